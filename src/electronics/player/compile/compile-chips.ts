/**
 * Chips that store, count, rectify or glow. The elements they have at rest hand a signal on at once; here the same elements
 * are removed one by one, and a behaviour replaces them.
 */

import type { Circuit, Component, Net } from '../../component.ts';
import { parseValue } from '../../value/parse.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { type Element, ground } from '../../simulation/element.ts';
import type { Behaviour, Device } from '../kit-data.ts';

interface NamedDevice extends Omit<Device, 'at'> {
  readonly nets: readonly Net[];
}
interface NamedBehaviour extends Omit<Behaviour, 'from' | 'into' | 'timing'> {
  readonly from: readonly Net[];
  readonly into: readonly Net[];
  /** The two nets whose resistance sets its timing. */
  readonly timing?: readonly [Net, Net];
}

export interface CompiledChips {
  readonly elements: readonly Element[];
  readonly devices: readonly NamedDevice[];
  readonly behaviours: readonly NamedBehaviour[];
  /** Nets that are no part of the circuit any more. */
  readonly removedNets: ReadonlySet<Net>;
}

/** What is compiled so far, with nets still by name; `controlledDevice` counts among the devices of all chips. */
interface ChipCompilation {
  elements: Element[];
  readonly devices: NamedDevice[];
  readonly behaviours: NamedBehaviour[];
  readonly removedNets: Set<Net>;
  readonly components: readonly Component[];
  net(component: Component, pin: string): Net;
}

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

/** Removes the transfers of a chip from the elements and returns them. */
function takeTransfers(compilation: ChipCompilation, { ref }: Component): Of<'transfer'>[] {
  const own = (element: Element): element is Of<'transfer'> => element.type === 'transfer' && element.ref === ref;
  const transfers = compilation.elements.filter(own);
  compilation.elements = compilation.elements.filter((element) => !own(element));
  return transfers;
}

function addDelay(
  compilation: ChipCompilation,
  chip: Component,
  how: Omit<NamedBehaviour, 'from' | 'into'>,
  more: readonly Net[] = [],
) {
  const transfers = takeTransfers(compilation, chip);
  const [from, rest] = transfers[0]!.nets as [Net, Net];
  compilation.behaviours.push({
    ...how,
    from: [from, rest, ...more],
    into: transfers.map(({ nets }) => nets[2]!),
    parameters: [transfers[0]!.siemens, ...how.parameters],
  });
}

/** Either a transistor empties a capacitor at pin 7 (a ramp), or a resistance at pin 6 and a capacitor at pin 5 meet. */
function bucketBrigade(compilation: ChipCompilation, chip: Component, cells: number): void {
  const { components, net } = compilation;
  const driver = components.find(({ kind, value }) => kind === 'ic' && value === 'V3102')!;
  const [top, osc] = [net(driver, '3'), net(driver, '7')];
  const on = (at: Net): Component[] => components.filter(({ pins }) => Object.values(pins).includes(at));
  const isCapacitor = ({ kind }: Component): boolean => kind === 'ceramic' || kind === 'film';
  const dischargeTransistor = on(osc).find(({ kind, pins }) => kind === 'bjt' && pins['C'] === osc);
  if (dischargeTransistor) {
    const charge = on(osc).find(({ kind }) => kind === 'resistor')!;
    const store = on(osc).find(isCapacitor)!;
    const seconds = parseValue(charge.value, 'resistance') * (parseValue(store.value, 'capacitance') + strayFarads);
    addDelay(compilation, chip, { is: 'buckets', parameters: [cells, seconds, 1] }, [
      net(dischargeTransistor, 'E'),
      top,
    ]);
    return removeClock(compilation, driver);
  }
  const store = on(net(driver, '5')).find(isCapacitor)!;
  const meet = Object.values(store.pins).find((at) => at !== net(driver, '5'))!;
  const farads = parseValue(store.value, 'capacitance');
  addDelay(compilation, chip, { is: 'buckets', parameters: [cells, farads, 0], timing: [net(driver, '6'), meet] });
  removeClock(compilation, driver);
}

const twoLegged: ReadonlySet<Component['kind']> = new Set(['resistor', 'film', 'ceramic', 'pot', 'trimmer']);

