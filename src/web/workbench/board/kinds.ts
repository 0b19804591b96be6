import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import type { ComponentKind } from '#electronics/component.ts';

/** The shelves of the list. */
export interface KindGroup {
  readonly title: string;
  /** On the button that shows it alone. */
  readonly short: string;
  readonly kinds: readonly ComponentKind[];
}

export const kindGroups: readonly KindGroup[] = [
  { title: 'Resistors', short: 'R', kinds: ['resistor'] },
  { title: 'Ceramic capacitors', short: 'Ceramic', kinds: ['ceramic'] },
  { title: 'Film capacitors', short: 'Film', kinds: ['film'] },
  { title: 'Electrolytics', short: 'Electro', kinds: ['electrolytic'] },
  { title: 'Inductors', short: 'L', kinds: ['inductor'] },
  { title: 'Diodes and LEDs', short: 'D', kinds: ['diode', 'led'] },
  { title: 'Transistors', short: 'Q', kinds: ['bjt', 'jfet', 'mosfet', 'regulator'] },
  { title: 'Chips', short: 'IC', kinds: ['ic', 'opto', 'module'] },
  { title: 'Trimmers', short: 'Trim', kinds: ['trimmer'] },
  { title: 'Controls', short: 'Pots', kinds: ['pot'] },
  { title: 'Box and wiring', short: 'Box', kinds: ['toggle', 'footswitch', 'jack', 'dc-jack', 'mechanical'] },
];

const words: Readonly<Record<ComponentKind, string>> = {
  resistor: 'Resistor',
  film: 'Film capacitor',
  ceramic: 'Ceramic capacitor',
  electrolytic: 'Electrolytic',
  inductor: 'Inductor',
  diode: 'Diode',
  led: 'LED',
  bjt: 'Transistor',
  jfet: 'JFET',
  mosfet: 'MOSFET',
  opto: 'Optocoupler',
  ic: 'Chip',
  regulator: 'Regulator',
  module: 'Module',
  pot: 'Control',
  trimmer: 'Trimmer',
  toggle: 'Toggle switch',
  footswitch: 'Footswitch',
  jack: 'Jack',
  'dc-jack': 'DC socket',
  mechanical: 'Hardware',
};

export const kindWord = (kind: ComponentKind): string => words[kind];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a part is told from its neighbours, in a few words. */
export function tellTale({ bands, code, type, note, kind }: WorkbenchPart): string {
  if (bands) return bands.slice(0, 4).map(capital).join(' ');
  if (code) return kind === 'electrolytic' ? `${code}, stripe at −` : `Marked ${code}`;
  return type ?? note ?? '';
}

export interface PartsFilter {
  readonly text: string;
  /** The title of a group; null: all. */
  readonly group: string | null;
}

const wordsOf = (part: WorkbenchPart): string =>
  [part.ref, part.value, part.name, kindWord(part.kind), part.code ?? ''].join(' ').toLowerCase();

const matches = (part: WorkbenchPart, text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => wordsOf(part).includes(word));

export interface ListedGroup extends KindGroup {
  readonly parts: readonly WorkbenchPart[];
}

/** R2 before R10. */
const byRef = (a: WorkbenchPart, b: WorkbenchPart): number => a.ref.localeCompare(b.ref, 'en', { numeric: true });

/** The list as it stands after a filter: groups without a hit go. */
export const listedGroups = (parts: readonly WorkbenchPart[], { text, group }: PartsFilter): ListedGroup[] =>
  kindGroups
    .filter(({ title }) => group === null || title === group)
    .map((each) => ({
      ...each,
      parts: parts.filter((part) => each.kinds.includes(part.kind) && matches(part, text.trim())).sort(byRef),
    }))
    .filter((each) => each.parts.length > 0);
