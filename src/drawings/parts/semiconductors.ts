import type { Defs } from '../primitives/defs.ts';
import { textWidth } from '../primitives/stroke-font.ts';
import { circle, data, g, n, path, rect } from '../primitives/svg.ts';
import { barrel } from '../primitives/metal.ts';
import { type Part, printText, shadowOf, leadWire } from './part.ts';

/** As large as the mark fits between the notch and the far end. */
const markCap = (mark: string, length: number): number =>
  Math.min(1.35, (length - 2.2) / textWidth(mark, { cap: 1, tracking: 0.08 }));

/**
 * Dual in-line package from above, pin 1 at the upper left when upright; some have legs only near the ends. Without a
 * date code nothing is said of when and where it was made.
 */
export function dip(d: Defs, pins: 8 | 14 | 16 = 8, mark = 'TL072', endsOnly = false, dateCode = ''): Part {
  const len = (pins / 2) * 2.54 - 0.5;
  const w = 6.4;
  const y = -len / 2;
  let legPath = '';
  const isThere = (i: number): boolean => !endsOnly || i < 2 || i > pins / 2 - 3;
  for (let i = 0; i < pins / 2; i++)
    if (isThere(i)) legPath += rect(-3.2 - 1.35, y + 0.75 + i * 2.54 - 0.05, w + 2.7, 0.95, 0.2, {});
  const body = d.linear('0 #4b5053, .5 #2d3133, 1 #1b1e20', 0.1, 0, 0.8, 1);
  return {
    w: w + 2.8,
    h: len,
    markup:
      shadowOf(d, rect(-3.6, y + 0.8, w + 1.4, len, 0.4, {}), 0.6) +
      g({ fill: d.linear('0 #8d959a, .12 #eef1f2, .5 #c2c9cc, .88 #9aa2a6, 1 #6a7277', 0, 0, 1, 0) }, legPath) +
      rect(-w / 2, y, w, len, 0.35, { fill: body }) +
      rect(-w / 2 + 0.45, y + 0.4, w - 0.9, len - 0.8, 0.25, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.12,
        'stroke-width': 0.2,
      }) +
      path(`M-1.1 ${n(y)}A1.1 1.1 0 0 0 1.1 ${n(y)}Z`, { fill: '#121415' }) +
      circle(-2.1, y + 1.35, 0.4, { fill: '#15181a' }) +
      g(
        { transform: 'rotate(90)' },
        printText(mark, 0.2, dateCode ? -0.1 : 0.65, markCap(mark, len), '#cfd6d6', 0.9, 0.12),
        dateCode
          ? printText(dateCode, 0.8, 1.9, Math.min(0.85, markCap(dateCode, len - 1.4)), '#cfd6d6', 0.6, 0.12)
          : '',
      ),
  };
}

/** As makers break it: 2N5457 is 2N over 5457. What is short stays on one line. */
const markLines = (mark: string): string[] =>
  mark.length <= 4 ? [mark] : (/^(\d?[A-Z]+|\d\d[A-Z])(.+)$/.exec(mark)?.slice(1) ?? [mark]);

/** Lines of a mark under each other, around a height. */
const printLines = (mark: string, middle: number, cap: number, colour: string): string => {
  const lines = markLines(mark);
  const pitch = cap * 1.65;
  return lines
    .map((line, i) => printText(line, 0, middle + cap / 2 + (i - (lines.length - 1) / 2) * pitch, cap, colour, 0.95))
    .join('');
};

/** TO-92, flat face to the viewer. */
export function to92(d: Defs, mark = '2N5457'): Part {
  const y = -7.4;
  const body = data`M-2.35 ${y + 0.9}Q-2.35 ${y} -1.5 ${y}H1.5Q2.35 ${y} 2.35 ${y + 0.9}V${y + 4.8}H-2.35Z`;
  return {
    w: 5.4,
    h: 15,
    markup:
      shadowOf(d, rect(-1.9, y + 0.8, 4.8, 4.8, 0.6, {}), 0.6) +
      leadWire(
        data`M-1.27 ${y + 4.7}C-1.27 ${y + 6.5} -2.3 ${y + 6.5} -2.3 ${y + 8}V${y + 14}M0 ${y + 4.7}
          V${y + 14.8}M1.27 ${y + 4.7}C1.27 ${y + 6.5} 2.3 ${y + 6.5} 2.3 ${y + 8}V${y + 14}`,
        0.5,
      ) +
      path(body, {
        fill: d.linear('0 #54595c, .35 #33383a, 1 #1b1e20', 0.1, 0, 0.8, 1),
      }) +
      path(body, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.14, 'stroke-width': 0.2 }) +
      printLines(mark, y + 2.5, 1.05, '#dfe5e5'),
  };
}

