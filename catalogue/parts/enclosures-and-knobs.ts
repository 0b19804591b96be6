/** Boxes and knobs: the outside of a pedal. */

import { knobDiameters, type KnobStyle } from '#drawings/pedal/knobs.ts';
import { type EnclosureSize, outsideSize } from '#electronics/enclosure.ts';
import type { Part } from '../catalogue-types.ts';
import { hardwarePart, type HardwareRow } from './hardware.ts';

const enclosureRow = (size: EnclosureSize, price: number, stock: number, fits: string): HardwareRow => ({
  slug: `enclosure-${size.toLowerCase()}`,
  kind: 'enclosure',
  value: size,
  name: `Enclosure ${size}, Bare Aluminium`,
  summary: `Die-cast box of ${outsideSize(size)}, undrilled, with lid and screws.`,
  description: `A die-cast aluminium box in the ${size} size, ${outsideSize(size)} outside, with its lid and four screws. ${fits}\n\nThis one is bare and undrilled: print the drill template of your board at full size, check its ruler, punch the centres and drill in steps. Kits come with their box already drilled, coated and printed.`,
  price,
  stock,
  reviews: 21,
  origin: 'China',
  hsn: '7616',
  picture: { draw: 'enclosure', size },
  specs: {
    'Outside size': outsideSize(size),
    Material: 'Die-cast aluminium',
    Finish: 'Bare, undrilled',
    Included: 'Lid and four screws',
  },
});

const knob = (slug: string, name: string, style: KnobStyle, look: string): HardwareRow => ({
  slug,
  name,
  kind: 'knob',
  value: style,
  summary: `${look} For 6 mm knurled shafts.`,
  description: `${look} It fits the knurled 6 mm shafts of our potentiometers.\n\nTurn the control to its left stop before you press the knob on, with the pointer at seven o'clock, and the scale will be right. It stands clear of the nut, so the box keeps its paint, and it can be pulled off again by hand when the pedal has to come apart.`,
  price: 55,
  stock: 130,
  reviews: 14,
  origin: 'China',
  hsn: '3926',
  picture: { draw: 'knob', style },
  specs: {
    Shaft: '6 mm, knurled',
    Diameter: `${knobDiameters[style]} mm`,
    Material: style === 'spun' ? 'Aluminium' : 'Moulded plastic',
    Pointer: 'Line',
  },
});

const rows: readonly HardwareRow[] = [
  enclosureRow('1590A', 430, 44, 'The smallest pedal box: one or two knobs, a small board and tidy wiring.'),
  enclosureRow('125B', 560, 96, 'The standard pedal box: up to six knobs, jacks on the sides or on top.'),
  enclosureRow('1590BB', 690, 38, 'The wide pedal box: two footswitches or six knobs in a row.'),
  knob('knob-fluted', 'Fluted Knob, Black', 'fluted', 'A black fluted knob with a white line, as on studio gear.'),
  knob('knob-spun', 'Spun Aluminium Knob', 'spun', 'A solid knob with a spun aluminium face and a black line.'),
  knob('knob-cream', 'Cream Radio Knob', 'cream', 'A round cream knob with a dark line, out of an old radio.'),
  knob('knob-chicken', 'Chicken-Head Knob', 'chicken', 'A pointer knob you can read across a dark stage.'),
  knob('knob-inlay', 'Inlay Knob', 'inlay', 'A black knob with a metal inlay and a fine line.'),
  knob('knob-soft', 'Soft-Touch Knob', 'soft', 'A slim rubberised knob with a coloured line.'),
  knob('knob-boost', 'Ribbed Boost Knob', 'boost', 'A tall ribbed knob with a coloured cap.'),
];

export const enclosuresAndKnobs: readonly Part[] = rows.map(hardwarePart);
