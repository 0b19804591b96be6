import { type Canvas, type DrawGraphic, type EffectType, roundStroke } from './canvas.ts';
import { booster, distortion, fuzz, overdrive } from './gain.ts';
import { compressor, eq, filter, octave } from './tone.ts';
import { circle, el, g, n, path, reuse, rect, data } from '../primitives/svg.ts';

/** What stands at the two ends of a cable. */

/** Grille cloth and a cone. */
const amp: DrawGraphic = ({ d, w, top, bottom, ink, secondInk }) => {
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
const bass: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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
const utility: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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

/** Effects that move. */

/** Two voices, a little apart, woven over and under. */
const chorus: DrawGraphic = ({ d, w, top, bottom, ink, secondInk, coat }) => {
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
const phaser: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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
const tremolo: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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

/** Effects that keep a signal for later. */

/** One ring and its fading repeats. */
const delay: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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
const reverb: DrawGraphic = ({ w, top, bottom, ink, secondInk }) => {
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
const springs: DrawGraphic = ({ w, top, bottom, ink, secondInk, d }) => {
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

export const graphics: Record<EffectType, DrawGraphic> = {
  overdrive,
  distortion,
  fuzz,
  delay,
  reverb,
  chorus,
  phaser,
  tremolo,
  octave,
  filter,
  compressor,
  eq,
  booster,
  amp,
  bass,
  utility,
};

/** Alternative graphics a product may ask for by name. */
const alternates = { springs } as const;

export type GraphicName = EffectType | keyof typeof alternates;

export function graphic(name: GraphicName, c: Canvas): string {
  return (name in alternates ? alternates[name as keyof typeof alternates] : graphics[name as EffectType])(c);
}
