/** From elements to what is played: numbered and sorted into parts, devices and chips. */

import type { Component, Net } from '../../component.ts';
import { guitarRef } from '../../simulation/test-setup.ts';
import { type Element, ground } from '../../simulation/element.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import type { OperatingPoint } from '../../simulation/operating-point.ts';
import type { Behaviour, Device, KitData, Part } from '../kit-data.ts';
import type { CompiledChips } from './compile-chips.ts';
import { compileDevice, isNonlinear, mergeLeakage } from './compile-devices.ts';
import { findAdapter, minimumDegreeOrder, mergeNets, findRails, triggerNets, limitTriggerBandwidth } from './nodes.ts';
import { controlParts, compilePart } from './compile-parts.ts';

/** The resistance that sets the timing of a chip, as parts in series, each with those in parallel to it. */

const isResistive = ({ is }: Part): boolean => is === 'resistor' || is === 'track';

/** Numbers of parts: in series, and in parallel. No path leads through rails or ground, unless it ends there. */
function timingResistors(
  parts: readonly Part[],
  from: number,
  to: number,
  size: number,
  chips: ReadonlySet<string>,
): number[][] {
  const groups = new Map<string, number[]>();
  parts.forEach((part, k) => {
    if (!isResistive(part) || chips.has(part.ref)) return;
    const key = part.at.toSorted((a, b) => a - b).join();
    groups.set(key, [...(groups.get(key) ?? []), k]);
  });
  const search = (at: number, visited: readonly number[]): number[][] | undefined => {
    if (at === to) return [];
    if (at === -1 || at >= size) return undefined;
    for (const [key, parallel] of groups) {
      const ends = key.split(',').map(Number);
      const next = ends[0] === at ? ends[1]! : ends[1] === at ? ends[0]! : undefined;
      if (next === undefined || visited.includes(next)) continue;
      const rest = search(next, [...visited, next]);
      if (rest) return [parallel, ...rest];
    }
    return undefined;
  };
  const found = search(from, [from]);
  if (!found) throw new Error('no resistance sets the timing of a chip');
  return found;
}

/** What is compiled: elements as they stand in the operating point, and what is known of them besides. */
export interface CompileSource extends Pick<KitData, 'slug' | 'oversampling'> {
  /** With the guitar, the load and the controls where they stand. */
  readonly elements: readonly Element[];
  readonly point: OperatingPoint;
  /** Pots, trimmers and toggles. */
  readonly controls: readonly Component[];
  readonly positions: Positions;
  readonly loadOhms?: number | undefined;
  /** Nets that a reservoir holds. */
  readonly supplyNets: readonly Net[];
  readonly input: Net;
  readonly output: Net;
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net | undefined;
  /** Chips that store, count, rectify or glow, and which of the rest are chips; none when absent. */
  readonly takeChips?: (elements: readonly Element[], mergedNet: (net: Net) => Net) => CompiledChips;
  readonly chipRefs?: ReadonlySet<string>;
  /** Triggers are as fast as their op-amps. */
  readonly keepsTriggers?: boolean;
}

const noChips = (elements: readonly Element[]): CompiledChips => ({
  elements,
  devices: [],
  behaviours: [],
  removedNets: new Set<Net>(),
});

