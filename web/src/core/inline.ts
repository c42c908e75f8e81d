/** The little Markdown that rules use inside a sentence, and the ids of rules, as pieces to be shown. */

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "rule";
  text: string;
}

const SIGNS = /\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*)\*|`([^`]+)`|\b([A-Z]{3,5}-\d+(?:\.\d+)*[a-z]?)\b/g;

export function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of source.matchAll(SIGNS)) {
    if (match.index > done) found.push({ kind: "text", text: source.slice(done, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    done = match.index + whole.length;
  }
  if (done < source.length) found.push({ kind: "text", text: source.slice(done) });
  return found;
}

/** Paragraphs and list items, in order. */
export function paragraphs(source: string): string[] {
  return source
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/)
    .map((part) => part.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").replaceAll(/\s*\n\s*/g, " ").trim())
    .filter((part) => part && part !== "---");
}
