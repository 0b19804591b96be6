import { Defs } from '../primitives/defs.ts';
import { circle, el, g, n, path, svg } from '../primitives/svg.ts';
import { resistor } from '../parts/resistor.ts';
import { accentPaint, label, thinLine } from './line.ts';

const resistorScale = 19;

/** Where each band of the resistor is, in millimetres from its middle, and what it says. */
const bandTexts = [
  ['4', -2.45],
  ['0', -1.35],
  ['4', -0.6],
  ['×1', 0.15],
  ['1%', 2.3],
] as const;

const openCircuit = (): string =>
  g(
    thinLine,
    path('M2 130H44M356 130H398', {}),
    circle(50, 130, 5, {}),
    circle(350, 130, 5, {}),
    path('M59 130H72M341 130H328', { stroke: accentPaint, 'stroke-width': 2.6, 'stroke-dasharray': '1 6' }),
  );

const bandLabels = (): string =>
  g(
    thinLine,
    ...bandTexts.map(([text, x], i) => {
      const px = 200 + x * resistorScale;
      const up = i === 1 || i === 3 ? 44 : 62;
      return path(`M${n(px)} 100V${up}`, { 'stroke-width': 1 }) + label(text, px, up - 7, 10);
    }),
  );

/** 404 ohms, five bands: yellow, black, yellow, black, brown. It hangs in an open circuit. */
const part = (d: Defs): string =>
  el('g', { transform: `translate(200 130) scale(${resistorScale})` }, resistor(d, 404, 1, 3.2).markup);

/** The frame that the lines and the resistor share; it has room for the whole shadow. */
const stackedView = [0, 16, 400, 176] as const;

/** The part of the picture that takes the ink of the page. */
export const notFoundLines = (): string => svg(stackedView, '', openCircuit() + bandLabels(), { class: 'spot' });

/** The part of the picture that has its own light, to lie under the lines. */
export function notFoundResistor(): string {
  const d = new Defs('nf', 2.4);
  const markup = part(d);
  return svg(stackedView, d, markup, { title: 'A 404 ohm resistor hanging in an open circuit' });
}
