/** The silkscreen of a box: the graphic, the dial marks and the lettering. */
import { enclosures } from '#electronics/enclosure.ts';
import type { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { textWidth, textPath } from '../primitives/stroke-font.ts';
import { g, n, path, reuse } from '../primitives/svg.ts';
import { graphic } from '../graphics/graphic.ts';
import { coatOf } from './enclosure.ts';
import type { PanelLayout } from './panel-layout.ts';
import type { Lettering, PedalSpec } from './pedal-spec.ts';

const letteringStyles: Record<Lettering, { weight: number; width: number; tracking: number; slant: number }> = {
  engraved: { weight: 0.085, width: 1.02, tracking: 0.2, slant: 0 },
  bold: { weight: 0.2, width: 1.06, tracking: 0.1, slant: 0 },
  wide: { weight: 0.17, width: 1.5, tracking: 0.16, slant: 0 },
  slant: { weight: 0.17, width: 1.08, tracking: 0.08, slant: 14 },
  inline: { weight: 0.3, width: 1.16, tracking: 0.2, slant: 0 },
  outline: { weight: 0.32, width: 1.16, tracking: 0.22, slant: 0 },
};

/** Letter a word in ink, fitted to `maxWidth`. */
export function drawLettering(
  d: Defs,
  text: string,
  x: number,
  y: number,
  cap: number,
  maxWidth: number,
  style: Lettering,
  ink: string,
  ground: string,
): string {
  const s = letteringStyles[style];
  const shape = { cap, width: s.width, tracking: s.tracking, slant: s.slant };
  const wide = textWidth(text, shape) + cap * s.weight;
  if (wide > maxWidth) {
    const k = maxWidth / wide;
    // Narrow first, then shrink: long names stay tall enough to read.
    shape.width *= Math.max(0.8, k);
    const again = textWidth(text, shape) + cap * s.weight;
    if (again > maxWidth) shape.cap *= maxWidth / again;
  }
  const line = textPath(text, x - Math.tan((s.slant * Math.PI) / 180) * shape.cap * 0.5, y, {
    ...shape,
    anchor: 'middle',
  });
  const w = shape.cap * s.weight;
  const common = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  if (style !== 'inline' && style !== 'outline') return path(line, { ...common, stroke: ink, 'stroke-width': w });
  const id = d.definePath(line);
  return g(
    common,
    reuse(id, { stroke: ink, 'stroke-width': w }),
    reuse(id, { stroke: ground, 'stroke-width': style === 'inline' ? w * 0.26 : w * 0.62 }),
  );
}

/** Dial marks around a knob. */
function dial(r: number): string {
  let out = '';
  for (let i = 0; i <= 10; i++) {
    const a = ((-240 + i * 30) * Math.PI) / 180;
    const r1 = r + 1.1;
    const r2 = r + (i % 5 === 0 ? 2.5 : 1.9);
    out += `M${n(r1 * Math.cos(a))} ${n(r1 * Math.sin(a))}L${n(r2 * Math.cos(a))} ${n(r2 * Math.sin(a))}`;
  }
  return out;
}

/** The silkscreen of a box, in the coordinates of its face. */
export function silkscreen(d: Defs, p: PedalSpec, l: PanelLayout): string {
  const { w } = enclosures[p.size];
  const coat = coatOf(p);
  const [ink, secondInk] = coat.inks;
  const small = p.size === '1590A';
  const cap = small ? 1.7 : 1.95;
  const markup = graphic(p.graphic ?? p.type, {
    d,
    w,
    top: l.top,
    bottom: l.bottom,
    ink,
    secondInk,
    coat: coat.base,
    random: rng(p.id),
  });
  let labels = '';
  p.knobs.forEach((k, i) => {
    const s = l.knobs[i]!;
    labels += textPath(k.label, s.x, s.y + l.knobR + (small ? 4.3 : 5.2), {
      cap,
      tracking: 0.14,
      width: 1.08,
      anchor: 'middle',
    });
  });

  const marks = d.definePath(dial(l.knobR));
  return (
    markup +
    g(
      { stroke: ink, 'stroke-width': 0.3, 'stroke-linecap': 'round', fill: 'none' },
      ...l.knobs.map((k) => reuse(marks, { x: k.x, y: k.y })),
      path(labels, { 'stroke-width': small ? 0.3 : 0.34 }),
    ) +
    drawLettering(
      d,
      p.name,
      l.name.x,
      l.name.y,
      small ? 3.6 : 5.2,
      w - (small ? 7 : 11),
      p.lettering ?? 'bold',
      ink,
      coat.base,
    )
  );
}
