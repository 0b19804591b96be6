/** Effects that move. */
import { circle, el, g, n, path, rect } from '../primitives/svg.ts';
import { type DrawGraphic, roundStroke } from './canvas.ts';

/** Two voices, a little apart, woven over and under. */
export const chorus: DrawGraphic = ({ d, w, top, bottom, ink, secondInk, coat }) => {
  const mid = (top + bottom) / 2;
  const a = (bottom - top) * 0.34;
  const half = w / 3;
  const at = (i: number): number => (i - 0.5) * half;
  const wave = (sign: number): string => {
    let s = `M${n(at(0))} ${n(mid)}`;
    for (let i = 0; i < 4; i++) {
      const y = n(mid + sign * (i % 2 ? 1 : -1) * a * 1.36);
      s += `C${n(at(i + 0.3642))} ${y} ${n(at(i + 0.6358))} ${y} ${n(at(i + 1))} ${n(mid)}`;
    }
    return s;
  };
  const rope = (line: string, colour: string): string =>
    path(line, { stroke: coat, 'stroke-width': 7.2 }) +
    path(line, { stroke: colour, 'stroke-width': 5 }) +
    path(line, { stroke: coat, 'stroke-width': 0.7 });
  // Voice A passes over voice B at the middle crossing: draw it again, only there.
  const over = d.clip(rect(half, top - 9, half, bottom - top + 18, 0, {}));
  return g(
    { fill: 'none' },
    rope(wave(1), secondInk),
    rope(wave(-1), ink),
    g({ 'clip-path': over }, rope(wave(1), secondInk)),
  );
};

/** Turning ellipses: notches sweeping round. */
export const phaser: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const cy = (top + bottom) / 2;
  const r = Math.min(w * 0.42, (bottom - top) * 0.5);
  const out: string[] = [];
  for (let i = 0; i < 9; i++)
    out.push(
      el('ellipse', { rx: r, ry: r * 0.36, transform: `rotate(${n(i * 20)})`, stroke: i % 3 === 0 ? secondInk : ink }),
    );
  return (
    g({ transform: `translate(${n(w / 2)} ${n(cy)})`, fill: 'none', 'stroke-width': 0.75 }, ...out) +
    circle(w / 2, cy, r * 0.16, { fill: secondInk })
  );
};

/** Loudness, breathing. */
export const tremolo: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
  const mid = (top + bottom) / 2;
  const h = (bottom - top) / 2;
  const count = Math.round(w / 3.4);
  let strong = '';
  let soft = '';
  for (let i = 0; i <= count; i++) {
    const x = (i / count) * w;
    const a = h * (0.1 + 0.88 * Math.cos(((i / count) * 2 - 1) * Math.PI * 1.08) ** 2);
    const seg = `M${n(x)} ${n(mid - a)}V${n(mid + a)}`;
    if (a > h * 0.55) strong += seg;
    else soft += seg;
  }
  return path(soft, roundStroke(secondInk, 1.5)) + path(strong, roundStroke(ink, 1.5));
};
