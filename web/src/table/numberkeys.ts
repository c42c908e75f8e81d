/** Options by number: one digit takes an option at once unless a second digit could follow. */
const PAUSE = 700;

export class NumberKeys {
  private typed = "";
  private timer = 0;

  constructor(private readonly onnumber: (number: number) => void) {}

  /** Whether the key was a digit and is dealt with. */
  press(key: string, most: number): boolean {
    if (!/^\d$/.test(key) || (key === "0" && !this.typed)) return false;
    clearTimeout(this.timer);
    this.typed += key;
    if (Number(this.typed) * 10 > most) this.flush();
    else this.timer = window.setTimeout(() => this.flush(), PAUSE);
    return true;
  }

  flush(): void {
    clearTimeout(this.timer);
    const number = Number(this.typed);
    this.typed = "";
    if (number > 0) this.onnumber(number);
  }
}
