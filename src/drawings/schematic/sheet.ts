/** Stages beside each other in rows, joined by the signal; what stands beside the signal follows, the supply comes last. */

import type { Net } from '#electronics/component.ts';
import type { Box } from './geometry.ts';
import { joinStages, type Turn } from './joins.ts';
import { Piece } from './piece.ts';
import {
  channel,
  type Drawn,
  drawRow,
  gap,
  breakIntoRows,
  alignSignalLines,
  margin,
  type StagePiece,
  widthOfStage,
} from './rows.ts';

export interface StageBox {
  readonly name: string;
  readonly number?: number;
  readonly box: Box;
}

export interface Sheet {
  readonly piece: Piece;
  readonly stages: readonly StageBox[];
  readonly turns: readonly Turn[];
  /** The nets between the stages of the signal, in order. */
  readonly via: readonly Net[];
  /** Links that found no way; they want tags instead. */
  readonly refused: readonly Net[];
}

const widest = 1430;
const rightMargin = 70;

/** The main stages are the signal from the pad IN to the pad OUT; `beside` are all others. */
export function sheetOf(main: readonly StagePiece[], beside: readonly StagePiece[]): Sheet {
  const piece = new Piece();
  const rows = breakIntoRows(main, widest - margin - rightMargin);
  // What is beside the signal fills up the last row, behind the pad, and goes on below.
  const rest = [...beside];
  const last = rows.at(-1);
  const used = (row: readonly StagePiece[]): number => row.reduce((sum, stage) => sum + widthOfStage(stage) + gap, 0);
  const drawn: Drawn[][] = [];
  let y = 0;
  for (const row of rows) {
    drawn.push(drawRow(alignSignalLines(row), margin, y, piece));
    y = drawn.at(-1)![0]!.box[3] + (row === last ? gap : channel);
  }
  if (last) {
    const x = margin + used(last) + 90;
    const tail: StagePiece[] = [];
    while (rest[0] && x + used(tail) + widthOfStage(rest[0]) < widest) tail.push(rest.shift()!);
    if (tail.length > 0) {
      const box = drawn.at(-1)![0]!.box;
      const beforeEnd = drawRow(alignSignalLines(tail), x, box[1], piece);
      const bottom = Math.max(box[3], beforeEnd[0]!.box[3]);
      const stretch = (it: Drawn): Drawn => ({ ...it, box: [it.box[0], it.box[1], it.box[2], bottom] });
      drawn.push(drawn.pop()!.map(stretch), beforeEnd.map(stretch));
      y = bottom + gap;
    }
  }
  const lower = breakIntoRows(rest, widest - margin);
  for (const row of lower) {
    drawn.push(drawRow(alignSignalLines(row), margin, y, piece));
    y = drawn.at(-1)![0]!.box[3] + gap;
  }
  const refused: Net[] = [];
  const turns = joinStages(drawn, main.length, piece, refused);
  const stages = drawn.flat().map(({ stage: { name, number }, box }) => ({
    name,
    box,
    ...(number !== undefined && { number }),
  }));
  return { piece, stages, turns, refused, via: main.flatMap(({ links }) => links.slice(0, 1)) };
}
