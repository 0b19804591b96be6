/**
 * A step as WebAssembly: the text that step-code.ts writes for a circuit, translated word by word, so that both give the same
 * bits. It knows the little of JavaScript that is in that text, and throws at anything else.
 */

import { stepCode } from '../compile/step-code.ts';
import type { KitData } from '../kit-data.ts';
import { expBody } from './exp-code.ts';
import { StepTokens } from './step-tokens.ts';
import { f64Const, functionBody, i32Const, name, op, section, types, unsigned, vector } from './wasm-bytes.ts';
import { wasmMemory, type WasmMemory } from './wasm-memory.ts';

type ValueType = 'number' | 'truth';
interface Local {
  readonly at: number;
  readonly isWhole: boolean;
}

const binary: Readonly<Record<string, number>> = { '+': op.f64Add, '-': op.f64Sub, '*': op.f64Times, '/': op.f64Over };
const comparisons: Readonly<Record<string, number>> = {
  '>': op.f64Greater,
  '<': op.f64Less,
  '>=': op.f64GreaterEqual,
  '<=': op.f64LessEqual,
  '!=': op.f64NotEqual,
  '==': op.f64Equal,
};

/** Numbers of the functions: those that are imported come first. */
const logFunction = 0;
const softplusFunction = 1;
const firstChip = 2;

class StepEmitter {
  readonly code: number[] = [];
  readonly locals: number[] = [];
  private readonly tokens: StepTokens;
  private readonly memory: WasmMemory;
  private readonly expFunction: number;
  private readonly scopes: Map<string, Local>[] = [
    new Map([
      ['n', { at: 0, isWhole: true }],
      ['a', { at: 1, isWhole: true }],
    ]),
  ];
  private depth = 0;
  private readonly loops: number[] = [];

  constructor(text: string, memory: WasmMemory, chips: number) {
    this.tokens = new StepTokens(text);
    this.memory = memory;
    this.expFunction = firstChip + chips;
  }

  run(): void {
    while (!this.tokens.isAtEnd) this.statement();
  }

  private push(...bytes: number[]): void {
    for (const byte of bytes) this.code.push(byte);
  }

  private local(text: string): Local {
    for (let k = this.scopes.length - 1; k >= 0; k--) {
      const found = this.scopes[k]!.get(text);
      if (found) return found;
    }
    throw new Error(`a step uses ${text} before it is declared`);
  }

  private addLocal(text: string, isWhole: boolean): Local {
    const local = { at: 2 + this.locals.length, isWhole };
    this.locals.push(isWhole ? types.i32 : types.f64);
    this.scopes.at(-1)!.set(text, local);
    return local;
  }

  private statement(): void {
    const { tokens } = this;
    if (tokens.takes(';')) return;
    if (tokens.next === '{') return this.block();
    if (tokens.takes('let') || tokens.takes('const')) return this.declarations();
    if (tokens.takes('if')) return this.branch();
    if (tokens.takes('for')) return this.loop();
    if (tokens.takes('break')) return this.push(op.br, ...unsigned(this.depth - this.loops.at(-1)!));
    this.action();
  }

  private block(): void {
    this.tokens.expect('{');
    this.scopes.push(new Map());
    while (!this.tokens.takes('}')) this.statement();
    this.scopes.pop();
  }

  private declarations(): void {
    do {
      const text = this.tokens.take();
      this.tokens.expect('=');
      this.number();
      this.push(op.set, ...unsigned(this.addLocal(text, false).at));
    } while (this.tokens.takes(','));
  }

  private branch(): void {
    this.tokens.expect('(');
    this.truth();
    this.tokens.expect(')');
    this.push(op.if, types.none);
    this.depth++;
    this.statement();
    this.tokens.takes(';');
    if (this.tokens.takes('else')) {
      this.push(op.else);
      this.statement();
    }
    this.push(op.end);
    this.depth--;
  }

