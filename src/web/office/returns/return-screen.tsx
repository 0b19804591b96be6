import type { OfficeReturn } from '#contracts/office-returns.ts';
import { returnConditions } from '#domain/returns/returns.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Columns } from '../ui/columns/columns.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Money } from '../ui/money/money.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { Timeline } from '../ui/timeline/timeline.tsx';
import { istFull } from '../ui/when/ist.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ArrivalPanel } from './arrival-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ClaimPanels } from './claim-panels.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { lampOf, nextText, reasonText, statusText } from './return-text.ts';
import { useReturn } from './returns.queries.ts';
import styles from './return-screen.module.css';

const crumb = { label: 'Returns', href: officePaths.returns };

type Entry = OfficeReturn['history'][number];

function titleOf({ kind, by, status }: Entry, returned: OfficeReturn): string {
  if (kind === 'message') return by === 'buyer' ? 'The buyer wrote' : 'We wrote';
  if (status === 'asked') return returned.kind === 'claim' ? 'Claimed' : 'Asked';
  return status === 'approved' ? 'Approved' : statusText({ kind: returned.kind, status, isAnswered: false });
}

/** Parts of a kit by name, or the unit. */
const claimedText = ({ name, quantity, parts }: OfficeReturn['lines'][number]): string =>
  parts.length === 0
    ? `${quantity} × ${name}`
    : `${parts.map((part) => `${part.quantity} × ${part.name}`).join(', ')} of ${name}`;

const Head = ({ returned }: { returned: OfficeReturn }) => {
  const { order } = returned;
  return (
    <div className={styles.head}>
      <StatusLamp colour={lampOf(returned)}>{statusText(returned)}</StatusLamp>
      <span>
        Order <AppLink href={officePaths.order(order.number)}>{order.number}</AppLink>
        {order.invoiceNumber && `, invoice ${order.invoiceNumber}`}
      </span>
      {(returned.kind === 'return' || returned.refund) && (
        <span className={styles.amount}>
          <Money amount={returned.amount} currency={order.currency} strong />
        </span>
      )}
      <p className={styles.dim}>
        {order.buyer}, {order.city}. Asked {istFull(returned.at)}.
      </p>
    </div>
  );
};

const WordsPanel = ({ returned }: { returned: OfficeReturn }) => (
  <Panel title="What the buyer wrote">
    <p>{reasonText(returned.reason)}</p>
    {returned.words && <p className={styles.words}>“{returned.words}”</p>}
    <ul className={styles.dim}>
      {returned.lines.map((line) => (
        <li key={line.itemId}>
          {claimedText(line)}
          {line.condition && `: ${returnConditions[line.condition]}`}
        </li>
      ))}
    </ul>
    {returned.photos.length > 0 && (
      <ul className={styles.photos}>
        {returned.photos.map(({ id }, index) => {
          const href = `/api/admin/returns/${returned.id}/photos/${id}`;
          return (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener" aria-label={`Open photo ${index + 1}`}>
                <img src={href} alt={`Photo ${index + 1} of ${returned.number}`} loading="lazy" />
              </a>
            </li>
          );
        })}
      </ul>
    )}
  </Panel>
);

const HistoryPanel = ({ returned }: { returned: OfficeReturn }) => (
  <Panel title="History">
    <Timeline
      label={`History of ${returned.number}`}
      entries={returned.history
        .map((entry, index) => ({
          id: index,
          at: entry.at,
          title: titleOf(entry, returned),
          by: entry.staffName ?? 'by the buyer',
          children: entry.note && <p className={styles.words}>{entry.note}</p>,
          ...(entry.status === 'declined' && { tone: 'bad' as const }),
        }))
        .toReversed()}
    />
  </Panel>
);

/** What came of it, once nothing is left to do. */
function DonePanel({ returned }: { returned: OfficeReturn }) {
  const { refund, order, answer } = returned;
  return (
    <Panel title={statusText(returned)}>
      {answer && <p>{answer}</p>}
      {refund && (
        <FactList
          facts={[
            ['Refund', <Money key="amount" amount={refund.amount} currency={order.currency} />],
            ['Payment service', refund.gateway],
            [
              'Credit note',
              refund.creditNote && (
                <a
                  key="note"
                  href={`/api/admin/orders/${order.id}/credit-notes/${refund.creditNote.id}`}
                  target="_blank"
                  rel="noopener"
                >
                  {refund.creditNote.number}
                </a>
              ),
            ],
          ]}
        />
      )}
    </Panel>
  );
}

/** One return: what to do next first, beside it what the buyer wrote and what happened. */
export function ReturnScreen({ address }: { address: string }) {
  const query = useReturn(address);
  const { data: returned } = query;
  if (!returned) {
    return (
      <>
        <PageHead title="Return" crumb={crumb} />
        <Fetching what="This return" query={query} />
      </>
    );
  }
  const { status, kind, order } = returned;
  return (
    <div className={styles.screen}>
      <PageHead title={returned.number} crumb={crumb} />
      <Head returned={returned} />
      <Columns
        side={
          <>
            <WordsPanel returned={returned} />
            <Panel title="Buyer">
              <p>{order.buyer}</p>
              <p>{order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'Asked to be forgotten.'}</p>
              {order.phone && <p>{order.phone}</p>}
            </Panel>
            <HistoryPanel returned={returned} />
          </>
        }
      >
        {nextText(returned) === null && <DonePanel returned={returned} />}
        {/* What was typed stays when somebody else was faster: only another step makes them anew. */}
        {status === 'asked' && kind === 'return' && <AnswerPanel returned={returned} />}
        {status === 'asked' && kind === 'claim' && <ClaimPanels returned={returned} />}
        {(status === 'approved' || status === 'received') && <ArrivalPanel key={status} returned={returned} />}
        {status === 'received' && <RefundPanel returned={returned} />}
        {nextText(returned) !== null && <ReplyPanel returned={returned} />}
      </Columns>
    </div>
  );
}
