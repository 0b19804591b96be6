/** Effects that make a signal bigger than its box. */
import { data, g, n, path, poly } from '../primitives/svg.ts';
import { type DrawGraphic, stripes } from './canvas.ts';

/** Signal lines driven up into a flame: quiet at the edges, hot in the middle. */
export const overdrive: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat }) => {
  const cx = w / 2;
  const count = 9;
  const gap = ((bottom - top) * 0.34) / (count - 1);
  const out: string[] = [];
  for (let i = count - 1; i >= 0; i--) {
    const y = bottom - i * gap;
    const tip = top + (bottom - top) * 0.78 * (1 - i / (count - 1)) ** 1.12;
    const h = y - tip;
    const s = 2.6 + i * 1.75;
    const side = (k: 1 | -1): readonly string[] => {
      const q = (dx: number, dy: number): string => `${n(cx + k * dx)} ${n(y - dy)}`;
      return [
        q(s * 1.7, 0),
        q(s * 0.75, 0),
        q(s * 1.42, h * 0.42),
        q(s * 0.56, h * 0.66),
        q(s * 0.2, h * 0.77),
        q(0.2, h * 0.88),
        q(0, h),
      ];
    };
    const [l0, l1, l2, l3, l4, l5, tipAt] = side(-1) as [string, string, string, string, string, string, string];
    const [r0, r1, r2, r3, r4, r5] = side(1) as [string, string, string, string, string, string, string];
    out.push(
      path(
        data`M-2 ${y}L${l0}C${l1} ${l2} ${l3}C${l4} ${l5} ${tipAt}C${r5} ${r4} ${r3}C${r2} ${r1} ${r0}
          L${w + 2} ${y}`,
        {
          fill: i === 0 ? secondInk : coat,
          stroke: i > 5 ? ink : secondInk,
          'stroke-width': 0.75 + (count - i) * 0.06,
        },
      ),
    );
  }
  return g({ 'stroke-linejoin': 'round' }, ...out);
};

/** Hard-clipped zigzag, in stripes. */
export const distortion: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat, d }) => {
  const mid = (top + bottom) / 2;
  const a = (bottom - top) * 0.26;
  const p = w / 3;
  const pts: [number, number][] = [];
  for (let i = -1; i <= 7; i++) pts.push([i * (p / 2), mid + (i % 2 ? -a : a)]);
  const s = (bottom - top) / 44;
  return stripes(d, poly(pts), [
    [ink, 19 * s],
    [coat, 15.4 * s],
    [secondInk, 11.8 * s],
    [coat, 8.2 * s],
    [ink, 4.2 * s],
  ]);
};

/** A squared-off wave in seventies stripes. */
export const fuzz: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat, d }) => {
  const mid = (top + bottom) / 2;
  const a = (bottom - top) * 0.27;
  const q = w / 4;
  const line = data`M${-q * 0.6} ${mid + a}H${q * 0.5}Q${q * 0.8} ${mid + a} ${q * 0.8} ${mid + a * 0.6}
    V${mid - a * 0.6}Q${q * 0.8} ${mid - a} ${q * 1.1} ${mid - a}H${q * 1.7}
    Q${q * 2} ${mid - a} ${q * 2} ${mid - a * 0.6}V${mid + a * 0.6}
    Q${q * 2} ${mid + a} ${q * 2.3} ${mid + a}H${q * 2.9}
    Q${q * 3.2} ${mid + a} ${q * 3.2} ${mid + a * 0.6}V${mid - a * 0.6}
    Q${q * 3.2} ${mid - a} ${q * 3.5} ${mid - a}H${q * 4.6}`;
  const s = (bottom - top) / 44;
  return stripes(d, line, [
    [secondInk, 16.5 * s],
    [coat, 13.3 * s],
    [ink, 10.1 * s],
    [coat, 6.9 * s],
    [secondInk, 3.7 * s],
  ]);
};

/** More. */
export const booster: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const h = bottom - top;
  const out: string[] = [];
  for (let i = 0; i < 5; i++) {
    const y = bottom - h * 0.04 - i * h * 0.17;
    const half = w * 0.3;
    out.push(
      path(`M${n(w / 2 - half)} ${n(y)}L${n(w / 2)} ${n(y - h * 0.24)}L${n(w / 2 + half)} ${n(y)}`, {
        stroke: i === 4 ? secondInk : ink,
        'stroke-width': 0.8 + i * 0.85,
      }),
    );
  }
  return g({ fill: 'none', 'stroke-linejoin': 'miter' }, ...out);
};
