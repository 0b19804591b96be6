import type { StockLedger } from '#contracts/stock.ts';

type Day = StockLedger['days'][number];

export const plotSize = { width: 820, height: 190, left: 44, right: 812, top: 12, bottom: 158 } as const;

const dayMs = 24 * 60 * 60_000;
const shownDays = 90;
/** A step between two lines that a person would choose. */
const niceSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 250_000];

export interface PlotPoint extends Day {
  readonly x: number;
  readonly y: number;
}

export interface PlotShape {
  readonly points: readonly PlotPoint[];
  readonly line: string;
  readonly area: string;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly months: readonly { readonly day: string; readonly x: number }[];
  readonly reorderY: number | null;
}

const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** One value for each day: a day without a move keeps the value of the day before. */
function everyDay(days: readonly Day[], today: string): Day[] {
  const known = new Map(days.map((each) => [each.day, each]));
  const last = toMs(today);
  let stock = days[0]?.stock ?? 0;
  const begin =
    days.length > 0 && days[0]!.day > toDay(last - shownDays * dayMs) ? toMs(days[0]!.day) : last - shownDays * dayMs;
  const all: Day[] = [];
  for (let ms = begin; ms <= last; ms += dayMs) {
    const found = known.get(toDay(ms));
    stock = found?.stock ?? stock;
    all.push({ day: toDay(ms), stock, received: found?.received ?? 0 });
  }
  return all;
}

/** Stairs: the stock of a day holds until the next day changes it. */
function stairs(points: readonly PlotPoint[]): string {
  return points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}

/** What is drawn of the last ninety days. `today` is the day in India. */
export function plotShape(days: readonly Day[], reorderAt: number, today: string): PlotShape {
  const { left, right, top, bottom } = plotSize;
  const all = everyDay(days, today);
  const most = Math.max(1, reorderAt, ...all.map(({ stock }) => stock));
  const step = niceSteps.find((each) => most / each <= 4) ?? most / 4;
  const ceiling = Math.ceil(most / step) * step;
  const round = (value: number) => Math.round(value * 10) / 10;
  const toY = (value: number) => round(bottom - (value / ceiling) * (bottom - top));
  const toX = (index: number) =>
    round(left + (all.length === 1 ? right - left : (index / (all.length - 1)) * (right - left)));
  const points = all.map((each, index) => ({ ...each, x: toX(index), y: toY(each.stock) }));
  const line = stairs(points);
  return {
    points,
    line,
    area: `${line}V${bottom}H${points[0]!.x}Z`,
    levels: Array.from({ length: ceiling / step + 1 }, (_, index) => ({ value: index * step, y: toY(index * step) })),
    months: points.filter(({ day, x }) => day.endsWith('-01') && x < right - 40).map(({ day, x }) => ({ day, x })),
    reorderY: reorderAt > 0 ? toY(reorderAt) : null,
  };
}
