/** A built pedal, right or wrong, as it is played: the elements of the fault model, compiled as those of a kit are. */

import type { Component, Net } from '../../component.ts';
import { type CompiledChips, compileChips } from '../../player/compile/compile-chips.ts';
import { compileElements } from '../../player/compile/compile-elements.ts';
import { mergeNets } from '../../player/compile/nodes.ts';
import type { KitData } from '../../player/kit-data.ts';
import { type Element, ground } from '../../simulation/element.ts';
import { adapterOhms, jacksOf } from '../../simulation/test-setup.ts';
import { faultyElements, type FaultSetup, guitarNet, isUnclocked } from '../fault-model/faulty-elements.ts';
import { boardGmin, type FaultyPoint, faultyPoint } from '../fault-model/faulty-point.ts';
import { acrossWires, type BuiltPedal, healthyPedal, isOnBoard } from '../fault-model/pedal.ts';

export interface CompilePedalOptions extends FaultSetup, Pick<KitData, 'oversampling'> {
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net | undefined;
  /** Voltages to start from: those of the same pedal without a fault. */
  readonly near?: ReadonlyMap<Net, number> | undefined;
}

/** What kits are played with: nothing is lost in their adapter, and next to nothing on their boards. */
const playedSetup = { supplyOhms: adapterOhms, leak: 1e-12 } as const;

const leaks = (nets: Iterable<Net>, siemens: number): Element[] =>
  [...nets].map((net) => ({ type: 'resistor', ref: 'board', nets: [net, ground], ohms: 1 / siemens }));

/**
 * Nets at which the fault has joined or parted something: nothing else can have been left to the leaks of the board, which
 * readings have at every net. There they would move the gates and envelopes of a healthy pedal by millivolts, and it would not
 * sound like the kit.
 */
function touchedNets(pedal: BuiltPedal, setup: FaultSetup): ReadonlySet<Net> {
  const joinsOf = (built: BuiltPedal): ReadonlyMap<string, readonly Net[]> =>
    new Map(faultyElements(built, setup, new Set()).map(({ type, ref, nets }) => [`${type} ${ref} ${nets}`, nets]));
  const [joins, healthyJoins] = [joinsOf(pedal), joinsOf(healthyPedal(pedal.circuit, pedal.positions))];
  const changed = [
    ...[...joins].filter(([key]) => !healthyJoins.has(key)),
    ...[...healthyJoins].filter(([key]) => !joins.has(key)),
  ];
  return new Set(changed.flatMap(([, nets]) => nets).filter((net) => net !== ground && !net.includes('#')));
}

/** The operating point of a pedal in the setup in which kits are played. */
export const playedPoint = (pedal: BuiltPedal, setup: FaultSetup, near?: ReadonlyMap<Net, number>): FaultyPoint =>
  faultyPoint(pedal, { ...setup, ...playedSetup }, near, leaks(touchedNets(pedal, setup), boardGmin));

/** The operating point has them; without them here a gate behind megohms would begin beside where it comes to rest, and drift there. */
const playedLeaks = ({ system }: FaultyPoint): Element[] =>
  leaks(
    system.nets.filter((net) => !net.includes('#')),
    playedSetup.leak,
  );

/** What a bridge has joined at both ends carries nothing, and would be a device of no voltage. */
function withoutShorted(elements: readonly Element[], loadOhms: number | undefined): Element[] {
  const merged = mergeNets(elements, new Set(), loadOhms);
  const isShorted = ({ type, nets: [a, b] }: Element): boolean =>
    (type === 'capacitor' || type === 'coil' || type === 'junction') && merged.get(a!) === merged.get(b!);
  return elements.filter((element) => !isShorted(element));
}

type TakeChips = (elements: readonly Element[], mergedNet: (net: Net) => Net) => CompiledChips;

/** Chips that store, count, rectify or glow, where they have supply and clock; the others stay what they are at rest. */
function chipsTaker(pedal: BuiltPedal, setup: FaultSetup, { unpowered }: FaultyPoint): TakeChips {
  const components = pedal.parts.map(({ pins, ...part }): Component => ({
    ...part,
    pins: Object.fromEntries(
      Object.entries(pins).map(([pin, net]) => [pin, acrossWires(pedal, net, isOnBoard({ ...part, pins }))]),
    ),
  }));
  const still = new Set([
    ...unpowered,
    ...pedal.parts.filter((part) => part.missing || isUnclocked(part, pedal, unpowered, setup)).map(({ ref }) => ref),
  ]);
  return (elements, mergedNet) => {
    const take = (plays: (component: Component) => boolean): CompiledChips =>
      compileChips({ components }, elements, mergedNet, setup.modelOf, plays);
    const isPlayable = ({ ref }: Component): boolean => {
      if (still.has(ref)) return false;
      try {
        take((other) => other.ref === ref);
        return true;
      } catch {
        return false;
      }
    };
    const playable = new Set(components.filter(isPlayable));
    return take((component) => playable.has(component));
  };
}

/** An oscillator that stands elsewhere than it should does not swing, and is not pushed. */
const kickedVolts = 1;

function kickNodeOf({ kickNode, near }: CompilePedalOptions, { volts }: FaultyPoint): Net | undefined {
  if (kickNode === undefined || !near) return kickNode;
  const off = Math.abs((volts.get(kickNode) ?? Infinity) - near.get(kickNode)!);
  return off < kickedVolts ? kickNode : undefined;
}

/** `null`: it has no operating point. */
export function compilePedal(pedal: BuiltPedal, options: CompilePedalOptions): KitData | null {
  const { circuit } = pedal;
  const point = playedPoint(pedal, options, options.near);
  if (!point.solved) return null;
  const loadOhms = circuit.signal?.loadOhms;
  const source = {
    slug: circuit.slug,
    oversampling: options.oversampling,
    elements: withoutShorted([...point.elements, ...playedLeaks(point)], loadOhms),
    point,
    controls: [],
    positions: {},
    loadOhms,
    supplyNets: ['+9V', ...Object.keys(circuit.rails ?? {})],
    input: guitarNet,
    output: jacksOf(circuit).outputs[0]!,
    kickNode: kickNodeOf(options, point),
    chipRefs: new Set(pedal.parts.filter(({ kind }) => kind === 'ic').map(({ ref }) => ref)),
  };
  try {
    return compileElements({ ...source, takeChips: chipsTaker(pedal, options, point) });
  } catch {
    // The resistance that sets the timing of a chip is off: it stands as it does at rest.
    return compileElements(source);
  }
}