  /** Over the steps: `for(let c=a;c<n;c++)`; or until it breaks: `for(k=0;;)`. */
  private loop(): void {
    const { tokens } = this;
    this.scopes.push(new Map());
    tokens.expect('(');
    let counter: Local | undefined;
    if (tokens.takes('let')) {
      const text = tokens.take();
      tokens.expect('=');
      const from = this.local(tokens.take());
      counter = this.addLocal(text, true);
      this.push(op.get, ...unsigned(from.at), op.set, ...unsigned(counter.at));
    } else this.action();
    tokens.expect(';');
    this.push(op.block, types.none);
    this.loops.push(++this.depth);
    this.push(op.loop, types.none);
    this.depth++;
    if (counter) {
      for (const sign of [tokens.take(), tokens.take()]) void sign;
      const end = this.local(tokens.take());
      this.push(op.get, ...unsigned(counter.at), op.get, ...unsigned(end.at), op.i32LessThan, op.i32Eqz, op.brIf, 1);
    }
    tokens.expect(';');
    while (!tokens.takes(')')) tokens.take();
    this.statement();
    if (counter) this.push(op.get, ...unsigned(counter.at), ...i32Const(1), op.i32Add, op.set, ...unsigned(counter.at));
    this.push(op.br, 0, op.end, op.end);
    this.depth -= 2;
    this.loops.pop();
    this.scopes.pop();
  }

  /** An assignment, a count, or a call of a chip. */
  private action(): void {
    const { tokens } = this;
    const text = tokens.take();
    if (tokens.next === '[') return this.store(text);
    if (tokens.next === '(') return this.call(text);
    const { at } = this.local(text);
    const sign = tokens.take();
    if (sign === '++') return this.push(op.get, ...unsigned(at), ...f64Const(1), op.f64Add, op.set, ...unsigned(at));
    if (sign === '=') this.assigned();
    else {
      this.push(op.get, ...unsigned(at));
      this.number();
      this.push(binary[sign[0]!]!);
    }
    this.push(op.set, ...unsigned(at));
  }

  /** The value of an assignment, which may be another assignment: `i=g=0`. */
  private assigned(): void {
    const { tokens } = this;
    if (tokens.second !== '=') return this.number();
    const { at } = this.local(tokens.take());
    tokens.expect('=');
    this.assigned();
    this.push(op.tee, ...unsigned(at));
  }

  private store(array: string): void {
    const offset = this.address(array);
    this.tokens.expect('=');
    this.number();
    this.push(op.store, 3, ...unsigned(offset));
  }

  /** Leaves what depends on the step, and gives back where the rest is. */
  private address(array: string): number {
    const base = this.memory.offsets[array as keyof WasmMemory['offsets']];
    if (base === undefined) throw new Error(`a step uses ${array}, which is no array of its`);
    this.tokens.expect('[');
    const index = this.tokens.take();
    this.tokens.expect(']');
    if (/^\d+$/.test(index)) {
      this.push(...i32Const(0));
      return base + 8 * Number(index);
    }
    this.push(op.get, ...unsigned(this.local(index).at), ...i32Const(3), op.i32ShiftLeft);
    return base;
  }

  private call(text: string): void {
    this.tokens.expect('(');
    while (!this.tokens.takes(')')) {
      this.number();
      this.tokens.takes(',');
    }
    if (text === 'Math.sqrt') return this.push(op.f64Root);
    const at =
      text === 'exp'
        ? this.expFunction
        : text === 'log'
          ? logFunction
          : text === 'softplus'
            ? softplusFunction
            : firstChip + Number(text.slice(1));
    this.push(op.call, ...unsigned(at));
  }

  private number(): void {
    this.toNumber(this.choice());
  }

  private truth(): void {
    this.toTruth(this.choice());
  }

  private toNumber(type: ValueType): void {
    if (type === 'truth') this.push(op.f64FromI32);
  }

  private toTruth(type: ValueType): void {
    if (type === 'number') this.push(...f64Const(0), op.f64NotEqual);
  }

  /** a ? b : c */
  private choice(): ValueType {
    const condition = this.either();
    if (!this.tokens.takes('?')) return condition;
    this.toTruth(condition);
    this.push(op.if, types.f64);
    this.number();
    this.tokens.expect(':');
    this.push(op.else);
    this.number();
    this.push(op.end);
    return 'number';
  }

  private either(): ValueType {
    let type = this.both();
    while (this.tokens.takes('||')) {
      this.toTruth(type);
      this.push(op.if, types.i32, ...i32Const(1), op.else);
      this.toTruth(this.both());
      this.push(op.end);
      type = 'truth';
    }
    return type;
  }

