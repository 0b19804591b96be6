/** Which nets are one, which are rails, and in which order the unknown ones are eliminated. */

import type { Net } from '../../component.ts';
import { closedOhms } from '../../simulation/circuit-constants.ts';
import { type Element, ground } from '../../simulation/element.ts';
import { adapterRef } from '../../simulation/test-setup.ts';
import { triggerHertz } from '../stamps.ts';

/** The resistance of a contact matters to this load, and to nothing that is greater. */
const loudspeakerOhms = 1e3;

/** Nets that a closed contact joins are one net. */
export function mergeNets(
  elements: readonly Element[],
  excludedRefs: ReadonlySet<string>,
  loadOhms = Infinity,
): Map<Net, Net> {
  const parent = new Map<Net, Net>();
  const rootOf = (net: Net): Net => {
    const up = parent.get(net) ?? net;
    return up === net ? net : rootOf(up);
  };
  for (const element of elements) {
    if (element.type !== 'resistor' || element.ohms > closedOhms || excludedRefs.has(element.ref)) continue;
    if (loadOhms < loudspeakerOhms && !element.nets.includes(ground)) continue;
    const [a, b] = element.nets.map(rootOf) as [Net, Net];
    // Ground stays ground.
    if (a === ground) parent.set(b, a);
    else parent.set(a, b);
  }
  return new Map(elements.flatMap(({ nets }) => nets).map((net) => [net, rootOf(net)]));
}

/** A reservoir of this size changes so little within a step that it can be solved after the rest. */
const reservoirFarads = 4.7e-6;

export interface Rails {
  readonly reservoirRails: readonly Net[];
  readonly held: readonly Net[];
}

/** Supply nets with a reservoir; and what a source holds, or nothing moves. */
export function findRails(elements: readonly Element[], named: readonly Net[], guitar: string): Rails {
  const held = elements.filter(({ type, ref }) => type === 'source' && ref !== guitar).map(({ nets }) => nets[0]!);
  const farads = (net: Net): number =>
    elements.reduce(
      (sum, element) =>
        element.type === 'capacitor' && element.nets.includes(net) && element.nets.includes(ground)
          ? sum + element.farads
          : sum,
      0,
    );
  const reservoirRails = named.filter((net) => !held.includes(net) && farads(net) >= reservoirFarads);
  return { reservoirRails, held: [...new Set(held)] };
}

/** The supply, which is the one source that holds a net by name from outside; or whatever its cable leads to instead. */
export function findAdapter(elements: readonly Element[], numbered: (nets: readonly Net[]) => number[]) {
  const adapter = elements.find(
    (element) => element.type === 'source' && (element.nets[0] === 'DC+' || element.ref === adapterRef),
  );
  if (adapter?.type !== 'source') throw new Error('nothing supplies this circuit');
  return { at: numbered(adapter.nets)[0]!, volts: adapter.volts, ohms: adapter.ohms };
}

/** What leaks is no part of a circuit. */
const leakOhms = 1e8;

const otherEnd = ({ nets }: Element, net: Net): Net => (nets[0] === net ? nets[1]! : nets[0]!);

/** Where a net leads at which nothing else hangs than one resistor, seen from the element `from`. */
function beyond(elements: readonly Element[], net: Net, from: Element): Net | undefined {
  const [only, ...others] = elements.filter(
    (each) => each !== from && each.nets.includes(net) && !(each.type === 'resistor' && each.ohms >= leakOhms),
  );
  return only?.type === 'resistor' && others.length === 0 ? otherEnd(only, net) : undefined;
}

/** A resistor leads from its output to plus: two in series are one, and one at a pin that meets nothing else is the pin. */
function isTrigger(amplifier: Element, elements: readonly Element[]): boolean {
  const [plus, , out] = amplifier.nets as [Net, Net, Net];
  const isLevelled = (net: Net): boolean =>
    elements.some(({ type, nets }) => type === 'capacitor' && nets.includes(net)) || net === ground;
  const pinAt = (net: Net): Net => {
    const end = beyond(elements, net, amplifier);
    return end === undefined || isLevelled(end) ? net : end;
  };
  const isFedBack = (from: Net, to: Net): boolean =>
    elements.some((each) => {
      if (each.type !== 'resistor' || !each.nets.includes(from)) return false;
      const end = otherEnd(each, from);
      return end === to || beyond(elements, end, each) === to;
    });
  return isFedBack(plus, out) || isFedBack(pinAt(plus), out) || isFedBack(plus, pinAt(out));
}

/** Inner nets of Schmitt triggers: op-amps with a resistor from the output to plus are always at one rail or the other. */
export const triggerNets = (elements: readonly Element[]): Net[] =>
  elements.flatMap((element) =>
    element.type === 'amplifier' && isTrigger(element, elements) ? [element.nets[5]!] : [],
  );

export const limitTriggerBandwidth = (element: Element, triggers: ReadonlySet<Net>): Element =>
  element.type === 'amplifier' && triggers.has(element.nets[5]!)
    ? { ...element, bandwidth: Math.min(element.bandwidth, triggerHertz) }
    : element;

/** Minimum degree within each level: the less fill-in, the less work in every step. */
export function minimumDegreeOrder(levels: readonly (readonly Net[])[], netGroups: readonly (readonly Net[])[]): Net[] {
  const unknown = new Set(levels.flat());
  const neighbours = new Map([...unknown].map((net) => [net, new Set<Net>()]));
  for (const nets of netGroups)
    for (const a of nets)
      for (const b of nets) if (a !== b && unknown.has(a) && unknown.has(b)) neighbours.get(a)!.add(b);
  return levels.flatMap((level) => {
    const remaining = new Set(level);
    const order: Net[] = [];
    while (remaining.size > 0) {
      const next = [...remaining].reduce((best, net) =>
        neighbours.get(net)!.size < neighbours.get(best)!.size ? net : best,
      );
      const adjacent = [...neighbours.get(next)!];
      for (const a of adjacent) {
        neighbours.get(a)!.delete(next);
        for (const b of adjacent) if (a !== b) neighbours.get(a)!.add(b);
      }
      remaining.delete(next);
      order.push(next);
    }
    return order;
  });
}
