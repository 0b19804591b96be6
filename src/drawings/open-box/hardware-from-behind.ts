/** Jacks, socket, lamp and switches as they hang in the open box, seen from behind. */

import { hardwareShapes } from '#electronics/hardware-shapes.ts';
import type { LedColour } from '#electronics/led.ts';
import { jackName } from '#electronics/wiring/lug-names.ts';
import type { BoxBody } from '#electronics/wiring/open-box.ts';
import type { Defs } from '../primitives/defs.ts';
import { chrome } from '../primitives/metal.ts';
import { ledPaints } from '../primitives/palette.ts';
import { circle, data, el, path, rect } from '../primitives/svg.ts';

/** Words that belong to the drawing keep upright when it is mirrored, by the page that mirrors it. */
export function word(
  text: string,
  x: number,
  y: number,
  size: number,
  attrs: Record<string, string | number | undefined> = {},
): string {
  return el(
    'text',
    {
      x,
      y: y + size * 0.36,
      'font-size': size,
      'font-family': 'var(--font,Anek,Arial,Liberation Sans,Roboto,sans-serif)',
      'font-weight': 650,
      'text-anchor': 'middle',
      fill: '#12211e',
      ...attrs,
    },
    text,
  );
}

/** Beside the box lies the mat, or white paper. */
const outside = 'var(--on-mat,#12211e)';
const edge = { stroke: '#5a6267', 'stroke-width': 0.25 } as const;

/** The nut and thread outside the wall, the frame and its springs inside, and where a plug will be. */
export function jackFromBehind(d: Defs, { ref, wall, x, y, w, h }: BoxBody, isUpright: boolean): string {
  const metal = chrome(d);
  const inward = wall === 'left' ? 1 : -1;
  const atWall = x - (inward * w) / 2;
  /** From the inside of the wall, so far and so long. */
  const bar = (
    from: number,
    length: number,
    top: number,
    height: number,
    r: number,
    attrs: Record<string, string | number>,
  ): string => rect(inward > 0 ? atWall + from : atWall - from - length, top, length, height, r, attrs);
  const { depth } = hardwareShapes.jack;
  const [tip, sleeve] = isUpright ? [y - 3, y + 1.5] : [y - h / 2 + 2, y + h / 2 - 4];
  return [
    bar(-11, 9, y - 4.6, 9.2, 0.6, { fill: metal, ...edge }),
    bar(-6.4, 2.4, y - 6.4, 12.8, 0.5, { fill: metal, ...edge }),
    bar(0, depth, y - 3.2, 6.4, 3, {
      fill: '#fff',
      'fill-opacity': 0.28,
      stroke: '#7d868b',
      'stroke-width': 0.22,
      'stroke-dasharray': '1 .8',
    }),
    bar(0, 4, y - h / 2 + 0.6, h - 1.2, 0.8, { fill: '#c3cacd', ...edge }),
    bar(3.4, w - 3.4, sleeve, 2, 0.6, { fill: '#aab2b6', ...edge }),
    bar(3.4, w - 1.6, tip, 2, 0.6, { fill: '#e3c47c', stroke: '#7a5f1d', 'stroke-width': 0.25 }),
    word(jackName(ref), atWall - inward * 12.2, y, 3.3, {
      fill: outside,
      'text-anchor': inward > 0 ? 'end' : 'start',
    }),
  ].join('');
}

/** Where something lies under it that is soldered first, one sees through it. */
export function socketFromBehind(d: Defs, { wall, x, y, w, h }: BoxBody, isSeenThrough: boolean): string {
  const shell = 10.6;
  const isTop = wall === 'top';
  const dark = d.linear([
    [0, '#565b5e'],
    [0.5, '#2b2f31'],
    [1, '#141617'],
  ]);
  const nut = isTop
    ? rect(x - 7, -3.4, 14, 3.4, 0.8, { fill: '#26292b' })
    : rect(-3.4, y - 7, 3.4, 14, 0.8, { fill: '#26292b' });
  const body = rect(x - w / 2, y - h / 2, isTop ? w : shell, isTop ? shell : h, 1.6, {
    fill: dark,
    'fill-opacity': isSeenThrough ? 0.55 : undefined!,
    stroke: '#0d0f10',
    'stroke-width': 0.3,
  });
  const name = isTop
    ? word('9 V DC', x + 8.2, -2, 3.3, { fill: outside, 'text-anchor': 'start' })
    : word('9 V DC', -4.4, y, 3.3, { fill: outside, 'text-anchor': 'end' });
  return nut + body + name;
}

export const bezelFromBehind = (d: Defs, { x, y }: BoxBody): string =>
  circle(x, y, hardwareShapes.lamp.radius, { fill: chrome(d), ...edge }) + circle(x, y, 3.7, { fill: '#454b4e' });

/** Its flat side is the right one: minus. */
export const lampFromBehind = ({ x, y }: BoxBody, colour: LedColour): string =>
  path(data`M${x + 2.1} ${y - 2}A2.9 2.9 0 1 0 ${x + 2.1} ${y + 2}Z`, {
    fill: ledPaints[colour].body,
    stroke: '#fff',
    'stroke-width': 0.3,
  });

export function footswitchFromBehind(d: Defs, { x, y, w, h }: BoxBody): string {
  const blue = d.linear(
    [
      [0, '#3873c9'],
      [1, '#173d80'],
    ],
    0,
    0,
    0.4,
    1,
  );
  return rect(x - w / 2, y - h / 2, w, h, 1.6, { fill: blue, stroke: '#c3cacd', 'stroke-width': 0.6 });
}

export const toggleFromBehind = ({ x, y, w, h }: BoxBody): string =>
  rect(x - w / 2, y - h / 2, w, h, 1, { fill: '#8f2f26', stroke: '#c3cacd', 'stroke-width': 0.5 });
