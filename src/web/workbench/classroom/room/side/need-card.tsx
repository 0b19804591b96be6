import { Button } from '../../../../ui/button/button.tsx';
import { Lamp } from '../../../../ui/lamp/lamp.tsx';
import { waitedText } from '../../class-text.ts';
import type { ClassRow } from '../class-rows.ts';
import { NeedText } from './need-text.tsx';
import styles from './need-card.module.css';

interface NeedCardProps {
  row: ClassRow;
  /** The class is being told that the teacher was there. */
  isPending: boolean;
  onShow: () => void;
  onHelped: () => void;
}

/** Somebody who needs the teacher: why, since when, and that it was seen to. */
export function NeedCard({ row, isPending, onShow, onHelped }: NeedCardProps) {
  const who = `${row.name}, bench ${row.bench}`;
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <b>{row.name}</b>
        <span>Bench {row.bench}</span>
        <span className={styles.waited}>
          <Lamp colour={row.need!.why === 'failed' ? 'red' : 'amber'} />
          {waitedText(row.waited)}
        </span>
      </p>
      <NeedText row={row} />
      <div className={styles.actions}>
        <Button small aria-label={`See the board of ${who}`} onClick={onShow}>
          See the board
        </Button>
        <Button small variant="quiet" aria-label={`Done with ${who}`} pending={isPending} onClick={onHelped}>
          Done
        </Button>
      </div>
    </li>
  );
}
