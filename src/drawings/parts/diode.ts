import type { LedColour } from '#electronics/led.ts';
import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, data, n, path, rect } from '../primitives/svg.ts';
import { ledPaints } from '../primitives/palette.ts';
import { straightLegs, type Leg, type PolarLegs } from './legs.ts';
import { type Part, shadowOf, leadWire } from './part.ts';

/** Where the band is that marks the cathode: in every body at the right end. */
export const diodeBandX = { glass: 1.25, 'long-glass': 2.2, black: 1.625 } as const;

/** DO-35 and DO-7 are glass, DO-41 is black plastic. */
export type DiodeBody = 'glass' | 'long-glass' | 'black';

/** A germanium point in clear glass (DO-7), longer and wider than silicon. */
const longGlass = (d: Defs): string =>
  rect(-3.4, -1.15, 6.8, 2.3, 1.1, { fill: '#c9bd9a', 'fill-opacity': 0.9 }) +
  path('M-3.2 0H-.5M.3 0H3.2', { stroke: '#7d858a', 'stroke-width': 0.5 }) +
  path('M-.5 0L.1 -.35L.3 0', { fill: 'none', stroke: '#6b4a1a', 'stroke-width': 0.25 }) +
  rect(diodeBandX['long-glass'] - 0.4, -1.15, 0.8, 2.3, 0, { fill: '#1f2a52' }) +
  rect(-3.4, -1.15, 6.8, 2.3, 1.1, {
    fill: d.linear('0 #fff .15, .25 #fff .75, .42 #fff .05, .75 #000 .15, 1 #000 .45'),
    stroke: '#8a7f60',
    'stroke-width': 0.12,
  });

export function diodeBody(d: Defs, kind: DiodeBody = 'glass'): string {
  if (kind === 'long-glass') return longGlass(d);
  const tube = d.linear('0 #fff .15, .25 #fff .75, .42 #fff .05, .75 #000 .15, 1 #000 .45');
  return kind === 'glass'
    ? rect(-2, -0.9, 4, 1.8, 0.85, { fill: '#d8632a' }) +
        rect(-1.3, -0.5, 2, 1, 0.3, { fill: '#7e2a12', opacity: 0.75 }) +
        rect(diodeBandX.glass - 0.3, -0.9, 0.6, 1.8, 0, { fill: '#161616' }) +
        rect(-2, -0.9, 4, 1.8, 0.85, { fill: tube })
    : rect(-2.5, -1.2, 5, 2.4, 0.35, { fill: '#232628' }) +
        rect(diodeBandX.black - 0.325, -1.2, 0.65, 2.4, 0, { fill: '#d6dadc' }) +
        rect(-2.5, -1.2, 5, 2.4, 0.35, { fill: tube, opacity: 0.6 });
}

export function diode(d: Defs, kind: DiodeBody = 'glass', leadLength = 11): Part {
  const x = (kind === 'long-glass' ? 3.4 : 2.5) + leadLength;
  return {
    w: 2 * x,
    h: 2.4,
    markup:
      shadowOf(d, rect(-2, -0.2, 4.4, 1.8, 0.8, {}), 0.4) + leadWire(`M${n(-x)} 0H${n(x)}`, 0.55) + diodeBody(d, kind),
  };
}

const ledTop = -10;

/** The long leg is the anode, on the right; the rim is flat over the other. */
export function ledLegs(): PolarLegs {
  const leg = (x: number, length: number): Leg => ({ x, top: ledTop + 8, end: ledTop + 8 + length });
  return { plus: leg(1.27, 14.5), minus: leg(-1.27, 12.5) };
}

/** 5 mm LED, standing. */
export function ledPart(d: Defs, colour: LedColour = 'red', lit = false): Part {
  const c = ledPaints[colour];
  const y = ledTop;
  const { plus, minus } = ledLegs();
  const dome = `M-2.5 ${n(y + 7.4)}V${n(y + 2.4)}A2.5 2.5 0 0 1 2.5 ${n(y + 2.4)}V${n(y + 7.4)}Z`;
  return {
    w: 6.6,
    h: 24,
    markup:
      shadowOf(d, rect(-2, y + 1, 5.4, 8.4, 2, {}), 0.7) +
      (lit
        ? circle(0, y + 3, 9, {
            fill: d.radial([
              [0, c.body, 0.6],
              [0.5, c.body, 0.15],
              [1, c.body, 0],
            ]),
          })
        : '') +
      leadWire(straightLegs([minus, plus]), 0.55) +
      path(dome, {
        fill: d.linear(
          [
            [0, shade(c.body, -0.12)],
            [0.25, shade(c.body, 0.12)],
            [0.55, c.body],
            [1, shade(c.body, -0.2)],
          ],
          0,
          0,
          1,
          0,
        ),
        'fill-opacity': 0.94,
      }) +
      path(
        data`M-1.5 ${y + 7.4}V${y + 4.4}L-.3 ${y + 3.4}V${y + 7.4}ZM.5 ${y + 7.4}V${y + 4}H1.3
          V${y + 7.4}Z`,
        { fill: '#fff', opacity: 0.35 },
      ) +
      rect(-2.9, y + 7.2, 5.8, 1.3, 0.35, {
        fill: d.linear(
          [
            [0, shade(c.body, -0.1)],
            [0.3, shade(c.body, 0.1)],
            [1, shade(c.body, -0.22)],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      path(`M-1.6 ${n(y + 6.4)}V${n(y + 2.6)}A1.8 1.8 0 0 1 -.7 ${n(y + 1.1)}`, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.8,
        'stroke-width': 0.5,
        'stroke-linecap': 'round',
      }),
  };
}
