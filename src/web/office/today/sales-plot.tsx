import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { SalesStep } from '#contracts/today.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Period } from '#domain/office/periods.ts';
import { classNames } from '../../ui/class-names.ts';
import { labelledSteps, shortNumber, stepAt, ticksFor, wirePath, xOf, yOf, type PlotSize } from './plot-geometry.ts';
import { longName, refundsText, shortName, titles } from './step-names.ts';
import looks from '../ui/plot/plot.module.css';
import styles from './sales-plot.module.css';

interface PlotProps {
  readonly steps: readonly SalesStep[];
  readonly period: Period;
  readonly size: PlotSize;
}

const orderCount = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

function Scale({ steps, period, size, ticks }: PlotProps & { readonly ticks: readonly number[] }) {
  return (
    <>
      {ticks.map((tick) => {
        const y = yOf(size, tick, ticks);
        return (
          <g key={tick}>
            <path className={looks.grid} d={`M${size.left} ${y}H${size.right}`} />
            <text className={styles.number} x={size.left - 8} y={y + 4} textAnchor="end">
              {shortNumber(tick)}
            </text>
          </g>
        );
      })}
      {labelledSteps(steps.length, size.maxLabels).map((index) => {
        const x = xOf(size, index, steps.length);
        return (
          <g key={steps[index]!.day}>
            <path className={looks.grid} d={`M${x} ${size.top}V${size.wireBottom}`} />
            <text className={styles.number} x={x} y={size.wireBottom + 16} textAnchor="middle">
              {shortName(period, steps[index]!.day)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Bars({ steps, size }: Pick<PlotProps, 'steps' | 'size'>) {
  const most = Math.max(1, ...steps.flatMap(({ orders, ordersBefore }) => [orders, ordersBefore]));
  const room = (size.right - size.left) / steps.length;
  const bar = (count: number, x: number, width: number, className: string | undefined) => {
    const height = (count / most) * (size.bottom - size.barTop);
    return <rect className={className} x={x} y={size.bottom - height} width={width} height={height} rx="1" />;
  };
  return (
    <>
      {steps.map(({ day, orders, ordersBefore }, index) => {
        const x = xOf(size, index, steps.length);
        const isLast = index === steps.length - 1;
        return (
          <g key={day}>
            {bar(ordersBefore, x - room * 0.36, room * 0.3, styles.barBefore)}
            {bar(orders, x - room * 0.02, room * 0.36, classNames(styles.bar, isLast && styles.litBar))}
          </g>
        );
      })}
      <text className={styles.number} x={size.left - 8} y={size.barTop + 8} textAnchor="end">
        {most}
      </text>
      <text className={styles.number} x={size.left - 8} y={size.bottom} textAnchor="end">
        0
      </text>
    </>
  );
}

function Wires({ steps, size, ticks }: Pick<PlotProps, 'steps' | 'size'> & { readonly ticks: readonly number[] }) {
  const points = (values: readonly string[]) =>
    values.map((value, index) => [xOf(size, index, values.length), yOf(size, Number(value), ticks)] as const);
  const now = points(steps.map(({ money }) => money));
  const before = points(steps.map(({ moneyBefore }) => moneyBefore));
  const [lastX, lastY] = now.at(-1)!;
  const zero = yOf(size, 0, ticks);
  return (
    <>
      <path className={looks.area} d={`${wirePath(now)}L${lastX} ${zero}L${now[0]![0]} ${zero}Z`} />
      <path className={styles.before} d={wirePath(before)} />
      <path className={looks.wire} d={wirePath(now)} />
      {now.slice(0, -1).map(([x, y], index) => (
        <circle key={steps[index]!.day} className={looks.pad} cx={x} cy={y} r={size.width > 400 ? 3.4 : 2.2} />
      ))}
      <circle className={looks.halo} cx={lastX} cy={lastY} r="11" />
      <circle className={looks.lit} cx={lastX} cy={lastY} r="6" />
    </>
  );
}

/** Money as a wire with pads, orders as bars. The pointer or the arrow keys move a line that tells one step. */
export function SalesPlot({ steps, period, size }: PlotProps) {
  const [at, setAt] = useState<number | null>(null);
  const amounts = steps.flatMap(({ money, moneyBefore }) => [Number(money), Number(moneyBefore)]);
  const ticks = ticksFor(Math.max(...amounts), Math.min(...amounts));
  const last = steps.length - 1;
  const moveTo = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(stepAt(size, (event.clientX - box.left) / box.width, steps.length));
  };
  const moveBy = (event: KeyboardEvent) => {
    const now = at ?? last;
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, next)));
  };
  const step = at === null ? undefined : steps[at];
  const x = at === null ? 0 : xOf(size, at, steps.length);
  return (
    <div className={styles.frame}>
      {/* A slider in what it does: the arrows choose a step, which is read out. */}
      <svg
        className={looks.plot}
        viewBox={`0 0 ${size.width} ${size.bottom + 4}`}
        role="slider"
        tabIndex={0}
        aria-label={`Money and orders, ${titles[period].shown.toLowerCase()}`}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={describe(period, steps[at ?? last]!)}
        onPointerMove={moveTo}
        onPointerDown={moveTo}
        onPointerLeave={() => setAt(null)}
        onKeyDown={moveBy}
        onBlur={() => setAt(null)}
      >
        <Scale steps={steps} period={period} size={size} ticks={ticks} />
        <Wires steps={steps} size={size} ticks={ticks} />
        <Bars steps={steps} size={size} />
        {at !== null && <path className={looks.cross} d={`M${x} ${size.top}V${size.bottom}`} />}
      </svg>
      {step && (
        <div
          className={classNames(styles.tip, x > size.width / 2 && styles.flipped)}
          style={{ '--at': `${(x / size.width) * 100}%` } as Record<string, string>}
          aria-hidden="true"
        >
          <strong>{longName(period, step.day)}</strong>
          <span>
            {formatMoney(step.money)} <span className={styles.dim}>before {formatMoney(step.moneyBefore)}</span>
          </span>
          {Number(step.refunds) > 0 && <span>{refundsText(step.refunds)}</span>}
          <span>
            {orderCount(step.orders)} <span className={styles.dim}>before {step.ordersBefore}</span>
          </span>
        </div>
      )}
    </div>
  );
}

const describe = (period: Period, step: SalesStep): string =>
  `${longName(period, step.day)}: ${formatMoney(step.money)}, before ${formatMoney(step.moneyBefore)}${Number(step.refunds) > 0 ? `, ${refundsText(step.refunds)}` : ''}; ${orderCount(step.orders)}, before ${step.ordersBefore}`;
