import type { ShortCheck } from '#electronics/assembly/build-checks.ts';
import { ohmText, ohmZones } from '../../builds/steps/verdicts.ts';
import styles from './ohm-ruler.module.css';

const [left, right] = [20, 420];
const decades = 6;

/** One ohm to a million, each ten times as wide as the one before. */
const place = (ohms: number): number =>
  left + (right - left) * (Math.max(0, Math.min(decades, Math.log10(Math.max(ohms, 1)))) / decades);

const ticks = Array.from({ length: decades }, (_, decade) =>
  Array.from({ length: 9 }, (_unused, unit) => {
    const x = place((unit + 1) * 10 ** decade).toFixed(2);
    return `M${x} 24v${unit === 0 ? 14 : unit === 4 ? 9 : 6}`;
  }).join(''),
).join('');

const figures = Array.from({ length: decades + 1 }, (_, decade) => 10 ** decade);

/** The reading on a logarithmic ruler: where a short ends, where it is good. */
export function OhmRuler({ check, ohms }: { check: ShortCheck; ohms: number | null }) {
  const { shortBelow, goodFrom } = ohmZones(check);
  const [a, b] = [place(shortBelow), place(goodFrom)];
  const zone = ohms === null ? '' : ohms < shortBelow ? 'among shorts' : ohms < goodFrom ? 'low' : 'good';
  const label =
    ohms === null
      ? `Below ${ohmText(shortBelow)} is a short, from ${ohmText(goodFrom)} on it is good.`
      : `${ohmText(ohms)}: ${zone}. Below ${ohmText(shortBelow)} is a short, from ${ohmText(goodFrom)} on it is good.`;
  return (
    <svg className={styles.ruler} viewBox="0 0 440 72" role="img" aria-label={label}>
      <rect className={styles.bad} x={left} y="14" width={a - left} height="8" />
      <rect className={styles.look} x={a} y="14" width={b - a} height="8" />
      <rect className={styles.good} x={b} y="14" width={right - b} height="8" />
      <path d={`${ticks}M${right} 24v14`} />
      {figures.map((figure) => (
        <text key={figure} x={place(figure)} y="51">
          {ohmText(figure)}
        </text>
      ))}
      <text className={styles.name} x={(left + a) / 2} y="66">
        Short: stop
      </text>
      <text className={styles.name} x={(a + b) / 2} y="66">
        Look
      </text>
      <text className={styles.name} x={(b + right) / 2} y="66">
        Good
      </text>
      {ohms !== null && <rect className={styles.needle} x={place(ohms) - 1.5} y="6" width="3" height="34" />}
    </svg>
  );
}
