/** Questions about how a circuit hangs together, answered by walking its nets. */

import { type Component, NC, type Net } from './component.ts';
import type { CircuitPart, Electrical } from './part.ts';

export interface PinAt {
  readonly ref: string;
  readonly pin: string;
}

export function pinsByNet(components: readonly Component[]): Map<Net, PinAt[]> {
  const nets = new Map<Net, PinAt[]>();
  for (const { ref, pins } of components)
    for (const [pin, net] of Object.entries(pins)) {
      if (net === NC) continue;
      const members = nets.get(net) ?? [];
      members.push({ ref, pin });
      nets.set(net, members);
    }
  return nets;
}

/** Groups of nets that a component joins. */
export type Joins = (component: Component) => readonly (readonly Net[])[];

export function reachable(
  components: readonly Component[],
  from: Net,
  joins: Joins,
  barriers: ReadonlySet<Net>,
): Set<Net> {
  const groups = components.flatMap((component) => joins(component));
  const seen = new Set([from]);
  const queue = [from];
  for (let net = queue.pop(); net !== undefined; net = queue.pop()) {
    if (barriers.has(net)) continue;
    for (const group of groups) {
      if (!group.includes(net)) continue;
      for (const next of group) {
        if (next === NC || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return seen;
}

const netsOf = (component: Component, pins: readonly string[]): Net[] =>
  pins.flatMap((pin) => component.pins[pin] ?? []);

const sectionsOf = (component: Component, electrical: Electrical | undefined): Net[][] =>
  electrical ? electrical.sections.map((pins) => netsOf(component, pins)) : [Object.values(component.pins)];

const chipKinds: ReadonlySet<Component['kind']> = new Set(['ic', 'module']);

/** Every way a signal can pass: through any two-terminal part, transistor or amplifier. */
export const signalJoins =
  (partOf: (component: Component) => CircuitPart | undefined): Joins =>
  (component) => {
    if (component.kind === 'regulator') return [];
    if (chipKinds.has(component.kind)) return sectionsOf(component, partOf(component)?.electrical);
    if (component.kind === 'opto') return [netsOf(component, ['1', '2'])];
    return [Object.values(component.pins)];
  };

const capacitors: ReadonlySet<Component['kind']> = new Set(['film', 'ceramic', 'electrolytic']);

/** Every way a direct current can pass, capacitors and the gates of field-effect transistors excepted. */
export const directJoins =
  (partOf: (component: Component) => CircuitPart | undefined): Joins =>
  (component) => {
    if (capacitors.has(component.kind)) return [];
    if (component.kind === 'jfet' || component.kind === 'mosfet') return [netsOf(component, ['D', 'S'])];
    return signalJoins(partOf)(component);
  };

/** What a supply passes through: resistors, diodes, inductors, regulators, and transistors that follow a zener. */
export const supplyJoins: Joins = (component) => {
  if (component.kind === 'regulator') return [netsOf(component, ['IN', 'OUT'])];
  if (component.kind === 'bjt') return [netsOf(component, ['C', 'E'])];
  if (component.kind === 'resistor' || component.kind === 'diode' || component.kind === 'inductor')
    return [Object.values(component.pins)];
  return [];
};
