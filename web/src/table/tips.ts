/** What a thing is, in words: the name in front, then the rest. */

/** A tip parted after its name: at the first colon, full stop or semicolon that is not inside brackets. */
export function parted(tip: string): { name: string; rest: string } {
  let depth = 0;
  for (let at = 0; at < tip.length; at++) {
    const sign = tip[at]!;
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (depth === 0 && (sign === "\n" || (/[:.;]/.test(sign) && /^\s|^$/.test(tip.slice(at + 1, at + 2))))) {
      return { name: tip.slice(0, at), rest: tip.slice(at + 1).trim() };
    }
  }
  return { name: tip, rest: "" };
}
