/** How each kind of knob looks from above. */
import type { Defs } from '../primitives/defs.ts';
import { circle, data, g, n, path } from '../primitives/svg.ts';

/** What a style is drawn with: its radius, the colour of its pointer, and the group that turns. */
export interface KnobContext {
  d: Defs;
  r: number;
  accent: string | undefined;
  turn: (...parts: string[]) => string;
}

/** Concentric light on lathe-turned metal: narrow bow-tie highlights, softened by three nested widths. */
function spunFace(d: Defs, r: number): string {
  const bow = (mid: number, half: number): string => {
    const p = (deg: number): string =>
      `${n(r * Math.cos((deg * Math.PI) / 180))} ${n(r * Math.sin((deg * Math.PI) / 180))}`;
    const wedge = (m: number): string => `M0 0L${p(m - half)}A${n(r)} ${n(r)} 0 0 1 ${p(m + half)}Z`;
    return wedge(mid) + wedge(mid + 180);
  };
  const layer = (mid: number, fill: string, o: number): string =>
    g({ fill, 'fill-opacity': o }, ...[36, 26, 17, 9].map((half) => path(bow(mid, half), {})));
  return (
    circle(0, 0, r, {
      fill: d.radial('0 #e4e8ea, .8 #c3c9cc, 1 #aab1b5'),
    }) +
    layer(-52, '#fff', 0.22) +
    layer(38, '#3f484d', 0.13)
  );
}

const knurl = (r: number, width: number, teeth: number, colour: string, opacity = 1): string => {
  const step = (2 * Math.PI * r) / teeth;
  return circle(0, 0, r, {
    fill: 'none',
    stroke: colour,
    'stroke-opacity': opacity,
    'stroke-width': width,
    'stroke-dasharray': `${n(step * 0.5)} ${n(step * 0.5)}`,
  });
};

/** A pointer from one share of the radius to another. */
const line = (r: number, from: number, to: number, w: number, stroke: string): string =>
  path(`M0 ${n(-r * from)}V${n(-r * to)}`, { stroke, 'stroke-width': r * w, 'stroke-linecap': 'round' });

const fluted = ({ d, r, accent, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.linear('0 #4a4e51, .5 #1d2022, 1 #0b0c0d', 0.1, 0, 0.9, 1),
  }) +
  circle(0, 0, r * 0.97, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.16, 'stroke-width': 0.2 }) +
  circle(0, 0, r * 0.8, { fill: '#0d0e0f' }) +
  turn(knurl(r * 0.76, r * 0.13, 22, '#3d4144')) +
  circle(0, 0, r * 0.69, {
    fill: d.radial('0 #3b3f42, .7 #24272a, 1 #141617', 0.5, 0.5, 0.6, 0.35, 0.28),
  }) +
  circle(0, 0, r * 0.66, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.14, 'stroke-width': 0.22 }) +
  turn(line(r, 0.18, 0.94, 0.1, accent ?? '#f5f2e8'));

const spun = ({ d, r, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.linear('0 #e7ebed, .5 #868e93, 1 #4c5459', 0.1, 0, 0.9, 1),
  }) +
  turn(knurl(r * 0.95, r * 0.1, 60, '#2f363a', 0.55)) +
  circle(0, 0, r * 0.87, { fill: '#5b6368' }) +
  g({}, spunFace(d, r * 0.85)) +
  circle(0, 0, r * 0.85, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 0.2 }) +
  turn(line(r, 0.34, 0.78, 0.13, '#171b1d'));

const cream = ({ d, r, accent, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.linear('0 #f7efdc, .5 #dccfb2, 1 #a2946f', 0.1, 0, 0.9, 1),
  }) +
  turn(knurl(r * 0.9, r * 0.16, 18, '#a4966f', 0.5)) +
  circle(0, 0, r * 0.78, {
    fill: d.radial('0 #fffaf0, .65 #ece1c8, 1 #cdbf9d', 0.5, 0.5, 0.6, 0.34, 0.28),
  }) +
  circle(0, 0, r * 0.77, { fill: 'none', stroke: '#8d7f5b', 'stroke-opacity': 0.5, 'stroke-width': 0.16 }) +
  turn(line(r, 0.3, 0.92, 0.1, accent ?? '#3a2c16'));

