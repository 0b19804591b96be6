import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { StockLedger } from '#contracts/stock.ts';
import { indianDay } from '#domain/time.ts';
import { istDate } from '../../ui/when/ist.ts';
import { inDigits } from '../stock-text.ts';
import { plotShape, plotSize, type PlotPoint } from './plot-shape.ts';
import { classNames } from '../../../ui/class-names.ts';
import looks from '../../ui/plot/plot.module.css';
import styles from './stock-plot.module.css';

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
