/** What stands at the two ends of a cable. */
import { circle, data, g, n, path, rect } from '../primitives/svg.ts';
import { type DrawGraphic, roundStroke } from './canvas.ts';

/** Grille cloth and a cone. */
export const amp: DrawGraphic = ({ d, w, top, bottom, ink, secondInk }) => {
  const h = bottom - top;
  const iw = Math.min(w * 0.78, h * 1.25);
  const x = (w - iw) / 2;
  const weave = d.pattern(2, 2, path('M0 0L2 2M2 0L0 2', { stroke: ink, 'stroke-width': 0.3, 'stroke-opacity': 0.75 }));
  const cy = (top + bottom) / 2;
  const r = Math.min(h, iw) * 0.4;
  return (
    rect(x, top, iw, h, 4, { fill: weave, stroke: ink, 'stroke-width': 1 }) +
    rect(x + 1.6, top + 1.6, iw - 3.2, h - 3.2, 2.8, { fill: 'none', stroke: secondInk, 'stroke-width': 0.55 }) +
    g(
      { fill: 'none', stroke: ink, 'stroke-width': 0.7 },
      circle(w / 2, cy, r, {}),
      circle(w / 2, cy, r * 0.86, {}),
      circle(w / 2, cy, r * 0.55, {}),
    ) +
    circle(w / 2, cy, r * 0.3, { fill: secondInk })
  );
};

/** Four strings, four modes: the fundamental and its harmonics. */
export const bass: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const out: string[] = [];
  const h = (bottom - top) / 4;
  for (let s = 0; s < 4; s++) {
    const y = top + h * (s + 0.5);
    const lobes = s + 1;
    const a = h * 0.62 * (1 - s * 0.13);
    const seg = w / lobes;
    const mode = (k: number): string => {
      let p = `M0 ${n(y)}`;
      for (let i = 0; i < lobes; i++) {
        const dir = (i % 2 ? 1 : -1) * k;
        p += data`
          C${(i + 0.3642) * seg} ${y + dir * a} ${(i + 0.6358) * seg} ${y + dir * a} ${(i + 1) * seg} ${y}`;
      }
      return p;
    };
    out.push(
      path(mode(0.33) + mode(-0.33) + mode(0.66) + mode(-0.66), {
        stroke: ink,
        'stroke-opacity': 0.5,
        'stroke-width': 0.35,
      }),
    );
    out.push(path(mode(1) + mode(-1), { stroke: s === 0 ? secondInk : ink, 'stroke-width': 1.5 - s * 0.22 }));
  }
  return g({ fill: 'none' }, ...out);
};

/** A plain signal path: in, switch, out. */
export const utility: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const mid = (top + bottom) / 2;
  const h = (bottom - top) * 0.22;
  return (
    path(
      data`M0 ${mid}H${w * 0.22}L${w * 0.36} ${mid - h}H${w * 0.64}L${w * 0.78} ${mid - h}
        M${w * 0.22} ${mid}L${w * 0.36} ${mid + h}H${w * 0.64}L${w * 0.78} ${mid}H${w}`,
      roundStroke(ink, 1),
    ) +
    [0.22, 0.78].map((t) => circle(w * t, mid, 1.9, { fill: secondInk })).join('') +
    circle(w * 0.78, mid - h, 1.9, { fill: 'none', stroke: ink, 'stroke-width': 0.9 })
  );
};
