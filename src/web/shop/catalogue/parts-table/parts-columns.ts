import type { PartKind } from '#domain/catalogue/part-kinds.ts';

type Specifications = Readonly<Record<string, string>>;

interface PartText {
  readonly name: string;
  readonly value: string | null;
  readonly specifications: Specifications;
}

/** A column between the value and the price: its heading, and what a part says there. */
export interface PartsColumn {
  readonly label: string;
  readonly text: (part: PartText) => string;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
  /** The first to go where there is no room. */
  readonly spare?: boolean;
}

interface PartsTableKind {
  /** Bands, marking or type in words: the one middle column that a phone shows too. */
  readonly words: PartsColumn;
  readonly facts: readonly PartsColumn[];
  /** What may be the same for all of them, for the line beside the heading. */
  readonly common?: (specifications: Specifications) => readonly string[];
}

/** '1 %' is set without its space; '63 V DC' needs no DC among capacitors. */
const tidy = (text: string): string => text.replace(/ %/g, '%').replace(/ DC$/, '');

/** The words up to the first comma or bracket: 'TO-92' of 'TO-92, flat face towards you'. */
const firstText = (text: string): string => text.split(/,| \(/)[0] ?? '';

const spec = (label: string, name: string, more: Partial<PartsColumn> = {}): PartsColumn => ({
  label,
  text: ({ specifications }) => firstText(tidy(specifications[name] ?? '')),
  ...more,
});

const tolerance = spec('Tol.', 'Tolerance', { numeric: true });
const packageName = spec('Package', 'Package', { spare: true });
const voltage = spec('Voltage', 'Maximum voltage', { numeric: true });
const hole: PartsColumn = spec('Hole', 'Hole in the box', { numeric: true });

const pitch: PartsColumn = {
  label: 'Pitch',
  numeric: true,
  spare: true,
  text: ({ specifications }) => /([\d.]+(?: to [\d.]+)? mm) pitch/.exec(specifications['Package'] ?? '')?.[1] ?? '',
};

const pins: PartsColumn = {
  label: 'Pins',
  numeric: true,
  text: ({ specifications }) =>
    specifications['Pins'] ?? /(?:DIP|SIP)-(\d+)/.exec(specifications['Package'] ?? '')?.[1] ?? '',
};

/** 'Dual Op-Amp' of 'TL072 Dual Op-Amp': the name without the value it begins with and the pack it ends with. */
const type: PartsColumn = {
  label: 'Type',
  text: ({ name, value }) => {
    const words = name.replace(/, (Pack|Set) of \d+$/, '');
    const first = words.split(' ')[0] ?? '';
    return value?.startsWith(first) ? words.slice(first.length + 1) : words;
  },
};

const marking: PartsColumn = {
  label: 'Marking',
  text: ({ specifications: { Marking = '', Dielectric = '' } }) =>
    `${Marking}, ${Dielectric.replace(/^M/, 'm').replace(/ \(.*/, '')}`,
};

const canMarking: PartsColumn = {
  label: 'Marking',
  text: ({ specifications }) => `${specifications['Capacitance']}, stripe at the minus leg`,
};

const capacitor: PartsTableKind = {
  words: marking,
  facts: [tolerance, voltage, pitch],
  common: (specifications) => [tidy(specifications['Tolerance'] ?? '')],
};

const plain = (...facts: PartsColumn[]): PartsTableKind => ({ words: type, facts });

/** Rows of every kind keep their order and change the middle. */
const kinds: Readonly<Record<PartKind, PartsTableKind>> = {
  resistor: {
    words: {
      label: 'Bands',
      text: ({ specifications }) => (specifications['Colour bands'] ?? '').replaceAll(',', ''),
    },
    facts: [
      tolerance,
      {
        label: 'Package',
        spare: true,
        text: ({ specifications }) =>
          (specifications['Package'] ?? '').replace(/, body ([\d.]+) x [\d.]+ mm/, ' $1 mm'),
      },
    ],
    common: (specifications) => [
      tidy(specifications['Tolerance'] ?? ''),
      (specifications['Power'] ?? '').replace(/ at .*/, '').replace('0.25 W', 'quarter watt'),
    ],
  },
  'film-capacitor': capacitor,
  'ceramic-capacitor': capacitor,
  'electrolytic-capacitor': { ...capacitor, words: canMarking },
  inductor: plain(spec('Inductance', 'Inductance'), packageName),
  potentiometer: {
    words: spec('Taper', 'Taper'),
    facts: [tolerance, spec('Shaft', 'Shaft', { numeric: true }), packageName],
    common: (specifications) => [`${firstText(specifications['Shaft'] ?? '')} shaft`],
  },
  trimmer: { words: spec('Taper', 'Taper'), facts: [tolerance, packageName] },
  switch: plain(spec('Action', 'Action'), hole),
  knob: plain(spec('Shaft', 'Shaft', { numeric: true }), spec('Material', 'Material', { spare: true })),
  diode: plain(spec('Forward', 'Forward voltage'), packageName),
  led: plain(spec('Current', 'Maximum current', { numeric: true }), packageName),
  transistor: plain(spec('Gain', 'Current gain (hFE)', { numeric: true }), packageName),
  jfet: plain(spec('Cut-off', 'Gate-source cut-off', { numeric: true }), packageName),
  mosfet: plain(spec('Threshold', 'Gate threshold', { numeric: true }), packageName),
  'op-amp': plain(pins, spec('Supply', 'Maximum supply', { numeric: true })),
  chip: plain(pins, spec('Supply', 'Supply', { numeric: true })),
  socket: plain(pins, spec('Rows', 'Row spacing', { numeric: true })),
  enclosure: plain(spec('Size', 'Outside size', { numeric: true }), spec('Finish', 'Finish', { spare: true })),
  jack: plain(hole),
  hardware: plain(spec('Material', 'Material'), hole),
  wire: plain(spec('Length', 'Length', { numeric: true })),
  tool: plain(),
  consumable: plain(),
};

export const partsTableKind = (kind: PartKind): PartsTableKind => kinds[kind];
