/** Which part of a scene is on the screen: zoom and pan, by wheel, drag, pinch, buttons and keys. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 8;

export class Camera {
  /** 1 shows the whole scene. */
  zoom = $state(1);
  private centre = $state({ x: 0, y: 0 });
  private readonly scene = $state({ width: 1, height: 1 });
  private readonly screen = $state({ width: 1, height: 1 });

  /** What is to be seen, in scene units, in the shape of the screen. */
  readonly frame: Frame = $derived.by(() => {
    const units = this.unitsPerPixel();
    const width = this.screen.width * units;
    const height = this.screen.height * units;
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height };
  });

  readonly viewBox = $derived(`${this.frame.x} ${this.frame.y} ${this.frame.width} ${this.frame.height}`);

  /** Whether a part of the scene is off the screen. */
  readonly closeUp = $derived(this.zoom > 1.01);

  measure(scene: { width: number; height: number }, screen: { width: number; height: number }): void {
    Object.assign(this.scene, { width: scene.width, height: scene.height });
    Object.assign(this.screen, { width: Math.max(1, screen.width), height: Math.max(1, screen.height) });
    this.hold();
  }

  fit(): void {
    this.zoom = 1;
    this.centre = { x: this.scene.width / 2, y: this.scene.height / 2 };
  }

  /** Come so near that one scene unit is at least so many pixels; look at the upper left. */
  approach(pixelsPerUnit: number): void {
    this.fit();
    this.zoom = Math.min(CLOSEST, Math.max(1, pixelsPerUnit * this.unitsPerPixel()));
    if (this.zoom > 1) this.centre = { x: 0, y: 0 };
    this.hold();
  }

  /** Zoom by a factor and keep the point (in scene units) where it is on the screen. */
  zoomBy(factor: number, at: { x: number; y: number } = this.centre): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const share = this.zoom / zoom;
    this.centre = { x: at.x + (this.centre.x - at.x) * share, y: at.y + (this.centre.y - at.y) * share };
    this.zoom = zoom;
    this.hold();
  }

  panBy(dx: number, dy: number): void {
    const units = this.unitsPerPixel();
    this.centre = { x: this.centre.x - dx * units, y: this.centre.y - dy * units };
    this.hold();
  }

  /** Bring a part of the scene into sight, as near as it can be seen whole, but no nearer than so many pixels a unit. */
  reveal(box: Frame, nearest: number): void {
    const { frame } = this;
    const now = 1 / this.unitsPerPixel();
    const fits = Math.min(this.screen.width / box.width, this.screen.height / box.height, nearest);
    const inside = box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;
    if (inside && now >= fits * 0.7) return;
    this.zoom = 1;
    this.zoom = Math.min(CLOSEST, Math.max(1, fits * this.unitsPerPixel()));
    this.centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.hold();
  }

  /** Show a part of the scene as large as the screen allows, but no nearer than so many times the whole. */
  showPart(part: Frame, closest: number): void {
    this.fit();
    const units = this.unitsPerPixel();
    const room = Math.min((this.screen.width * units) / part.width, (this.screen.height * units) / part.height);
    this.zoom = Math.min(CLOSEST, closest, Math.max(1, room));
    this.centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.hold();
  }

  private unitsPerPixel(): number {
    const { scene, screen } = this;
    return Math.max(scene.width / screen.width, scene.height / screen.height) / this.zoom;
  }

  /** Keep the scene on the screen; where it is smaller than the screen, in the middle. */
  private hold(): void {
    const units = this.unitsPerPixel();
    const held = (centre: number, scene: number, screen: number): number => {
      const half = (screen * units) / 2;
      return half * 2 >= scene ? scene / 2 : Math.min(scene - half, Math.max(half, centre));
    };
    this.centre = {
      x: held(this.centre.x, this.scene.width, this.screen.width),
      y: held(this.centre.y, this.scene.height, this.screen.height),
    };
  }
}
