/** The standard deviation of each voltage by the tolerances of parts, and its sensitivity to the supply. To first order. */

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
const probeStep = 0.02;

interface Shift {
  readonly nets: readonly Net[];
  readonly up: DeviceEquations;
  readonly down: DeviceEquations;
}

/** By the part they belong to: most faults leave most parts alone. */
type Shifts = WeakMap<BuiltPart, readonly (readonly Shift[])[]>;

const parametersOf = (element: Element): string => JSON.stringify({ ...element, nets: [] });

function shiftsOf(part: BuiltPart, { positions }: BuiltPedal, modelOf: ModelLookup): (readonly Shift[])[] {
  const names = new Set<string>();
  const expanded = (draw: PartSampler): Element[] => elementsOf(part, { modelOf, positions, draw });
  expanded((range, name) => {
    names.add(name);
    return range[1];
  });
  return [...names].map((which) => {
    const at = (place: number): Element[] => expanded((range, name) => valueAt(range, name === which ? place : 0));
    const down = at(-probeStep * oneSigma);
    return at(probeStep * oneSigma).flatMap((up, k): Shift[] =>
      parametersOf(up) === parametersOf(down[k]!)
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

/** The change of each net's voltage when some currents change a little. */
class NetResponse {
  readonly #inverse: Float64Array;
  readonly #numbers: ReadonlyMap<Net, number>;
  readonly volts: Float64Array;

  constructor({ system: { nets } }: FaultyPoint, inverse: Float64Array) {
    this.#inverse = inverse;
    this.#numbers = new Map(nets.map((net, k) => [net, k]));
    this.volts = new Float64Array(nets.length);
  }

  /** A current out of a net. */
  draw(net: Net, amps: number): void {
    const at = this.#numbers.get(net);
    if (at === undefined || amps === 0) return;
    const n = this.volts.length;
    for (let k = 0; k < n; k++) this.volts[k]! -= this.#inverse[k * n + at]! * amps;
  }
}

function applyShift(response: NetResponse, { nets, up, down }: Shift, voltsAt: (net: Net) => number): void {
  const size = nets.length;
  const v = Float64Array.from(nets, voltsAt);
  const [high, low] = [new Float64Array(size), new Float64Array(size)];
  const jacobian = new Float64Array(size * size);
  up.currents(v, high, jacobian);
  down.currents(v, low, jacobian);
  nets.forEach((net, k) => response.draw(net, (high[k]! - low[k]!) / 2 / probeStep));
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

  of(pedal: BuiltPedal, point: FaultyPoint, inverse: Float64Array): Spread {
    const { volts, system } = point;
    const n = system.nets.length;
    const square = new Float64Array(n);
    for (const part of pedal.parts)
      for (const shifts of this.#shifts(part, pedal)) {
        if (shifts.length === 0) continue;
        const response = new NetResponse(point, inverse);
        for (const shift of shifts) {
          const nets = shift.nets.map((net) => acrossWires(pedal, net, isOnBoard(part)));
          applyShift(response, { ...shift, nets }, (net) => volts.get(net) ?? 0);
        }
        for (let k = 0; k < n; k++) square[k]! += response.volts[k]! ** 2;
      }
    const supply = point.elements.find(({ ref }) => ref === supplyRef);
    const follow = new NetResponse(point, inverse);
    if (supply?.type === 'source') follow.draw(supply.nets[0]!, -1 / supply.ohms);
    return { sigma: square.map(Math.sqrt), follow: follow.volts };
  }
}
