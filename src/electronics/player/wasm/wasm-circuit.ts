/** Plays a circuit whose step is WebAssembly. Nothing is compiled here: the module comes ready from whoever may compile it. */

import type { KitArrays } from '../kit-arrays.ts';
import type { KitData } from '../kit-data.ts';
import type { PlayableCircuit } from '../playable.ts';
import { softplus } from '../runtime/exp.ts';
import type { MakePlay } from '../runtime/make-play.ts';
import { playable } from '../runtime/playable.ts';
import { bufferSteps, sixteenths, wasmMemory } from './wasm-memory.ts';

type Step = (end: number, from: number) => void;

/** Where numbers lie, and the function that plays on them. */
function started(
  kit: KitData,
  module: WebAssembly.Module,
): { readonly arrays: KitArrays; readonly makePlay: MakePlay } {
  const { offsets, lengths, tableOffset, pages } = wasmMemory(kit);
  const memory = new WebAssembly.Memory({ initial: pages });
  const view = (offset: number, length: number): Float64Array => new Float64Array(memory.buffer, offset, length);
  view(tableOffset, sixteenths).set(Array.from({ length: sixteenths }, (_, k) => 2 ** (k / 16)));
  const arrays = Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [name, view(offsets[name as keyof KitArrays], length)]),
  ) as KitArrays;
  const makePlay: MakePlay = (...given) => {
    const chips = given[10];
    const imports = { memory, softplus, log: Math.log, ...Object.fromEntries(chips.map((chip, k) => [`K${k}`, chip])) };
    const { exports } = new WebAssembly.Instance(module, { e: imports });
    const play = exports['play'] as unknown as Step;
    const input = view(offsets.I, bufferSteps);
    const output = view(offsets.Y, bufferSteps);
    return (from, to, end, start) => {
      for (let k = start; k < end; k++) input[k - start] = from[k]!;
      play(end - start, 0);
      for (let k = start; k < end; k++) to[k] = output[k - start]!;
    };
  };
  return { arrays, makePlay };
}

/** Each player of it has a memory of its own. */
export const wasmCircuit = (kit: KitData, module: WebAssembly.Module): PlayableCircuit =>
  playable(kit, () => started(kit, module));
