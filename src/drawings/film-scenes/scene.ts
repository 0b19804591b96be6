/** What the scenes of the films share: their size, their grounds, and the small signs laid over them. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, path, put, rect } from '../primitives/svg.ts';
import { greenInk, inkColour, letterText, onMat, onPaper, pencilColour, strokePath } from '../figures/figure.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';

/** A kit that a film builds or takes apart: how it looks, and what a meter finds in it. */
export interface FilmKit {
  readonly drawing: KitDrawing;
  readonly measurements: readonly { readonly at: string; readonly volts: number }[];
}

export interface FilmKits {
  readonly booster: FilmKit;
  readonly clipper: FilmKit;
}

/** A scene is all drawn from the kits, so that it shows the board and the values that are sold. */
export type FilmScene = (kits: FilmKits) => string;

export const sceneWidth = 320;
export const sceneHeight = 240;

type SceneBody = (d: Defs, kits: FilmKits) => string[];

export const paperScene =
  (body: SceneBody): FilmScene =>
  (kits) =>
    onPaper(sceneHeight, (d) => body(d, kits).join('')).draw();

export const matScene =
  (body: SceneBody): FilmScene =>
  (kits) =>
    onMat(sceneHeight, (d) => body(d, kits).join('')).draw();

/** The number of a step or a point, on a disc. */
export const numberBadge = (x: number, y: number, number: number, fill: string = inkColour, r = 8): string =>
  circle(x, y, r, { fill }) + letterText(String(number), x, y + r * 0.42, { cap: r * 0.84, ink: '#fff' });

/** Sound can be heard here. */
export const soundBadge = (x: number, y: number, r = 8): string =>
  circle(x, y, r, { fill: greenInk }) +
  put(
    x,
    y,
    0,
    strokePath(
      `M${-r * 0.6} 0c${r * 0.2} ${-r * 0.7} ${r * 0.4} ${-r * 0.7} ${r * 0.6} 0s${r * 0.4} ${r * 0.7} ${r * 0.6} 0`,
      '#fff',
      r * 0.2,
    ),
  );

/** Nothing can be heard here. */
export const silenceBadge = (x: number, y: number, r = 8): string =>
  circle(x, y, r, { fill: pencilColour }) + put(x, y, 0, strokePath(`M${-r * 0.5} 0H${r * 0.5}`, '#fff', r * 0.24));

/** A window with its own ground; what is drawn in it is cut off at its edge. */
export function pane(d: Defs, [x, y, w, h]: readonly [number, number, number, number], ...markup: string[]): string {
  const shape = rect(x, y, w, h, 5, {});
  return (
    rect(x, y, w, h, 5, { fill: '#fffdf6' }) +
    g({ 'clip-path': d.clip(shape) }, ...markup) +
    rect(x, y, w, h, 5, { fill: 'none', stroke: pencilColour, 'stroke-opacity': 0.5, 'stroke-width': 0.8 })
  );
}

/** Sound that leaves something, as arcs to the right. */
export const soundWaves = (x: number, y: number, ink: string, count = 3): string =>
  path(
    Array.from({ length: count }, (_, i) => {
      const half = 8 + i * 5;
      return `M${x + i * 7} ${y - half}C${x + i * 7 + 6} ${y - half / 2} ${x + i * 7 + 6} ${y + half / 2} ${x + i * 7} ${y + half}`;
    }).join(''),
    { fill: 'none', stroke: ink, 'stroke-width': 1.8, 'stroke-linecap': 'round' },
  );
