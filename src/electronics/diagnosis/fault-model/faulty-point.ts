/** The operating point of a pedal with a fault. Chips that lack their supply are modelled as unpowered, and the point is solved again. */

import type { Net } from '../../component.ts';
import { supplyPins } from '../../simulation/chips.ts';
import type { Element } from '../../simulation/element.ts';
import { type OperatingPoint, operatingPoint } from '../../simulation/operating-point.ts';
import { chipModel, faultyElements, type FaultSetup } from './faulty-elements.ts';
import { type BuiltPedal, isOnBoard, acrossWires } from './pedal.ts';

/** Of the board and its flux, from every net. */
export const boardGmin = 1e-9;
/** A chip needs this much supply to do anything. */
const minSupplyVolts = 3.2;
const maxPasses = 4;

export interface FaultyPoint extends OperatingPoint {
  readonly elements: readonly Element[];
  /** Chips that have too little supply to do anything. */
  readonly unpowered: ReadonlySet<string>;
}

/** Chips that have too little between their supply pins. */
function unpoweredChips(pedal: BuiltPedal, { volts }: OperatingPoint, { modelOf }: FaultSetup): Set<string> {
  const found = new Set<string>();
  for (const part of pedal.parts) {
    const model = chipModel(part, modelOf);
    if (!model || part.missing) continue;
    const [high, low] = supplyPins(model).map(
      (pin) => volts.get(acrossWires(pedal, part.pins[pin]!, isOnBoard(part))) ?? 0,
    );
    if (high! - low! < minSupplyVolts) found.add(part.ref);
  }
  return found;
}

/** `near`: voltages to start from. `added`: a meter, or what holds a net. */
export function faultyPoint(
  pedal: BuiltPedal,
  setup: FaultSetup,
  near?: ReadonlyMap<Net, number>,
  added: readonly Element[] = [],
): FaultyPoint {
  const solve = (
    unpowered: ReadonlySet<string>,
    from: ReadonlyMap<Net, number> | undefined,
    skipSourceStepping: boolean,
  ) => {
    const elements = [...faultyElements(pedal, setup, unpowered), ...added];
    return {
      ...operatingPoint(elements, from, { gmin: setup.leak ?? boardGmin, skipSourceStepping }),
      elements,
      unpowered,
    };
  };
  const chips = pedal.parts.filter((part) => chipModel(part, setup.modelOf)).map(({ ref }) => ref);
  let unpowered: ReadonlySet<string> = new Set();
  let point = solve(unpowered, near, chips.length > 0);
  for (let pass = 1; pass < maxPasses; pass++) {
    // Where nothing is solved with all chips powered, they are powered one after the other.
    const now = point.solved ? unpoweredChips(pedal, point, setup) : new Set(chips);
    if (now.symmetricDifference(unpowered).size === 0) break;
    // One that alternates stays unpowered.
    unpowered = pass > 2 ? now.union(unpowered) : now;
    point = solve(unpowered, point.solved ? point.volts : undefined, false);
  }
  return point;
}
