/** Whether the page is on a small screen; the same border as in the style sheets. */
const query = matchMedia("(max-width: 820px)");

class Screen {
  phone = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.phone = query.matches));
  }
}

export const screenSize = new Screen();
