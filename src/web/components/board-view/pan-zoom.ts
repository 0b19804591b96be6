/**
 * Moves what lies on the board. Panning sets transforms and nothing else, so that the browser only shifts layers that are
 * painted already; React does not hear of it. While one zooms, the painted board is scaled; it is painted anew at the end.
 */
import { flagStands } from './flag-stands.ts';
import { type Box, fitted, type Inset, panned, revealing, type Size, type View, zoomedAt } from './view.ts';

/** Drag, wheel and pinch over the board, told apart from a tap. */

type Gesture =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number; readonly y: number };

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved further than this meant to drag. */
const tapPx = 4;
const wheelPx = 500;

const distance = ([a, b]: readonly Finger[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);

function listenToGestures(pane: HTMLElement, onGesture: (gesture: Gesture) => void): () => void {
  const fingers = new Map<number, Finger>();
  let moved = 0;
  const stop = new AbortController();
  const { signal } = stop;
  const place = (event: MouseEvent): Finger => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent): void => {
    // Let go outside the window.
    if (event.buttons === 0) fingers.delete(event.pointerId);
    const before = fingers.get(event.pointerId);
    if (!before || fingers.size > 2) return;
    const span = fingers.size === 2 ? distance([...fingers.values()]) : 0;
    const now = place(event);
    fingers.set(event.pointerId, now);
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (moved <= tapPx) return;
    // Only from here on: a captured pointer would take the click from what it was pressed on.
    if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
    if (fingers.size === 1) return onGesture({ kind: 'pan', dx: now.x - before.x, dy: now.y - before.y });
    const both = [...fingers.values()];
    const [x, y] = [(both[0]!.x + both[1]!.x) / 2, (both[0]!.y + both[1]!.y) / 2];
    if (span > 0) onGesture({ kind: 'zoom', factor: distance(both) / span, x, y });
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    onGesture({ kind: 'zoom', factor: Math.exp(-event.deltaY / wheelPx), ...place(event) });
  };
  const click = (event: MouseEvent): void => {
    if (moved > tapPx) event.stopPropagation();
    moved = 0;
  };
  pane.addEventListener('pointerdown', down, { signal });
  pane.addEventListener('pointermove', move, { signal });
  pane.addEventListener('pointerup', up, { signal });
  pane.addEventListener('pointercancel', up, { signal });
  pane.addEventListener('wheel', wheel, { signal, passive: false });
  pane.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}

/** A ruler in millimetres as the markup of SVG: it reaches a little beyond the board, so that panning only moves it. */

interface RulerSpan {
  readonly from: number;
  readonly to: number;
}

const tickOf = (mm: number): number => (mm % 10 === 0 ? 12 : mm % 5 === 0 ? 9 : 6);
/** Below this many pixels a millimetre, single millimetres would be a blur. */
const fineFrom = 5;
/** A figure needs its room: every fifth centimetre, every second, or each. */
const figureStep = (k: number): number => (k < 2 ? 50 : k < 3.2 ? 20 : 10);

export function rulerMarkup(k: number, { from, to }: RulerSpan, across: boolean): string {
  let ticks = '';
  let figures = '';
  for (let mm = from; mm <= to; mm++) {
    if (k < fineFrom && mm % 5 !== 0) continue;
    const at = Math.round((mm - from) * k) + 0.5;
    ticks += across ? `M${at} 0v${tickOf(mm)}` : `M0 ${at}h${tickOf(mm)}`;
    if (mm % figureStep(k) === 0) {
      const figure = String(mm).replace('-', '−');
      figures += across ? `<text x="${at + 3}" y="18">${figure}</text>` : `<text x="8" y="${at + 12}">${figure}</text>`;
    }
  }
  return `<path d="${ticks}"/>${figures}`;
}

export interface PanZoomElements {
  readonly pane: HTMLElement;
  /** Holds the board; `boardMargin` millimetres wider than it on every side. */
  readonly stage: HTMLElement;
  /** Flags and probes: they keep their size. Their places are multiples of `--k`. */
  readonly marks: HTMLElement;
  readonly grid: HTMLElement;
  readonly across: HTMLElement;
  readonly down: HTMLElement;
}

/** Around the board in its drawing, for its shadow. */
export const boardMargin = 6;
const beyond = 120;
const settleMs = 140;

