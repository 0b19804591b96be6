/** What else is on a table where someone builds. */
import type { Defs } from '../primitives/defs.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { circle, el, g, n, path, rect } from '../primitives/svg.ts';
import { castShadow } from './mat.ts';

/** A glass of chai, seen from above. */
export function chai(d: Defs): string {
  return (
    castShadow(d, circle(0, 0, 30, {}), 4, 0.4, 4, 8) +
    circle(0, 0, 30, { fill: '#fff', opacity: 0.5 }) +
    circle(0, 0, 29, {
      fill: d.linear('0 #f2f5f5, .5 #c9d2d2, 1 #aab5b5', 0.1, 0, 0.9, 1),
      opacity: 0.8,
    }) +
    circle(0, 0, 25.5, {
      fill: d.radial('0 #c98f5c, .7 #b77a45, 1 #8d5526', 0.5, 0.5, 0.55, 0.4, 0.36),
    }) +
    path('M-16 -8C-8 -20 10 -20 16 -9C9 -15 -6 -16 -16 -8Z', { fill: '#fff', opacity: 0.28 }) +
    g(
      { fill: '#e9c39a', opacity: 0.9 },
      circle(-15, 11, 1.7, {}),
      circle(-11.6, 14.4, 1.1, {}),
      circle(-17.6, 6.8, 0.9, {}),
      circle(14, 13, 1.2, {}),
      circle(10.8, 16, 0.8, {}),
    ) +
    circle(0, 0, 27.4, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.75, 'stroke-width': 1.1 })
  );
}

/** A squared notebook with a schematic in pencil. */
export function notebook(d: Defs, w = 120, h = 160): string {
  const sq = d.pattern(
    5,
    5,
    path('M5 0H0V5', { fill: 'none', stroke: '#7fa3b8', 'stroke-opacity': 0.28, 'stroke-width': 0.25 }),
  );
  let rings = '';
  for (let y = 10; y < h - 5; y += 9) rings += `M-4 ${n(y)}C-6 ${n(y - 3)} 3 ${n(y - 3)} 3 ${n(y)}`;
  const pencil = {
    fill: 'none',
    stroke: '#2d3540',
    'stroke-width': 0.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return (
    castShadow(d, rect(0, 0, w, h, 3, {}), 4, 0.38, 3, 7) +
    rect(0, 0, w, h, 3, { fill: '#fbfaf4' }) +
    rect(0, 0, w, h, 3, { fill: sq }) +
    path('M12 0V' + h, { stroke: '#d5543f', 'stroke-opacity': 0.5, 'stroke-width': 0.35 }) +
    path(rings, { fill: 'none', stroke: '#565e63', 'stroke-width': 1.1, 'stroke-linecap': 'round' }) +
    g(
      pencil,
      path(
        'M22 64H34M46 52V78L70 65ZM34 58H46M34 58V40H48M52 36V44L58 40ZM58 36V44M58 40H78V65M70 65' +
          'H100M34 72H46M34 72V88',
        {},
      ),
      path('M48 40H52', {}),
      path('M30 88H38M31.5 90.5H36.5M33 93H35', {}),
      path('M84 65V74l-2.4 1.2l4.8 2.4l-4.8 2.4l4.8 2.4l-4.8 2.4l2.4 1.2V95', {}),
      circle(20, 64, 1.6, {}),
      circle(102, 65, 1.6, {}),
      path(textPath('DRIVE STAGE', 22, 22, { cap: 5, tracking: 0.08 }), { 'stroke-width': 0.8 }),
      path('M22 26.4C36 24.8 52 27.6 76 25.6', { stroke: '#d98a06', 'stroke-width': 1 }),
      path(textPath('4K7', 90, 84, { cap: 3.4 }), {}),
      path(textPath('D1 D2', 46, 33, { cap: 3.2 }), {}),
      path(textPath('TRY 1N4001 HERE', 24, 118, { cap: 3.4, tracking: 0.05 }), { stroke: '#b5371f' }),
      path('M62 113C66 104 60 100 56 48', { stroke: '#b5371f', 'stroke-width': 0.6 }),
      path('M53.8 51L56 47.4L58.6 50.6', { stroke: '#b5371f', 'stroke-width': 0.6 }),
      path(textPath('GAIN = 1 + RF / R', 24, 132, { cap: 3.4, tracking: 0.05 }), {}),
    )
  );
}

/** A parts tray with compartments; `fill` draws each cell's contents around its centre. */
export function tray(d: Defs, cols: number, rowsN: number, cell: number, fill: (i: number) => string): string {
  const w = cols * cell + 8;
  const h = rowsN * cell + 8;
  let cells = '';
  for (let r = 0; r < rowsN; r++)
    for (let c = 0; c < cols; c++)
      cells += el(
        'g',
        { transform: `translate(${n(4 + c * cell)} ${n(4 + r * cell)})` },
        rect(1.4, 1.4, cell - 2.8, cell - 2.8, 3, {
          fill: d.linear('0 #c9d2cf, .2 #e6ebe9, 1 #f4f7f5'),
          stroke: '#fff',
          'stroke-opacity': 0.7,
          'stroke-width': 0.4,
        }),
        g({ transform: `translate(${n(cell / 2)} ${n(cell / 2)})` }, fill(r * cols + c)),
      );
  return (
    castShadow(d, rect(0, 0, w, h, 6, {}), 3.4, 0.4, 3, 6) +
    rect(0, 0, w, h, 6, {
      fill: d.linear('0 #f5f8f7, 1 #c3cecb', 0.1, 0, 0.9, 1),
    }) +
    cells
  );
}
