/** Keeps the SVG of a page in step with a sheet: redraws only what changed, lets things that moved glide. */
import { colourOf } from "./seats";
import { calm } from "./settings.svelte";
import { gone, type Drawn, type Sheet } from "./sheet";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 420;
const MARGIN = 6; // scene units around what is lit
const SHORT = 40; // scene units that are no way worth an arrow
const HEAD = 16; // scene units of an arrow's head
const EDGE = 2000; // how far the shade goes beyond the sheet

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
  private readonly shade: SVGPathElement;
  private readonly outlines: SVGGElement;
  private sheet: Sheet | null = null;
  /** Where things came from that moved, on the scene. */
  private readonly origins = new Map<string, DOMPoint>();

  constructor(private readonly root: SVGGElement) {
    this.picks = document.createElementNS(SVG, "g");
    this.picks.setAttribute("class", "picks");
    this.outlines = document.createElementNS(SVG, "g");
    this.outlines.setAttribute("class", "outlines");
    this.marks = document.createElementNS(SVG, "g");
    this.marks.setAttribute("class", "picks");
    this.shade = document.createElementNS(SVG, "path");
    this.shade.setAttribute("class", "shade");
    const shading = { "fill-rule": "evenodd", fill: "#0a1116", "fill-opacity": "0.58", "pointer-events": "none" };
    for (const [name, value] of Object.entries(shading)) this.shade.setAttribute(name, value);
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
    arrange(this.root, [...top, this.shade, this.outlines, this.marks, this.picks]);
    if (old?.picks !== sheet.picks) this.showPicks(sheet);
    if (from) this.noteOrigins(sheet, old, from);
    if (from && !calm()) this.glide(sheet, old, from);
  }

  /** Keep where the things that have moved came from, also from another scene. */
  private noteOrigins(sheet: Sheet, old: Sheet | null, from: Whereabouts): void {
    const root = DOMMatrix.fromMatrix(this.root.getScreenCTM() ?? new DOMMatrix()).inverse();
    const moved = old ? [...this.pieces.keys()].filter((name) => from.has(name) && old.places[name] !== sheet.places[name]) : [];
    for (const name of old ? gone(moved, old, sheet.places) : []) {
      const [piece, was] = [this.pieces.get(name)!, from.get(name)!];
      const { x, y, width, height } = piece.group.getBBox();
      this.origins.set(name, new DOMPoint(x + width / 2, y + height / 2).matrixTransform(root.multiply(was)));
    }
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

  /** Light some things and dim everything else, all of the sheet if they lie elsewhere; without any all is light. */
  light(names: readonly string[]): void {
    const boxes = names.map((name) => this.boxOf(name)).filter((box) => box !== null).map(withMargin);
    const hole = (box: DOMRect) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`;
    const whole = new DOMRect(-EDGE, -EDGE, (this.sheet?.width ?? 0) + 2 * EDGE, (this.sheet?.height ?? 0) + 2 * EDGE);
    this.shade.setAttribute("d", names.length ? [whole, ...apart(boxes)].map(hole).join("") : "");
  }

  /** Where a node lies on the scene, in its units. */
  boxOf(name: string): DOMRect | null {
    const group = this.pieces.get(name)?.group;
    if (!group?.isConnected) return null;
    const { x, y, width, height } = group.getBBox();
    const matrix = this.toRoot(group);
    const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height), new DOMPoint(x + width, y), new DOMPoint(x, y + height)].map((point) => point.matrixTransform(matrix));
    const [xs, ys] = [corners.map((point) => point.x), corners.map((point) => point.y)];
    return new DOMRect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  }

  /** A dotted hair around things that a later answer of this turn concerns; a line in somebody's colour around what they touched, an arrow from where it came. */
  outline(reached: readonly string[], traces: Readonly<Record<string, number>>): void {
    const frame = (name: string, className: string, style = "") => {
      const box = this.boxOf(name);
      if (!box || box.width === 0) return "";
      return `<rect class="${className}" style="${style}" x="${box.x - 2}" y="${box.y - 2}" width="${box.width + 4}" height="${box.height + 4}" rx="7"/>`;
    };
    const hairs = reached.map((name) => frame(name, "reach"));
    const touched = Object.entries(traces).map(([name, seat]) => frame(name, "trace", `stroke: ${colourOf(seat)}`));
    const arrows = Object.entries(traces).map(([name, seat]) => this.arrowTo(name, colourOf(seat)));
    if (touched.length === 0) this.origins.clear();
    this.outlines.replaceChildren(...parse([...hairs, ...touched, ...arrows].join("")));
    for (const [name, piece] of this.pieces) piece.group.classList.toggle("can-reach", reached.includes(name));
  }

  /** From where a thing came to where it lies; nothing if it hardly moved. */
  private arrowTo(name: string, colour: string): string {
    const from = this.origins.get(name);
    const box = this.boxOf(name);
    if (!from || !box) return "";
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const way = Math.hypot(x - from.x, y - from.y);
    if (way < SHORT) return "";
    const [dx, dy] = [(x - from.x) / way, (y - from.y) / way];
    const end = [x - (dx * Math.min(box.width, box.height)) / 2, y - (dy * Math.min(box.width, box.height)) / 2] as const;
    const wing = (side: number) => `${end[0] - HEAD * dx + (side * HEAD * dy) / 2} ${end[1] - HEAD * dy - (side * HEAD * dx) / 2}`;
    const d = `M${from.x} ${from.y}L${end.join(" ")}M${wing(1)}L${end.join(" ")}L${wing(-1)}`;
    return `<path class="way-casing" d="${d}"/><path class="way" style="stroke: ${colour}" d="${d}"/>`;
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

/** Boxes of which none lies over another: those that do are put together. */
function apart(boxes: readonly DOMRect[]): DOMRect[] {
  const found: DOMRect[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = found.findIndex((other) => overlap(whole, other)); at >= 0; at = found.findIndex((other) => overlap(whole, other))) {
      whole = union(whole, found.splice(at, 1)[0]!);
    }
    found.push(whole);
  }
  return found;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The box around two boxes. */
export function union(one: DOMRect, other: DOMRect): DOMRect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}

/** A box with some room around it. */
function withMargin(box: DOMRect): DOMRect {
  return new DOMRect(box.x - MARGIN, box.y - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN);
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
