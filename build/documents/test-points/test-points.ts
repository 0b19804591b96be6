/** What a builder measures, and where to look when the meter disagrees. */

import type { Kit } from '#seed/catalogue-types.ts';
import type { Component, Measurement, Net } from '#electronics/component.ts';
import { pinsByNet, signalJoins } from '#electronics/netlist.ts';
import { partBySlug } from '#seed/parts.ts';
import { formatVolts, joinList } from '../wording.ts';

export interface TestPoint {
  readonly at: string;
  /** 'IC1, pin 8'. */
  readonly where: string;
  readonly volts: string;
  readonly note: string;
  readonly check: string;
}

const legs: Readonly<Record<string, string>> = {
  C: 'collector',
  B: 'base',
  E: 'emitter',
  D: 'drain',
  G: 'gate',
  S: 'source',
  IN: 'input leg',
  OUT: 'output leg',
  GND: 'ground leg',
  A: 'anode',
  K: 'cathode (the band)',
  '+': '+ leg',
  '-': 'leg at the stripe',
};

function pinLabel({ kind, ref }: Component, pin: string): string {
  if (kind === 'trimmer' && pin === '2') return `${ref}, middle leg`;
  return `${ref}, ${legs[pin] ?? `pin ${pin}`}`;
}

const isSoldered = ({ place, kind }: Component): boolean => place === 'board' || kind === 'pot';

/** The parts that meet a net, nearest cause first: what makes the voltage, then what hangs on it. */
function partsAt(bom: readonly Component[], net: Net, except: string): string[] {
  const pins = pinsByNet(bom.filter(isSoldered)).get(net) ?? [];
  return [...new Set(pins.map(({ ref }) => ref))].filter((ref) => ref !== except);
}

const maxNamedParts = 6;

function checkFor(bom: readonly Component[], component: Component, pin: string): string {
  const net = component.pins[pin]!;
  const { ref } = component;
  const guard = bom.find(({ kind, pins }) => kind === 'diode' && pins['A'] === 'DC+');
  if (net === '+9V' && guard && guard.ref !== ref)
    return `0 V: plug, DC socket, ${guard.ref} the wrong way round. Low: a chip or an electrolytic the wrong way round.`;
  if (net === 'DC+') return '0 V: plug, DC socket and its two wires.';
  const near = partsAt(bom, net, ref);
  if (near.length === 0) return `The legs of ${ref}, and its joints.`;
  const named = near.slice(0, maxNamedParts);
  return `Joints and values of ${joinList(named)}; then ${ref} itself.`;
}

function testPoint(bom: readonly Component[], { at, volts, note }: Measurement): TestPoint {
  const dot = at.indexOf('.');
  const pin = at.slice(dot + 1);
  const component = bom.find(({ ref }) => ref === at.slice(0, dot));
  if (!component) throw new Error(`${at} is measured but is not in the bill of materials.`);
  return {
    at,
    where: pinLabel(component, pin),
    volts: formatVolts(volts),
    note: note ?? '',
    check: checkFor(bom, component, pin),
  };
}

export const testPoints = (bom: readonly Component[], measurements: readonly Measurement[]): TestPoint[] =>
  measurements.map((measurement) => testPoint(bom, measurement));

/** The shortest way of the signal over the board, as designators, for an audio probe. Empty when it has no board to cross. */
export function signalPath(bom: readonly Component[], { circuit }: Kit): string[] {
  const barriers = new Set(['GND', '+9V', 'DC+', 'VDD', 'VREF', ...Object.keys(circuit.rails ?? {})]);
  const joins = signalJoins(({ part }) => partBySlug.get(part ?? ''));
  const soldered = bom.filter(isSoldered);
  const cameBy = new Map<Net, { ref: string; from: Net } | null>([['IN', null]]);
  const queue: Net[] = ['IN'];
  for (let net = queue.shift(); net !== undefined && !cameBy.has('OUT'); net = queue.shift())
    for (const component of soldered)
      for (const group of joins(component)) {
        if (!group.includes(net)) continue;
        for (const next of group) {
          if (barriers.has(next) || cameBy.has(next) || next === 'NC') continue;
          cameBy.set(next, { ref: component.ref, from: net });
          queue.push(next);
        }
      }
  const path: string[] = [];
  for (let step = cameBy.get('OUT'); step; step = cameBy.get(step.from)) path.unshift(step.ref);
  return path;
}
