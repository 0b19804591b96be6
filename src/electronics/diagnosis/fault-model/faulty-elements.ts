/** A built pedal, right or wrong, as elements: with what chips are once they lack their supply or their clock. */

import type { Net } from '../../component.ts';
import { adapterRef, guitarRef, jacksOf } from '../../simulation/test-setup.ts';
import { supplyPins } from '../../simulation/chips.ts';
import type { ChipModel, ModelLookup, OpAmpModel } from '../../simulation/device-model.ts';
import { type PartSampler, typicalParts } from '../../simulation/part-sampling.ts';
import { type Element, ground } from '../../simulation/element.ts';
import { elementsOf } from '../../simulation/component-elements.ts';
import { acrossWires, type BuiltPart, type BuiltPedal, isOnBoard } from './pedal.ts';

export interface FaultSetup {
  readonly modelOf: ModelLookup;
  readonly draw?: PartSampler;
  /** Ohms behind the supply: those of a battery, or of an adapter with its plug, when absent. */
  readonly supplyOhms?: number;
  /** Siemens from every net to ground: a board with its flux when absent. */
  readonly leak?: number;
}

/** A battery or an adapter, with its plug. */
const usualSupplyOhms = 2;
export const supplyRef = adapterRef;
export const supplyNet: Net = 'DC+';
/** The guitar plays behind a capacitor, so that it moves no voltage at rest. */
export const guitarNet: Net = 'guitar#';
const guitarOhms = 10e3;

/** What a chip without supply still is: some current between its supply pins, and the diode of its body. */
const unpoweredModel = { ohms: 20e3, saturation: 1e-12, slope: 0.04, bodyOhms: 8 } as const;

export function chipModel({ kind, part, value }: BuiltPart, modelOf: ModelLookup): OpAmpModel | ChipModel | undefined {
  if (kind !== 'ic' && kind !== 'module') return undefined;
  const model = modelOf(part ?? value.toLowerCase());
  return model?.type === 'op-amp' || model?.type === 'chip' ? model : undefined;
}

function unpoweredChip({ ref, pins }: BuiltPart, model: OpAmpModel | ChipModel): Element[] {
  const [high, low] = supplyPins(model).map((pin) => pins[pin]!) as [Net, Net];
  if (high === low) return [];
  const body = `${ref}#body`;
  const { ohms, bodyOhms, saturation, slope } = unpoweredModel;
  return [
    { type: 'resistor', ref, nets: [high, low], ohms },
    { type: 'resistor', ref, nets: [low, body], ohms: bodyOhms },
    { type: 'junction', ref, nets: [body, high], saturation, slope },
  ];
}

const clockPins: Readonly<Record<string, readonly [string, string]>> = {
  'bucket-brigade-1024': ['2', '6'],
  'bucket-brigade-4096': ['6', '2'],
};

/** Without its clock a line of cells stands still, with its output low. */
const unclockedShare = 0.2;

function unclockedBrigade(elements: readonly Element[]): Element[] {
  return elements.map((element) =>
    element.type === 'tap' && !element.nets[0]!.includes('#') ? { ...element, share: unclockedShare } : element,
  );
}

/** Without its ground leg a regulator rises until its input stops it. */
const unregulatedVolts = 30;

function partElements(part: BuiltPart, pedal: BuiltPedal, { modelOf, draw = typicalParts }: FaultSetup): Element[] {
  const elements = elementsOf(part, { modelOf, draw, positions: pedal.positions });
  if (part.kind !== 'regulator' || part.pins['GND'] === ground) return elements;
  return elements.map((element) => (element.type === 'regulator' ? { ...element, volts: unregulatedVolts } : element));
}

/** A line of cells that stands still. */
export function isUnclocked(
  part: BuiltPart,
  pedal: BuiltPedal,
  unpowered: ReadonlySet<string>,
  setup: FaultSetup,
): boolean {
  const model = chipModel(part, setup.modelOf);
  return (
    model?.type === 'chip' && clockPins[model.inside] !== undefined && !hasClock(part, model, pedal, unpowered, setup)
  );
}

function hasClock(
  part: BuiltPart,
  model: ChipModel,
  pedal: BuiltPedal,
  unpowered: ReadonlySet<string>,
  setup: FaultSetup,
) {
  const [one, two] = clockPins[model.inside]!;
  return pedal.parts.some((clock) => {
    const its = chipModel(clock, setup.modelOf);
    return (
      its?.type === 'chip' &&
      its.inside === 'clock' &&
      !clock.missing &&
      !unpowered.has(clock.ref) &&
      clock.pins['2'] === part.pins[one] &&
      clock.pins['4'] === part.pins[two]
    );
  });
}

function chipElements(
  part: BuiltPart,
  pedal: BuiltPedal,
  unpowered: ReadonlySet<string>,
  setup: FaultSetup,
): Element[] {
  if (part.missing) return [];
  const model = chipModel(part, setup.modelOf);
  if (model && unpowered.has(part.ref)) return unpoweredChip(part, model);
  const elements = partElements(part, pedal, setup);
  return isUnclocked(part, pedal, unpowered, setup) ? unclockedBrigade(elements) : elements;
}

/** Adapter, amplifier, guitar and the cables of a loop. */
function externalElements({ circuit, supplyVolts }: BuiltPedal, supplyOhms: number): Element[] {
  const { input, outputs } = jacksOf(circuit);
  const loadOhms = circuit.signal?.loadOhms ?? 1e6;
  return [
    { type: 'source', ref: supplyRef, nets: [supplyNet], volts: supplyVolts, ohms: supplyOhms },
    { type: 'source', ref: guitarRef, nets: [guitarNet], volts: 0, ohms: guitarOhms },
    { type: 'capacitor', ref: 'guitar', nets: [guitarNet, input], farads: 1e-3 },
    ...outputs.map((net): Element => ({ type: 'resistor', ref: 'amplifier', nets: [net, ground], ohms: loadOhms })),
    ...(circuit.signal?.patches ?? []).map((nets): Element => ({ type: 'resistor', ref: 'patch', nets, ohms: 0.1 })),
  ];
}

/** Elements whose two ends meet say nothing, and a resistor of none would. */
const isShorted = ({ type, nets }: Element): boolean =>
  (type === 'resistor' || type === 'capacitor') && nets[0] === nets[1];

export function faultyElements(pedal: BuiltPedal, setup: FaultSetup, unpowered: ReadonlySet<string>): Element[] {
  const moved = (elements: readonly Element[], onBoard: boolean): Element[] =>
    pedal.cut === undefined
      ? [...elements]
      : elements.map((element) => ({ ...element, nets: element.nets.map((net) => acrossWires(pedal, net, onBoard)) }));
  return [
    ...pedal.parts.flatMap((part) => moved(chipElements(part, pedal, unpowered, setup), isOnBoard(part))),
    ...moved(externalElements(pedal, setup.supplyOhms ?? usualSupplyOhms), false),
    ...moved(pedal.extra, true),
  ].filter((element) => !isShorted(element));
}
