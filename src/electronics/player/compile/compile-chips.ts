/**
 * Chips that store, count, rectify or glow. The elements they have at rest hand a signal on at once; here the same elements
 * are taken out one by one, and a behaviour takes their place.
 */

import type { Circuit, Component, Net } from '../../component.ts';
import { parseValue } from '../../value/parse.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { type Element, ground } from '../../simulation/element.ts';
import type { Behaviour, Device } from '../kit-data.ts';

interface NamedDevice extends Omit<Device, 'at'> {
  readonly nets: readonly Net[];
}
interface NamedBehaviour extends Omit<Behaviour, 'from' | 'into' | 'pace'> {
  readonly from: readonly Net[];
  readonly into: readonly Net[];
  /** The two nets whose resistance sets its pace. */
  readonly pace?: readonly [Net, Net];
}

export interface PlayedChips {
  readonly elements: readonly Element[];
  readonly devices: readonly NamedDevice[];
  readonly behaviours: readonly NamedBehaviour[];
  /** Nets that are no part of the circuit any more. */
  readonly silent: ReadonlySet<Net>;
}

/** A chip with its nets still by name; `steers` counts among the devices of all chips. */
interface Sheet {
  elements: Element[];
  readonly devices: NamedDevice[];
  readonly behaviours: NamedBehaviour[];
  readonly silent: Set<Net>;
  readonly components: readonly Component[];
  net(component: Component, pin: string): Net;
}

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

/** Takes the transfers of a chip out of the elements. */
function handedOn(sheet: Sheet, { ref }: Component): Of<'transfer'>[] {
  const own = (element: Element): element is Of<'transfer'> => element.type === 'transfer' && element.ref === ref;
  const taken = sheet.elements.filter(own);
  sheet.elements = sheet.elements.filter((element) => !own(element));
  return taken;
}

function delayed(sheet: Sheet, chip: Component, how: Omit<NamedBehaviour, 'from' | 'into'>, more: readonly Net[] = []) {
  const taken = handedOn(sheet, chip);
  const [from, rest] = taken[0]!.nets as [Net, Net];
  sheet.behaviours.push({
    ...how,
    from: [from, rest, ...more],
    into: taken.map(({ nets }) => nets[2]!),
    figures: [taken[0]!.siemens, ...how.figures],
  });
}

/** Either a transistor empties a capacitor at pin 7 (a ramp), or a resistance at pin 6 and a capacitor at pin 5 meet. */
function brigade(sheet: Sheet, chip: Component, cells: number): void {
  const { components, net } = sheet;
  const driver = components.find(({ kind, value }) => kind === 'ic' && value === 'V3102')!;
  const [top, osc] = [net(driver, '3'), net(driver, '7')];
  const on = (at: Net): Component[] => components.filter(({ pins }) => Object.values(pins).includes(at));
  const isCapacitor = ({ kind }: Component): boolean => kind === 'ceramic' || kind === 'film';
  const emptier = on(osc).find(({ kind, pins }) => kind === 'bjt' && pins['C'] === osc);
  if (emptier) {
    const charge = on(osc).find(({ kind }) => kind === 'resistor')!;
    const store = on(osc).find(isCapacitor)!;
    const seconds = parseValue(charge.value, 'resistance') * (parseValue(store.value, 'capacitance') + strayFarads);
    delayed(sheet, chip, { is: 'buckets', figures: [cells, seconds, 1] }, [net(emptier, 'E'), top]);
    return silence(sheet, driver);
  }
  const store = on(net(driver, '5')).find(isCapacitor)!;
  const meet = Object.values(store.pins).find((at) => at !== net(driver, '5'))!;
  const farads = parseValue(store.value, 'capacitance');
  delayed(sheet, chip, { is: 'buckets', figures: [cells, farads, 0], pace: [net(driver, '6'), meet] });
  silence(sheet, driver);
}

const twoLegged: ReadonlySet<Component['kind']> = new Set(['resistor', 'film', 'ceramic', 'pot', 'trimmer']);