export function compileElements(source: CompileSource): KitData {
  const { elements, point, controls, positions } = source;
  const controlRefs = new Set(controls.map(({ ref }) => ref));
  const mergedNets = mergeNets(elements, controlRefs, source.loadOhms);
  const mergedNet = (net: Net): Net => mergedNets.get(net) ?? net;
  const fixedElements = elements
    .filter(({ ref }) => !controlRefs.has(ref))
    .map((element) => ({ ...element, nets: element.nets.map(mergedNet) }))
    .filter(({ nets, type }) => type !== 'resistor' || nets[0] !== nets[1]);
  const withMergedLeakage = mergeLeakage(fixedElements);
  const chips = (source.takeChips ?? noChips)(withMergedLeakage, mergedNet);
  const triggers = new Set(triggerNets(chips.elements));
  const rails = findRails(chips.elements, [...new Set(source.supplyNets.map(mergedNet))], guitarRef);
  const known = new Set<Net>([ground, ...rails.reservoirRails, ...rails.held]);
  const tracks = controls.flatMap((component) => controlParts(component, mergedNet));
  const nonlinear = chips.elements.filter((element) => isNonlinear(element, known));
  const netGroups = [...chips.elements, ...chips.devices, ...tracks].map(({ nets }) => nets);
  const unknown = new Set(netGroups.flat().filter((net) => !known.has(net) && !chips.removedNets.has(net)));
  const nonlinearNets = new Set(nonlinear.filter(({ type }) => type !== 'amplifier').flatMap(({ nets }) => nets));
  for (const { nets } of chips.devices) for (const net of nets) nonlinearNets.add(net);
  const clamped = new Set(nonlinear.flatMap(({ type, nets }) => (type === 'amplifier' ? [nets[5]!] : [])));
  for (const net of triggers) nonlinearNets.add(net);
  for (const element of nonlinear)
    if (element.type === 'amplifier' && element.slewRate !== undefined)
      for (const terminal of [0, 1, 5]) nonlinearNets.add(element.nets[terminal]!);
  const levels = [
    [...unknown].filter((net) => !nonlinearNets.has(net) && !clamped.has(net)),
    [...unknown].filter((net) => !nonlinearNets.has(net) && clamped.has(net)),
    [...unknown].filter((net) => nonlinearNets.has(net)),
  ];
  const order = minimumDegreeOrder(levels, netGroups);
  const nets = [...order, ...rails.reservoirRails, ...rails.held];
  // Nets that were removed have numbers below that of ground.
  const removedNets = [...chips.removedNets];
  const numberOf = (net: Net): number =>
    net === ground ? -1 : chips.removedNets.has(net) ? -2 - removedNets.indexOf(net) : nets.indexOf(net);
  const numbered = (list: readonly Net[]): number[] => list.map(numberOf);
  const volts = nets.map((net) => Number(point.volts.get(net)!.toPrecision(7)));
  const voltsAt = (net: Net): number => point.volts.get(net)!;
  const parts: Part[] = [
    ...chips.elements.flatMap(
      (element) =>
        compilePart(
          source.keepsTriggers ? element : limitTriggerBandwidth(element, triggers),
          known,
          voltsAt,
          numbered,
        ) ?? [],
    ),
    ...tracks.map(({ nets: lugs, ...part }) => ({ ...part, at: numbered(lugs) }) as Part),
  ];
  const devices: Device[] = [
    ...nonlinear.flatMap((element) => compileDevice(element, numbered)),
    ...chips.devices.map(({ nets: at, ...device }) => ({ ...device, at: numbered(at) })),
  ];
  const behaviours = chips.behaviours.map(({ from, into, timing, controlledDevice, ...chip }): Behaviour => ({
    ...chip,
    from: numbered(from),
    into: numbered(into),
    ...(timing
      ? {
          timing: timingResistors(
            parts,
            numberOf(timing[0]),
            numberOf(timing[1]),
            order.length,
            source.chipRefs ?? new Set(),
          ),
        }
      : {}),
    ...(controlledDevice === undefined
      ? {}
      : { controlledDevice: controlledDevice + devices.length - chips.devices.length }),
  }));
  const at = (list: readonly Component[]) =>
    list.map(({ ref, kind }) => ({
      designator: ref,
      position: positions[ref] ?? (kind === 'toggle' ? 0 : 0.5),
    }));
  const alias = Object.fromEntries(
    [...mergedNets].filter(([net, root]) => net !== root).map(([net, root]) => [net, numberOf(root)]),
  );
  return {
    slug: source.slug,
    controls: at(controls.filter(({ kind }) => kind !== 'trimmer')),
    trimmers: at(controls.filter(({ kind }) => kind === 'trimmer')),
    nets,
    alias,
    size: order.length,
    linearEnd: levels[0]!.length,
    clampEnd: levels[0]!.length + levels[1]!.length,
    reservoirRails: rails.reservoirRails.length,
    oversampling: source.oversampling,
    volts,
    adapter: findAdapter(chips.elements, numbered),
    kickNode: source.kickNode === undefined ? -1 : numberOf(mergedNet(source.kickNode)),
    input: numberOf(mergedNet(source.input)),
    output: numberOf(mergedNet(source.output)),
    parts,
    devices,
    behaviours,
  };
}
