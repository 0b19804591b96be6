/** From what was read to what is played: the operating point, the data of the player, and its step as WebAssembly. */

import type { Net } from '../component.ts';
import { compileCircuit } from '../player/compile/compile-circuit.ts';
import type { KitData } from '../player/kit-data.ts';
import type { KitOversampling } from '../player/oversampling.ts';
import { emitStep } from '../player/wasm/emit-step.ts';
import { type Element, ground } from '../simulation/element.ts';
import { operatingPoint } from '../simulation/operating-point.ts';
import { testSetupElements } from '../simulation/test-setup.ts';
import type { OwnCircuit } from './draft-circuit.ts';
import { cited, type LineNote } from './line-notes.ts';

export interface CompiledOwn {
  readonly data: KitData;
  readonly code: Uint8Array<ArrayBuffer>;
}

export type CompileOwnResult = CompiledOwn | { readonly problem: LineNote };

/** Nobody has measured how much a circuit distorts that was never seen before. */
const distorting: KitOversampling = { first: 4, ceiling: 8 };
const clean: KitOversampling = { first: 2, ceiling: 2 };

const bent = new Set<Element['type']>(['junction', 'bipolar', 'field-effect', 'ota']);

/** The line of a part that is at that net. */
const lineAt = ({ circuit, lines }: OwnCircuit, net: Net): number => {
  const part = circuit.components.find(({ pins }) => Object.values(pins).includes(net));
  return (part && lines[part.ref]) ?? 1;
};

/** The net that still moves most where no operating point was found. */
function unsettledNet(elements: readonly Element[]): Net | null {
  const first = operatingPoint(elements);
  if (first.solved) return null;
  const second = operatingPoint(elements, first.volts, { skipSourceStepping: true });
  const moved = (net: Net): number => {
    const volts = Math.abs(first.volts.get(net)! - second.volts.get(net)!);
    return Number.isFinite(volts) ? volts : Infinity;
  };
  const nets = [...first.volts.keys()].filter((net) => net !== ground && !net.includes('#'));
  return nets.reduce((worst, net) => (moved(net) > moved(worst) ? net : worst), nets[0] ?? ground);
}

export function compileOwn(own: OwnCircuit): CompileOwnResult {
  const { circuit, models, positions } = own;
  const modelOf = (name: string) => models[name];
  const elements = testSetupElements(circuit, { modelOf, input: 'guitar', positions });
  const unsettled = unsettledNet(elements);
  if (unsettled !== null)
    return {
      problem: {
        line: lineAt(own, unsettled),
        text: `It doesn’t come to rest: the voltage of ${cited(unsettled)} has no answer.`,
      },
    };
  const oversampling = elements.some(({ type }) => bent.has(type)) ? distorting : clean;
  const data = compileCircuit(circuit, { modelOf, positions, oversampling });
  const isMoving = (net: Net): boolean => {
    const at = data.alias[net] ?? data.nets.indexOf(net);
    return at >= 0 && at < data.size;
  };
  const moving = Object.keys(circuit.rails ?? {}).find(isMoving);
  if (moving !== undefined)
    return {
      problem: {
        line: lineAt(own, moving),
        text: `${cited(moving)} feeds a chip and needs a source, or 4.7 µF or more to ground.`,
      },
    };
  const code = emitStep(data);
  if (code) return { data, code };
  return { problem: { line: 1, text: 'Too many transistors and diodes hang together to be played in time.' } };
}
