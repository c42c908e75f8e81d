/** Put a popover beside the thing it is about, wherever there is room on the screen. */
const GAP = 10;

export function placeBeside(box: HTMLElement, thing: DOMRect | null): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const x = thing ? thing.left + thing.width / 2 - width / 2 : innerWidth / 2 - width / 2;
  let y = innerHeight / 2 - height / 2;
  if (thing) {
    const below = Math.min(thing.bottom, innerHeight) + GAP;
    const above = Math.max(0, thing.top) - height - GAP;
    y = below + height < innerHeight ? below : above > 0 ? above : y;
  }
  box.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, x))}px`;
  box.style.top = `${Math.max(GAP, Math.min(innerHeight - height - GAP, y))}px`;
}