const chicken = ({ d, r, accent, turn }: KnobContext): string => {
  const body = data`M0 ${-r * 1.18}L${r * 0.36} ${-r * 0.5}
    C${r * 0.72} ${-r * 0.4} ${r * 0.86} ${-r * 0.1} ${r * 0.8} ${r * 0.26}
    C${r * 0.7} ${r * 0.62} ${r * 0.42} ${r * 0.78} ${r * 0.3} ${r * 1.02}
    Q0 ${r * 1.16} ${-r * 0.3} ${r * 1.02}
    C${-r * 0.42} ${r * 0.78} ${-r * 0.7} ${r * 0.62} ${-r * 0.8} ${r * 0.26}
    C${-r * 0.86} ${-r * 0.1} ${-r * 0.72} ${-r * 0.4} ${-r * 0.36} ${-r * 0.5}Z`;
  const ridge = data`M0 ${-r * 1.08}L${r * 0.17} ${-r * 0.3}V${r * 0.86}
    Q0 ${r * 0.98} ${-r * 0.17} ${r * 0.86}V${-r * 0.3}Z`;
  return turn(
    path(body, {
      fill: d.linear('0 #55595c, .45 #26292b, 1 #0e0f10', 0.1, 0, 0.9, 1),
      stroke: '#0a0b0c',
      'stroke-width': 0.2,
    }),
    path(ridge, { fill: '#4b5053' }),
    line(r, 0.5, 1, 0.07, accent ?? '#f5f2e8'),
  );
};

const inlay = ({ d, r, accent, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.linear('0 #44484b, .5 #1a1c1e, 1 #090a0b', 0.1, 0, 0.9, 1),
  }) +
  turn(knurl(r * 0.91, r * 0.18, 26, '#000', 0.55)) +
  circle(0, 0, r * 0.74, { fill: '#0c0d0e' }) +
  spunFace(d, r * 0.67) +
  circle(0, 0, r * 0.67, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.65, 'stroke-width': 0.18 }) +
  turn(line(r, 0.74, 0.95, 0.12, accent ?? '#fff'), line(r, 0.4, 0.62, 0.1, '#1a1d1f'));

const soft = ({ d, r, accent, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.radial('0 #4b5053, .6 #2e3234, .86 #1c1f20, 1 #0d0e0f', 0.5, 0.5, 0.56, 0.4, 0.34),
  }) +
  circle(0, 0, r * 0.72, {
    fill: d.linear('0 #1c1e20, 1 #3a3e41', 0.1, 0, 0.9, 1),
  }) +
  turn(line(r, 0.5, 0.95, 0.13, accent ?? '#f0a51e'));

const boost = ({ d, r, accent, turn }: KnobContext): string =>
  circle(0, 0, r, {
    fill: d.linear('0 #e7ebed, .5 #868e93, 1 #4c5459', 0.1, 0, 0.9, 1),
  }) +
  turn(knurl(r * 0.93, r * 0.13, 48, '#2f363a', 0.6)) +
  circle(0, 0, r * 0.84, { fill: '#23282b' }) +
  circle(0, 0, r * 0.8, { fill: accent ?? '#c93f22' }) +
  circle(0, 0, r * 0.8, { fill: d.linear('0 #fff .28, .5 #fff 0, 1 #000 .22', 0.15, 0.05, 0.85, 0.95) }) +
  turn(line(r, 0.36, 0.74, 0.11, '#fff'));

export const knobStyles = { fluted, spun, cream, chicken, inlay, soft, boost } as const satisfies Record<
  string,
  (pen: KnobContext) => string
>;
