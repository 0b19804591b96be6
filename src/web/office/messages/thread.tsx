import type { OfficeMessage } from '#contracts/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { When } from '../ui/when/when.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread.module.css';

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
              {name}, <When at={message.at} />
            </span>
          </p>
          <Bubble text={message.message} />
        </article>
        {replies.map(({ id, staffName, isNote, body, at }) => (
          <article key={id} className={classNames(styles.message, isNote ? styles.note : styles.ours)}>
            <p className={styles.by}>
              <span>
                {isNote ? `Note by ${staffName}` : staffName}, <When at={at} />
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
