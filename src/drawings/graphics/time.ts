/** Effects that keep a signal for later. */
import { circle, el, g, n, path, reuse } from '../primitives/svg.ts';
import type { DrawGraphic } from './canvas.ts';

/** One ring and its fading repeats. */
export const delay: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const cy = (top + bottom) / 2;
  const r = (bottom - top) * 0.4;
  const first = r + w * 0.07;
  const step = r * 0.66;
  const count = Math.ceil((w - first + r) / step);
  const rings: string[] = [];
  for (let i = count; i >= 1; i--)
    rings.push(
      circle(first + step * i, cy, r, {
        stroke: secondInk,
        'stroke-width': 2.6 * 0.76 ** i + 0.2,
        'stroke-opacity': Math.max(0.3, 0.86 ** (i - 1)),
      }),
    );
  return g({ fill: 'none' }, ...rings) + circle(first, cy, r, { fill: ink });
};

/** A room: frames receding, each reflection softer. */
export const reverb: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const cy = bottom;
  const arcs: string[] = [];
  const outerRadius = Math.min(w * 0.56, (bottom - top) * 1.02);
  for (let i = 0; i < 8; i++) {
    const r = outerRadius * (1 - 0.86 * (1 - (1 - i / 8) ** 1.35));
    arcs.push(
      path(`M${n(w / 2 - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(w / 2 + r)} ${n(cy)}`, {
        stroke: i % 2 ? secondInk : ink,
        'stroke-width': 0.5 + i * 0.26,
        'stroke-opacity': 0.45 + i * 0.07,
      }),
    );
  }
  return g({ fill: 'none' }, ...arcs) + path(`M0 ${n(cy)}H${n(w)}`, { stroke: ink, 'stroke-width': 0.6 });
};

/** Tank springs. */
export const springs: DrawGraphic = ({ w, top, bottom, ink, secondInk, d }) => {
  const h = (bottom - top) / 3;
  const coil = d.define(el('ellipse', { rx: 2.3, ry: n(h * 0.34), fill: 'none', transform: 'rotate(12)' }));
  const rows = [0, 1, 2].map((row) => {
    const y = top + h * (row + 0.5);
    const pitch = [2.9, 2.35, 3.3][row]!;
    const x0 = 9;
    const x1 = w - 9;
    const coils: string[] = [];
    for (let x = x0; x <= x1; x += pitch) coils.push(reuse(coil, { x, y }));
    return g(
      { stroke: row === 1 ? secondInk : ink, 'stroke-width': 0.85 },
      path(`M-2 ${n(y)}H${n(x0 - 2)}M${n(x1 + 1.6)} ${n(y)}H${n(w + 2)}`, {}),
      ...coils,
    );
  });
  return rows.join('');
};
