import { expect, it } from 'vitest';
import { rulerMarkup } from './pan-zoom.ts';

const figures = (k: number): string[] =>
  [...rulerMarkup(k, { from: -20, to: 60 }, true).matchAll(/>(−?\d+)</g)].map(([, figure]) => figure!);

it('has a tick for every millimetre, and a figure where there is room for one', () => {
  expect(rulerMarkup(10, { from: 0, to: 3 }, true)).toBe(
    '<path d="M0.5 0v12M10.5 0v6M20.5 0v6M30.5 0v6"/><text x="3.5" y="18">0</text>',
  );
  expect(figures(8)).toEqual(['−20', '−10', '0', '10', '20', '30', '40', '50', '60']);
  expect(figures(2.5)).toEqual(['−20', '0', '20', '40', '60']);
  expect(figures(1.5)).toEqual(['0', '50']);
});
