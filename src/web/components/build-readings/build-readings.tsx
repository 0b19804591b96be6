import type { CSSProperties } from 'react';
import { isInside, type ReportReading } from '#domain/build-reports/build-report.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { voltText } from './volt-text.ts';
import styles from './build-readings.module.css';

/** Where a value stands on its scale: what is right is always the middle third, so that all bands are in line. */
function place(value: number, { low, high }: ReportReading): number {
  const part = high > low ? (value - low) / (high - low) : 0.5;
  return Math.max(2, Math.min(98, (1 + part) * (100 / 3)));
}

const at = (percent: number): CSSProperties => ({ insetInlineStart: `${percent.toFixed(1)}%` });

function Scale({ reading }: { reading: ReportReading }) {
  const isRight = isInside(reading);
  return (
    <span className={classNames(styles.scale, !isRight && styles.outside)} aria-hidden="true">
      <i className={styles.band} />
      <i className={styles.computed} style={at(place(reading.computed, reading))} />
      <i className={styles.read} style={at(place(reading.read, reading))} />
      <b className={styles.low}>{String(Number(reading.low.toFixed(2))).replace('-', '−')}</b>
      <b className={styles.high}>{String(Number(reading.high.toFixed(2))).replace('-', '−')}</b>
    </span>
  );
}

/** What was measured beside what the circuit makes there: five readings in one look. Every number also stands as one. */
export function BuildReadings({ readings, whose }: { readings: readonly ReportReading[]; whose: string }) {
  return (
    <>
      <table className={styles.readings}>
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">
              <VisuallyHidden>Right from and to</VisuallyHidden>
            </th>
            <th scope="col">{whose}</th>
            <th scope="col">Computed</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading.at}>
              <th scope="row">{reading.where}</th>
              <td>
                <Scale reading={reading} />
                <VisuallyHidden>
                  {voltText(reading.low)} to {voltText(reading.high)}
                </VisuallyHidden>
              </td>
              <td>
                <b>{voltText(reading.read)}</b>{' '}
                <span className={styles.verdict}>
                  <Lamp colour={isInside(reading) ? 'green' : 'amber'} />
                  {isInside(reading) ? 'Inside' : 'Outside'}
                </span>
              </td>
              <td>{voltText(reading.computed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i className={styles.keyBand} /> Right for this circuit
        </span>
        <span>
          <i className={styles.keyComputed} /> Computed
        </span>
        <span>
          <i className={styles.keyRead} /> {whose}
        </span>
      </p>
    </>
  );
}
