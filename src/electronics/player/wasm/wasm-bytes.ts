/** The binary format of WebAssembly, as far as a step needs it. */

export const types = { f64: 0x7c, i32: 0x7f, none: 0x40, func: 0x60 } as const;

export const op = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  load: 0x2b,
  store: 0x39,
  i32Const: 0x41,
  i64Const: 0x42,
  f64Const: 0x44,
  i32Eqz: 0x45,
  i32LessThan: 0x48,
  f64Equal: 0x61,
  f64NotEqual: 0x62,
  f64Less: 0x63,
  f64Greater: 0x64,
  f64LessEqual: 0x65,
  f64GreaterEqual: 0x66,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32And: 0x71,
  i32ShiftLeft: 0x74,
  i32ShiftRight: 0x75,
  i64ShiftLeft: 0x86,
  f64Negate: 0x9a,
  f64Root: 0x9f,
  f64Add: 0xa0,
  f64Sub: 0xa1,
  f64Times: 0xa2,
  f64Over: 0xa3,
  f64Min: 0xa4,
  i32Truncated: 0xaa,
  i64FromI32: 0xac,
  f64FromI32: 0xb7,
  f64FromBits: 0xbf,
} as const;

/** LEB128, without and with a sign. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 127;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 128);
  } while (rest !== 0);
  return bytes;
}

export function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ;) {
    const low = rest & 127;
    rest >>= 7;
    if ((rest === 0 && low < 64) || (rest === -1 && low >= 64)) return [...bytes, low];
    bytes.push(low | 128);
  }
}

export const f64Const = (value: number): number[] => [op.f64Const, ...new Uint8Array(Float64Array.of(value).buffer)];
export const i32Const = (value: number): number[] => [op.i32Const, ...signed(value)];
export const name = (text: string): number[] => [...unsigned(text.length), ...new TextEncoder().encode(text)];
export const vector = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()];

const lengthPrefixed = (bytes: readonly number[]): number[] => unsigned(bytes.length).concat(bytes);
export const section = (id: number, body: readonly number[]): number[] => [id].concat(lengthPrefixed(body));

/** A function's body: its locals by type, in runs, and its code. */
export function functionBody(locals: readonly number[], code: readonly number[]): number[] {
  const runs: [count: number, type: number][] = [];
  for (const type of locals) {
    const last = runs.at(-1);
    if (last?.[1] === type) last[0] += 1;
    else runs.push([1, type]);
  }
  const declared = vector(runs.map(([count, type]) => [...unsigned(count), type]));
  return lengthPrefixed(declared.concat(code, op.end));
}
