import { inputPeaks } from './curves.ts';
import { mostOut } from './plot-facts.ts';
import { linear, lineThrough, voltRange, voltText } from './scale.ts';
import type { Transfer } from './use-curves.ts';
import styles from './plot.module.css';

const width = 168;
const height = 156;
const left = 30;
const bottom = height - 20;
const mostIn = 0.5;
const x = linear(-mostIn, mostIn, left, width);

interface TransferPlotProps {
  now: Transfer | null;
  before: Transfer | null;
  names: readonly [now: string, before: string];
}

/** Nothing is changed: as much comes out as goes in. */
export const straight: Transfer = { high: [...inputPeaks], low: inputPeaks.map((volts) => -volts) };

/** Peaks below and above, through nothing in the middle. */
const curveOf = ({ high, low }: Transfer): (readonly [number, number])[] => [
  ...inputPeaks.map((volts, index) => [-volts, low[index]!] as const).toReversed(),
  [0, 0],
  ...inputPeaks.map((volts, index) => [volts, high[index]!] as const),
];

function labelOf(now: Transfer | null, before: Transfer | null, names: TransferPlotProps['names']): string {
  const [most, others] = [mostOut(now), mostOut(before)];
  if (most === null) return 'Transfer curve, being computed';
  const rest = others === null ? '' : `; ${names[1]}: ${voltText(others)}`;
  return `Transfer curve at 700 Hz. ${names[0]}: at most ${voltText(most)} comes out of 0.5 V${rest}.`;
}

export function TransferPlot({ now, before, names }: TransferPlotProps) {
  const range = voltRange(Math.max(0.05, mostOut(now) ?? 0.2));
  const y = linear(-range, range, bottom, 0);
  const line = (transfer: Transfer | null): string =>
    transfer ? lineThrough(curveOf(transfer).map(([volts, out]) => [x(volts), y(out)] as const)) : '';
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf(now, before, names)}>
      <path
        className={styles.grid}
        d={
          [-0.5, -0.25, 0.25, 0.5].map((at) => `M${x(at)} 0V${bottom}`).join('') +
          [-1, -0.5, 0.5, 1].map((share) => `M${left} ${y(share * range)}H${width}`).join('')
        }
      />
      <path className={styles.axis} d={`M${left} ${y(0)}H${width}M${x(0)} 0V${bottom}`} />
      <text className={styles.end} x={left - 5} y={9}>
        {range}
      </text>
      <text className={styles.end} x={left - 5} y={bottom}>
        −{range}
      </text>
      <text x={left} y={height - 4}>
        −0.5
      </text>
      <text className={styles.end} x={width} y={height - 4}>
        0.5 V in
      </text>
      <path className={styles.before} d={line(before)} />
      <path className={styles.now} d={line(now)} />
    </svg>
  );
}
