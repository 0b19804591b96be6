/** What a builder measures on the way, so that a mistake is found before it costs a part. */

import type { Component, Net } from '../component.ts';
import { resistanceBetween } from './resistance.ts';
import type { Step, StepName } from './steps.ts';

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
