import styles from './volt-ruler.module.css';

export interface RulerMark {
  readonly letter: string;
  readonly volts: number;
}

interface VoltRulerProps {
  /** What each fault would show. */
  marks: readonly RulerMark[];
  healthy: number;
  /** Where, for those who do not see it. */
  place: string;
}

const width = 480;
const edge = 18;
const steps = [0.1, 0.2, 0.5, 1, 2, 5];

/** Letters of nearly one value stand above each other. */
function stacked(marks: readonly RulerMark[], across: (volts: number) => number) {
  const placed: { x: number; row: number; letter: string }[] = [];
  for (const { letter, volts } of marks) {
    const x = across(volts);
    const row = placed.filter((other) => Math.abs(other.x - x) < 19).length;
    placed.push({ x, row, letter });
  }
  return placed;
}

/** 'A and B 0.0 V, C 0.6 V'. */
const spoken = (marks: readonly RulerMark[]): string =>
  [...Map.groupBy(marks, ({ volts }) => volts.toFixed(1))]
    .map(([volts, same]) => `${same.map(({ letter }) => letter).join(' and ')} ${volts}\u00a0V`)
    .join(', ');

/** What each of the likeliest faults would show, and a healthy board, on a scale of volts. */
export function VoltRuler({ marks, healthy, place }: VoltRulerProps) {
  const all = [0, healthy, ...marks.map(({ volts }) => volts)];
  const [low, high] = [Math.min(...all), Math.max(1, ...all)];
  const step = steps.find((each) => (high - low) / each <= 8) ?? 10;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const across = (volts: number): number =>
    edge + ((volts / step - first) / Math.max(1, last - first)) * (width - 2 * edge);
  const rows = stacked(marks, across);
  const top = 20 + 19 * Math.max(1, ...rows.map(({ row }) => row + 1));
  const labels = Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${width} ${top + 34}`}
      role="img"
      aria-label={`What each fault would show at ${place}: ${spoken(marks)}. A healthy board shows ${healthy.toFixed(1)}\u00a0V.`}
    >
      <path className={styles.ticks} d={labels.map((volts) => `M${across(volts).toFixed(1)} ${top}v11`).join('')} />
      {labels.map((volts) => (
        <text key={volts} x={across(volts)} y={top + 26}>
          {Number(volts.toFixed(2))}
        </text>
      ))}
      <path className={styles.healthy} d={`M${across(healthy).toFixed(1)} ${top - 2}v15`} />
      <text className={styles.right} x={across(healthy)} y={12}>
        {`Healthy: ${healthy.toFixed(1)}`}
      </text>
      {rows.map(({ x, row, letter }) => (
        <g key={letter}>
          <circle className={styles.mark} cx={x} cy={top - 10 - 19 * row} r="8.5" />
          <text className={styles.letter} x={x} y={top - 6.2 - 19 * row}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
