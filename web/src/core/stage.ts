/** Keeps the SVG of a page in step with a sheet: redraws only what changed, lets things that moved glide. */
import { calm } from "./settings.svelte";
import type { Drawn, Sheet } from "./sheet";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 420;

interface Piece {
  group: SVGGElement;
  drawn: Drawn | null;
  under: Node[];
  over: Node[];
}

/** Where things lay on the screen before a change; shared by all stages, so that a thing may change sheets. */
export type Whereabouts = Map<string, DOMMatrix>;

function parse(source: string): Node[] {
  if (!source) return [];
  const holder = document.createElementNS(SVG, "g");
  holder.innerHTML = source;
  return [...holder.childNodes];
}

function css(matrix: DOMMatrix): string {
  const { a, b, c, d, e, f } = matrix;
  return `matrix(${a},${b},${c},${d},${e},${f})`;
}

export class Stage {
  private readonly pieces = new Map<string, Piece>();
  private readonly picks: SVGGElement;
  private readonly marks: SVGGElement;
  private sheet: Sheet | null = null;

  constructor(private readonly root: SVGGElement) {
    this.picks = document.createElementNS(SVG, "g");
    this.picks.setAttribute("class", "picks");
    this.marks = document.createElementNS(SVG, "g");
    this.marks.setAttribute("class", "picks");
  }

  /** Where the things of this stage are on the screen now. */
  whereabouts(into: Whereabouts): void {
    for (const [name, piece] of this.pieces) {
      const matrix = piece.group.isConnected ? piece.group.getScreenCTM() : null;
      if (matrix) into.set(name, DOMMatrix.fromMatrix(matrix));
    }
  }

  /** Show a sheet. Things glide from where they were, if that is known; new ones fade in. */
  show(sheet: Sheet, from: Whereabouts | null): void {
    const old = this.sheet;
    this.sheet = sheet;
    for (const name of [...this.pieces.keys()]) {
      if (!(name in sheet.drawn)) this.drop(name);
    }
    const renewed = new Set<string>();
    for (const [name, drawn] of Object.entries(sheet.drawn)) {
      if (this.draw(name, drawn)) renewed.add(name);
      this.place(name, sheet);
    }
    for (const [name, piece] of this.pieces) {
      if (renewed.has(name) || old?.order[name] !== sheet.order[name]) this.fill(name, piece, sheet);
    }
    const top = (sheet.order[""] ?? []).map((name) => this.pieces.get(name)!.group);
    arrange(this.root, [...top, this.marks, this.picks]);
    if (old?.picks !== sheet.picks) this.showPicks(sheet);
    if (from && !calm()) this.glide(sheet, old, from);
  }

  /** The node that an event happened on. */
  nodeAt(target: EventTarget | null): string | null {
    const group = target instanceof Element ? target.closest("[data-node]") : null;
    return group?.getAttribute("data-node") ?? null;
  }

  /** Where a node is on the screen. */
  rectOf(name: string): DOMRect | null {
    return this.pieces.get(name)?.group.getBoundingClientRect() ?? null;
  }

  /** Fill the node that is pointed at, here or in the list of options. */
  hover(names: readonly string[]): void {
    for (const [name, piece] of this.pieces) piece.group.classList.toggle("hovered", names.includes(name));
  }

