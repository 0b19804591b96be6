/** What a viewer shows of a picture: how large, and how far from the middle, in pixels of the screen. */
export interface ViewState {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const fitted: ViewState = { zoom: 1, x: 0, y: 0 };

/** Deep enough to read the bands of a resistor in a picture of a whole kit. */
export const maxZoom = 16;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Never smaller than the screen, and never dragged out of it. */
function within({ zoom, x, y }: ViewState, { width, height }: ViewSize): ViewState {
  const kept = Math.max(1, Math.min(maxZoom, zoom));
  return { zoom: kept, x: clamp(x, ((kept - 1) * width) / 2), y: clamp(y, ((kept - 1) * height) / 2) };
}

/** The point, measured from the middle of the screen, stays where it is. */
export function zoomedAt(view: ViewState, factor: number, point: Point, size: ViewSize): ViewState {
  const zoom = Math.max(1, Math.min(maxZoom, view.zoom * factor));
  const by = zoom / view.zoom;
  return within({ zoom, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, size);
}

export const moved = (view: ViewState, dx: number, dy: number, size: ViewSize): ViewState =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, size);

const keyFactor = 1.5;
const keyStep = 90;
const middle: Point = { x: 0, y: 0 };

/** What a key does, or null when it does nothing here. */
export function viewAfterKey(view: ViewState, key: string, size: ViewSize): ViewState | null {
  switch (key) {
    case '+':
    case '=':
      return zoomedAt(view, keyFactor, middle, size);
    case '-':
    case '_':
      return zoomedAt(view, 1 / keyFactor, middle, size);
    case '0':
      return fitted;
    // An arrow says where to look, so the picture goes the other way.
    case 'ArrowLeft':
      return moved(view, keyStep, 0, size);
    case 'ArrowRight':
      return moved(view, -keyStep, 0, size);
    case 'ArrowUp':
      return moved(view, 0, keyStep, size);
    case 'ArrowDown':
      return moved(view, 0, -keyStep, size);
    default:
      return null;
  }
}
