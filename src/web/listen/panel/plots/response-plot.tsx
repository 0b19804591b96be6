import { hertz } from './curves.ts';
import { responseFacts } from './plot-facts.ts';
import { decibelText, hertzText, linear, lineThrough, logarithmic } from './scale.ts';
import styles from './plot.module.css';

const width = 344;
const height = 186;
const left = 30;
const bottom = height - 20;
const x = logarithmic(20, 20_000, left, width);
const columns = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const marks: readonly (readonly [hertz: number, text: string])[] = [
  [20, '20'],
  [100, '100'],
  [1000, '1k'],
  [10_000, '10k Hz'],
];
/** Most pedals stay within the first; a fuzz does not. */
const ranges = [24, 48, 72] as const;

interface ResponsePlotProps {
  now: readonly number[];
  before: readonly number[];
  /** What the two curves are called. */
  names: readonly [now: string, before: string];
}

function labelOf(now: readonly number[], before: readonly number[], names: ResponsePlotProps['names']): string {
  const facts = responseFacts(now);
  const others = responseFacts(before);
  if (!facts) return 'Frequency response, being computed';
  const gain = `${names[0]}: most gain ${decibelText(facts.mostGain)} at ${hertzText(facts.atHertz)}`;
  return `Frequency response. ${gain}${others ? `; ${names[1]}: ${decibelText(others.mostGain)}` : ''}.`;
}

export function ResponsePlot({ now, before, names }: ResponsePlotProps) {
  const most = Math.max(0, ...now, ...before);
  const range = ranges.find((one) => most <= one) ?? 72;
  const y = linear(-range, range, bottom, 0);
  const points = (curve: readonly number[]) => curve.map((level, index) => [x(hertz[index]!), y(level)] as const);
  const rows = [-1, -0.5, 0.5, 1].map((share) => share * range);
  const isFilled = now.length > 0 && before.length > 0;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf(now, before, names)}>
      <path
        className={styles.grid}
        d={
          columns.map((at) => `M${x(at)} 0V${bottom}`).join('') +
          rows.map((at) => `M${left} ${y(at)}H${width}`).join('')
        }
      />
      <path className={styles.axis} d={`M${left} ${y(0)}H${width}M${left} 0V${bottom}`} />
      {[range * (20 / 24), 0, -range * (20 / 24)].map((level) => (
        <text key={level} className={styles.end} x={left - 6} y={y(level) + 3.5}>
          {decibelText(level).replace('\u00a0dB', '')}
        </text>
      ))}
      {marks.map(([at, text], index) => (
        <text
          key={text}
          className={index === 3 ? styles.end : index > 0 ? styles.middle : undefined}
          x={index === 3 ? width : x(at)}
          y={height - 4}
        >
          {text}
        </text>
      ))}
      {isFilled && (
        <path className={styles.between} d={`${lineThrough([...points(now), ...points(before).toReversed()])}Z`} />
      )}
      <path className={styles.before} d={lineThrough(points(before))} />
      <path className={styles.now} d={lineThrough(points(now))} />
    </svg>
  );
}
