import { capacitorCode, filmBox, filmVolts, inMicrofarads, isWideCan } from '#electronics/codes/capacitor-code.ts';
import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { textWidth } from '../primitives/stroke-font.ts';
import { data, ellipse, g, n, path, rect } from '../primitives/svg.ts';
import { equalLegs, straightLegs, type Leg, type PolarLegs } from './legs.ts';
import { type Part, printText, shadowOf, leadWire } from './part.ts';

interface Can {
  readonly w: number;
  readonly h: number;
  readonly top: number;
}

const canOf = (value: string): Can => {
  const [w, h] = isWideCan(value) ? [10, 12.5] : [6.3, 11];
  return { w, h, top: -h / 2 - 3.5 };
};

/** The long leg is plus, on the left; the stripe runs down the side of the other. */
export function electrolyticLegs(value = '47u'): PolarLegs {
  const { h, top } = canOf(value);
  const pitch = isWideCan(value) ? 5 : 2.5;
  const leg = (x: number, length: number): Leg => ({ x, top: top + h - 0.4, end: top + h - 0.4 + length });
  return { plus: leg(-pitch / 2, 8), minus: leg(pitch / 2, 6) };
}

/** The middle of the stripe of minus signs. */
export const electrolyticStripeX = (value = '47u'): number => canOf(value).w / 2 - 1.15;

const filmWidth = 7.2;
/** Where the box ends and its legs begin, however high it is. */
const filmFoot = 0.5;

/** Film has no polarity: its legs are alike. */
export const filmLegs = (): readonly [Leg, Leg] => equalLegs(5, filmFoot - 0.2, 6.4);

const discY = -4;

/** Nor has a ceramic disc. */
export const ceramicLegs = (): readonly [Leg, Leg] => equalLegs(2.54, discY + 2, 8);

/** Radial electrolytic, standing, seen from the front. */
export function electrolytic(d: Defs, value = '47u', volts = '25V', sleeve = '#1c3158'): Part {
  const { w, h, top: y } = canOf(value);
  const { plus, minus } = electrolyticLegs(value);
  const text = inMicrofarads(value);
  const cap = Math.min(1.35, (w - 2.6) / textWidth(text, { cap: 1, tracking: 0.08 }));
  const body = data`M${-w / 2} ${y + 0.9}Q${-w / 2} ${y} ${-w / 2 + 0.8} ${y}H${w / 2 - 0.8}
    Q${w / 2} ${y} ${w / 2} ${y + 0.9}V${y + h - 0.5}Q0 ${y + h + 0.7} ${-w / 2} ${y + h - 0.5}Z`;
  const clip = d.clip(path(body, {}));
  const light = d.linear('0 #000 .55, .1 #000 .15, .26 #fff .42, .36 #fff .1, .7 #000 .1, 1 #000 .6', 0, 0, 1, 0);
  return {
    w: w + 0.4,
    h: h + 8,
    markup:
      shadowOf(d, rect(-w / 2 + 0.6, y + 1.4, w, h, 0.8, {}), 0.8) +
      leadWire(straightLegs([plus, minus]), 0.55) +
      g(
        { 'clip-path': clip },
        rect(-w / 2, y, w, h + 1, 0, { fill: sleeve }),
        rect(electrolyticStripeX(value) - 0.75, y, 1.5, h + 1, 0, { fill: '#c9d2da' }),
        path([2.4, 4.8, 7.2, 9.6].map((k) => `M${n(w / 2 - 1.55)} ${n(y + k)}h.8`).join(''), {
          stroke: sleeve,
          'stroke-width': 0.34,
        }),
        printText(text, -0.9, y + 5.4, cap, '#eef2f6'),
        printText(volts, -0.9, y + 7.6, 1.05, '#eef2f6', 0.85),
        rect(-w / 2, y, w, 1.15, 0, { fill: '#d8dde0' }),
        rect(-w / 2, y + 1.15, w, 0.3, 0, { fill: '#000', opacity: 0.35 }),
        rect(-w / 2, y, w, h + 1, 0, { fill: light }),
      ),
  };
}

/** Box film capacitor, from the front. */
export function filmCap(d: Defs, value = '100n', colour = '#c8261f'): Part {
  const [w, h] = [filmWidth, filmBox(value).high];
  const y = filmFoot - h;
  return {
    w: w + 0.4,
    h: h + 7,
    markup:
      shadowOf(d, rect(-w / 2 + 0.5, y + 1, w, h, 0.5, {}), 0.7) +
      leadWire(straightLegs(filmLegs()), 0.6) +
      rect(-w / 2, y, w, h, 0.55, {
        fill: d.linear(
          [
            [0, shade(colour, 0.07)],
            [0.6, colour],
            [1, shade(colour, -0.09)],
          ],
          0.1,
          0,
          0.8,
          1,
        ),
      }) +
      rect(-w / 2 + 0.18, y + 0.18, w - 0.36, h - 0.36, 0.45, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.35,
        'stroke-width': 0.2,
      }) +
      rect(-w / 2, y + h - 0.5, w, 0.5, 0.2, { fill: '#000', opacity: 0.2 }) +
      printText(`${capacitorCode(value)}J`, 0, y + 3.6, 1.5, '#fff6f0') +
      printText(`${filmVolts(value)}V 5%`, 0, y + 5.6, 0.9, '#fff6f0', 0.8),
  };
}

/** Ceramic disc. */
export function ceramicCap(d: Defs, value = '100p'): Part {
  const y = discY;
  return {
    w: 6.4,
    h: 13,
    markup:
      shadowOf(d, ellipse(0.5, y + 0.9, 2.9, 2.7, {}), 0.6) +
      leadWire(straightLegs(ceramicLegs()), 0.5) +
      ellipse(0, y, 3, 2.75, {
        fill: d.radial('0 #f0b264, .6 #d9893a, 1 #a85f1f', 0.5, 0.5, 0.6, 0.34, 0.28),
      }) +
      printText(capacitorCode(value), 0, y + 0.65, 1.35, '#5a2c08'),
  };
}
