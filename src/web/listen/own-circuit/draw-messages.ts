/** What the page asks of the worker that draws, and what it is told. */
import type { DrawableOwn } from '#drawings/schematic/own-circuit/own-drawing.ts';

export interface DrawJob {
  readonly id: number;
  readonly own: DrawableOwn;
}

/** Null: no way was found to lay it out. */
export interface DrawReply {
  readonly id: number;
  readonly svg: string | null;
}
