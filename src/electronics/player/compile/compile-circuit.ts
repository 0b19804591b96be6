/** From a circuit in its test setup to what is played: the same elements, numbered and sorted into parts, devices and chips. */

import { billOfMaterials } from '../../bill-of-materials.ts';
import type { Circuit, Net } from '../../component.ts';
import { testSetupElements, guitarRef, jacksOf } from '../../simulation/test-setup.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { ground } from '../../simulation/element.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import { operatingPoint } from '../../simulation/operating-point.ts';
import { adjustTrimmers } from '../../simulation/trimmer-adjustment.ts';
import type { Behaviour, Device, KitData, Part } from '../kit-data.ts';
import { compileChips } from './compile-chips.ts';
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

export interface CompileOptions {
  readonly modelOf: ModelLookup;
  /** Where the knobs stand on the picture. */
  readonly positions: Positions;
  readonly oversampling: KitData['oversampling'];
  /** The net at which an oscillator is started. */
  readonly kickNode?: Net;
  /** Chips that delay or count pass their signal at once, as they do for ngspice. */
  readonly staticChips?: boolean;
}

const controlKinds = new Set(['pot', 'trimmer', 'toggle']);

export function compileCircuit(
  circuit: Circuit,
  { modelOf, positions, oversampling, kickNode, staticChips }: CompileOptions,
): KitData {
  const adjusted = adjustTrimmers(circuit, { modelOf, input: 'guitar', positions });
  const elements = testSetupElements(circuit, { modelOf, input: 'guitar', positions: adjusted.positions });
  const point = operatingPoint(elements, adjusted.point.volts);
  if (!point.solved) throw new Error(`${circuit.slug} has no operating point`);
  const bill = billOfMaterials(circuit);
  const controls = bill.filter(({ kind }) => controlKinds.has(kind));
  const controlRefs = new Set(controls.map(({ ref }) => ref));
  const mergedNets = mergeNets(elements, controlRefs, circuit.signal?.loadOhms);
  const mergedNet = (net: Net): Net => mergedNets.get(net) ?? net;
  const fixedElements = elements
    .filter(({ ref }) => !controlRefs.has(ref))
    .map((element) => ({ ...element, nets: element.nets.map(mergedNet) }))
    .filter(({ nets, type }) => type !== 'resistor' || nets[0] !== nets[1]);
  const withMergedLeakage = mergeLeakage(fixedElements);
  const chips = staticChips
    ? { elements: withMergedLeakage, devices: [], behaviours: [], removedNets: new Set<Net>() }
    : compileChips(circuit, withMergedLeakage, mergedNet, modelOf);
  const triggers = new Set(triggerNets(chips.elements));
  const supplyNets = ['+9V', ...Object.keys(circuit.rails ?? {})].map(mergedNet);
  const rails = findRails(chips.elements, supplyNets, guitarRef);
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
        compilePart(staticChips ? element : limitTriggerBandwidth(element, triggers), known, voltsAt, numbered) ?? [],
    ),
    ...tracks.map(({ nets: lugs, ...part }) => ({ ...part, at: numbered(lugs) }) as Part),
  ];
  const devices: Device[] = [
    ...nonlinear.flatMap((element) => compileDevice(element, numbered)),
    ...chips.devices.map(({ nets: at, ...device }) => ({ ...device, at: numbered(at) })),
  ];
  const chipRefs = new Set(circuit.components.filter(({ kind }) => kind === 'ic').map(({ ref }) => ref));
  const behaviours = chips.behaviours.map(({ from, into, timing, controlledDevice, ...chip }): Behaviour => ({
    ...chip,
    from: numbered(from),
    into: numbered(into),
    ...(timing
      ? { timing: timingResistors(parts, numberOf(timing[0]), numberOf(timing[1]), order.length, chipRefs) }
      : {}),
    ...(controlledDevice === undefined
      ? {}
      : { controlledDevice: controlledDevice + devices.length - chips.devices.length }),
  }));
  const jacks = jacksOf(circuit);
  const at = (list: typeof controls) =>
    list.map(({ ref, kind }) => ({
      designator: ref,
      position: adjusted.positions[ref] ?? (kind === 'toggle' ? 0 : 0.5),
    }));
  const alias = Object.fromEntries(
    [...mergedNets].filter(([net, root]) => net !== root).map(([net, root]) => [net, numberOf(root)]),
  );
  return {
    slug: circuit.slug,
    controls: at(controls.filter(({ kind }) => kind !== 'trimmer')),
    trimmers: at(controls.filter(({ kind }) => kind === 'trimmer')),
    nets,
    alias,
    size: order.length,
    linearEnd: levels[0]!.length,
    clampEnd: levels[0]!.length + levels[1]!.length,
    reservoirRails: rails.reservoirRails.length,
    oversampling,
    volts,
    adapter: findAdapter(chips.elements, numbered),
    kickNode: kickNode === undefined ? -1 : numberOf(mergedNet(kickNode)),
    input: numberOf(mergedNet(jacks.input)),
    output: numberOf(mergedNet(jacks.outputs[0]!)),
    parts,
    devices,
    behaviours,
  };
}
