import { expect, it, vi } from 'vitest';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { boardSizes } from './board-sizes.ts';
import { kitDrawing } from './catalogue-drawings.ts';
import { kits } from './kits.ts';

// Thirty boards are laid out; how fast a machine is says nothing about them.
vi.setConfig({ testTimeout: 300_000 });

it('says the size that each board is laid out to', () => {
  const laidOut = kits.map((kit) => {
    const { w, h } = layoutBoard(kitDrawing(kit)).board;
    return [kit.slug, `${w.toFixed(1)} x ${h.toFixed(1)} mm`];
  });
  expect(boardSizes).toEqual(Object.fromEntries(laidOut));
});
