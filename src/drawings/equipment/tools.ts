/** Tools from above, at true scale (millimetres). */
import type { Defs } from '../primitives/defs.ts';
import { softLineShadow } from '../primitives/shadow.ts';
import { circle, g, path, rect } from '../primitives/svg.ts';
import { barrel, chrome } from '../primitives/metal.ts';
import { castShadow, strokeText } from './mat.ts';

/** What is long and round casts its shadow along its middle, soft at both sides. */
const barShadow = (d: Defs, middle: string, width: number): string =>
  g(
    { fill: 'none', 'stroke-linecap': 'round' },
    softLineShadow(d, d.definePath(middle), { width, sigma: 2.2, opacity: 0.42, dx: 2, dy: 5 }),
  );

const ironCord =
  path('M87 0C104 0 104 14 124 12S150 30 178 26', {
    fill: 'none',
    stroke: '#151718',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  }) +
  path('M87 -1C104 -1 104 13 124 11S150 29 178 25', {
    fill: 'none',
    stroke: '#4f5457',
    'stroke-width': 1,
    'stroke-linecap': 'round',
  });

/** Soldering iron, tip to the left, about 200 mm long; with its cord, or without where that is drawn elsewhere. */
export function solderingIron(d: Defs, corded = true): string {
  const m = barrel(d);
  const grip = d.linear('0 #1a1c1d, .25 #5b6063, .45 #34383a, 1 #0c0d0e');
  const band = d.linear('0 #b36d06, .25 #ffcf6b, .5 #f0a51e, 1 #9c5d04');
  return (
    barShadow(d, 'M-86 0H-2', 4) +
    barShadow(d, 'M4 0H82', 15) +
    path('M-92 0L-82 -2.2H-70V2.2H-82Z', {
      fill: d.linear('0 #8b9398, .4 #f4f6f7, 1 #5d656a'),
    }) +
    path('M-92 0L-86 -1.4V1.4Z', { fill: '#e9edef' }) +
    rect(-72, -3.2, 60, 6.4, 0.6, { fill: m }) +
    rect(-72, -3.2, 22, 6.4, 0.6, { fill: '#8a5a2a', opacity: 0.22 }) +
    rect(-14, -6.4, 12, 12.8, 1.4, { fill: m }) +
    path('M-2 -7.4H12Q16 -9.6 24 -9.6H66Q84 -9.2 88 -5.4V5.4Q84 9.2 66 9.6H24Q16 9.6 12 7.4H-2Z', { fill: grip }) +
    rect(14, -9.4, 5, 18.8, 1, { fill: band }) +
    path('M26 -8V8M30 -8.4V8.4M34 -8.6V8.6M38 -8.6V8.6M42 -8.6V8.6M46 -8.6V8.6', {
      stroke: '#000',
      'stroke-opacity': 0.45,
      'stroke-width': 1.1,
    }) +
    strokeText('60 W', 58, 1.6, 3.2, '#fff', { opacity: 0.7 }) +
    (corded ? ironCord : '')
  );
}

/** A reel of solder, and where its free end lies. */
export function solderSpool(d: Defs, end = 'M18 -18C34 -30 44 -14 60 -24S78 -20 84 -12'): string {
  const rings: string[] = [];
  for (let r = 12.5; r < 24; r += 1.15) rings.push(circle(0, 0, r, { stroke: r % 2 < 1 ? '#aeb6ba' : '#d6dcdf' }));
  return (
    castShadow(d, circle(0, 0, 28, {}), 3, 0.42, 3, 6) +
    circle(0, 0, 28, {
      fill: d.linear('0 #f7c04a, 1 #cf8a0b', 0.1, 0, 0.9, 1),
    }) +
    circle(0, 0, 25, { fill: '#8d959a' }) +
    g({ fill: 'none', 'stroke-width': 1 }, ...rings) +
    circle(0, 0, 25, {
      fill: d.linear('0 #fff .35, .5 #fff 0, 1 #000 .3', 0.1, 0, 0.9, 1),
    }) +
    circle(0, 0, 12, { fill: '#e8a51f' }) +
    circle(0, 0, 7.5, { fill: '#12302c' }) +
    path(end, {
      fill: 'none',
      stroke: '#c9d0d3',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    strokeText('0.7 MM', 0, 10.6, 2.4, '#3a2604', { anchor: 'middle', weight: 0.14 })
  );
}

/** Cross-locking tweezers, tips to the left. */
export function tweezers(d: Defs): string {
  return (
    castShadow(d, path('M-60 0L40 -6L60 0L40 6Z', {}), 1.4, 0.4, 1.5, 3.5) +
    path('M-60 -.4L-30 -3.4Q10 -7 50 -4.4Q60 -3.6 60 0Q30 -2 -30 -1Z', { fill: chrome(d) }) +
    path('M-60 .4L-30 3.4Q10 7 50 4.4Q60 3.6 60 0Q30 2 -30 1Z', {
      fill: d.linear('0 #6a7277, .5 #c3cacd, 1 #596166', 0, 0, 0.2, 1),
    })
  );
}

/** The soft shadow of pliers whose handles open below: along the jaws, and along the middle of either handle. */
export const pliersShadow = (d: Defs, jaws: string, width: number): string =>
  barShadow(d, jaws, width) +
  barShadow(d, 'M-6 12C-11 32 -19 48 -19 64', 7) +
  barShadow(d, 'M6 12C11 32 19 48 19 64', 7);

/** Flush cutters, jaws up. */
export function cutters(d: Defs): string {
  const grip = d.linear('0 #0f5a51, .3 #2f9a8b, .6 #1b7467, 1 #0a3f38', 0, 0, 1, 0);
  return (
    pliersShadow(d, 'M0 -36V4', 13) +
    path('M-10 2C-16 30 -24 48 -24 66Q-22 72 -15 70C-12 50 -6 30 -1 12Z', { fill: grip }) +
    path('M10 2C16 30 24 48 24 66Q22 72 15 70C12 50 6 30 1 12Z', { fill: grip }) +
    path('M-.6 -42L-9 -22L-13 -6L-9 10L-1 14Z', { fill: chrome(d) }) +
    path('M.6 -42L9 -22L13 -6L9 10L1 14Z', {
      fill: d.linear('0 #8d959a, .4 #e3e7e9, 1 #5d656a', 0, 0, 1, 0.3),
    }) +
    circle(0, 2, 5, { fill: chrome(d), stroke: '#4b5358', 'stroke-width': 0.5 }) +
    circle(0, 2, 2, { fill: '#4b5358' })
  );
}
