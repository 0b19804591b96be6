import { useRef, useState } from 'react';
import type { ClassSummary } from '#contracts/classroom.ts';
import { keptClassDays } from '#domain/workbench/classroom/class-limits.ts';
import { byUrgency } from '#domain/workbench/classroom/needs.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import text from '../../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../../ui/visibility/visually-hidden.tsx';
import { useEndClass, useHelped } from '../../class.queries.ts';
import { buildersText, waitedText } from '../../class-text.ts';
import { busiest, needsAnnouncement, type ClassRow } from '../class-rows.ts';
import styles from './class-side.module.css';
import { Lamp } from '../../../../ui/lamp/lamp.tsx';
import { NeedText } from './need-text.tsx';

interface NeedCardProps {
  row: ClassRow;
  /** The class is being told that the teacher was there. */
  isPending: boolean;
  onShow: () => void;
  onHelped: () => void;
}

/** Somebody who needs the teacher: why, since when, and that it was seen to. */
function NeedCard({ row, isPending, onShow, onHelped }: NeedCardProps) {
  const who = `${row.name}, bench ${row.bench}`;
  const work = row.hasBegunBox ? 'box' : 'board';
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
        <Button small aria-label={`See the ${work} of ${who}`} onClick={onShow}>
          See the {work}
        </Button>
        <Button small variant="quiet" aria-label={`Done with ${who}`} pending={isPending} onClick={onHelped}>
          Done
        </Button>
      </div>
    </li>
  );
}

function EndDialog({ summary, onClose }: { summary: ClassSummary; onClose: () => void }) {
  const end = useEndClass(summary.id);
  return (
    <Dialog title={`End ${summary.name}?`} onClose={onClose} busy={end.isPending}>
      <p>
        Nobody can join any more, and no more progress arrives. You can look at it for {keptClassDays} days; then it’s
        deleted with all names. Builds stay in the pupils’ browsers.
      </p>
      <DialogActions>
        <Button variant="danger" pending={end.isPending} onClick={() => end.mutate(undefined, { onSuccess: onClose })}>
          End the class
        </Button>
        <Button onClick={onClose}>Go on teaching</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ClassSideProps {
  summary: ClassSummary;
  rows: readonly ClassRow[];
  onShow: (id: string) => void;
}

/** Who needs the teacher, the most urgent first. */
export function ClassSide({ summary, rows, onShow }: ClassSideProps) {
  const [isEnding, setEnding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Here and not in the card: that goes before the call has told its end, and the focus with it.
  const helped = useHelped(summary.id);
  const hasEnded = summary.endedAt !== null;
  const needs = hasEnded ? [] : rows.filter(({ need }) => need).toSorted((a, b) => byUrgency(a.need!, b.need!));
  const places = busiest(rows);
  return (
    <aside className={styles.side} aria-label="Help and the class">
      {rows.length > 0 && !hasEnded && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            They need you
          </h2>
          <p role="status">
            {needs.length === 0 ? (
              <span className={text.meta}>Nobody needs you right now.</span>
            ) : (
              <VisuallyHidden>{needsAnnouncement(needs)}</VisuallyHidden>
            )}
          </p>
          <ul className={styles.needs}>
            {needs.map((row) => (
              <NeedCard
                key={row.id}
                row={row}
                isPending={helped.isPending && helped.variables === row.id}
                onShow={() => onShow(row.id)}
                onHelped={() => helped.mutate(row.id, { onSuccess: () => heading.current?.focus() })}
              />
            ))}
          </ul>
        </>
      )}
      {places.length > 0 && (
        <>
          <h2>Where most are</h2>
          <ul className={styles.places}>
            {places.map(({ at, count }) => (
              <li key={at}>
                <span>{at}</span>
                <b>{buildersText(count)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={text.meta}>
        {hasEnded
          ? `This class has ended. It’s deleted ${keptClassDays} days after its end.`
          : `Pupils need no account: a name of their choice, deleted ${keptClassDays} days after their last tick.`}
      </p>
      {!hasEnded && (
        <Button small variant="quiet" className={styles.end} onClick={() => setEnding(true)}>
          End the class
        </Button>
      )}
      {isEnding && <EndDialog summary={summary} onClose={() => setEnding(false)} />}
    </aside>
  );
}
