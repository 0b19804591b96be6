import { lazy, Suspense } from 'react';
import type { OfficeMessage } from '#contracts/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { When } from '../ui/when/when.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './thread.module.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Button } from '../ui/button/button.tsx';
import { check, undo } from '../../ui/icon/icon-shapes.ts';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { staffNamesQuery, useChangeMessage } from './message.queries.ts';

/** Only for those that ask for help with a build: it brings the drawn board. */
const HelpView = lazy(async () => ({ default: (await import('../help/help-view.tsx')).HelpView }));

/** What it is about, who sees to it, and whether anything is left to do. */
function ThreadHead({ message }: { message: OfficeMessage }) {
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
          <Button pending={change.isPending} onClick={() => change.mutate({ done: false })}>
            Wants an answer
          </Button>
        )}
        <Button pending={change.isPending} onClick={toggle}>
          <Icon shape={isDone ? undo : check} />
          {isDone ? 'Open again' : 'Done'} <kbd>D</kbd>
        </Button>
      </div>
    </header>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Paragraphs as they were written; nothing in them is markup. */
const Bubble = ({ text }: { text: string }) => <div className={styles.bubble}>{text}</div>;

/** One reads the end first: in the column alone, a phone stays where it is. */
function showEnd(end: HTMLElement | null): void {
  const scroller = end?.parentElement;
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}

/** A conversation from its beginning, and the answer that is being written. */
export function Thread({ message }: { message: OfficeMessage }) {
  const { name, replies } = message;
  return (
    <section className={styles.thread} aria-label={message.subject}>
      <ThreadHead message={message} />
      {/* It scrolls by itself, so the keyboard has to reach it. */}
      <div className={styles.words} tabIndex={0} role="group" aria-label="Conversation">
        <article className={styles.message}>
          <p className={styles.by}>
            <span className={styles.initials} aria-hidden="true">
              {initials(name)}
            </span>
            <span>
              {name}, <When at={message.at} inSentence />
            </span>
          </p>
          <Bubble text={message.message} />
        </article>
        {message.helpId && (
          <Suspense fallback={<p>Loading…</p>}>
            <HelpView id={message.helpId} />
          </Suspense>
        )}
        {replies.map(({ id, staffName, isNote, isFromSender, body, at }) => (
          <article
            key={id}
            className={classNames(styles.message, isNote ? styles.note : isFromSender ? undefined : styles.ours)}
          >
            <p className={styles.by}>
              <span>
                {isNote ? `Note by ${staffName}` : staffName}, <When at={at} inSentence />
              </span>
            </p>
            <Bubble text={body} />
          </article>
        ))}
        <div key={replies.length} ref={showEnd} />
      </div>
      <ReplyForm message={message} />
    </section>
  );
}
