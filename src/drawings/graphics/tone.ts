/** Effects that shape pitch, tone and loudness. */
import { circle, data, g, n, path, rect, smooth } from '../primitives/svg.ts';
import { type DrawGraphic, roundStroke } from './canvas.ts';

/** Every octave is half the size. */
export const octave: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat }) => {
  const outerRadius = Math.min(w * 0.42, (bottom - top) / 2);
  const cx = w / 2;
  const c = (k: number, fill: string): string => circle(cx, bottom - outerRadius * k, outerRadius * k, { fill });
  return c(1, ink) + c(0.75, coat) + c(0.5, secondInk) + c(0.375, coat) + c(0.25, ink) + c(0.125, secondInk);
};

/** A resonant peak, swept up the neck; each curve hides the ones behind it. */
export const filter: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat }) => {
  const out: string[] = [];
  const rows = 8;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const base = top + (bottom - top) * (0.42 + 0.5 * t);
    const x = w * (0.82 - 0.62 * t);
    const peak = (bottom - top) * (0.4 - 0.1 * Math.abs(t - 0.4));
    const s = 7.5;
    out.push(
      path(
        data`M-2 ${base}H${x - s * 2.2}
          C${x - s * 0.9} ${base} ${x - s * 0.55} ${base - peak} ${x} ${base - peak}
          C${x + s * 0.5} ${base - peak} ${x + s * 0.7} ${base + 1} ${x + s * 2.4} ${base + 1.6}
          H${w + 2}`,
        { fill: coat, stroke: i === 4 ? secondInk : ink, 'stroke-width': i === 4 ? 1.7 : 0.8 },
      ),
    );
  }
  return out.join('');
};

/** Lines squeezed through a gate. */
export const compressor: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const mid = (top + bottom) / 2;
  const rows = 13;
  const out: string[] = [];
  for (let i = 0; i < rows; i++) {
    const y = top + ((bottom - top) * i) / (rows - 1);
    const yc = mid + (y - mid) * 0.3;
    const d = data`M-1 ${y}C${w * 0.28} ${y} ${w * 0.3} ${yc} ${w / 2} ${yc}S${w * 0.72} ${y} ${w + 1} ${y}`;
    out.push(path(d, { stroke: Math.abs(i - 6) < 2 ? secondInk : ink }));
  }
  return g({ fill: 'none', 'stroke-width': 0.95 }, ...out);
};

/** Faders set to a smile, with the response drawn through them. */
export const eq: DrawGraphic = ({ w, top, bottom, ink, secondInk, random }) => {
  const bands = Math.max(5, Math.min(7, Math.round(w / 10)));
  const h = bottom - top;
  const pts: [number, number][] = [];
  let slots = '';
  let caps = '';
  for (let i = 0; i < bands; i++) {
    const x = w * (0.13 + (0.74 * i) / (bands - 1));
    const t = i / (bands - 1);
    const y = top + h * (0.28 + 0.4 * (1 - (2 * t - 1) ** 2)) + random.range(-2, 2);
    pts.push([x, y]);
    slots += `M${n(x)} ${n(top + 2)}V${n(bottom - 2)}`;
    caps += rect(x - 2.6, y - 1.35, 5.2, 2.7, 0.7, {});
  }
  const curve = smooth([[-2, pts[0]![1] - 3], ...pts, [w + 2, pts[bands - 1]![1] - 3]]);
  return (
    path(slots, roundStroke(ink, 0.55, { 'stroke-opacity': 0.7 })) +
    path(curve, roundStroke(secondInk, 1.3)) +
    g({ fill: ink }, caps)
  );
};
