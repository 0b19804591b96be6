import { expect, it } from 'vitest';
import { plotShape, plotSize } from './stock-plot.tsx';

const day = (name: string, stock: number, received = 0) => ({ day: name, stock, received });

it('a day without a move keeps the stock of the day before, to this day', () => {
  const { points } = plotShape([day('2026-11-10', 40), day('2026-11-13', 20)], 0, '2026-11-16');
  expect(points.map(({ stock }) => stock)).toEqual([40, 40, 40, 20, 20, 20, 20]);
  expect([points[0]!.x, points.at(-1)!.x]).toEqual([plotSize.left, plotSize.right]);
});

it('begins ninety days ago with what there was then', () => {
  const { points, months } = plotShape([day('2026-08-18', 7), day('2026-11-16', 9)], 0, '2026-11-16');
  expect([points.length, points[0]!.day, points[0]!.stock, points.at(-1)!.stock]).toEqual([91, '2026-08-18', 7, 9]);
  expect(months.map(({ day: name }) => name)).toEqual(['2026-09-01', '2026-10-01', '2026-11-01']);
});

it('has lines at round numbers that hold everything, and the point of re-order', () => {
  const { levels, reorderY } = plotShape([day('2026-11-16', 326)], 110, '2026-11-16');
  expect(levels.map(({ value }) => value)).toEqual([0, 100, 200, 300, 400]);
  expect(reorderY).toBeGreaterThan(plotSize.top);
  expect(plotShape([day('2026-11-16', 0)], 0, '2026-11-16')).toMatchObject({
    reorderY: null,
    levels: [{}, { value: 1 }],
  });
});
