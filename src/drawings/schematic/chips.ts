/** How chips are drawn: amplifiers as triangles by their sections, everything else as boxes with names at the pins. */

interface Section {
  readonly plus: string;
  readonly minus: string;
  readonly out: string;
}

export interface Amplifier {
  readonly sections: readonly Section[];
  readonly positive: string;
  readonly negative: string;
}

/** Pins of a box from top to bottom, each with the name that its data sheet gives it. */
export interface BoxSides {
  readonly left: readonly (readonly [pin: string, name: string])[];
  readonly right: readonly (readonly [pin: string, name: string])[];
}

const section = (plus: string, minus: string, out: string): Section => ({ plus, minus, out });
const dual: Amplifier = { sections: [section('3', '2', '1'), section('5', '6', '7')], positive: '8', negative: '4' };
const single: Amplifier = { sections: [section('3', '2', '6')], positive: '7', negative: '4' };
const quad: Amplifier = {
  sections: [section('3', '2', '1'), section('5', '6', '7'), section('10', '9', '8'), section('12', '13', '14')],
  positive: '4',
  negative: '11',
};

export const amplifiers: Readonly<Record<string, Amplifier>> = {
  JRC4558D: dual,
  LM358N: dual,
  TL062CP: dual,
  TL072CP: dual,
  LM308N: single,
  LM741CN: single,
  TL071CP: single,
  CA3080E: single,
  TL074CN: quad,
  'LM386N-1': { sections: [section('3', '2', '5')], positive: '6', negative: '4' },
};

export const amplifierOutlines = { single, dual, quad } as const;

const pins = (text: string): [string, string][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((pin) => pin.split(':') as [string, string]);

const box = (left: string, right: string): BoxSides => ({ left: pins(left), right: pins(right) });
const reverb = box('3:IN', '1:+5V 5:OUT1 6:OUT2 2:GND 4:GND');

/** One whose data sheet nobody has read: its pins in order, half of them on each side. */
export function plainBox(names: readonly string[]): BoxSides {
  const half = Math.ceil(names.length / 2);
  const side = (list: readonly string[]) => list.map((name) => [name, name] as const);
  return { left: side(names.slice(0, half)), right: side(names.slice(half)) };
}

/** A chip in one box, or in several that work apart. */
export const boxes: Readonly<Record<string, readonly BoxSides[]>> = {
  V3205: [box('7:IN 6:CP1 2:CP2 8:VGG', '5:VDD 4:OUT2 3:OUT1 1:GND')],
  V3207: [box('3:IN 2:CP1 6:CP2 4:VGG', '5:VDD 7:OUT1 8:OUT2 1:GND')],
  V3102: [box('7:OX1 6:OX2 5:OX3', '3:VDD 2:CP1 4:CP2 8:VGG 1:GND')],
  SA571N: [
    box('5:INV 6:R3 3:ΔG 2:RECT 1:CRECT', '7:OUT 8:THD 4:GND'),
    box('14:ΔG 15:RECT 16:CRECT', '13:VCC 10:OUT 11:R3 12:INV 9:THD'),
  ],
  PT2399: [
    box(
      '16:LPF1-IN 15:LPF1-OUT 10:OP1-IN 9:OP1-OUT 2:REF 7:CC1 8:CC0',
      '1:VCC 14:LPF2-OUT 13:LPF2-IN 12:OP2-OUT 11:OP2-IN 6:VCO 3:AGND 4:DGND',
    ),
  ],
  CD4013BE: [box('3:CLK 6:S 4:R 5:D', '14:VDD 1:Q 2:Q̅ 7:VSS'), box('11:CLK 8:S 10:R 9:D', '13:Q 12:Q̅')],
  'BTDR-2H-long': [reverb],
  'BTDR-2H-short': [reverb],
  '78L05': [box('IN:IN', 'OUT:OUT GND:GND')],
  L7805CV: [box('IN:IN', 'OUT:OUT GND:GND')],
};
