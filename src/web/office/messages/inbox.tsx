import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { messageStates, type MessageState, type OfficeMessage } from '#contracts/messages.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { useShortcuts } from '../ui/keys/use-shortcuts.ts';
import { useListParams } from '../ui/list-page/use-list-params.ts';
import { coarse, useMedia } from '../ui/media/use-media.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { MessageList } from './message-list.tsx';
import { messageQuery, useMessages } from './message.queries.ts';
import { Thread } from './thread.tsx';
import styles from './inbox.module.css';
import { AppLink } from '../../shell/app-link.tsx';
import { MayLink } from '../ui/me/may-link.tsx';
import { Money } from '../ui/money/money.tsx';
import { StatusTag } from '../ui/status/status-tag.tsx';
import { When } from '../ui/when/when.tsx';

/** Who wrote, and what they bought last. */
const Sender = ({ message: { id, name, email, orders } }: { message: OfficeMessage }) => (
  <aside className={styles.sender} aria-label={`About ${name}`}>
    <div>
      <h2>
        <MayLink right="customers" href={officePaths.customer(id)}>
          {name}
        </MayLink>
      </h2>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </div>
    {orders && orders.length === 0 && <p className={styles.small}>No order came from this address.</p>}
    {orders && orders.length > 0 && (
      <>
        <ul className={styles.orders} aria-label="Last orders">
          {orders.map(({ id: orderId, number, status, total, at }) => (
            <li key={orderId} className={styles.order}>
              <span className={styles.line}>
                <AppLink className={styles.number} href={officePaths.order(orderId)}>
                  {number}
                </AppLink>
                <StatusTag status={status} />
              </span>
              <span className={styles.line}>
                <span className={styles.small}>
                  <When at={at} dateOnly />
                </span>
                <Money amount={total} strong />
              </span>
            </li>
          ))}
        </ul>
        <AppLink className={styles.small} href={`${officePaths.orders}?search=${encodeURIComponent(email)}`}>
          All orders from this address
        </AppLink>
      </>
    )}
  </aside>
);

const stateOf = (word: string | undefined): MessageState => messageStates.find((state) => state === word) ?? 'waiting';

function OpenMessage({ id }: { id: string }) {
  const query = useQuery(messageQuery(id));
  const { data: message } = query;
  if (message) {
    return (
      <>
        <Thread key={id} message={message} />
        <Sender message={message} />
      </>
    );
  }
  return (
    <div className={styles.nothing}>
      <Fetching what="This message" query={query} />
    </div>
  );
}

/** All conversations, the one that is open, and who it is with. A phone shows the list or the conversation. */
export function Inbox({ openId }: { openId: string | null }) {
  const [params, setParams] = useListParams(['state', 'search']);
  const [, navigate] = useLocation();
  const isCoarse = useMedia(coarse);
  const state = stateOf(params.state);
  const list = useMessages(state, params.search ?? '');
  const query = new URLSearchParams(params as Record<string, string>);
  const hrefOf = (id: string) => officePaths.message(id) + (query.size > 0 ? `?${query}` : '');
  const step = (by: 1 | -1) => () => {
    const at = list.rows.findIndex(({ id }) => id === openId);
    const next = list.rows[at === -1 ? 0 : at + by];
    if (next) navigate(hrefOf(next.id));
  };
  useShortcuts([
    { keys: 'j', label: 'Next message', group: 'Messages', run: step(1) },
    { keys: 'k', label: 'Message before', group: 'Messages', run: step(-1) },
  ]);
  return (
    <div className={classNames(styles.inbox, openId !== null && styles.open)}>
      <MessageList {...{ list, state, openId, hrefOf }} search={params.search ?? ''} onChange={setParams} />
      {openId === null ? (
        <div className={classNames(styles.nothing, styles.hint)}>
          <Notice heading="Choose a message">
            {!isCoarse && (
              <>
                <kbd>J</kbd> opens the next one, <kbd>K</kbd> the one before.
              </>
            )}
          </Notice>
        </div>
      ) : (
        <OpenMessage id={openId} />
      )}
    </div>
  );
}
