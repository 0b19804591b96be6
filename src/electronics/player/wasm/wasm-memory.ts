/** Where everything lies in the memory of a circuit that is played by WebAssembly: the same for who emits it and who plays it. */

import { type ArrayName, arrayLengths } from '../kit-arrays.ts';
import type { KitData } from '../kit-data.ts';
import { type MatrixLayout, matrixLayout } from '../lu-factorization.ts';

/** Steps that are handed over at once: no fewer than the player asks for. */
export const bufferSteps = 256;
/** Sixteenths of a power of two, which e to the x is made of. */
export const sixteenths = 16;

const wasmPageBytes = 65_536;

export interface WasmMemory {
  readonly offsets: Readonly<Record<ArrayName | 'I' | 'Y', number>>;
  readonly tableOffset: number;
  readonly lengths: Readonly<Record<ArrayName, number>>;
  readonly pages: number;
}

export function wasmMemory(kit: KitData, layout: MatrixLayout = matrixLayout(kit)): WasmMemory {
  const lengths = arrayLengths(kit, layout);
  let end = 0;
  const place = (numbers: number): number => {
    const at = end;
    end += 8 * numbers;
    return at;
  };
  const tableOffset = place(sixteenths);
  const placed = Object.entries(lengths).map(([name, length]) => [name, place(length)]);
  const offsets = Object.fromEntries([
    ...placed,
    ['I', place(bufferSteps)],
    ['Y', place(bufferSteps)],
  ]) as WasmMemory['offsets'];
  return { offsets, tableOffset, lengths, pages: Math.ceil(end / wasmPageBytes) };
}
