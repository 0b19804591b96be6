/** What is known of a kit as figures: counts of its bill, values of its parts, what is measured and computed. */

import { billOfMaterials, controlsOf } from '#electronics/bill-of-materials.ts';
import type { Circuit, ComponentKind } from '#electronics/component.ts';
import { modNote } from '#electronics/mod.ts';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import { inputImpedance, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { isValue, parseHenries, parseValue } from '#electronics/value/parse.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { partBySlug } from '#catalogue/parts.ts';
import { figuresIn } from './figures-in.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';

/** What a figure of a unit may be: these, and nothing else. */
export type Known = ReadonlyMap<string, readonly number[]>;

const kindsOf: Readonly<Record<string, readonly ComponentKind[]>> = {
  resistor: ['resistor'],
  capacitor: ['film', 'ceramic', 'electrolytic'],
  transistor: ['bjt', 'jfet', 'mosfet'],
  JFET: ['jfet'],
  chip: ['ic'],
  'op-amp': ['ic'],
  trimmer: ['trimmer'],
};

/** 'Parts' are all that is soldered; those on the board are what the board's page counts, controls among them. */
function counts(circuit: Circuit): Known {
  const bill = billOfMaterials(circuit);
  const count = (kinds: readonly ComponentKind[]): number =>
    circuit.components.filter(({ kind }) => kinds.includes(kind)).length;
  const controls = controlsOf(circuit).length;
  return new Map([
    ...Object.entries(kindsOf).map(([noun, kinds]) => [noun, [count(kinds)]] as const),
    // The one against a reversed plug is not counted by anyone who describes a sound.
    ['diode', [count(['diode']) - 1]],
    ['control', [controls]],
    ['knob', [controls]],
    ['jack', [bill.filter(({ kind }) => kind === 'jack').length]],
    ['part', [bill.filter(({ kind }) => kind !== 'mechanical').length]],
    ['part on the board', [bill.filter(({ place, kind }) => place === 'board' || kind === 'pot').length]],
  ]);
}

const plainValue = (value: string): string => value.replace(/^[ABC](?=\d)/, '');

/** Of every part, and of what may be tried in its place. */
function values(circuit: Circuit, letters: RegExp): number[] {
  const { mods } = circuit;
  return [
    ...billOfMaterials(circuit).map(({ value }) => plainValue(value)),
    ...(mods ?? []).flatMap((mod) => mod.values),
  ]
    .filter((value) => isValue(value) && letters.test(value))
    .map((value) => parseValue(value));
}

const loaded = (circuit: Circuit, loadOhms: number): Circuit => ({
  ...circuit,
  signal: { ...circuit.signal, loadOhms },
});

/** What the guitar sees. */
export function inputOhms(circuit: Circuit, hertz: number): number {
  const point = operatingPointOf(circuit, { modelOf, input: 'guitar', positions: circuit.trimmers ?? {} });
  return inputImpedance(point, jacksOf(circuit).input, hertz);
}

/** What stands in series with the first output, its level full up: two loads tell. */
export function outputOhms(circuit: Circuit, controls: Readonly<Record<string, number>> = {}): number {
  const { input, outputs } = jacksOf(circuit);
  const positions = { ...circuit.trimmers, ...controls };
  const [open, under] = [1e9, 10e3].map((load) =>
    smallSignalLevels(
      operatingPointOf(loaded(circuit, load), { modelOf, input: 'guitar', positions }),
      input,
      1000,
    ).get(outputs[0]!),
  );
  return (10e3 * (open! - under!)) / under!;
}

/** What the pages of chips and modules of the bill say of them. */
function saidByParts({ components }: Circuit): Map<string, number[]> {
  const sold = components.filter(({ kind }) => kind === 'ic' || kind === 'module').map(({ part }) => part ?? '');
  const pages = sold.flatMap((slug) => Object.entries(partBySlug.get(slug)?.specifications ?? {}));
  const figures = pages
    .flatMap(([, text]) => figuresIn(text))
    .filter(({ unit }) => unit === 'second' || unit === 'volt');
  const stages = pages.filter(([title]) => title === 'Stages').map(([, text]) => Number(text));
  return new Map([
    ...Map.groupBy(figures, ({ unit }) => unit)
      .entries()
      .map(([unit, list]) => [unit, list.map(({ amount }) => amount)] as const),
    ['stage', stages],
    ['bucket', stages],
  ]);
}

/** The adapter, what is left of it behind the diode, and what is to be measured. */
const supplyVolts = [9, 8.7];
const volts = ({ measurements, rails }: Circuit): number[] => [
  ...supplyVolts,
  ...measurements.flatMap((each) => [each.volts, ...(each.range ?? [])]),
  ...Object.values(rails ?? {}),
];

export function knownOf({ circuit }: Kit): Known {
  const milliamps = [circuit.currentMilliamps, circuit.restMilliamps ?? circuit.currentMilliamps];
  const said = saidByParts(circuit);
  const coils = circuit.components.filter(({ kind }) => kind === 'inductor');
  return new Map([
    ...counts(circuit),
    ...said,
    ['ohm', values(circuit, /[RKM]/)],
    ['farad', values(circuit, /[pnu]/)],
    ['henry', coils.map(({ value }) => parseHenries(value))],
    ['volt', [...volts(circuit), ...(said.get('volt') ?? [])]],
    ['ampere', milliamps.map((each) => each / 1000)],
  ]);
}

/** Everything that the page of a kit and its documents say in words. */
export function textsOf({ summary, description, pcb, specifications, circuit }: Kit): string[] {
  return [
    summary,
    ...description.split('\n\n'),
    pcb.summary,
    ...Object.entries(specifications ?? {}).map(([title, text]) => `${title}: ${text}`),
    ...circuit.components.flatMap(({ note, orientation, notSold }) => [note, orientation, notSold]),
    ...circuit.measurements.flatMap(({ note, because }) => [note, because]),
    ...(circuit.mods ?? []).map(modNote),
  ].filter((text) => text !== undefined);
}
