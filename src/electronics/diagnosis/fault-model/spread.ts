/** How far each voltage strays because no two bags of parts are alike, and how it follows the supply. To first order. */

import type { Net } from '../../component.ts';
import type { PartSampler } from '../../simulation/part-sampling.ts';
import type { Element } from '../../simulation/element.ts';
import { elementsOf } from '../../simulation/component-elements.ts';
import { equationsOf } from '../../simulation/device-models/equations-of.ts';
import type { DeviceEquations } from '../../simulation/device-models/device-equations.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { supplyRef } from './faulty-elements.ts';
import type { FaultyPoint } from './faulty-point.ts';
import { acrossWires, type BuiltPart, type BuiltPedal, isOnBoard } from './pedal.ts';
import { valueAt } from './part-variation.ts';

/** Parts stand anywhere between their ends: this far off is one sigma. */
const oneSigma = 1 / Math.sqrt(3);
/** The share of it that is tried: the current of a Zener diode a whole sigma off would be none that ever flows. */
const tried = 0.02;

interface Shift {
  readonly nets: readonly Net[];
  readonly up: DeviceEquations;
  readonly down: DeviceEquations;
}

/** By the part they belong to: most faults leave most parts alone. */
type Shifts = WeakMap<BuiltPart, readonly (readonly Shift[])[]>;

const figuresOf = (element: Element): string => JSON.stringify({ ...element, nets: [] });

function shiftsOf(part: BuiltPart, { positions }: BuiltPedal, modelOf: ModelLookup): (readonly Shift[])[] {
  const names = new Set<string>();
  const expanded = (draw: PartSampler): Element[] => elementsOf(part, { modelOf, positions, draw });
  expanded((range, name) => {
    names.add(name);
    return range[1];
  });
  return [...names].map((which) => {
    const at = (place: number): Element[] => expanded((range, name) => valueAt(range, name === which ? place : 0));
    const down = at(-tried * oneSigma);
    return at(tried * oneSigma).flatMap((up, k): Shift[] =>
      figuresOf(up) === figuresOf(down[k]!)
        ? []
        : [{ nets: up.nets, up: equationsOf(up), down: equationsOf(down[k]!) }],
    );
  });
}

export interface Spread {
  /** One sigma of each net, the supply being known. */
  readonly sigma: Float64Array;
  /** Volts for each volt of supply. */
  readonly follow: Float64Array;
}

/** What each net does when some currents change a little. */
class Answer {
  readonly #answers: Float64Array;
  readonly #numbers: ReadonlyMap<Net, number>;
  readonly moved: Float64Array;

  constructor({ system: { nets } }: FaultyPoint, answers: Float64Array) {
    this.#answers = answers;
    this.#numbers = new Map(nets.map((net, k) => [net, k]));
    this.moved = new Float64Array(nets.length);
  }

  /** A current out of a net. */
  draw(net: Net, amps: number): void {
    const at = this.#numbers.get(net);
    if (at === undefined || amps === 0) return;
    const n = this.moved.length;
    for (let k = 0; k < n; k++) this.moved[k]! -= this.#answers[k * n + at]! * amps;
  }
}

function drawShift(answer: Answer, { nets, up, down }: Shift, voltsAt: (net: Net) => number): void {
  const size = nets.length;
  const v = Float64Array.from(nets, voltsAt);
  const [high, low] = [new Float64Array(size), new Float64Array(size)];
  const slopes = new Float64Array(size * size);
  up.currents(v, high, slopes);
  down.currents(v, low, slopes);
  nets.forEach((net, k) => answer.draw(net, (high[k]! - low[k]!) / 2 / tried));
}

export class Spreads {
  readonly #modelOf: ModelLookup;
  readonly #known: Shifts = new WeakMap();

  constructor(modelOf: ModelLookup) {
    this.#modelOf = modelOf;
  }

  #shifts(part: BuiltPart, pedal: BuiltPedal): readonly (readonly Shift[])[] {
    const known = this.#known.get(part);
    if (known) return known;
    const shifts = part.missing ? [] : shiftsOf(part, pedal, this.#modelOf);
    this.#known.set(part, shifts);
    return shifts;
  }

  of(pedal: BuiltPedal, point: FaultyPoint, answers: Float64Array): Spread {
    const { volts, system } = point;
    const n = system.nets.length;
    const square = new Float64Array(n);
    for (const part of pedal.parts)
      for (const shifts of this.#shifts(part, pedal)) {
        if (shifts.length === 0) continue;
        const answer = new Answer(point, answers);
        for (const shift of shifts) {
          const nets = shift.nets.map((net) => acrossWires(pedal, net, isOnBoard(part)));
          drawShift(answer, { ...shift, nets }, (net) => volts.get(net) ?? 0);
        }
        for (let k = 0; k < n; k++) square[k]! += answer.moved[k]! ** 2;
      }
    const supply = point.elements.find(({ ref }) => ref === supplyRef);
    const follow = new Answer(point, answers);
    if (supply?.type === 'source') follow.draw(supply.nets[0]!, -1 / supply.ohms);
    return { sigma: square.map(Math.sqrt), follow: follow.moved };
  }
}
