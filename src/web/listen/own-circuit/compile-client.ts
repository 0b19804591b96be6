import models from 'virtual:device-models';
import type { LineNote } from '#electronics/own-circuit/line-notes.ts';
import type { OwnCircuit } from '#electronics/own-circuit/draft-circuit.ts';
import type { OwnPlayable } from '#electronics/player/chain/chain-settings.ts';
import type { CompileJob, CompileReply } from './compile-messages.ts';

/** A netlist of two hundred parts takes a tenth of it on a slow device. */
const timeoutMs = 8_000;

export interface CompiledNetlist {
  readonly problems: readonly LineNote[];
  readonly warnings: readonly LineNote[];
  /** Null where it cannot be played, and `problems` has why. */
  readonly played: (OwnPlayable & { readonly own: OwnCircuit }) | null;
}

const tooLong: LineNote = { line: 1, text: 'Working it out took too long, so it was given up.' };
const notCompiled: LineNote = { line: 1, text: 'This browser would not compile it.' };

/** One netlist at a time: the one before is given up. */
export class CompileClient {
  private worker: Worker | null = null;
  private last = 0;
  private giveUp: (() => void) | null = null;

  async compile(text: string): Promise<CompiledNetlist | null> {
    this.giveUp?.();
    const reply = await this.ask(text);
    if (reply === null || reply === 'late') return reply && { problems: [tooLong], warnings: [], played: null };
    const { read, compiled } = reply;
    const { warnings } = read;
    if (!read.own || !compiled) return { problems: read.problems, warnings, played: null };
    if ('problem' in compiled) return { problems: [compiled.problem], warnings, played: null };
    // Not in the worker: only the document of this address may.
    const module = await WebAssembly.compile(compiled.code).catch(() => null);
    if (!module) return { problems: [notCompiled], warnings, played: null };
    return { problems: [], warnings, played: { own: read.own, data: compiled.data, module } };
  }

  /** Null: another netlist was asked for meanwhile. */
  private ask(text: string): Promise<CompileReply | 'late' | null> {
    const { promise, resolve } = Promise.withResolvers<CompileReply | 'late' | null>();
    const worker = (this.worker ??= new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' }));
    const id = ++this.last;
    const timer = setTimeout(() => stop('late'), timeoutMs);
    const listen = ({ data }: MessageEvent<CompileReply>): void => {
      if (data.id === id) finish(data);
    };
    const finish = (reply: CompileReply | 'late' | null): void => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      this.giveUp = null;
      resolve(reply);
    };
    // It may be in the middle of something that never ends.
    const stop = (reply: 'late' | null): void => {
      worker.terminate();
      this.worker = null;
      finish(reply);
    };
    this.giveUp = () => stop(null);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', () => stop('late'), { once: true });
    worker.postMessage({ id, text, models } satisfies CompileJob, []);
    return promise;
  }

  close(): void {
    this.giveUp?.();
    this.worker?.terminate();
    this.worker = null;
  }
}
