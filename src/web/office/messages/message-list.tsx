import { messageStates, type MessageState, type MessageSummary } from '#contracts/messages.ts';
import { indianDay } from '#domain/time.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { Button } from '../ui/button/button.tsx';
import { ListSearch } from '../ui/list-page/list-search.tsx';
import type { OfficeList } from '../ui/office-table/office-list.ts';
import { istDate, istFull, istTime } from '../ui/when/ist.ts';
import styles from './message-list.module.css';

interface MessageListProps {
  readonly list: OfficeList<MessageSummary>;
  readonly state: MessageState;
  readonly search: string;
  readonly openId: string | null;
  readonly hrefOf: (id: string) => string;
  readonly onChange: (change: { state?: string | null; search?: string }) => void;
}

const labels: Readonly<Record<MessageState, string>> = {
  waiting: 'To answer',
  answered: 'Answered',
  mine: 'Mine',
  done: 'Done',
  all: 'All',
};

const noneThere: Readonly<Record<MessageState, string>> = {
  waiting: 'Nobody waits for an answer.',
  answered: 'Everything you answered is marked as done.',
  mine: 'Nothing is assigned to you.',
  done: 'Nothing is done yet.',
  all: 'Nobody has written yet.',
};

const shortWhen = (at: string): string => (indianDay(at) === indianDay(new Date()) ? istTime(at) : istDate(at));

const standing = ({ answeredAt, doneAt }: MessageSummary): string =>
  doneAt !== null ? 'Done' : answeredAt === null ? 'Waits for an answer' : 'Answered';

function Item({ message, href, isOpen }: { message: MessageSummary; href: string; isOpen: boolean }) {
  const { name, subject, excerpt, at, answeredAt, doneAt, assignedTo } = message;
  return (
    <AppLink className={styles.item} href={href} aria-current={isOpen ? 'true' : undefined}>
      <Lamp colour={doneAt === null && answeredAt === null ? 'amber' : 'off'} className={styles.lamp} />
      <span className={styles.line}>
        <b className={styles.name}>{name}</b>
        <time className={styles.when} dateTime={at} title={istFull(at)}>
          {shortWhen(at)}
        </time>
      </span>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.excerpt}>{excerpt}</span>
      {assignedTo && <span className={styles.excerpt}>{assignedTo.name} sees to it</span>}
      <VisuallyHidden>{standing(message)}</VisuallyHidden>
    </AppLink>
  );
}

function Items({ list, state, search, openId, hrefOf }: MessageListProps) {
  if (list.error && list.rows.length === 0) {
    return (
      <div className={styles.words} role="alert">
        <p>{errorMessage(list.error)}</p>
        <Button onClick={list.retry}>Try again</Button>
      </div>
    );
  }
  if (list.isLoading) return <p className={styles.words}>Loading…</p>;
  if (list.rows.length === 0) {
    return <p className={styles.words}>{search === '' ? noneThere[state] : `Nothing matches “${search}”.`}</p>;
  }
  return (
    <>
      {list.rows.map((message) => (
        <Item key={message.id} message={message} href={hrefOf(message.id)} isOpen={message.id === openId} />
      ))}
      {list.hasMore && (
        <div className={styles.words}>
          <Button wide disabled={list.isLoadingMore} onClick={list.loadMore}>
            {list.isLoadingMore ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Who wrote. Those that wait come in the order they came. */
export function MessageList(props: MessageListProps) {
  const { state, search, onChange } = props;
  return (
    <nav className={styles.list} aria-label="Conversations">
      <div className={styles.tools}>
        <div className={styles.states} role="group" aria-label="Show">
          {messageStates.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.state}
              aria-pressed={one === state}
              onClick={() => onChange({ state: one === 'waiting' ? null : one })}
            >
              {labels[one]}
            </button>
          ))}
        </div>
        <ListSearch value={search} onSearch={(text) => onChange({ search: text })} placeholder="Name, email, ticket" />
      </div>
      <Items {...props} />
    </nav>
  );
}