/** The clock is a number from here on: its nets leave the circuit, and only the resistances that set its pace are kept. */
function silence(sheet: Sheet, driver: Component): void {
  const { components, net, silent } = sheet;
  for (const pin of ['2', '4', '5', '6', '7', '8']) silent.add(net(driver, pin));
  const steady = new Set([ground, net(driver, '3'), '+9V']);
  // A set also visits what is added to it on the way.
  for (const from of silent)
    for (const { kind, pins } of components) {
      const nets = Object.values(pins);
      if (twoLegged.has(kind) && nets.includes(from)) for (const to of nets) if (!steady.has(to)) silent.add(to);
    }
  sheet.elements = sheet.elements.filter(
    ({ type, nets }) =>
      !nets.some((at) => silent.has(at)) || (type === 'resistor' && nets.every((at) => silent.has(at))),
  );
}
const strayFarads = 5e-12;

function flipFlops(sheet: Sheet, chip: Component): void {
  const own = (element: Element): element is Of<'tap'> => element.type === 'tap' && element.ref === chip.ref;
  const taps = sheet.elements.filter(own);
  sheet.elements = sheet.elements.map((element) =>
    own(element) ? { type: 'resistor', ref: chip.ref, nets: [element.nets[0]!, ground], ohms: element.ohms } : element,
  );
  sheet.behaviours.push({
    is: 'flip-flops',
    from: [...['3', '11', '5', '9'].map((pin) => sheet.net(chip, pin)), taps[0]!.nets[1]!],
    into: taps.map(({ nets }) => nets[0]!),
    figures: [1 / taps[0]!.ohms],
  });
}

/** Per half: what flows into pin 2 is rectified, and its mean steers the cell between pins 3 and 5. */
function compander(sheet: Sheet, chip: Component): void {
  const halves = [
    ['1', '2'],
    ['16', '15'],
  ] as const;
  handedOn(sheet, chip).forEach(({ nets, siemens }, k) => {
    const [rectifier, rectified] = halves[k]!.map((pin) => sheet.net(chip, pin)) as [Net, Net];
    sheet.behaviours.push({
      is: 'rectifier',
      from: [rectified, nets[1]!, rectifier],
      into: [rectifier],
      figures: [siemens],
      steers: sheet.devices.length,
    });
    sheet.devices.push({ is: 'gain-cell', ref: chip.ref, nets, figures: [siemens] });
  });
}

function optocoupler(sheet: Sheet, { ref }: Component): void {
  const cell = sheet.elements.find((element) => element.ref === `${ref}.cell`) as Of<'resistor'>;
  const lamp = sheet.elements.find((element) => element.ref === ref && element.type === 'junction') as Of<'junction'>;
  sheet.elements = sheet.elements.filter((element) => element !== cell);
  sheet.behaviours.push({
    is: 'light',
    from: lamp.nets,
    into: [],
    figures: [lamp.saturation, lamp.slope, cell.ohms],
    steers: sheet.devices.length,
  });
  sheet.devices.push({ is: 'cell', ref, nets: cell.nets, figures: [1 / cell.ohms] });
}

const brickSeconds: Readonly<Record<string, number>> = { 'btdr-2h-long': 2.85, 'btdr-2h-short': 2 };

function replace(sheet: Sheet, component: Component, modelOf: ModelLookup): void {
  if (component.kind === 'opto') return optocoupler(sheet, component);
  const model = modelOf(component.part ?? component.value.toLowerCase());
  if (model?.type !== 'chip') return;
  switch (model.inside) {
    case 'echo':
      return delayed(sheet, component, { is: 'echo', figures: [], pace: [sheet.net(component, '6'), ground] });
    case 'bucket-brigade-1024':
      return brigade(sheet, component, 512);
    case 'bucket-brigade-4096':
      return brigade(sheet, component, 2048);
    case 'reverb':
      return delayed(sheet, component, { is: 'reverb', figures: [brickSeconds[component.part ?? ''] ?? 2] });
    case 'flip-flops':
      return flipFlops(sheet, component);
    case 'compander':
      return compander(sheet, component);
  }
}

export function chipsOf(
  circuit: Circuit,
  elements: readonly Element[],
  one: (net: Net) => Net,
  modelOf: ModelLookup,
): PlayedChips {
  const sheet: Sheet = {
    elements: [...elements],
    devices: [],
    behaviours: [],
    silent: new Set(),
    components: circuit.components,
    net: ({ pins }, pin) => one(pins[pin]!),
  };
  for (const component of circuit.components) replace(sheet, component, modelOf);
  return sheet;
}
