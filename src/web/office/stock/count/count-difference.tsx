import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inDigits, inSigned } from '../stock-text.ts';
import styles from './count-difference.module.css';

const reasonsForLess = ['Broken', 'Lost', 'Miscounted', 'Used on the bench'];
const reasonsForMore = ['Found', 'Miscounted', 'Not received in the books'];

interface CountDifferenceProps {
  readonly counted: number;
  readonly expected: number | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What the ledger says, what was counted, and why they differ. */
export function CountDifference({ counted, expected, reason, onReason }: CountDifferenceProps) {
  const name = useId();
  const difference = counted - (expected ?? 0);
  return (
    <>
      <div role="status">
        <dl className={styles.numbers}>
          <div className={styles.box}>
            <dt>In the ledger</dt>
            <dd>{expected === null ? 'not counted' : inDigits(expected)}</dd>
          </div>
          <div className={styles.box}>
            <dt>Counted</dt>
            <dd>{inDigits(counted)}</dd>
          </div>
          <div className={styles.box}>
            <dt>Difference</dt>
            <dd className={classNames(difference < 0 && styles.less, difference > 0 && styles.more)}>
              {inSigned(difference)}
            </dd>
          </div>
        </dl>
      </div>
      {difference !== 0 && (
        <fieldset>
          <legend className={styles.legend}>Why</legend>
          <div className={styles.reasons}>
            {(difference < 0 ? reasonsForLess : reasonsForMore).map((each) => (
              <label key={each} className={styles.reason}>
                <input type="radio" name={name} checked={each === reason} onChange={() => onReason(each)} />
                {each}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
