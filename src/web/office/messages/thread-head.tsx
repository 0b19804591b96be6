import { useQuery } from '@tanstack/react-query';
import type { OfficeMessage } from '#contracts/messages.ts';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { check, undo } from '../ui/icon/office-icon-shapes.ts';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { staffNamesQuery, useChangeMessage } from './message.queries.ts';
import styles from './thread-head.module.css';

/** What it is about, who sees to it, and whether anything is left to do. */
export function ThreadHead({ message }: { message: OfficeMessage }) {
  const { subject, ticket, assignedTo, answeredAt, doneAt } = message;
  const { data: staff } = useQuery(staffNamesQuery);
  const change = useChangeMessage(message);
  const isDone = doneAt !== null;
  const toggle = () => {
    if (!change.isPending) change.mutate({ done: !isDone });
  };
  useShortcuts([{ keys: 'd', label: 'Done, or open again', group: 'Messages', run: toggle }]);
  const names = staff ?? (assignedTo ? [assignedTo] : []);
  return (
    <header className={styles.head}>
      <h2 className={styles.subject}>
        {subject} <span className={styles.ticket}>{ticket}</span>
      </h2>
      <div className={styles.actions}>
        <ArrowSelect
          className={styles.select}
          aria-label="Assigned to"
          value={assignedTo?.userId ?? ''}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ assignedTo: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Nobody</option>
          {names.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </ArrowSelect>
        {!isDone && answeredAt !== null && (
          <Button disabled={change.isPending} onClick={() => change.mutate({ done: false })}>
            Wants an answer
          </Button>
        )}
        <Button disabled={change.isPending} onClick={toggle}>
          <Icon shape={isDone ? undo : check} />
          {isDone ? 'Open again' : 'Done'} <kbd>D</kbd>
        </Button>
      </div>
    </header>
  );
}
