/** The standard deviation of each voltage by the tolerances of parts and the heat of the room, and its sensitivity to the supply. To first order. */

import type { Net } from '../../component.ts';
import type { PartSampler } from '../../simulation/part-sampling.ts';
import type { Element } from '../../simulation/element.ts';
import { elementsOf } from '../../simulation/component-elements.ts';
import { atCelsius } from '../../simulation/temperature.ts';
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

interface PartShifts {
  /** One list for each figure of the part that differs from bag to bag. */
  readonly byTolerance: readonly (readonly Shift[])[];
  /** All parts are in one room: these add up. */
  readonly byHeat: readonly Shift[];
}

/** One sigma of rooms between 15 and 45 degrees. */
const roomCelsius = 27;
const roomSigmaKelvin = 8;

const parametersOf = (element: Element): string => JSON.stringify({ ...element, nets: [] });

const shiftsBetween = (up: readonly Element[], down: readonly Element[]): Shift[] =>
  up.flatMap((high, k): Shift[] =>
    parametersOf(high) === parametersOf(down[k]!)
      ? []
      : [{ nets: high.nets, up: equationsOf(high), down: equationsOf(down[k]!) }],
  );

function shiftsOf(part: BuiltPart, { positions }: BuiltPedal, modelOf: ModelLookup): PartShifts {
  const names = new Set<string>();
  const expanded = (draw: PartSampler): Element[] => elementsOf(part, { modelOf, positions, draw });
  const typical = expanded((range, name) => {
    names.add(name);
    return range[1];
  });
  const byTolerance = [...names].map((which) => {
    const at = (place: number): Element[] => expanded((range, name) => valueAt(range, name === which ? place : 0));
    return shiftsBetween(at(probeStep * oneSigma), at(-probeStep * oneSigma));
  });
  const inRoom = (sigmas: number): Element[] =>
    typical.map((element) => atCelsius(element, roomCelsius + sigmas * roomSigmaKelvin));
  return { byTolerance, byHeat: shiftsBetween(inRoom(probeStep), inRoom(-probeStep)) };
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

const noShifts: PartShifts = { byTolerance: [], byHeat: [] };

export class Spreads {
  readonly #modelOf: ModelLookup;
  /** By the part they belong to: most faults leave most parts alone. */
  readonly #known = new WeakMap<BuiltPart, PartShifts>();

  constructor(modelOf: ModelLookup) {
    this.#modelOf = modelOf;
  }

  #shifts(part: BuiltPart, pedal: BuiltPedal): PartShifts {
    const known = this.#known.get(part);
    if (known) return known;
    const shifts = part.missing ? noShifts : shiftsOf(part, pedal, this.#modelOf);
    this.#known.set(part, shifts);
    return shifts;
  }

  of(pedal: BuiltPedal, point: FaultyPoint, inverse: Float64Array): Spread {
    const { volts, system } = point;
    const n = system.nets.length;
    const square = new Float64Array(n);
    const heat = new NetResponse(point, inverse);
    const count = ({ volts: moved }: NetResponse): void => moved.forEach((by, k) => (square[k]! += by ** 2));
    for (const part of pedal.parts) {
      const apply = (response: NetResponse, shifts: readonly Shift[]): void => {
        for (const shift of shifts) {
          const nets = shift.nets.map((net) => acrossWires(pedal, net, isOnBoard(part)));
          applyShift(response, { ...shift, nets }, (net) => volts.get(net) ?? 0);
        }
      };
      const { byTolerance, byHeat } = this.#shifts(part, pedal);
      apply(heat, byHeat);
      for (const shifts of byTolerance) {
        if (shifts.length === 0) continue;
        const response = new NetResponse(point, inverse);
        apply(response, shifts);
        count(response);
      }
    }
    count(heat);
    for (const { ref, type, nets, ...element } of point.elements) {
      const logSigma = pedal.unsure?.[ref];
      if (logSigma === undefined || type !== 'resistor' || !('ohms' in element)) continue;
      const response = new NetResponse(point, inverse);
      const amps = (logSigma * ((volts.get(nets[0]!) ?? 0) - (volts.get(nets[1]!) ?? 0))) / element.ohms;
      response.draw(nets[0]!, amps);
      response.draw(nets[1]!, -amps);
      count(response);
    }
    const supply = point.elements.find(({ ref }) => ref === supplyRef);
    const follow = new NetResponse(point, inverse);
    if (supply?.type === 'source') follow.draw(supply.nets[0]!, -1 / supply.ohms);
    return { sigma: square.map(Math.sqrt), follow: follow.volts };
  }
}
