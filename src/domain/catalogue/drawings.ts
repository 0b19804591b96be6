/** What staff can have drawn, by name. How it looks is the business of src/drawings, which a test holds to these names. */

export const enclosureSizes = ['1590A', '125B', '1590BB'] as const;
type DrawnSize = (typeof enclosureSizes)[number];

/** As many as fit on the face of each box. */
export const maxKnobs: Readonly<Record<DrawnSize, number>> = { '1590A': 4, '125B': 6, '1590BB': 6 };

export const coatLabels = {
  bone: 'Bone',
  marigold: 'Marigold',
  gulmohar: 'Gulmohar',
  rani: 'Rani pink',
  jamun: 'Jamun',
  indigo: 'Indigo',
  monsoon: 'Monsoon',
  peacock: 'Peacock',
  neem: 'Neem',
  mint: 'Mint',
  sky: 'Sky enamel',
  lilac: 'Lilac',
  soot: 'Soot',
  raw: 'Raw aluminium',
  chai: 'Chai',
  chalk: 'Chalk',
} as const;
type DrawnCoat = keyof typeof coatLabels;
export const coatNames = Object.keys(coatLabels) as [DrawnCoat, ...DrawnCoat[]];

export const knobStyleLabels = {
  fluted: 'Fluted black',
  spun: 'Spun aluminium',
  cream: 'Cream',
  chicken: 'Chicken head',
  inlay: 'Black with an inlay',
  soft: 'Soft touch',
  boost: 'Coloured cap',
} as const;
type DrawnKnobStyle = keyof typeof knobStyleLabels;
export const knobStyleNames = Object.keys(knobStyleLabels) as [DrawnKnobStyle, ...DrawnKnobStyle[]];

export const ledColours = ['red', 'amber', 'green', 'blue', 'white', 'violet'] as const;
export const maskColours = ['green', 'black', 'purple', 'blue', 'red', 'white'] as const;
export const letterings = ['engraved', 'bold', 'wide', 'slant', 'inline', 'outline'] as const;
export const graphicNames = [
  'overdrive',
  'distortion',
  'fuzz',
  'delay',
  'reverb',
  'springs',
  'chorus',
  'phaser',
  'tremolo',
  'octave',
  'filter',
  'compressor',
  'eq',
  'booster',
  'amp',
  'bass',
  'utility',
] as const;

type PartSetting = 'value' | 'mark' | 'pins' | 'colour' | 'knobStyle' | 'box';

/** The parts, and what can be chosen of each. */
export const partShapes = {
  resistor: { label: 'Resistor', settings: ['value'] },
  film: { label: 'Film capacitor', settings: ['value'] },
  ceramic: { label: 'Ceramic capacitor', settings: ['value'] },
  electrolytic: { label: 'Electrolytic capacitor', settings: ['value'] },
  diode: { label: 'Diode', settings: [] },
  led: { label: 'LED', settings: ['colour'] },
  to92: { label: 'Transistor (TO-92)', settings: ['mark'] },
  to220: { label: 'Regulator (TO-220)', settings: ['mark'] },
  can: { label: 'Transistor (metal can)', settings: ['mark'] },
  dip: { label: 'Chip', settings: ['mark', 'pins'] },
  socket: { label: 'Socket', settings: ['pins'] },
  pot: { label: 'Potentiometer', settings: ['mark'] },
  trimmer: { label: 'Trimmer', settings: ['mark'] },
  module: { label: 'Module', settings: ['mark'] },
  knob: { label: 'Knob', settings: ['knobStyle'] },
  enclosure: { label: 'Enclosure', settings: ['box'] },
  footswitch: { label: 'Footswitch', settings: [] },
  toggle: { label: 'Toggle switch', settings: [] },
  jack: { label: 'Jack', settings: [] },
  'dc-jack': { label: 'DC jack', settings: [] },
  bezel: { label: 'LED bezel', settings: [] },
  wire: { label: 'Wire', settings: [] },
  feet: { label: 'Rubber feet', settings: [] },
  opto: { label: 'Optocoupler', settings: [] },
  inductor: { label: 'Inductor', settings: [] },
} as const satisfies Record<string, { label: string; settings: readonly PartSetting[] }>;
export type PartShape = keyof typeof partShapes;
export const partShapeNames = Object.keys(partShapes) as [PartShape, ...PartShape[]];

export const hasSetting = (shape: PartShape, setting: PartSetting): boolean =>
  (partShapes[shape].settings as readonly PartSetting[]).includes(setting);

export const pinCounts = [8, 14, 16] as const;

export interface PedalDrawing {
  readonly draw: 'pedal';
  /** On its face. */
  readonly name: string;
  readonly size: DrawnSize;
  readonly coat: DrawnCoat;
  readonly graphic: (typeof graphicNames)[number];
  readonly lettering: (typeof letterings)[number];
  readonly nameAt: 'top' | 'bottom';
  /** Each is turned by a share of its way, 0 to 1. */
  readonly knobs: { label: string; value: number }[];
  readonly knobStyle: DrawnKnobStyle;
  readonly led: (typeof ledColours)[number];
  readonly lit: boolean;
}

export interface BoardDrawing {
  readonly draw: 'board';
  /** The kit whose circuit lies on it. */
  readonly kit: string;
  /** Printed on it. */
  readonly title: string;
  readonly mask: (typeof maskColours)[number];
  readonly soldered: boolean;
}

/** What a part does not have is not looked at. */
export interface PartDrawing {
  readonly draw: 'part';
  readonly shape: PartShape;
  /** 4K7, 100n. */
  readonly value: string;
  /** Printed on it. */
  readonly mark: string;
  readonly pins: (typeof pinCounts)[number];
  readonly colour: (typeof ledColours)[number];
  readonly knobStyle: DrawnKnobStyle;
  readonly size: DrawnSize;
  readonly coat: DrawnCoat;
}

export type Drawing = PedalDrawing | BoardDrawing | PartDrawing;

const coatInWords = (coat: DrawnCoat): string => coatLabels[coat].toLowerCase();

function partInWords(part: PartDrawing): string {
  const has = (setting: PartSetting) => hasSetting(part.shape, setting);
  return [
    partShapes[part.shape].label,
    has('value') && part.value,
    has('mark') && part.mark && `marked ${part.mark}`,
    has('pins') && `with ${part.pins} legs`,
    has('colour') && `in ${part.colour}`,
    has('knobStyle') && `(${knobStyleLabels[part.knobStyle].toLowerCase()})`,
    has('box') && `${part.size} in ${coatInWords(part.coat)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is to be seen, for those who cannot see it: a sentence to begin from. */
export function describeDrawing(drawing: Drawing): string {
  switch (drawing.draw) {
    case 'pedal': {
      const { name, size, coat, knobs, led, lit } = drawing;
      const count = `${knobs.length} ${knobs.length === 1 ? 'knob' : 'knobs'}`;
      const labels = knobs.map(({ label }) => label).filter(Boolean);
      return `${name}: a pedal in a ${size} enclosure in ${coatInWords(coat)}, with ${count}${
        labels.length > 0 ? ` (${labels.join(', ')})` : ''
      } and a ${led} LED${lit ? ' that is lit' : ''}`;
    }
    case 'board': {
      const { title, mask, soldered } = drawing;
      return `${title}: a ${mask} circuit board${soldered ? ' with its parts soldered on' : ', bare'}`;
    }
    case 'part':
      return partInWords(drawing);
  }
}