/** TO-220, printed face to the viewer: a plastic body under a metal tab with a hole. */
export function to220(d: Defs, mark = 'L7805CV'): Part {
  const [w, tab, plastic] = [10.2, 6.4, 9.2];
  const legLength = 13;
  const top = -(tab + plastic + legLength) / 2;
  const foot = top + tab + plastic;
  const leg = (x: number): string =>
    rect(x - 0.65, foot - 0.2, 1.3, 4, 0.1, {}) + rect(x - 0.4, foot + 3.6, 0.8, legLength - 3.6, 0.1, {});
  return {
    w: w + 0.4,
    h: tab + plastic + legLength,
    markup:
      shadowOf(d, rect(-w / 2 + 0.6, top + 1, w, tab + plastic, 0.5, {}), 0.7) +
      g(
        { fill: d.linear('0 #8d959a, .3 #eef1f2, .7 #c2c9cc, 1 #858d92', 0, 0, 1, 0) },
        [-2.54, 0, 2.54].map(leg).join(''),
      ) +
      path(
        data`M${-w / 2} ${top + 1.2}L${-w / 2 + 1.2} ${top}H${w / 2 - 1.2}L${w / 2} ${top + 1.2}V${top + tab + 0.4}H${-w / 2}Z
          M-1.85 ${top + 2.9}a1.85 1.85 0 1 0 3.7 0a1.85 1.85 0 1 0 -3.7 0Z`,
        {
          fill: d.linear('0 #dfe4e6, .5 #b4bcc0, 1 #8d959a', 0.1, 0, 0.9, 1),
          'fill-rule': 'evenodd',
        },
      ) +
      rect(-w / 2, top + tab, w, plastic, 0.4, {
        fill: d.linear('0 #54595c, .35 #33383a, 1 #1b1e20', 0.1, 0, 0.8, 1),
      }) +
      rect(-w / 2 + 0.4, top + tab + 0.4, w - 0.8, plastic - 0.8, 0.3, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.14,
        'stroke-width': 0.2,
      }) +
      printText(
        mark,
        0,
        top + tab + plastic / 2 + 0.75,
        Math.min(1.5, (w - 2.4) / textWidth(mark, { cap: 1, tracking: 0.08 })),
        '#dfe5e5',
        0.95,
      ),
  };
}

/** What each metal can measures: its cap, the rim it stands on, and how far its legs are apart. */
export const cans = {
  /** A tab on the rim marks the emitter. */
  'TO-18': { w: 4.7, h: 5, rim: 5.6, legs: 1.27 },
  /** A plain tube; a dot marks the collector. */
  'TO-1': { w: 6.2, h: 9.4, rim: 0, legs: 1.9 },
  /** As makers behind no standard built them. */
  flanged: { w: 6.8, h: 7, rim: 8.4, legs: 1.6 },
} as const;

export type CanBody = keyof typeof cans;

/** Transistor in a metal can, from the side. */
export function canTransistor(d: Defs, mark = 'AC128', body: CanBody = 'TO-1', dot = false): Part {
  const { w, h, rim, legs } = cans[body];
  const rimHeight = rim ? 0.9 : 0;
  const legLength = 11;
  const top = -(h + rimHeight + legLength) / 2;
  const foot = top + h;
  const half = w / 2;
  return {
    w: Math.max(w, rim) + 0.6,
    h: h + rimHeight + legLength,
    markup:
      shadowOf(d, rect(-half + 0.6, top + 1, w + 0.4, h, 1.6, {}), 0.7) +
      leadWire(
        `M${n(-legs)} ${n(foot)}v${legLength}M0 ${n(foot)}v${legLength - 1}M${n(legs)} ${n(foot)}v${legLength}`,
        0.5,
      ) +
      path(
        data`M${-half} ${foot}V${top + 1.6}Q${-half} ${top} ${-half + 1.6} ${top}H${half - 1.6}Q${half} ${top} ${half} ${top + 1.6}
          V${foot}Z`,
        {
          fill: d.linear('0 #6d757a, .18 #f4f6f7, .4 #c4cacd, .75 #7d858a, 1 #575f64', 0, 0, 1, 0),
        },
      ) +
      (rim ? rect(-rim / 2, foot - 0.2, rim, rimHeight + 0.3, 0.4, { fill: barrel(d) }) : '') +
      (dot ? circle(legs, foot - 1.1, 0.6, { fill: '#c8261f' }) : '') +
      printLines(mark, top + h * 0.5 - 0.2, w * 0.19, '#3b4347'),
  };
}

/** A surface-mount transistor (SOT-23) on a small board with three legs, its parts side to the viewer. */
export function adapterTransistor(d: Defs, mark: string, legs: readonly string[]): Part {
  const [w, h] = [6.6, 8];
  const top = -8.4;
  const chipY = top + 3.1;
  const pin = (x: number, y: number): string => rect(x - 0.22, y, 0.44, 0.7, 0.1, {});
  return {
    w: w + 0.6,
    h: h + 9,
    markup:
      shadowOf(d, rect(-w / 2 + 0.5, top + 0.9, w, h, 0.4, {}), 0.6) +
      leadWire([-2.54, 0, 2.54].map((x) => `M${n(x)} ${n(top + h - 1)}v9`).join(''), 0.55) +
      rect(-w / 2, top, w, h, 0.35, { fill: d.linear('0 #4a6fd0, .5 #2c4ca3, 1 #1a3273', 0.1, 0, 0.8, 1) }) +
      g(
        { fill: 'none', stroke: '#7f9ce6', 'stroke-width': 0.3 },
        path(
          `M-.95 ${n(chipY + 1.1)}L-2.54 ${n(top + h - 1)}M.95 ${n(chipY + 1.1)}L0 ${n(top + h - 1)}M0 ${n(chipY - 1.1)}H2.7V${n(top + h - 1)}`,
          {},
        ),
      ) +
      g({ fill: '#d3d9dc' }, pin(-0.95, chipY + 0.6), pin(0.95, chipY + 0.6), pin(0, chipY - 1.3)) +
      rect(-1.46, chipY - 0.66, 2.92, 1.32, 0.15, { fill: '#1c1f21' }) +
      printText(mark, 0, top + 1.3, 0.85, '#f2f5ee', 0.95) +
      legs.map((leg, i) => printText(leg, (i - 1) * 2.54, top + h - 2, 0.75, '#f2f5ee', 0.9)).join('') +
      [-2.54, 0, 2.54]
        .map(
          (x) => circle(x, top + h - 1, 0.72, { fill: '#d7b765' }) + circle(x, top + h - 1, 0.5, { fill: '#c9cfd2' }),
        )
        .join(''),
  };
}
