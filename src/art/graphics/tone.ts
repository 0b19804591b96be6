/** Effects that shape pitch, tone and loudness. */
import { circle, data, g, n, path, rect, smooth } from '../drawing/svg.ts';
import { type Draw, round } from './canvas.ts';

/** Every octave is half the size. */
export const octave: Draw = ({ w, top, bottom, ink, ink2, coat }) => {
  const R = Math.min(w * 0.42, (bottom - top) / 2);
  const cx = w / 2;
  const c = (k: number, fill: string): string => circle(cx, bottom - R * k, R * k, { fill });
  return c(1, ink) + c(0.75, coat) + c(0.5, ink2) + c(0.375, coat) + c(0.25, ink) + c(0.125, ink2);
};

/** A resonant peak, swept up the neck; each curve hides the ones behind it. */
export const filter: Draw = ({ w, top, bottom, ink, ink2, coat }) => {
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
        { fill: coat, stroke: i === 4 ? ink2 : ink, 'stroke-width': i === 4 ? 1.7 : 0.8 },
      ),
    );
  }
  return out.join('');
};

/** Lines squeezed through a gate. */
export const compressor: Draw = ({ w, top, bottom, ink, ink2 }) => {
  const mid = (top + bottom) / 2;
  const rows = 13;
  const out: string[] = [];
  for (let i = 0; i < rows; i++) {
    const y = top + ((bottom - top) * i) / (rows - 1);
    const yc = mid + (y - mid) * 0.3;
    const d = data`M-1 ${y}C${w * 0.28} ${y} ${w * 0.3} ${yc} ${w / 2} ${yc}S${w * 0.72} ${y} ${w + 1} ${y}`;
    out.push(path(d, { stroke: Math.abs(i - 6) < 2 ? ink2 : ink }));
  }
  return g({ fill: 'none', 'stroke-width': 0.95 }, ...out);
};

/** Faders set to a smile, with the response drawn through them. */
export const eq: Draw = ({ w, top, bottom, ink, ink2, rnd }) => {
  const bands = Math.max(5, Math.min(7, Math.round(w / 10)));
  const h = bottom - top;
  const pts: [number, number][] = [];
  let slots = '';
  let caps = '';
  for (let i = 0; i < bands; i++) {
    const x = w * (0.13 + (0.74 * i) / (bands - 1));
    const t = i / (bands - 1);
    const y = top + h * (0.28 + 0.4 * (1 - (2 * t - 1) ** 2)) + rnd.range(-2, 2);
    pts.push([x, y]);
    slots += `M${n(x)} ${n(top + 2)}V${n(bottom - 2)}`;
    caps += rect(x - 2.6, y - 1.35, 5.2, 2.7, 0.7, {});
  }
  const curve = smooth([[-2, pts[0]![1] - 3], ...pts, [w + 2, pts[bands - 1]![1] - 3]]);
  return (
    path(slots, round(ink, 0.55, { 'stroke-opacity': 0.7 })) + path(curve, round(ink2, 1.3)) + g({ fill: ink }, caps)
  );
};
