/** Reads and compiles beside the page: a hopeless circuit takes its time, and typing must not wait for it. */
import { compileOwn } from '#electronics/own-circuit/compile-own.ts';
import { readNetlist } from '#electronics/own-circuit/read-netlist.ts';
import type { CompileJob, CompileReply } from './compile-messages.ts';

addEventListener('message', ({ data: { id, text, models } }: MessageEvent<CompileJob>) => {
  const read = readNetlist(text, models);
  const compiled = read.own && compileOwn(read.own);
  postMessage({ id, read, compiled } satisfies CompileReply);
});
