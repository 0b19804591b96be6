/** From a circuit on the bench to what is played: the same elements, numbered and sorted into parts, devices and chips. */

import { billOfMaterials } from '../../bill-of-materials.ts';
import type { Circuit, Net } from '../../component.ts';
import { testSetupElements, guitarRef, jacksOf } from '../../simulation/test-setup.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { ground } from '../../simulation/element.ts';
import type { Positions } from '../../simulation/component-elements.ts';
import { operatingPoint } from '../../simulation/operating-point.ts';
import { adjustTrimmers } from '../../simulation/trimmer-adjustment.ts';
import type { Behaviour, Device, KitData, Part } from '../kit-data.ts';
import { chipsOf } from './compile-chips.ts';
import { deviceOf, isBent, withLeakage } from './compile-devices.ts';
import { paceOf } from './pace.ts';
import { adapterOf, inOrder, joined, railsOf, restless, slowed } from './nodes.ts';
import { controlParts, partOf } from './compile-parts.ts';

export interface Playing {
  readonly modelOf: ModelLookup;
  /** Where the knobs stand on the picture. */
  readonly positions: Positions;
  readonly substeps: KitData['substeps'];
  /** A net to set off an oscillator at. */
  readonly kicked?: Net;
  /** Chips that store stand still, as they do for ngspice. */
  readonly still?: boolean;
}

const controlKinds = new Set(['pot', 'trimmer', 'toggle']);

export function playCircuit(circuit: Circuit, { modelOf, positions, substeps, kicked, still }: Playing): KitData {
  const set = adjustTrimmers(circuit, { modelOf, input: 'guitar', positions });
  const elements = testSetupElements(circuit, { modelOf, input: 'guitar', positions: set.positions });
  const point = operatingPoint(elements, set.point.volts);
  if (!point.solved) throw new Error(`${circuit.slug} has no operating point`);
  const bill = billOfMaterials(circuit);
  const controls = bill.filter(({ kind }) => controlKinds.has(kind));
  const turned = new Set(controls.map(({ ref }) => ref));
  const same = joined(elements, turned, circuit.signal?.loadOhms);
  const one = (net: Net): Net => same.get(net) ?? net;
  const plain = elements
    .filter(({ ref }) => !turned.has(ref))
    .map((element) => ({ ...element, nets: element.nets.map(one) }))
    .filter(({ nets, type }) => type !== 'resistor' || nets[0] !== nets[1]);
  const whole = withLeakage(plain);
  const chips = still
    ? { elements: whole, devices: [], behaviours: [], silent: new Set<Net>() }
    : chipsOf(circuit, whole, one, modelOf);
  const triggers = new Set(restless(chips.elements));
  const named = ['+9V', ...Object.keys(circuit.rails ?? {})].map(one);
  const rails = railsOf(chips.elements, named, guitarRef);
  const known = new Set<Net>([ground, ...rails.moving, ...rails.held]);
  const tracks = controls.flatMap((component) => controlParts(component, one));
  const bent = chips.elements.filter((element) => isBent(element, known));
  const touching = [...chips.elements, ...chips.devices, ...tracks].map(({ nets }) => nets);
  const unknown = new Set(touching.flat().filter((net) => !known.has(net) && !chips.silent.has(net)));
  const bends = new Set(bent.filter(({ type }) => type !== 'amplifier').flatMap(({ nets }) => nets));
  for (const { nets } of chips.devices) for (const net of nets) bends.add(net);
  const clamped = new Set(bent.flatMap(({ type, nets }) => (type === 'amplifier' ? [nets[5]!] : [])));
  for (const net of triggers) bends.add(net);
  const levels = [
    [...unknown].filter((net) => !bends.has(net) && !clamped.has(net)),
    [...unknown].filter((net) => !bends.has(net) && clamped.has(net)),
    [...unknown].filter((net) => bends.has(net)),
  ];
  const order = inOrder(levels, touching);
  const nets = [...order, ...rails.moving, ...rails.held];
  // Silent nets are told apart below ground.
  const silent = [...chips.silent];
  const numberOf = (net: Net): number =>
    net === ground ? -1 : chips.silent.has(net) ? -2 - silent.indexOf(net) : nets.indexOf(net);
  const numbered = (list: readonly Net[]): number[] => list.map(numberOf);
  const volts = nets.map((net) => Number(point.volts.get(net)!.toPrecision(7)));
  const voltsAt = (net: Net): number => point.volts.get(net)!;
  const parts: Part[] = [
    ...chips.elements.flatMap(
      (element) => partOf(still ? element : slowed(element, triggers), known, voltsAt, numbered) ?? [],
    ),
    ...tracks.map(({ nets: lugs, ...part }) => ({ ...part, at: numbered(lugs) }) as Part),
  ];
  const devices: Device[] = [
    ...bent.flatMap((element) => deviceOf(element, numbered)),
    ...chips.devices.map(({ nets: at, ...device }) => ({ ...device, at: numbered(at) })),
  ];
  const own = new Set(circuit.components.filter(({ kind }) => kind === 'ic').map(({ ref }) => ref));
  const behaviours = chips.behaviours.map(({ from, into, pace, steers, ...chip }): Behaviour => ({
    ...chip,
    from: numbered(from),
    into: numbered(into),
    ...(pace ? { pace: paceOf(parts, numberOf(pace[0]), numberOf(pace[1]), order.length, own) } : {}),
    ...(steers === undefined ? {} : { steers: steers + devices.length - chips.devices.length }),
  }));
  const jacks = jacksOf(circuit);
  const at = (list: typeof controls) =>
    list.map(({ ref, kind }) => ({
      designator: ref,
      position: set.positions[ref] ?? (kind === 'toggle' ? 0 : 0.5),
    }));
  const alias = Object.fromEntries(
    [...same].filter(([net, root]) => net !== root).map(([net, root]) => [net, numberOf(root)]),
  );
  return {
    slug: circuit.slug,
    controls: at(controls.filter(({ kind }) => kind !== 'trimmer')),
    trimmers: at(controls.filter(({ kind }) => kind === 'trimmer')),
    nets,
    alias,
    size: order.length,
    quiet: levels[0]!.length,
    steady: levels[0]!.length + levels[1]!.length,
    moving: rails.moving.length,
    substeps,
    volts,
    adapter: adapterOf(chips.elements, numbered),
    kicked: kicked === undefined ? -1 : numberOf(one(kicked)),
    input: numberOf(one(jacks.input)),
    output: numberOf(one(jacks.outputs[0]!)),
    parts,
    devices,
    behaviours,
  };
}