/** The clock is a number from here on: its nets leave the circuit, and only the resistances that set its timing are kept. */
function removeClock(compilation: ChipCompilation, driver: Component): void {
  const { components, net, removedNets } = compilation;
  for (const pin of ['2', '4', '5', '6', '7', '8']) removedNets.add(net(driver, pin));
  const railNets = new Set([ground, net(driver, '3'), '+9V']);
  // A set also visits what is added to it on the way.
  for (const from of removedNets)
    for (const { kind, pins } of components) {
      const nets = Object.values(pins);
      if (twoLegged.has(kind) && nets.includes(from)) for (const to of nets) if (!railNets.has(to)) removedNets.add(to);
    }
  compilation.elements = compilation.elements.filter(
    ({ type, nets }) =>
      !nets.some((at) => removedNets.has(at)) || (type === 'resistor' && nets.every((at) => removedNets.has(at))),
  );
}
const strayFarads = 5e-12;

function flipFlops(compilation: ChipCompilation, chip: Component): void {
  const own = (element: Element): element is Of<'tap'> => element.type === 'tap' && element.ref === chip.ref;
  const taps = compilation.elements.filter(own);
  compilation.elements = compilation.elements.map((element) =>
    own(element) ? { type: 'resistor', ref: chip.ref, nets: [element.nets[0]!, ground], ohms: element.ohms } : element,
  );
  compilation.behaviours.push({
    is: 'flip-flops',
    from: [...['3', '11', '5', '9'].map((pin) => compilation.net(chip, pin)), taps[0]!.nets[1]!],
    into: taps.map(({ nets }) => nets[0]!),
    parameters: [1 / taps[0]!.ohms],
  });
}

/** Per half: what flows into pin 2 is rectified, and its mean controls the gain cell between pins 3 and 5. */
function compander(compilation: ChipCompilation, chip: Component): void {
  const halves = [
    ['1', '2'],
    ['16', '15'],
  ] as const;
  takeTransfers(compilation, chip).forEach(({ nets, siemens }, k) => {
    const [rectifier, rectified] = halves[k]!.map((pin) => compilation.net(chip, pin)) as [Net, Net];
    compilation.behaviours.push({
      is: 'rectifier',
      from: [rectified, nets[1]!, rectifier],
      into: [rectifier],
      parameters: [siemens],
      controlledDevice: compilation.devices.length,
    });
    compilation.devices.push({ is: 'gain-cell', ref: chip.ref, nets, parameters: [siemens] });
  });
}

function optocoupler(compilation: ChipCompilation, { ref }: Component): void {
  const cell = compilation.elements.find((element) => element.ref === `${ref}.cell`) as Of<'resistor'>;
  const lamp = compilation.elements.find(
    (element) => element.ref === ref && element.type === 'junction',
  ) as Of<'junction'>;
  compilation.elements = compilation.elements.filter((element) => element !== cell);
  compilation.behaviours.push({
    is: 'light',
    from: lamp.nets,
    into: [],
    parameters: [lamp.saturation, lamp.slope, cell.ohms],
    controlledDevice: compilation.devices.length,
  });
  compilation.devices.push({ is: 'cell', ref, nets: cell.nets, parameters: [1 / cell.ohms] });
}

const reverbSeconds: Readonly<Record<string, number>> = { 'btdr-2h-long': 2.85, 'btdr-2h-short': 2 };

function replaceChip(compilation: ChipCompilation, component: Component, modelOf: ModelLookup): void {
  if (component.kind === 'opto') return optocoupler(compilation, component);
  const model = modelOf(component.part ?? component.value.toLowerCase());
  if (model?.type !== 'chip') return;
  switch (model.inside) {
    case 'echo':
      return addDelay(compilation, component, {
        is: 'echo',
        parameters: [],
        timing: [compilation.net(component, '6'), ground],
      });
    case 'bucket-brigade-1024':
      return bucketBrigade(compilation, component, 512);
    case 'bucket-brigade-4096':
      return bucketBrigade(compilation, component, 2048);
    case 'reverb':
      return addDelay(compilation, component, { is: 'reverb', parameters: [reverbSeconds[component.part ?? ''] ?? 2] });
    case 'flip-flops':
      return flipFlops(compilation, component);
    case 'compander':
      return compander(compilation, component);
  }
}

/** `plays`: chips that are not left as they are at rest. */
export function compileChips(
  circuit: Pick<Circuit, 'components'>,
  elements: readonly Element[],
  mergedNet: (net: Net) => Net,
  modelOf: ModelLookup,
  plays: (component: Component) => boolean = () => true,
): CompiledChips {
  const compilation: ChipCompilation = {
    elements: [...elements],
    devices: [],
    behaviours: [],
    removedNets: new Set(),
    components: circuit.components,
    net: ({ pins }, pin) => mergedNet(pins[pin]!),
  };
  for (const component of circuit.components.filter(plays)) replaceChip(compilation, component, modelOf);
  return compilation;
}
