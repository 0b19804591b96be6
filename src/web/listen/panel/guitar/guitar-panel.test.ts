import { expect, it } from 'vitest';
import { cellsOf, heldPeak, levelText, verdictOf } from './guitar-panel.tsx';

it('says what is too quiet, right and too loud', () => {
  expect([-34, -20, -14, -6, -1].map(verdictOf)).toEqual(['quiet', 'good', 'good', 'good', 'loud']);
  expect([levelText(-14.2), levelText(0), levelText(-120)]).toEqual(['−14\u00a0dB', '0\u00a0dB', '−99\u00a0dB']);
});

it('lights 32 cells from -48 to 0 dB, the last four in red', () => {
  const lit = (db: number) => cellsOf(db).filter(({ isLit }) => isLit).length;
  expect([lit(-60), lit(-48), lit(-24), lit(0)]).toEqual([0, 0, 16, 32]);
  expect(cellsOf(0).filter(({ zone }) => zone === 'hot')).toHaveLength(4);
});

it('holds a peak for two seconds', () => {
  const first = heldPeak({ db: -99, atMs: 0 }, -10, 100);
  expect(heldPeak(first, -30, 1000)).toBe(first);
  expect(heldPeak(first, -5, 1000).db).toBe(-5);
  expect(heldPeak(first, -30, 2200).db).toBe(-30);
});
