/** What the page asks of the worker that compiles, and what it is told. */
import type { CompileOwnResult } from '#electronics/own-circuit/compile-own.ts';
import type { DeviceModels } from '#electronics/own-circuit/device-names.ts';
import type { ReadNetlist } from '#electronics/own-circuit/read-netlist.ts';

export interface CompileJob {
  readonly id: number;
  readonly text: string;
  /** The devices that need no card: a worker's bundle has no modules that the build makes up. */
  readonly models: DeviceModels;
}

export interface CompileReply {
  readonly id: number;
  readonly read: ReadNetlist;
  /** Null: it was not read, so there was nothing to compile. */
  readonly compiled: CompileOwnResult | null;
}
