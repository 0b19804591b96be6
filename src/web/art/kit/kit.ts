/** The contents of a box, knolled: everything square to everything else, at true scale. */
import { Defs } from '../drawing/defs.ts';
import { shortHash } from '../drawing/rng.ts';
import { soft } from '../drawing/shadow.ts';
import { move, svg } from '../drawing/svg.ts';
import { ceramicCap, electrolytic, filmCap } from '../parts/capacitors.ts';
import { dcPart, hookupWire, jackPart, socket } from '../parts/connectors.ts';
import { footswitchPart, potentiometer } from '../parts/controls.ts';
import { diode, ledPart } from '../parts/diode.ts';
import type { Part } from '../parts/part.ts';
import { tape } from '../parts/resistor.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import type { PcbSpec } from '../pcb/board-spec.ts';
import { boardArt } from '../pcb/board.ts';
import { layoutBoard } from '../pcb/layout.ts';
import { RECIPES } from '../pcb/recipes.ts';
import { drilledBox } from '../pedal/box.ts';
import { ENCLOSURES } from '../pedal/enclosure.ts';
import { knob } from '../pedal/knobs.ts';
import type { PedalSpec } from '../pedal/pedal-spec.ts';
import { type Block, row, stack } from './knolling.ts';

/** A pedal and the board inside it. */
export interface KitSpec extends PedalSpec, PcbSpec {
  knobs: PedalSpec['knobs'];
}

const centred = (w: number, h: number, art: string): Part => ({ w, h, art: move(-w / 2, -h / 2, art) });

function looseKnob(d: Defs, p: PedalSpec, r: number): Part {
  const k = knob(d, { style: p.knobStyle, r, value: 0.5, ...(p.knobAccent ? { accent: p.knobAccent } : {}) });
  return { w: 2 * r, h: 2 * r, art: soft(d, k.shadow, 0.9, 0.4) + k.art };
}

const WIRES = ['#c8261f', '#1d1f20', '#2f66b0'] as const;

/** All the pieces of a kit, in one block. */
export function kitBlock(d: Defs, k: KitSpec): Block {
  const { w, h } = ENCLOSURES[k.size];
  const { board } = layoutBoard(k);
  const rec = RECIPES[k.type];
  const shown = k.knobs.slice(0, k.size === '1590BB' ? 4 : 3);
  const box = centred(w, h, drilledBox(d, k));
  const pcb = centred(board.w, board.h, boardArt(d, k));
  const midWidth = Math.max(board.w, shown.length * 19 - 2);
  const knobs = row(
    shown.map(() => looseKnob(d, k, 7.6)),
    3.4,
    shown.length > 1 ? midWidth - 3 : undefined,
  );
  const pots = row(
    shown.map((_, i) => potentiometer(d, ['B100K', 'A500K', 'B25K', 'A100K'][i]!)),
    1.6,
    shown.length > 1 ? midWidth - 1.6 : undefined,
  );
  const chips = Array.from({ length: Math.min(2, rec.ic8) }, (_, i) => dip(d, 8, rec.marks[i % rec.marks.length]!));
  const transistors = Array.from({ length: Math.min(rec.q, 2 - Math.max(0, chips.length - 1)) }, () =>
    to92(d, k.type === 'fuzz' ? 'BC108B' : '2N5457'),
  );
  const strip = tape(d, [1e6, 10e3, 4700, 47e3, 100e3, 1000]);
  const wide = strip.w + 6;
  const films = ['100N', '22N', '47N'].slice(0, Math.max(2, Math.min(3, rec.film))).map((v) => filmCap(d, v));
  const electros = ['10µF', '47µF', '100µF'].slice(0, Math.min(3, rec.electro || 1)).map((v) => electrolytic(d, v));
  const right = stack(
    [
      strip,
      row([...films, ledPart(d, k.led)], 3, wide),
      row([...electros, ...chips, ...transistors], 2.4, wide),
      jackPart(d),
      jackPart(d),
    ],
    4.5,
    h,
  );
  const middle = stack([pcb, knobs, pots], 6, right.h);
  const main = row([box, middle, right], k.size === '1590A' ? 14 : 11);
  const sundries: Part[] = [
    footswitchPart(d),
    dcPart(d),
    ...WIRES.map((c) => hookupWire(d, c)),
    ...(rec.ic8 ? [socket(d)] : []),
    diode(d, 'glass', 5),
    ceramicCap(d, '101'),
  ];
  return stack([main, row(sundries, 5, main.w - 2)], 8);
}

export function kitSvg(
  k: KitSpec,
  o: { title?: string; prefix?: string; margin?: number; ratio?: number } = {},
): string {
  const d = new Defs(o.prefix ?? 'k' + shortHash(k.id), 0.5);
  const all = kitBlock(d, k);
  const m = o.margin ?? 12;
  let vw = all.w + 2 * m;
  let vh = all.h + 2 * m;
  if (o.ratio) {
    if (vw / vh < o.ratio) vw = vh * o.ratio;
    else vh = vw / o.ratio;
  }
  return svg([-vw / 2, -vh / 2, vw, vh], d, all.art, { title: o.title ?? `Everything in the ${k.name} kit, laid out` });
}
