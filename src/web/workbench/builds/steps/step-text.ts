import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import type { StepName } from '#electronics/assembly/steps.ts';
import type { ComponentKind } from '#electronics/component.ts';
import type { BuildCheck } from '#electronics/assembly/build-checks.ts';
import type { BuildStep, PartsStep } from './build-steps.ts';

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

export const countWord = (count: number): string => numbers[count] ?? String(count);

/** What one is called beside its value; what is not here goes by its name in the bill. */
const nouns: Readonly<Partial<Record<ComponentKind, readonly [one: string, many: string]>>> = {
  resistor: ['resistor', 'resistors'],
  film: ['film capacitor', 'film capacitors'],
  ceramic: ['ceramic capacitor', 'ceramic capacitors'],
  electrolytic: ['electrolytic', 'electrolytics'],
  inductor: ['inductor', 'inductors'],
  diode: ['diode', 'diodes'],
  led: ['LED', 'LEDs'],
  bjt: ['transistor', 'transistors'],
  jfet: ['JFET', 'JFETs'],
  mosfet: ['MOSFET', 'MOSFETs'],
  opto: ['optocoupler', 'optocouplers'],
  ic: ['chip', 'chips'],
  regulator: ['regulator', 'regulators'],
  pot: ['control', 'controls'],
  trimmer: ['trimmer', 'trimmers'],
  toggle: ['toggle switch', 'toggle switches'],
  footswitch: ['footswitch', 'footswitches'],
  jack: ['jack', 'jacks'],
  'dc-jack': ['DC socket', 'DC sockets'],
};

/** Codes are spelled out: an MN3207, an 8K2, a 2SC1815. */
const article = (words: string): string => (/^(8|11\b|18\b|[AEFHILMNORSX][A-Z0-9]|[aeiou])/.test(words) ? 'an' : 'a');

/** What one calls a part: its ref, or its name where the ref is only a word of the bill. */
export const partLabel = ({ kind, ref, name }: WorkbenchPart): string =>
  kind === 'mechanical' && /^[A-Z]+\d*$/.test(ref) ? name : ref;

/** 'C9, a 10u electrolytic'; 'Seven 10K resistors'; 'Socket for IC1'. */
export function titleOf({ parts }: PartsStep): string {
  const [first] = parts as [WorkbenchPart];
  const noun = nouns[first.kind];
  const many = parts.length > 1;
  if (noun) {
    return many
      ? `${countWord(parts.length)} ${first.value} ${noun[1]}`
      : `${first.ref}, ${article(first.value)} ${first.value} ${noun[0]}`;
  }
  if (first.ref.startsWith('XS-'))
    return many ? `${countWord(parts.length)} ${first.name}s` : `Socket for ${first.ref.slice(3)}`;
  return many ? `${countWord(parts.length)} ${first.name.toLowerCase()}s` : first.name;
}

/** As the ruler names the stretches of the work. */
export const groupNames: Readonly<Record<StepName, string>> = {
  resistors: 'Resistors',
  diodes: 'Diodes',
  sockets: 'Sockets',
  ceramic: 'Ceramic',
  film: 'Film',
  electrolytics: 'Electrolytics',
  trimmers: 'Trimmers',
  tall: 'Tall parts',
  transistors: 'Transistors',
  germanium: 'Germanium',
  wires: 'Wires',
  controls: 'Controls',
  panel: 'Box and wiring',
  chips: 'Chips',
  close: 'Close',
};

export const checkNames: Readonly<Record<BuildCheck['name'], string>> = {
  short: 'Short check',
  supply: 'First volts',
  voltages: 'Voltages',
};

/** A step in a list of steps. */
export function stepName(step: BuildStep): string {
  if (step.kind === 'wiring') return step.name;
  return step.kind === 'check' ? `Check: ${step.check.title.replace(/\?$/, '').toLowerCase()}` : titleOf(step);
}

const hotSteps: ReadonlySet<StepName> = new Set(['germanium', 'tall', 'transistors', 'diodes']);

/** What dislikes heat wants to be soldered quickly. */
export const dislikesHeat = ({ group }: PartsStep): boolean => hotSteps.has(group.name);

/** What one says of a part that goes on the board, and of one that goes elsewhere. */
export const doneText = ({ group, parts }: PartsStep, ref: string): string => {
  const part = parts.find((each) => each.ref === ref);
  const isPlain = group.name === 'wires' || !part || partLabel(part) !== ref;
  return isPlain ? 'Done' : `${ref} is ${group.name === 'close' ? 'on' : 'in'}`;
};
