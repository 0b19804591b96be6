/** `exp` of runtime/exp.ts, operation by operation, so that both give the same bits. */

import { f64Const, functionBody, i32Const, op, signed, types, unsigned } from './wasm-bytes.ts';

const maxExponent = 138;
/** Of two, for the table's first entry. */
const firstPower = 200;
const x = 0;
const k = 1;
const r = 2;
const get = (local: number): number[] => [op.get, local];
const set = (local: number): number[] => [op.set, local];

const series = [1, 1, 0.5, 1 / 6, 1 / 24];

/** The sixteenths of a power of two lie at `tableOffset`. */
export const expBody = (tableOffset: number): number[] =>
  functionBody(
    [types.i32, types.f64],
    [
      [...get(x), ...f64Const(maxExponent), op.f64Min, ...set(x)],
      [...get(x), ...f64Const(-maxExponent), op.f64Greater, op.i32Eqz],
      [op.if, types.none, ...f64Const(0), op.return, op.end],
      [...get(x), ...f64Const(16 / Math.LN2), op.f64Times, ...f64Const(16 * firstPower + 0.5), op.f64Add],
      [op.i32Truncated, ...set(k)],
      [...get(x), ...get(k), ...i32Const(16 * firstPower), op.i32Sub, op.f64FromI32],
      [...f64Const(Math.LN2 / 16), op.f64Times, op.f64Sub, ...set(r)],
      // The power of two by its exponent's bits.
      [...get(k), ...i32Const(4), op.i32ShiftRight, ...i32Const(1023 - firstPower), op.i32Add],
      [op.i64FromI32, op.i64Const, ...signed(52), op.i64ShiftLeft, op.f64FromBits],
      [...get(k), ...i32Const(15), op.i32And, ...i32Const(3), op.i32ShiftLeft],
      [op.load, 3, ...unsigned(tableOffset), op.f64Times],
      series.flatMap((term) => [...f64Const(term), ...get(r)]),
      [...f64Const(120), op.f64Over, op.f64Add],
      series.slice(1).flatMap(() => [op.f64Times, op.f64Add]),
      [op.f64Times],
    ].flat(),
  );