  private both(): ValueType {
    let type = this.comparison();
    while (this.tokens.takes('&&')) {
      this.toTruth(type);
      this.push(op.if, types.i32);
      this.toTruth(this.comparison());
      this.push(op.else, ...i32Const(0), op.end);
      type = 'truth';
    }
    return type;
  }

  private comparison(): ValueType {
    const type = this.sum();
    const compare = comparisons[this.tokens.next];
    if (compare === undefined) return type;
    this.tokens.take();
    this.toNumber(type);
    this.toNumber(this.sum());
    this.push(compare);
    return 'truth';
  }

  private sum(): ValueType {
    return this.chain('+-', () => this.product());
  }

  private product(): ValueType {
    return this.chain('*/', () => this.unary());
  }

  private chain(signs: string, operand: () => ValueType): ValueType {
    let type = operand();
    while (this.tokens.next.length === 1 && signs.includes(this.tokens.next)) {
      const sign = this.tokens.take();
      this.toNumber(type);
      this.toNumber(operand());
      this.push(binary[sign]!);
      type = 'number';
    }
    return type;
  }

  private unary(): ValueType {
    const { tokens } = this;
    if (tokens.takes('-')) {
      this.toNumber(this.unary());
      this.push(op.f64Negate);
      return 'number';
    }
    if (tokens.takes('+')) return this.unary();
    if (tokens.takes('!')) {
      this.toTruth(this.unary());
      this.push(op.i32Eqz);
      return 'truth';
    }
    if (tokens.takes('++')) {
      const { at } = this.local(tokens.take());
      this.push(op.get, ...unsigned(at), ...f64Const(1), op.f64Add, op.tee, ...unsigned(at));
      return 'number';
    }
    return this.primary();
  }

  private primary(): ValueType {
    const { tokens } = this;
    if (tokens.takes('(')) {
      const type = this.choice();
      tokens.expect(')');
      return type;
    }
    const text = tokens.take();
    if (/^[\d.]/.test(text)) this.push(...f64Const(Number(text)));
    else if (tokens.next === '(') this.call(text);
    else if (tokens.next === '[') this.push(op.load, 3, ...unsigned(this.address(text)));
    else this.push(op.get, ...unsigned(this.local(text).at));
    return 'number';
  }
}

const opening = 'return(I,Y,n,a)=>{';

/** The statements of a step, without the functions around them. */
const statementsOf = (text: string): string => text.slice(text.indexOf(opening) + opening.length, -2);

/** Longer ones would take too long to compile, and to play. */
const maxStepLength = 400_000;

/** Null: it is too long. */
export function emitStep(kit: KitData): Uint8Array<ArrayBuffer> | null {
  const text = stepCode(kit);
  if (text.length > maxStepLength) return null;
  const memory = wasmMemory(kit);
  const arities = kit.behaviours.map(({ from }) => from.length);
  const emitter = new StepEmitter(statementsOf(text), memory, arities.length);
  emitter.run();
  const { f64, i32, func } = types;
  const kinds = [...new Set(arities)];
  const signatures = [
    [func, 1, f64, 1, f64],
    [func, 2, i32, i32, 0],
    ...kinds.map((count) => [func, ...unsigned(count), ...Array<number>(count).fill(f64), 0]),
  ];
  const imported = (field: string, kind: readonly number[]): number[] => [...name('e'), ...name(field), ...kind];
  const imports = [
    imported('log', [0, 0]),
    imported('softplus', [0, 0]),
    ...arities.map((count, k) => imported(`K${k}`, [0, ...unsigned(2 + kinds.indexOf(count))])),
    imported('memory', [2, 0, ...unsigned(memory.pages)]),
  ];
  const play = firstChip + arities.length + 1;
  return Uint8Array.from(
    [
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, vector(signatures)),
      section(2, vector(imports)),
      section(3, vector([[0], [1]])),
      section(7, vector([[...name('play'), 0, ...unsigned(play)]])),
      section(10, vector([expBody(memory.tableOffset), functionBody(emitter.locals, emitter.code)])),
    ].flat(),
  );
}
