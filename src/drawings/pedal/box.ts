/** A box before any part goes in, and its lid. */
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import { mix } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { el, move } from '../primitives/svg.ts';
import { boxShadow, coatOf, enclosureBody } from './enclosure.ts';
import { holeDiameters } from './drilling.ts';
import { screw } from './hardware.ts';
import { panelLayout, type PanelPoint } from './panel-layout.ts';
import type { PedalSpec } from './pedal-spec.ts';
import { silkscreen } from './silkscreen.ts';

/** The box alone: painted, printed and drilled, before any part goes in. */
export function drilledBox(d: Defs, p: PedalSpec): string {
  const l = panelLayout(p);
  const rim = mix(coatOf(p).base, '#ffffff', 0.55);
  const hole = (s: PanelPoint, r: number): string =>
    move(
      s.x,
      s.y,
      el('circle', { r, fill: '#0d1011' }),
      el('circle', { r, fill: 'none', stroke: rim, 'stroke-width': 0.35, 'stroke-opacity': 0.8 }),
    );
  return (
    boxShadow(d, p.size) +
    enclosureBody(d, p, silkscreen(d, p, l)) +
    l.knobs.map((s) => hole(s, holeDiameters.pot / 2)).join('') +
    l.switches.map((s) => hole(s, holeDiameters.footswitch / 2)).join('') +
    l.toggles.map((s) => hole(s, holeDiameters.toggle / 2)).join('') +
    hole(l.led, holeDiameters.lamp / 2)
  );
}

/** Inside of the base plate with its four screws. */
export function basePlate(d: Defs, size: EnclosureSize): string {
  const { w, h } = enclosures[size];
  const m = 5;
  return (
    boxShadow(d, size) +
    enclosureBody(d, { size, coat: 'raw' }) +
    [
      [m, m],
      [w - m, m],
      [m, h - m],
      [w - m, h - m],
    ]
      .map(([x, y], i) => move(x!, y!, screw(d, 2.3, 'phillips', i * 31)))
      .join('')
  );
}