export class PanZoom {
  readonly #el: PanZoomElements;
  readonly #board: Box;
  readonly #stop: () => void;
  readonly #watch: ResizeObserver;
  #view: View = { k: 8, x: 0, y: 0 };
  #home: Box;
  #fits = true;
  #paintedK = 0;
  #drawnK = 0;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(el: PanZoomElements, board: { readonly w: number; readonly h: number }) {
    this.#el = el;
    this.#board = [0, 0, board.w, board.h];
    this.#home = [-3, -3, board.w + 6, board.h + 6];
    this.#stop = listenToGestures(el.pane, (gesture) => this.#follow(gesture));
    this.#watch = new ResizeObserver(() => this.#fits && this.fit());
    this.#watch.observe(el.pane);
  }

  destroy(): void {
    this.#stop();
    this.#watch.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
  }

  /** What `fit` shows from now on; null: the whole board. */
  setHome(box: Box | null): void {
    const [, , w, h] = this.#board;
    this.#home = box ?? [-3, -3, w + 6, h + 6];
    this.fit(true);
  }

  fit(slowly = false): void {
    const size = this.#size();
    // A tab that is not shown has no size.
    if (size.width < 80 || size.height < 80) return;
    this.#fits = true;
    this.#show(fitted(size, this.#inset(), this.#home), slowly);
  }

  zoom(factor: number): void {
    const { width, height } = this.#size();
    this.#fits = false;
    this.#show(zoomedAt(this.#view, factor, width / 2, height / 2));
  }

  reveal(box: Box): void {
    const size = this.#size();
    if (size.width < 80) return;
    const view = revealing(this.#view, size, this.#inset(), box);
    if (view !== this.#view) this.#show(view, true);
  }

  /** Flags keep their size while their places come nearer to each other: none may cover another. */
  arrangeFlags(): void {
    const flags = [...this.#el.marks.querySelectorAll<HTMLElement>('[data-flag]')];
    const topsAs = (isBelow: boolean): number[] => {
      for (const flag of flags) flag.style.setProperty('--lift', '0px');
      for (const flag of flags) flag.toggleAttribute('data-below', isBelow);
      return flags.map((flag) => flag.offsetTop + (flag.firstElementChild as HTMLElement).offsetTop);
    };
    const [above, below] = [topsAs(false), topsAs(true)];
    const boxes = flags.map((flag, k) => {
      const { offsetWidth: width, offsetHeight: height } = flag.firstElementChild as HTMLElement;
      const isBelow = flag.dataset['flag'] === 'below';
      const left = this.#shiftedIn(flag, width);
      const { offsetLeft: x, offsetTop: y } = flag;
      return { left, width, height, above: above[k]!, below: below[k]!, x, y, isBelow };
    });
    const { top, bottom } = this.#inset();
    const seen = { top: top - this.#view.y, bottom: this.#size().height - bottom - this.#view.y };
    flagStands(boxes, seen).forEach(({ isBelow, lift }, k) => {
      flags[k]!.style.setProperty('--lift', `${lift}px`);
      flags[k]!.toggleAttribute('data-below', isBelow);
    });
  }

  /** A word that would stand out of the pane moves along its line; gives where it begins. */
  #shiftedIn(flag: HTMLElement, width: number): number {
    const { left, right } = this.#inset();
    const own = flag.offsetLeft - width / 2;
    const [low, high] = [left - this.#view.x, this.#size().width - right - this.#view.x - width];
    // Only as far as its line still touches it.
    const shift = Math.max(-width / 2, Math.min(width / 2, Math.max(low, Math.min(high, own)) - own));
    flag.style.setProperty('--shift', `${shift}px`);
    return own + shift;
  }

  #size(): Size {
    const { clientWidth: width, clientHeight: height } = this.#el.pane;
    return { width, height };
  }

  #inset(): Inset {
    const style = getComputedStyle(this.#el.pane);
    const of = (side: string): number => Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
    return { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') };
  }

  #follow(gesture: Gesture): void {
    this.#fits = false;
    if (gesture.kind === 'pan') this.#show(panned(this.#view, gesture.dx, gesture.dy, this.#size(), this.#board));
    else this.#show(zoomedAt(this.#view, gesture.factor, gesture.x, gesture.y));
  }

  #show(view: View, slowly = false): void {
    this.#view = view;
    const glides = this.#el.stage.toggleAttribute('data-glide', slowly && this.#paintedK > 0);
    // The animation that holds it has to have gone before the transform changes.
    if (glides) this.#el.stage.getBoundingClientRect();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#apply());
  }

  #apply(): void {
    const { k, x, y } = this.#view;
    const { stage, marks, grid, across, down } = this.#el;
    if (this.#paintedK === 0) this.#paint();
    const margin = boardMargin * k;
    stage.style.transform = `translate3d(${x - margin}px,${y - margin}px,0) scale(${k / this.#paintedK})`;
    marks.style.transform = `translate3d(${x}px,${y}px,0)`;
    const cell = 10 * k;
    grid.style.transform = `translate3d(${(x % cell) - cell}px,${(y % cell) - cell}px,0)`;
    across.style.transform = `translate3d(${x - beyond * k}px,0,0)`;
    down.style.transform = `translate3d(0,${y - beyond * k}px,0)`;
    if (k !== this.#drawnK) this.#rescale(k);
  }

  /** All that depends on the zoom and not on the place. */
  #rescale(k: number): void {
    const [, , w, h] = this.#board;
    this.#drawnK = k;
    this.#el.pane.style.setProperty('--k', String(k));
    this.arrangeFlags();
    this.#el.across.querySelector('svg')!.innerHTML = rulerMarkup(k, { from: -beyond, to: w + beyond }, true);
    this.#el.down.querySelector('svg')!.innerHTML = rulerMarkup(k, { from: -beyond, to: h + beyond }, false);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#paint();
      this.#apply();
    }, settleMs);
  }

  /** The board at its true size, sharp. */
  #paint(): void {
    const [, , w, h] = this.#board;
    const { k } = this.#view;
    this.#paintedK = k;
    this.#el.stage.removeAttribute('data-glide');
    this.#el.stage.style.width = `${(w + 2 * boardMargin) * k}px`;
    this.#el.stage.style.height = `${(h + 2 * boardMargin) * k}px`;
  }
}
