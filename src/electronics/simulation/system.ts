/** Elements with their nets numbered, and the buffers each of them works in. */

import type { Net } from '../component.ts';
import { type Element, ground } from './element.ts';
import { equationsOf } from './device-models/equations-of.ts';
import type { DeviceEquations } from './device-models/device-equations.ts';

interface PlacedElement {
  readonly element: Element;
  readonly equations: DeviceEquations;
  /** Numbers of its nets; -1 is ground. */
  readonly nodes: readonly number[];
  /** Where the device was last evaluated, its currents and its conductances. */
  readonly v: Float64Array;
  readonly last: Float64Array;
  readonly i: Float64Array;
  readonly jacobian: Float64Array;
}

export interface System {
  /** The net of each unknown. */
  readonly nets: readonly Net[];
  readonly placed: readonly PlacedElement[];
}

export function systemOf(elements: readonly Element[]): System {
  const numbers = new Map<Net, number>([[ground, -1]]);
  const numberOf = (net: Net): number => {
    const known = numbers.get(net);
    if (known !== undefined) return known;
    numbers.set(net, numbers.size - 1);
    return numbers.size - 2;
  };
  const placed = elements.map((element): PlacedElement => {
    const size = element.nets.length;
    const buffer = (): Float64Array => new Float64Array(size);
    return {
      element,
      equations: equationsOf(element),
      nodes: element.nets.map(numberOf),
      v: buffer(),
      last: buffer(),
      i: buffer(),
      jacobian: new Float64Array(size * size),
    };
  });
  return { nets: [...numbers.keys()].slice(1), placed };
}

/** Adds the Jacobian of an element to the rows and columns of its nets. */
export function stampJacobian(matrix: Float64Array, n: number, nodes: readonly number[], jacobian: Float64Array): void {
  const size = nodes.length;
  for (let row = 0; row < size; row++) {
    const at = nodes[row]!;
    if (at < 0) continue;
    for (let column = 0; column < size; column++) {
      const of = nodes[column]!;
      if (of >= 0) matrix[at * n + of]! += jacobian[row * size + column]!;
    }
  }
}
