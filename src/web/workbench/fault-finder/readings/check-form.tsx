import { type Check, type CheckResult, lookId, polarisedParts } from '#electronics/diagnosis/inference/checks.ts';
import { checkText } from '#electronics/diagnosis/inference/check-text.ts';
import type { PlaceName } from '#electronics/diagnosis/inference/fault-text.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './check-form.module.css';

interface CheckFormProps {
  check: Check;
  table: FaultTable;
  place: PlaceName;
  onChecked: (id: string, result: CheckResult) => void;
}

/** Which of the parts that have a direction sits wrongly: then it is as if only that one had been looked at. */
function Bands({ check, table, onChecked, fine }: Omit<CheckFormProps, 'place'> & { fine: string }) {
  return (
    <>
      <p className={styles.answers}>
        <Button variant="primary" onClick={() => onChecked(check.id, 'fine')}>
          {fine}
        </Button>
      </p>
      <p id="wrong-way">Or the one that doesn’t:</p>
      <p className={styles.answers} role="group" aria-labelledby="wrong-way">
        {polarisedParts(table).map((ref) => (
          <Button small key={ref} onClick={() => onChecked(lookId(ref), 'wrong')}>
            {ref}
          </Button>
        ))}
      </p>
    </>
  );
}

/** Something to look at or to beep through, and its answers. */
export function CheckForm({ check, table, place, onChecked }: CheckFormProps) {
  const { title, how, wrong, fine } = checkText(check, table, place);
  return (
    <>
      <h2>{check.isAgain ? `Once more: ${title}` : title}</h2>
      <p>
        {check.isAgain && 'A lot hangs on this answer. '}
        {how}
      </p>
      {check.kind === 'bands' ? (
        <Bands {...{ check, table, onChecked, fine }} />
      ) : (
        <p className={styles.answers}>
          <Button variant="primary" onClick={() => onChecked(check.id, 'wrong')}>
            {wrong}
          </Button>
          <Button onClick={() => onChecked(check.id, 'fine')}>{fine}</Button>
        </p>
      )}
    </>
  );
}
