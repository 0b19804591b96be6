import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, g, n, path, rect } from '../primitives/svg.ts';
import { castShadow, strokeText } from './mat.ts';

/** Hand multimeter, reading a fresh battery unless it is told what it measures. */
export function multimeter(d: Defs, reading = '9.02', unit = 'V'): string {
  const body = '#f0a51e';
  const marks: string[] = [];
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    marks.push(`M${n(19 * Math.cos(a))} ${n(19 * Math.sin(a))}L${n(21 * Math.cos(a))} ${n(21 * Math.sin(a))}`);
  }
  return (
    castShadow(d, rect(-36, -74, 72, 148, 12, {}), 4, 0.45, 3, 8) +
    rect(-36, -74, 72, 148, 12, {
      fill: d.linear(
        [
          [0, shade(body, 0.06)],
          [0.5, body],
          [1, shade(body, -0.12)],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
    }) +
    rect(-31, -69, 62, 138, 8, {
      fill: d.linear('0 #3a3f42, 1 #1d2022', 0.1, 0, 0.8, 1),
    }) +
    rect(-26, -63, 52, 32, 3, { fill: '#0f1213' }) +
    rect(-24, -61, 48, 28, 2, {
      fill: d.linear('0 #c5d3bf, 1 #a9bba3', 0, 0, 0.5, 1),
    }) +
    strokeText(reading, -20, -39, 13, '#1b241c', { weight: 0.13, tracking: 0.12 }) +
    strokeText(unit, 22, -55.8, 3.4, '#1b241c', { weight: 0.14, anchor: 'end' }) +
    g(
      { transform: 'translate(0 4)' },
      path(marks.join(''), { stroke: '#e9edee', 'stroke-width': 0.7 }),
      circle(0, 0, 16, {
        fill: d.linear('0 #55595c, 1 #141617', 0.1, 0, 0.9, 1),
      }),
      rect(-3, -15, 6, 30, 3, { fill: '#0e0f10', transform: 'rotate(-28)' }),
      path('M0 -14V-7', { stroke: '#fff', 'stroke-width': 1.4, 'stroke-linecap': 'round', transform: 'rotate(-28)' }),
    ) +
    [-18, 0, 18]
      .map((x, i) =>
        circle(x, 48, 5.4, {
          fill: '#0c0d0e',
          stroke: i === 1 ? '#6c7377' : i ? '#c8261f' : '#c8261f',
          'stroke-width': 1.4,
        }),
      )
      .join('')
  );
}
