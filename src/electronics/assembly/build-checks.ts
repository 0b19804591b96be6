/** What a builder measures on the way, so that a mistake is found before it costs a part. */

import { type Component, type Net, NC } from '../component.ts';
import type { Step, StepName } from './steps.ts';
import { solve } from '../simulation/linear-equations.ts';
import { parseValue } from '../value/parse.ts';

/** What an ohmmeter shows between two nets of a board without power: resistors and controls, and nothing that conducts one way. */

interface Resistance {
  readonly between: readonly [Net, Net];
  readonly ohms: number;
}

/** A coil is a wire to a meter. */
const coilOhms = 50;
/** Stands for no connection at all, and keeps the equations solvable. */
const gmin = 1e-12;

/** Controls stand in their middle. A taper letter stands before the value: A100K. */
function potHalves({ value, pins }: Component): Resistance[] {
  const half = parseValue(value.replace(/^[ABC]/, ''), 'resistance') / 2;
  return [
    { between: [pins['1']!, pins['2']!], ohms: half },
    { between: [pins['2']!, pins['3']!], ohms: half },
  ];
}

function componentResistances(component: Component): Resistance[] {
  const { kind, value, pins } = component;
  if (kind === 'resistor') return [{ between: [pins['1']!, pins['2']!], ohms: parseValue(value, 'resistance') }];
  if (kind === 'inductor') return [{ between: [pins['1']!, pins['2']!], ohms: coilOhms }];
  return kind === 'pot' || kind === 'trimmer' ? potHalves(component) : [];
}

/** Null: no way from one to the other that a meter sees. */
function resistanceBetween(components: readonly Component[], from: Net, to: Net): number | null {
  const all = components
    .flatMap(componentResistances)
    .filter(({ between }) => !between.includes(NC) && between[0] !== between[1]);
  const nets = [...new Set([from, ...all.flatMap(({ between }) => between)])].filter((net) => net !== to);
  const size = nets.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (let k = 0; k < size; k++) matrix[k * size + k] = gmin;
  for (const { between, ohms } of all) {
    const [a, b] = between.map((net) => nets.indexOf(net)) as [number, number];
    const siemens = 1 / ohms;
    if (a >= 0) matrix[a * size + a]! += siemens;
    if (b >= 0) matrix[b * size + b]! += siemens;
    if (a >= 0 && b >= 0) {
      matrix[a * size + b]! -= siemens;
      matrix[b * size + a]! -= siemens;
    }
  }
  // One ampere into the first net: its voltage is the resistance.
  right[0] = 1;
  if (!solve(matrix, right)) return null;
  const ohms = right[0]!;
  return ohms < 0.01 / gmin ? Number(ohms.toPrecision(3)) : null;
}

interface CheckOf<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** The step that it follows. */
  readonly after: StepName;
}

/** Resistance between the supply and ground, before the first power. */
export interface ShortCheck extends CheckOf<'short'> {
  /** The pin for the red probe, REF.PIN; the black one is on ground. */
  readonly at: string;
  /** What the meter settles at; null when it shows no end of ohms. */
  readonly ohms: number | null;
}

/** The supply at the same pin, first power, chips still out. */
export interface SupplyCheck extends CheckOf<'supply'> {
  readonly at: string;
  readonly volts: number;
}

/** Every voltage of the document, chips in. */
type VoltagesCheck = CheckOf<'voltages'>;

export type BuildCheck = ShortCheck | SupplyCheck | VoltagesCheck;

const supplyNet: Net = '+9V';
/** A Schottky diode keeps a little of the nine volts. */
const supplyVolts = 8.8;

/** Steps that put parts on the board, in the order of the work; chips come later, into their sockets. */
const boardSteps: ReadonlySet<StepName> = new Set([
  'resistors',
  'diodes',
  'sockets',
  'ceramic',
  'film',
  'electrolytics',
  'trimmers',
  'tall',
  'transistors',
  'germanium',
]);

const reachableKinds: readonly Component['kind'][] = ['ic', 'electrolytic', 'diode', 'resistor'];

/** The place that a probe finds most easily: a hole of an empty socket, else the leg of a can, else any. */
function supplyPin(bom: readonly Component[], net: Net): string | null {
  for (const kind of reachableKinds)
    for (const component of bom) {
      if (component.kind !== kind || component.place !== 'board') continue;
      const pin = Object.entries(component.pins).find(([, at]) => at === net)?.[0];
      if (pin !== undefined) return `${component.ref}.${pin}`;
    }
  return null;
}

export function buildChecks(
  bom: readonly Component[],
  steps: readonly Step[],
  voltsOf: (net: Net) => number | undefined,
): BuildCheck[] {
  const names = steps.map(({ name }) => name);
  const board = names.findLast((name) => boardSteps.has(name));
  const at = supplyPin(bom, supplyNet);
  if (!at || !board) return [];
  const onBoard = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot');
  const wired = names.includes('panel') ? 'panel' : board;
  return [
    { name: 'short', title: 'Is there a short?', after: board, at, ohms: resistanceBetween(onBoard, supplyNet, 'GND') },
    { name: 'supply', title: 'The first voltage', after: wired, at, volts: voltsOf(supplyNet) ?? supplyVolts },
    { name: 'voltages', title: 'The voltages', after: names.includes('chips') ? 'chips' : wired },
  ];
}
