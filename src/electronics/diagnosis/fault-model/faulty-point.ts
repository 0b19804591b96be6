/** The operating point of a pedal with a fault. Chips that lack their supply are put to sleep, and all is solved again. */

import type { Net } from '../../component.ts';
import { supplyPins } from '../../simulation/chips.ts';
import type { Element } from '../../simulation/element.ts';
import { type OperatingPoint, operatingPoint } from '../../simulation/operating-point.ts';
import { chipModel, faultyElements, type FaultSetup } from './faulty-elements.ts';
import { type BuiltPedal, isOnBoard, acrossWires } from './pedal.ts';

/** Of the board and its flux, from every net. */
export const boardLeak = 1e-9;
/** A chip needs this much supply to do anything. */
const awakeVolts = 3.2;
const mostPasses = 4;

export interface FaultyPoint extends OperatingPoint {
  readonly elements: readonly Element[];
}

/** Chips that have too little between their supply pins. */
function sleepers(pedal: BuiltPedal, { volts }: OperatingPoint, { modelOf }: FaultSetup): Set<string> {
  const found = new Set<string>();
  for (const part of pedal.parts) {
    const model = chipModel(part, modelOf);
    if (!model || part.missing) continue;
    const [high, low] = supplyPins(model).map(
      (pin) => volts.get(acrossWires(pedal, part.pins[pin]!, isOnBoard(part))) ?? 0,
    );
    if (high! - low! < awakeVolts) found.add(part.ref);
  }
  return found;
}

/** `near`: voltages to start from. `added`: a meter, or what holds a net. */
export function faultyPoint(
  pedal: BuiltPedal,
  bench: FaultSetup,
  near?: ReadonlyMap<Net, number>,
  added: readonly Element[] = [],
): FaultyPoint {
  const solve = (
    sleeping: ReadonlySet<string>,
    from: ReadonlyMap<Net, number> | undefined,
    skipSourceStepping: boolean,
  ) => {
    const elements = [...faultyElements(pedal, bench, sleeping), ...added];
    return { ...operatingPoint(elements, from, { leak: boardLeak, skipSourceStepping }), elements };
  };
  const chips = pedal.parts.filter((part) => chipModel(part, bench.modelOf)).map(({ ref }) => ref);
  let sleeping: ReadonlySet<string> = new Set();
  let point = solve(sleeping, near, chips.length > 0);
  for (let pass = 1; pass < mostPasses; pass++) {
    // Where nothing is found with all chips awake, they wake one after the other.
    const now = point.solved ? sleepers(pedal, point, bench) : new Set(chips);
    if (now.symmetricDifference(sleeping).size === 0) break;
    // One that cannot decide stays asleep.
    sleeping = pass > 2 ? now.union(sleeping) : now;
    point = solve(sleeping, point.solved ? point.volts : undefined, false);
  }
  return point;
}