  /** Dashed lines around the thing that somebody asked about, drawn on the box of its picture. */
  markBlocked(name: string | null): void {
    this.marks.replaceChildren();
    const group = name ? this.pieces.get(name)?.group : undefined;
    if (!group) return;
    const box = group.getBBox();
    const matrix = this.toRoot(group);
    const frame = (className: string) =>
      `<rect class="pk ${className}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6"/>`;
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "blocked");
    mark.setAttribute("transform", css(matrix));
    mark.append(...parse(frame("pk-no0") + frame("pk-no")));
    this.marks.append(mark);
  }

  /** Let things light up for a moment: what a line of the log changed. */
  flash(names: readonly string[]): void {
    if (calm()) return;
    for (const name of names) {
      this.pieces
        .get(name)
        ?.group.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35)" }, { filter: "brightness(1)" }], {
          duration: 900,
          easing: "ease-in-out",
        });
    }
  }

  private drop(name: string): void {
    this.pieces.get(name)?.group.remove();
    this.pieces.delete(name);
  }

  private draw(name: string, drawn: Drawn): boolean {
    let piece = this.pieces.get(name);
    if (!piece) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("data-node", name);
      piece = { group, drawn: null, under: [], over: [] };
      this.pieces.set(name, piece);
    }
    if (piece.drawn && alike(piece.drawn, drawn)) return false;
    piece.drawn = drawn;
    piece.group.setAttribute("class", drawn.kind);
    const title = document.createElementNS(SVG, "title");
    title.textContent = drawn.tip;
    piece.under = drawn.tip ? [title, ...parse(drawn.under)] : parse(drawn.under);
    piece.over = parse(drawn.over);
    return true;
  }

  private place(name: string, sheet: Sheet): void {
    const { transform, fade } = sheet.places[name]!;
    const group = this.pieces.get(name)!.group;
    if (group.getAttribute("transform") !== transform) group.setAttribute("transform", transform);
    if (fade === 1) group.removeAttribute("opacity");
    else group.setAttribute("opacity", String(fade));
  }

  private fill(name: string, piece: Piece, sheet: Sheet): void {
    const children = (sheet.order[name] ?? []).map((child) => this.pieces.get(child)!.group);
    arrange(piece.group, [...piece.under, ...children, ...piece.over]);
  }

  private showPicks(sheet: Sheet): void {
    this.picks.replaceChildren();
    for (const pick of Object.values(sheet.picks)) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", pick.state);
      if (pick.transform) group.setAttribute("transform", pick.transform);
      group.append(...parse(pick.body));
      this.picks.append(group);
    }
    for (const [name, piece] of this.pieces) {
      piece.group.classList.toggle("can-pick", (sheet.picks[name]?.options.length ?? 0) > 0);
    }
  }

  private glide(sheet: Sheet, old: Sheet | null, from: Whereabouts): void {
    for (const [name, piece] of this.pieces) {
      const was = from.get(name);
      if (!was) {
        if (old) piece.group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE });
      } else if (!old || old.places[name] !== sheet.places[name]) {
        this.glideFrom(piece.group, was);
      }
    }
  }

  private glideFrom(group: SVGGElement, was: DOMMatrix): void {
    const now = group.getScreenCTM();
    const parent = (group.parentNode as SVGGraphicsElement | null)?.getScreenCTM();
    if (!now || !parent) return;
    const inverse = DOMMatrix.fromMatrix(parent).inverse();
    const start = inverse.multiply(was);
    const end = inverse.multiply(DOMMatrix.fromMatrix(now));
    if (Math.abs(start.e - end.e) < 0.5 && Math.abs(start.f - end.f) < 0.5) return;
    group.animate([{ transform: css(start) }, { transform: css(end) }], {
      duration: GLIDE,
      easing: "cubic-bezier(.2,.7,.3,1)",
    });
  }

  private toRoot(group: SVGGElement): DOMMatrix {
    const outer = DOMMatrix.fromMatrix(this.root.getScreenCTM() ?? new DOMMatrix());
    return outer.inverse().multiply(DOMMatrix.fromMatrix(group.getScreenCTM() ?? new DOMMatrix()));
  }
}

/** Whether two drawings look the same; a whole new view holds other objects of the same content. */
function alike(one: Drawn, other: Drawn): boolean {
  return one === other || (one.kind === other.kind && one.tip === other.tip && one.under === other.under && one.over === other.over);
}

/** Give an element these children in this order; those that are in their place stay untouched, so that the browser need not draw them again. */
function arrange(parent: Element, wanted: readonly Node[]): void {
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  let next = parent.firstChild;
  for (const child of wanted) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
}
