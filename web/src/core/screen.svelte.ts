/** What kind of screen the page is on; the same borders as in the style sheets. */
const small = matchMedia("(max-width: 820px), (max-height: 500px)");
const flat = matchMedia("(max-height: 500px) and (orientation: landscape)");
const middle = matchMedia("(max-width: 1180px), (pointer: coarse)");

class Screen {
  /** A phone, upright or lying. */
  phone = $state(small.matches);
  /** A phone that lies on its side. */
  flat = $state(flat.matches);
  /** A tablet: between a phone and a desk. */
  tablet = $state(middle.matches && !small.matches);

  constructor() {
    for (const query of [small, flat, middle]) query.addEventListener("change", () => this.look());
  }

  private look(): void {
    this.phone = small.matches;
    this.flat = flat.matches;
    this.tablet = middle.matches && !small.matches;
  }
}

export const screenSize = new Screen();
