/** An avatar is drawn as a knob whose colour and setting are derived from the name, so that nobody has to upload one. */
import { shade } from './primitives/colour.ts';
import { Defs } from './primitives/defs.ts';
import { rng, shortHash } from './primitives/rng.ts';
import { textPath } from './primitives/stroke-font.ts';
import { circle, g, path, svg } from './primitives/svg.ts';

const capColours = ['#c93f22', '#0d6f73', '#27327d', '#4b2a5c', '#b5660f', '#55784a', '#a8325e', '#26292b'] as const;

export function avatarSvg(name: string, o: { title?: string } = {}): string {
  const r = rng('avatar:' + name);
  const cap = r.pick(capColours);
  const angle = Math.round(r.range(-140, 140));
  const initials = name
    .split(/\s+/)
    .map((p) => p[0] ?? '')
    .join('')
    .slice(0, 2);
  const d = new Defs('a' + shortHash(name, 5));
  const teeth = 40;
  const step = (2 * Math.PI * 29) / teeth;
  const body =
    circle(32, 32, 32, {
      fill: d.linear('0 #5a6063, .5 #26292b, 1 #0f1011', 0.1, 0, 0.9, 1),
    }) +
    circle(32, 32, 29, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 4,
      'stroke-dasharray': `${(step / 2).toFixed(2)} ${(step / 2).toFixed(2)}`,
    }) +
    circle(32, 32, 25.5, {
      fill: d.linear(
        [
          [0, shade(cap, 0.08)],
          [0.6, cap],
          [1, shade(cap, -0.08)],
        ],
        0.15,
        0,
        0.85,
        1,
      ),
    }) +
    circle(32, 32, 24.9, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 0.9 }) +
    circle(32, 32, 31.4, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': 1.2 }) +
    g(
      { transform: `rotate(${angle} 32 32)` },
      path('M32 1.6V7.4', { stroke: '#fff', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
    ) +
    path(textPath(initials, 32, 38.6, { cap: 13.5, width: 1.05, tracking: 0.02, anchor: 'middle' }), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return svg([0, 0, 64, 64], d, body, { title: o.title });
}
