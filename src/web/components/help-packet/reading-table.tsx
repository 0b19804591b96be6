import type { HelpReading } from '#contracts/help.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { meterText } from '../build-readings/volt-text.ts';
import styles from './reading-table.module.css';

export type ReadingVerdict = 'Inside' | 'Too low' | 'Too high';

export function verdictOf({ volts, low, high }: HelpReading): ReadingVerdict {
  if (volts < low) return 'Too low';
  return volts > high ? 'Too high' : 'Inside';
}

/** Where a reading stands on its scale, in percent: what is right is the middle third of each, so that they line up. */
export function scaleAt({ volts, low, high }: HelpReading): number {
  const width = Math.max(high - low, 0.01);
  return Math.max(1.5, Math.min(98.5, 100 / 3 + (100 / 3) * ((volts - low) / width)));
}

function Row({ reading }: { reading: HelpReading }) {
  const verdict = verdictOf(reading);
  const isInside = verdict === 'Inside';
  return (
    <tr className={isInside ? undefined : styles.off}>
      <th scope="row">{reading.name}</th>
      <td className={styles.scale}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.band} />
          <i style={{ '--at': `${scaleAt(reading)}%` } as object} />
        </span>
      </td>
      <td className={styles.read}>
        <b>{meterText(reading.volts)}</b>
        <span className={styles.verdict}>
          <Lamp colour={isInside ? 'green' : 'red'} />
          {verdict}
        </span>
      </td>
      <td className={styles.right}>{`${reading.low.toFixed(2).replace('-', '−')} to ${meterText(reading.high)}`}</td>
    </tr>
  );
}

/** What was measured, each on a scale whose middle third is right. */
export function ReadingTable({ readings, className }: { readings: readonly HelpReading[]; className?: string }) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption>
        <VisuallyHidden>Readings beside what is right</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">
            <VisuallyHidden>On a scale</VisuallyHidden>
          </th>
          <th scope="col">Read</th>
          <th scope="col">Right</th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <Row key={reading.at} reading={reading} />
        ))}
      </tbody>
    </table>
  );
}
