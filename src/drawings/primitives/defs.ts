import { el, n } from './svg.ts';

/** [offset, colour, opacity?] */
export type Stop = readonly [number, string, number?];

/** The colours of another gradient, written once and used in several places. */
interface SharedStops {
  readonly href: string;
}

/** The colours of a gradient: stops, or the same written down as "0 #fff .3, .5 #ccc, 1 #888", or those of another. */
export type GradientStops = readonly Stop[] | string | SharedStops;

const isShared = (ramp: GradientStops): ramp is SharedStops => typeof ramp === 'object' && 'href' in ramp;

const written = (ramp: string): Stop[] =>
  ramp.split(', ').map((stop): Stop => {
    const [offset, colour, opacity = '1'] = stop.split(' ') as [string, string, string?];
    return [Number(offset), colour, Number(opacity)];
  });

const hrefOf = (ramp: GradientStops): string | undefined => (isShared(ramp) ? '#' + ramp.href : undefined);

const stopsOf = (ramp: GradientStops): string => (isShared(ramp) ? '' : listedStops(ramp));

const listedStops = (ramp: readonly Stop[] | string): string =>
  (typeof ramp === 'string' ? written(ramp) : ramp)
    .map(([offset, colour, opacity = 1]) =>
      el('stop', { offset: n(offset), 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : n(opacity) }),
    )
    .join('');

const url = (id: string): string => `url(#${id})`;

/** Gradients, clips, patterns and shared shapes of one picture. Equal definitions share one id. */
export class Defs {
  readonly prefix: string;
  readonly detail: number;
  readonly #byBody = new Map<string, string>();
  readonly #items: string[] = [];
  #count = 0;

  /**
   * `prefix` must be unique among the pictures inlined in one page.
   * `detail` scales the number of steps in soft shadows: 1 for a picture shown large, less for crowded scenes.
   */
  constructor(prefix: string, detail = 1) {
    this.prefix = prefix;
    this.detail = detail;
  }

  #add(body: (id: string) => string): string {
    const key = body('');
    const known = this.#byBody.get(key);
    if (known) return known;
    const id = this.prefix + (this.#count++).toString(36);
    this.#byBody.set(key, id);
    this.#items.push(body(id));
    return id;
  }

  /** Linear gradient in the box of the shape that uses it (default: top to bottom). */
  linear(ramp: GradientStops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return url(this.#add((id) => el('linearGradient', { id, href: hrefOf(ramp), x1, y1, x2, y2 }, stopsOf(ramp))));
  }

  /** Linear gradient in user space. */
  linearAt(ramp: GradientStops, x1: number, y1: number, x2: number, y2: number): string {
    const gradientUnits = 'userSpaceOnUse';
    return url(this.#add((id) => el('linearGradient', { id, gradientUnits, x1, y1, x2, y2 }, stopsOf(ramp))));
  }

  radial(ramp: GradientStops, cx = 0.5, cy = 0.5, r = 0.5, fx?: number, fy?: number): string {
    return url(this.#add((id) => el('radialGradient', { id, href: hrefOf(ramp), cx, cy, r, fx, fy }, stopsOf(ramp))));
  }

  /** Colours that several gradients of this picture share. */
  stops(ramp: readonly Stop[]): SharedStops {
    return { href: this.#add((id) => el('linearGradient', { id }, stopsOf(ramp))) };
  }

  clip(shape: string): string {
    return url(this.#add((id) => el('clipPath', { id }, shape)));
  }

  pattern(width: number, height: number, body: string): string {
    return url(this.#add((id) => el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, body)));
  }

  mask(body: string): string {
    return url(this.#add((id) => el('mask', { id }, body)));
  }

  /** Keep a shape in <defs>; returns its bare id for <use href="#id"/>. */
  define(body: string): string {
    return this.#add((id) => el('g', { id }, body));
  }

  definePath(d: string): string {
    return this.#add((id) => el('path', { id, d }));
  }

  toString(): string {
    return this.#items.length ? `<defs>${this.#items.join('')}</defs>` : '';
  }
}
