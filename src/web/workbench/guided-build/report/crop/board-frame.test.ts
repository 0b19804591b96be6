import { expect, it } from 'vitest';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { pcbSvg } from '#drawings/pcb/board.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { boardCrop } from './board-frame.ts';

it('a photo of a board is framed as the drawing of the board is', () => {
  const { w, h } = layoutBoard(sampleKit).board;
  const [, ...viewBox] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(pcbSvg(sampleKit))!;
  const { frame } = boardCrop({ w, h });
  const inMillimetres = [frame.x * w, frame.y * h, frame.w * w, frame.h * h];
  for (const [k, value] of viewBox.entries()) expect(inMillimetres[k]).toBeCloseTo(Number(value), 1);
});
