/** What a part is, beneath the four subcategories that the shop files all parts under. */

export interface PartKindEntry {
  /** In menus and headings: 'Film capacitors'. */
  readonly label: string;
  readonly group: PartGroup;
}

/** The groups of the parts menu, in its order. */
export const partGroups = [
  'Passives',
  'Controls',
  'Semiconductors',
  'Chips',
  'Box and wiring',
  'Tools and solder',
] as const;
export type PartGroup = (typeof partGroups)[number];

/** In the order of the shelf. */
export const partKinds = {
  resistor: { label: 'Resistors', group: 'Passives' },
  'film-capacitor': { label: 'Film capacitors', group: 'Passives' },
  'ceramic-capacitor': { label: 'Ceramic capacitors', group: 'Passives' },
  'electrolytic-capacitor': { label: 'Electrolytic capacitors', group: 'Passives' },
  inductor: { label: 'Inductors', group: 'Passives' },
  potentiometer: { label: 'Potentiometers', group: 'Controls' },
  trimmer: { label: 'Trimmers', group: 'Controls' },
  switch: { label: 'Switches', group: 'Controls' },
  knob: { label: 'Knobs', group: 'Controls' },
  diode: { label: 'Diodes', group: 'Semiconductors' },
  led: { label: 'LEDs and optocouplers', group: 'Semiconductors' },
  transistor: { label: 'Transistors', group: 'Semiconductors' },
  jfet: { label: 'JFETs', group: 'Semiconductors' },
  mosfet: { label: 'MOSFETs', group: 'Semiconductors' },
  'op-amp': { label: 'Op-amps', group: 'Chips' },
  chip: { label: 'Delay, echo and other chips', group: 'Chips' },
  socket: { label: 'Sockets', group: 'Chips' },
  enclosure: { label: 'Enclosures', group: 'Box and wiring' },
  jack: { label: 'Jacks', group: 'Box and wiring' },
  hardware: { label: 'Hardware', group: 'Box and wiring' },
  wire: { label: 'Wire', group: 'Box and wiring' },
  tool: { label: 'Tools', group: 'Tools and solder' },
  consumable: { label: 'Solder and supplies', group: 'Tools and solder' },
} as const satisfies Record<string, PartKindEntry>;

export type PartKind = keyof typeof partKinds;

export const partKindSlugs = Object.keys(partKinds) as [PartKind, ...PartKind[]];
