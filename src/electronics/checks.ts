/** What must hold for a circuit before anyone is asked to solder it. Each check returns sentences; none means sound. */

import { billOfMaterials } from './bill-of-materials.ts';
import { type Circuit, type Component, type ComponentKind, NC, type Net } from './component.ts';
import { directJoins, pinsByNet, reachable, signalJoins, supplyJoins } from './netlist.ts';
import type { PartLookup } from './part.ts';
import { isInSeries, type Series } from './value/series.ts';

const partOf = (lookup: PartLookup) => (component: Component) => (component.part ? lookup(component.part) : undefined);

export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function refsAndParts(bom: readonly Component[], lookup: PartLookup): string[] {
  return [
    ...repeated(bom.map(({ ref }) => ref)).map((ref) => `${ref} is used twice`),
    ...bom.flatMap(({ ref, part, notSold }) => {
      if (part === null) return notSold ? [] : [`${ref} names no part and does not say why`];
      return lookup(part) ? [] : [`${ref} needs '${part}', which is not sold`];
    }),
  ];
}

const seriesOf: Partial<Record<ComponentKind, Series>> = {
  resistor: 'E24',
  ceramic: 'E24',
  film: 'E12',
  electrolytic: 'E12',
  trimmer: 'pot',
  pot: 'pot',
};

function oddValues(bom: readonly Component[]): string[] {
  return bom.flatMap(({ ref, kind, value }) => {
    const series = seriesOf[kind];
    const bare = kind === 'pot' ? value.slice(1) : value;
    return !series || isInSeries(bare, series) ? [] : [`${ref} of ${value} is not a value that is made`];
  });
}

const namedPins: Partial<Record<ComponentKind, readonly string[]>> = {
  bjt: ['B', 'C', 'E'],
  jfet: ['D', 'G', 'S'],
  mosfet: ['D', 'G', 'S'],
};

function pins(bom: readonly Component[], lookup: PartLookup): string[] {
  return bom.flatMap((component) => {
    const { ref, kind } = component;
    const pinOut = partOf(lookup)(component)?.pinOut;
    const expected = namedPins[kind] ?? (kind === 'ic' || kind === 'module' ? Object.keys(pinOut ?? {}) : null);
    if (!expected) return [];
    const actual = Object.keys(component.pins);
    return [
      ...expected.filter((pin) => !actual.includes(pin)).map((pin) => `${ref} leaves pin ${pin} unsaid`),
      ...actual.filter((pin) => !expected.includes(pin)).map((pin) => `${ref} has no pin ${pin}`),
    ];
  });
}

function nets(bom: readonly Component[], testPoints: readonly Net[] = []): string[] {
  return [...pinsByNet(bom)]
    .filter(([net, members]) => members.length < 2 && !testPoints.includes(net))
    .map(([net, [only]]) => `net '${net}' goes nowhere from ${only!.ref}.${only!.pin}`);
}

function shorts(bom: readonly Component[]): string[] {
  return bom.flatMap(({ ref, kind, pins: joined }) => {
    const joinedNets = Object.values(joined).filter((net) => net !== NC);
    const shorted = joinedNets.length > 1 && new Set(joinedNets).size === 1;
    const baseOnEmitter = kind === 'bjt' && joined['B'] === joined['E'];
    const drainOnSource = (kind === 'jfet' || kind === 'mosfet') && joined['D'] === joined['S'];
    return shorted || baseOnEmitter || drainOnSource ? [`${ref} is shorted`] : [];
  });
}

const railsOf = (circuit: Circuit): Map<Net, number> =>
  new Map(Object.entries({ GND: 0, 'DC+': 9, '+9V': 8.7, ...circuit.rails }));

function supplies(circuit: Circuit, bom: readonly Component[], lookup: PartLookup): string[] {
  const rails = railsOf(circuit);
  const fed = reachable(bom, 'DC+', supplyJoins, new Set(['GND']));
  return bom.flatMap((component) => {
    const supply = partOf(lookup)(component)?.electrical?.supply;
    if (!supply || (component.kind !== 'ic' && component.kind !== 'module')) return [];
    const positive = component.pins[supply.positive] ?? NC;
    const negative = component.pins[supply.negative] ?? NC;
    const [high, low] = [rails.get(positive), rails.get(negative)];
    if (high === undefined || low === undefined) return [`${component.ref} is not fed by named rails`];
    if (high <= low) return [`${component.ref} is fed the wrong way round`];
    return fed.has(positive) || positive === 'GND' ? [] : [`the supply does not reach ${component.ref}`];
  });
}

function signal(circuit: Circuit, lookup: PartLookup): string[] {
  if (circuit.hardware === 'own') return [];
  const rails = railsOf(circuit);
  const barriers = new Set(rails.keys());
  const heard = reachable(circuit.components, 'IN', signalJoins(partOf(lookup)), barriers);
  const live = [...rails].filter(([, volts]) => volts !== 0).map(([net]) => net);
  const leaks = (['IN', 'OUT'] as const).flatMap((end) => {
    const touched = reachable(circuit.components, end, directJoins(partOf(lookup)), barriers);
    return live.filter((net) => touched.has(net)).map((net) => `${end} has direct voltage on it from ${net}`);
  });
  return [...(heard.has('OUT') ? [] : ['no signal gets from IN to OUT']), ...leaks];
}

function polarity(circuit: Circuit, bom: readonly Component[]): string[] {
  const rails = railsOf(circuit);
  const lowest = Math.min(...rails.values());
  const highest = Math.max(...rails.values());
  return bom.flatMap(({ ref, kind, pins: joined }) => {
    if (kind !== 'electrolytic') return [];
    const [plus, minus] = [rails.get(joined['+']!), rails.get(joined['-']!)];
    const reversed = plus !== undefined && minus !== undefined ? plus <= minus : plus === lowest || minus === highest;
    return reversed ? [`${ref} is the wrong way round`] : [];
  });
}

function measurements(circuit: Circuit, bom: readonly Component[]): string[] {
  const rails = railsOf(circuit);
  const pinNets = new Map(
    bom.flatMap(({ ref, pins: joined }) => Object.entries(joined).map(([pin, net]) => [`${ref}.${pin}`, net])),
  );
  return [
    ...(circuit.measurements.length < 3 && circuit.hardware !== 'own'
      ? ['has fewer than three voltages to measure']
      : []),
    ...circuit.measurements.flatMap(({ at, volts }) => {
      const net = pinNets.get(at);
      if (net === undefined) return [`${at} is no pin to measure`];
      const rail = rails.get(net);
      return rail === undefined || Math.abs(rail - volts) < 0.3
        ? []
        : [`${at} cannot be ${volts} V, its rail is ${rail} V`];
    }),
  ];
}

function panel({ components, panel: order }: Circuit): string[] {
  if (!order) return [];
  const pots = components.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref);
  return order.toSorted().join() === pots.toSorted().join() ? [] : ['its panel does not list exactly its controls'];
}

export function circuitProblems(circuit: Circuit, lookup: PartLookup): string[] {
  const bom = billOfMaterials(circuit);
  return [
    ...refsAndParts(bom, lookup),
    ...oddValues(bom),
    ...pins(bom, lookup),
    ...nets(bom, circuit.testPoints),
    ...shorts(bom),
    ...supplies(circuit, bom, lookup),
    ...signal(circuit, lookup),
    ...polarity(circuit, bom),
    ...measurements(circuit, bom),
    ...panel(circuit),
  ].map((problem) => `${circuit.slug}: ${problem}`);
}
