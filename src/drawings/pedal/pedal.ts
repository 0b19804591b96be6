/** A finished pedal from above, drawn in millimetres from product data. */
import { enclosures } from '#electronics/enclosure.ts';
import { Defs } from '../primitives/defs.ts';
import { rng, shortHash } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { data, g, mirrored, move, n, path, put, rect, reuse, svg } from '../primitives/svg.ts';
import { boxShadow, enclosureBody } from './enclosure.ts';
import { dcJack, footswitch, type Layered, led, sideJack, toggle } from './hardware.ts';
import { knob } from './knobs.ts';
import { panelLayout, type PanelPoint } from './panel-layout.ts';
import type { PedalSpec } from './pedal-spec.ts';
import { silkscreen } from './silkscreen.ts';

/** A pedal inside one <g>, its origin at the enclosure's upper-left corner. */
export function pedalMarkup(d: Defs, p: PedalSpec): string {
  const { w, h } = enclosures[p.size];
  const l = panelLayout(p);
  const r = rng(p.id + ':fit');
  const parts: { at: PanelPoint; part: Layered }[] = [];
  p.knobs.forEach((k, i) => {
    const value = k.value ?? 0.25 + 0.55 * r.next();
    const part = knob(d, {
      style: p.knobStyle,
      r: l.knobR,
      value,
      name: k.label.toLowerCase(),
      ...(p.knobAccent ? { accent: p.knobAccent } : {}),
    });
    parts.push({ at: l.knobs[i]!, part });
  });
  for (const at of l.toggles) parts.push({ at, part: toggle(d, true) });
  for (const at of l.switches) {
    const sw = footswitch(d, r.range(0, 1));
    parts.push({ at, part: { shadow: sw.shadow, markup: g({ 'data-switch': '' }, sw.markup) } });
  }
  const lamp = led(d, p.led, p.lit ?? true);
  const jack = sideJack(d);
  const dc = dcJack(d);
  const jackId = d.define(jack.markup);
  return [
    softShadow(
      d,
      [
        ...l.jacks.right.map((y) => move(w, y, jack.shadow)),
        ...l.jacks.left.map((y) => move(0, y, mirrored(jack.shadow))),
      ].join(''),
      1.6,
      0.34,
    ),
    boxShadow(d, p.size),
    ...l.jacks.right.map((y) => reuse(jackId, { x: w - 0.4, y })),
    ...l.jacks.left.map((y) => g({ transform: `translate(.4 ${n(y)}) scale(-1 1)` }, reuse(jackId))),
    l.supply === 'back' ? move(w / 2, 0.3, dc.markup) : put(w - 0.3, l.supply, 90, dc.markup),
    enclosureBody(d, p, silkscreen(d, p, l)),
    softShadow(
      d,
      parts.map(({ at, part }) => move(at.x, at.y, part.shadow)).join('') + move(l.led.x, l.led.y, lamp.shadow),
      0.9,
      0.52,
    ),
    g({ 'clip-path': d.clip(rect(0, 0, w, h, enclosures[p.size].r, {})) }, move(l.led.x, l.led.y, lamp.glow)),
    move(l.led.x, l.led.y, lamp.markup),
    ...parts.map(({ at, part }) => move(at.x, at.y, part.markup)),
  ].join('');
}

/** The same view for every pedal, so that sizes compare truly from card to card. */
const stageSize = { w: 132, h: 154, top: 23 } as const;

/** View of the drafting frame, for product pages. */
const draftingSize = { w: 160, h: 150 } as const;

/** Width below, height on the left, in a grey that has enough contrast on both themes. */
function dimensions(w: number, h: number): string {
  const y = h + 9;
  const x = -25;
  const arrow = (px: number, py: number, dx: number, dy: number): string =>
    data`M${px + dx * 2.4 - dy * 0.9} ${py + dy * 2.4 - dx * 0.9}L${px} ${py}
      L${px + dx * 2.4 + dy * 0.9} ${py + dy * 2.4 + dx * 0.9}`;
  const gapW = 9;
  const gapH = 6;
  const lines =
    `M0 ${n(y)}H${n(w / 2 - gapW)}M${n(w / 2 + gapW)} ${n(y)}H${n(w)}M0 ${n(y - 3)}v5M${n(w)} ${n(y - 3)}v5` +
    arrow(0, y, 1, 0) +
    arrow(w, y, -1, 0) +
    `M${x} 0V${n(h / 2 - gapH)}M${x} ${n(h / 2 + gapH)}V${n(h)}M${x - 2} 0h5M${x - 2} ${n(h)}h5` +
    arrow(x, 0, 0, 1) +
    arrow(x, h, 0, -1);
  const text =
    textPath(String(w), w / 2, y + 1.5, { cap: 3, anchor: 'middle', tracking: 0.06 }) +
    textPath(String(h), x, h / 2 + 1.5, { cap: 3, anchor: 'middle', tracking: 0.06 });
  return g(
    { fill: 'none', stroke: '#71807b', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    path(lines, { 'stroke-width': 0.32 }),
    path(text, { 'stroke-width': 0.4 }),
  );
}

export interface PedalOptions {
  /** 'stage' keeps the common scale; 'tight' crops to the pedal; 'drafting' adds width and height in millimetres. */
  frame?: 'stage' | 'tight' | 'drafting';
  title?: string;
  prefix?: string;
  /** The knobs and the switch will be made operable: expose the picture as a group. */
  interactive?: boolean;
}

export function pedalSvg(p: PedalSpec, o: PedalOptions = {}): string {
  const { w, h } = enclosures[p.size];
  const d = new Defs(o.prefix ?? 'p' + shortHash(p.id));
  const markup = pedalMarkup(d, p);
  const about = { title: o.title ?? `${p.name} pedal`, role: o.interactive ? 'group' : 'img' } as const;
  if (o.frame === 'tight') return svg([-14, -8, w + 28, h + 22], d, markup, about);
  if (o.frame === 'drafting')
    return svg(
      [(w - draftingSize.w) / 2, (h - draftingSize.h) / 2 + 1, draftingSize.w, draftingSize.h],
      d,
      markup + dimensions(w, h),
      about,
    );
  // Every size is centred on the same point as a 125B, so cards line up.
  const mid = enclosures['125B'].h / 2 + stageSize.top;
  return svg([(w - stageSize.w) / 2, h / 2 - mid, stageSize.w, stageSize.h], d, markup, about);
}
