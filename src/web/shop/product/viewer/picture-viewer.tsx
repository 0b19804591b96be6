import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { cross, minus, plus } from '../../../ui/icon/icon-shapes.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './picture-viewer.module.css';

/** What a viewer shows of a picture: how large, and how far from the middle, in pixels of the screen. */
interface ViewState {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface ViewSize {
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

interface Spot {
  readonly x: number;
  readonly y: number;
}

const wheelSpeed = 0.0016;

/** From the middle of the picture's place on the screen. */
function fromMiddle(element: HTMLElement, { x, y }: Spot): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger or the mouse drags, two fingers pinch. */
function usePointers(place: RefObject<HTMLDivElement | null>, change: (next: (view: ViewState) => ViewState) => void) {
  const down = useRef(new Map<number, Spot>());
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });
  const drag = (from: Spot, to: Spot): void =>
    change((view) => moved(view, to.x - from.x, to.y - from.y, place.current!.getBoundingClientRect()));
  const pinch = (before: readonly Spot[], after: readonly Spot[]): void => {
    const [a, b] = before as [Spot, Spot];
    const [c, d] = after as [Spot, Spot];
    const size = place.current!.getBoundingClientRect();
    const centre = fromMiddle(place.current!, between(c, d));
    drag(between(a, b), between(c, d));
    change((view) => zoomedAt(view, distance(c, d) / Math.max(1, distance(a, b)), centre, size));
  };
  const lift = ({ pointerId }: PointerEvent): void => void down.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const from = down.current.get(event.pointerId);
      if (!from) return;
      const before = [...down.current.values()];
      down.current.set(event.pointerId, spotOf(event));
      if (before.length === 2) pinch(before, [...down.current.values()]);
      else drag(from, spotOf(event));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** The view of a picture, and what moves it. */
function useView() {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ViewState>(fitted);
  useEffect(() => {
    const element = place.current!;
    const onWheel = (event: WheelEvent): void => {
      // Only a listener of our own may keep the page behind from scrolling.
      event.preventDefault();
      const point = fromMiddle(element, { x: event.clientX, y: event.clientY });
      const factor = Math.exp(-event.deltaY * wheelSpeed);
      setView((before) => zoomedAt(before, factor, point, element.getBoundingClientRect()));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);
  return { place, view, setView, pointers: usePointers(place, setView) };
}

export interface PictureViewerProps {
  imageUrl: string;
  /** What the picture shows. */
  title: string;
  onClose: () => void;
}

const fit = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

/** Open for as long as it is rendered, over everything else. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => element.close();
  }, []);
  return dialog;
}

/** A picture as large as the screen and sharp at any size. Wheel, pinch, drag or keys: +, -, arrows, 0; Esc closes. */
export function PictureViewer({ imageUrl, title, onClose }: PictureViewerProps) {
  const dialog = useModal();
  const { place, view, setView, pointers } = useView();
  const press = (key: string): boolean => {
    const next = viewAfterKey(view, key, place.current!.getBoundingClientRect());
    if (next) setView(next);
    return next !== null;
  };
  useEffect(() => place.current?.focus(), [place]);
  const percent = `${Math.round(view.zoom * 100)}%`;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onKeyDown={(event) => press(event.key) && event.preventDefault()}
    >
      <div ref={place} className={styles.place} tabIndex={-1} {...pointers} onDoubleClick={() => press('+')}>
        <img
          src={imageUrl}
          alt={title}
          draggable={false}
          style={{
            width: percent,
            height: percent,
            translate: `calc(-50% + ${view.x}px) calc(-50% + ${view.y}px)`,
          }}
        />
      </div>
      <div className={styles.controls}>
        <IconButton label="Zoom out" disabled={view.zoom <= 1} onClick={() => press('-')}>
          <Icon shape={minus} />
        </IconButton>
        <output className={styles.zoom}>{percent}</output>
        <IconButton label="Zoom in" onClick={() => press('+')}>
          <Icon shape={plus} />
        </IconButton>
        <IconButton label="Show the whole picture" onClick={() => press('0')}>
          <Icon shape={fit} />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <Icon shape={cross} />
        </IconButton>
      </div>
    </dialog>
  );
}
