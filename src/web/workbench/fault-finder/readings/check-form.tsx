import type { Check, CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import { checkText } from '#electronics/diagnosis/inference/check-text.ts';
import type { PlaceName } from '#electronics/diagnosis/inference/fault-text.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './check-form.module.css';

interface CheckFormProps {
  check: Check;
  table: FaultTable;
  place: PlaceName;
  onChecked: (result: CheckResult) => void;
}

/** Something to look at or to beep through, and its two answers. */
export function CheckForm({ check, table, place, onChecked }: CheckFormProps) {
  const { title, how, wrong, fine } = checkText(check, table, place);
  return (
    <>
      <h2>{title}</h2>
      <p>{how}</p>
      <p className={styles.answers}>
        <Button variant="primary" onClick={() => onChecked('wrong')}>
          {wrong}
        </Button>
        <Button onClick={() => onChecked('fine')}>{fine}</Button>
      </p>
    </>
  );
}
