/** Stages side by side: how wide they are, on which level, and in which row. */

import type { Net } from '#electronics/component.ts';
import { type Box, downToGrid, type Point, upToGrid } from './geometry.ts';
import type { Piece } from './piece.ts';
import { widthOf } from './text.ts';

export interface StagePiece {
  readonly name: string;
  /** Undefined for the supply, which is no step of the signal. */
  readonly number?: number;
  readonly piece: Piece;
  /** Nets that are wired to the next stage; the first is the signal and goes straight. */
  readonly links: readonly Net[];
}

const inside = { x: 30, top: 50, bottom: 26 } as const;
export const gap = 20;
/** Left of the first stage and right of the last one: room for the pads and the turning wire. */
export const margin = 100;
/** Between rows that the signal passes. */
export const channel = 70;

export interface Placed {
  readonly stage: StagePiece;
  readonly width: number;
  /** From the content's own origin to the sheet's, within its row. */
  dy: number;
}

export const widthOfStage = ({ piece, name }: StagePiece): number => {
  const [left, , right] = piece.box();
  return upToGrid(Math.max(right - left + 2 * inside.x, widthOf(name, 'stage') + 70));
};

/** Between neighbours that share more than the signal there is room for the other wires. */
const gapAfter = ({ links }: StagePiece): number => gap + 20 * Math.max(0, links.length - 1);

export const exit = ({ piece }: StagePiece, net: Net, side: 'WEST' | 'EAST'): Point | undefined =>
  piece.exits.find((it) => it.net === net && it.side === side)?.at;

/** As many stages in a row as fit. */
export function breakIntoRows(stages: readonly StagePiece[], width: number): StagePiece[][] {
  const rows: StagePiece[][] = [];
  let used = Infinity;
  for (const stage of stages) {
    const own = widthOfStage(stage) + gapAfter(stage) - gap;
    if (used + gap + own > width) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)!.push(stage);
    used += gap + own;
  }
  return rows;
}

/** Puts the signal of neighbours on one level. */
export function alignSignalLines(row: readonly StagePiece[]): Placed[] {
  const placed: Placed[] = [];
  for (const stage of row) {
    const before = placed.at(-1);
    const link = before?.stage.links[0];
    const from = link === undefined ? undefined : exit(before!.stage, link, 'EAST');
    const to = link === undefined ? undefined : exit(stage, link, 'WEST');
    const top = placed[0] ? placed[0].dy + placed[0].stage.piece.box()[1] : 0;
    const dy = from && to ? before!.dy + from[1] - to[1] : upToGrid(top - stage.piece.box()[1]);
    placed.push({ stage, width: widthOfStage(stage), dy });
  }
  return placed;
}

export interface Drawn extends Placed {
  readonly box: Box;
  readonly dx: number;
}

export function drawRow(placed: readonly Placed[], left: number, top: number, into: Piece): Drawn[] {
  const tops = placed.map(({ stage, dy }) => stage.piece.box()[1] + dy);
  const bottoms = placed.map(({ stage, dy }) => stage.piece.box()[3] + dy);
  const shift = top + inside.top - downToGrid(Math.min(...tops));
  const bottom = upToGrid(Math.max(...bottoms)) + shift + inside.bottom;
  let x = left;
  return placed.map((it) => {
    const [west, , east] = it.stage.piece.box();
    const dx = x + upToGrid((it.width - (east - west)) / 2 - west);
    const dy = it.dy + shift;
    into.add(it.stage.piece, dx, dy);
    const box: Box = [x, top, x + it.width, bottom];
    x += it.width + gapAfter(it.stage);
    return { ...it, dx, dy, box };
  });
}
