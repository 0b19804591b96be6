import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/labelled-control.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { download } from '../../ui/icon/icon-shapes.ts';
import type { Taker } from './use-taking.ts';
import styles from './take-section.module.css';

interface TakeSectionProps {
  /** By which it knows what of it is being made. */
  kind: string;
  title: string;
  /** What it is and what it is good for. */
  lead: ReactNode;
  taker: Taker;
  action: string;
  /** Nothing can be made yet. */
  isIncomplete?: boolean;
  onTake: () => void;
  children?: ReactNode;
}

/** One kind of file: what it is, what there is to choose, and how it goes while it is made. */
export function TakeSection(props: TakeSectionProps) {
  const { kind, title, lead, taker, action, isIncomplete = false, onTake, children } = props;
  const { taking } = taker;
  const titleId = useId();
  const own = taking.phase !== 'idle' && taking.of === kind ? taking : null;
  const isWorking = taking.phase === 'working';
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      {children && <div className={styles.choices}>{children}</div>}
      <div className={styles.actions}>
        <Button pending={isWorking || isIncomplete} onClick={onTake}>
          <Icon shape={download} />
          {action}
        </Button>
        {own?.phase === 'working' && (
          <>
            <progress className={styles.progress} max={1} value={own.share} aria-label={`Making: ${title}`} />
            <span className={styles.share} aria-hidden="true">
              {Math.floor(100 * own.share)}%
            </span>
            <Button variant="quiet" onClick={taker.cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {own?.phase === 'failed' && <FieldError>{own.sentence}</FieldError>}
      <p className={styles.done} role="status">
        {own?.phase === 'done' && own.sentence}
      </p>
    </section>
  );
}
