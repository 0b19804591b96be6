import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { StockLedger } from '#contracts/stock.ts';
import { indianDay } from '#domain/time.ts';
import { istDate } from '../../ui/when/ist.ts';
import { inDigits } from '../stock-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import looks from '../../ui/plot/plot.module.css';
import styles from './stock-plot.module.css';

type Day = StockLedger['days'][number];

export const plotSize = { width: 820, height: 190, left: 44, right: 812, top: 12, bottom: 158 } as const;

const dayMs = 24 * 60 * 60_000;
const shownDays = 90;
/** A step between two lines that a person would choose. */
const niceSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 250_000];

interface PlotPoint extends Day {
  readonly x: number;
  readonly y: number;
}

interface PlotShape {
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

const { width, height, left, right, top, bottom } = plotSize;
const dayName = (day: string): string => istDate(`${day}T12:00:00Z`);

function Tip({ point }: { point: PlotPoint }) {
  const isRight = point.x > width / 2;
  return (
    <g className={styles.tip}>
      <path className={looks.cross} d={`M${point.x} ${top}V${bottom}`} />
      <circle className={looks.pad} cx={point.x} cy={point.y} r="4" />
      <text x={point.x + (isRight ? -8 : 8)} y={top + 4} textAnchor={isRight ? 'end' : 'start'}>
        {dayName(point.day)}: {inDigits(point.stock)}
        {point.received > 0 && `, ${inDigits(point.received)} received`}
      </text>
    </g>
  );
}

/** The most units that came in one go get their words; the rest is in the table. */
function Deliveries({ points }: { points: readonly PlotPoint[] }) {
  const largest = points.toSorted((one, other) => other.received - one.received)[0];
  if (!largest || largest.received === 0) return null;
  const isRight = largest.x > width / 2;
  return (
    <>
      {points
        .filter(({ received }) => received > 0)
        .map(({ day, x, y }) => (
          <circle key={day} className={looks.pad} cx={x} cy={y} r="4" />
        ))}
      <text x={largest.x + (isRight ? -8 : 8)} y={Math.max(largest.y - 8, 10)} textAnchor={isRight ? 'end' : 'start'}>
        {inDigits(largest.received)} received
      </text>
    </>
  );
}

/** The stock of ninety days. Pointer and arrow keys move the cross-line; every number is in the table of moves, too. */
export function StockPlot({ ledger }: { ledger: StockLedger }) {
  const [today] = useState(() => indianDay(new Date()));
  const { points, line, area, levels, months, reorderY } = plotShape(ledger.days, ledger.reorderAt, today);
  const [index, setIndex] = useState<number | null>(null);
  const [first, last] = [points[0]!, points.at(-1)!];
  const point = index === null ? null : points[Math.min(index, points.length - 1)]!;
  const label = `Stock of ${ledger.name} since ${dayName(first.day)}: ${first.stock} then, ${last.stock} now.${
    reorderY === null ? '' : ` The point of re-order is ${ledger.reorderAt}.`
  }`;
  const moveTo = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    const share = Math.min(1, Math.max(0, (x - left) / (right - left)));
    setIndex(Math.round(share * (points.length - 1)));
  };
  const step = (event: KeyboardEvent) => {
    const change = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    setIndex((now) => Math.min(points.length - 1, Math.max(0, (now ?? points.length - 1) + change)));
  };
  return (
    <svg
      className={classNames(looks.plot, styles.plot)}
      viewBox={`0 0 ${width} ${height}`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={index ?? points.length - 1}
      aria-valuetext={`${dayName((point ?? last).day)}: ${(point ?? last).stock}`}
      onPointerMove={moveTo}
      onPointerLeave={() => setIndex(null)}
      onKeyDown={step}
      onBlur={() => setIndex(null)}
    >
      {levels.map(({ value, y }) => (
        <g key={value}>
          <path className={looks.grid} d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {inDigits(value)}
          </text>
        </g>
      ))}
      <text x={left} y={bottom + 20}>
        {dayName(first.day)}
      </text>
      {months
        .filter(({ x }) => x > left + 70)
        .map(({ day, x }) => (
          <text key={day} x={x} y={bottom + 20} textAnchor="middle">
            {dayName(day)}
          </text>
        ))}
      <path className={looks.area} d={area} />
      {reorderY !== null && (
        <>
          <path className={styles.reorder} d={`M${left} ${reorderY}H${right}`} />
          <text x={left + 6} y={reorderY + (reorderY > bottom - 16 ? -6 : 14)}>
            re-order at {inDigits(ledger.reorderAt)}
          </text>
        </>
      )}
      <path className={looks.wire} d={line} />
      <circle className={looks.halo} cx={last.x} cy={last.y} r="11" />
      <circle className={looks.lit} cx={last.x} cy={last.y} r="6" />
      {point ? <Tip point={point} /> : <Deliveries points={points} />}
    </svg>
  );
}
