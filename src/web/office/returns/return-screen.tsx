import type { OfficeReturn } from '#contracts/returns.ts';
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
import { nextText, reasonText, returnLamps, returnStatusText } from './return-text.ts';
import { useReturn } from './returns.queries.ts';
import styles from './return-screen.module.css';

const crumb = { label: 'Returns', href: officePaths.returns };

const historyTitles = { ...returnStatusText, asked: 'Asked', approved: 'Approved' };

const Head = ({ returned }: { returned: OfficeReturn }) => {
  const { order, status } = returned;
  return (
    <div className={styles.head}>
      <StatusLamp colour={returnLamps[status]}>{returnStatusText[status]}</StatusLamp>
      <span>
        Order <AppLink href={officePaths.order(order.number)}>{order.number}</AppLink>
        {order.invoiceNumber && `, invoice ${order.invoiceNumber}`}
      </span>
      <span className={styles.amount}>
        <Money amount={returned.amount} currency={order.currency} strong />
      </span>
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
      {returned.lines.map(({ itemId, name, quantity, condition }) => (
        <li key={itemId}>
          {quantity} × {name}
          {condition && `: ${returnConditions[condition]}`}
        </li>
      ))}
    </ul>
  </Panel>
);

const HistoryPanel = ({ returned }: { returned: OfficeReturn }) => (
  <Panel title="History">
    <Timeline
      label={`History of ${returned.number}`}
      entries={returned.history
        .map(({ at, status, note, staffName }, index) => ({
          id: index,
          at,
          title: historyTitles[status],
          by: staffName ?? 'by the buyer',
          children: note && <p className={styles.words}>{note}</p>,
          ...(status === 'declined' && { tone: 'bad' as const }),
        }))
        .toReversed()}
    />
  </Panel>
);

/** What came of it, once nothing is left to do. */
function DonePanel({ returned }: { returned: OfficeReturn }) {
  const { refund, order, answer, status } = returned;
  return (
    <Panel title={status === 'refunded' ? 'Refunded' : 'Declined'}>
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
  const { status, version, order } = returned;
  return (
    <div className={styles.screen}>
      <PageHead title={returned.number} crumb={crumb} />
      <Head returned={returned} />
      <Columns
        side={
          <>
            <WordsPanel returned={returned} />
            <Panel title="Buyer">
              <p>{order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : 'Asked to be forgotten.'}</p>
              {order.phone && <p>{order.phone}</p>}
            </Panel>
            <HistoryPanel returned={returned} />
          </>
        }
      >
        {nextText[status] === null && <DonePanel returned={returned} />}
        {status === 'asked' && <AnswerPanel key={version} returned={returned} />}
        {(status === 'approved' || status === 'received') && <ArrivalPanel key={version} returned={returned} />}
        {status === 'received' && <RefundPanel key={`refund-${version}`} returned={returned} />}
      </Columns>
    </div>
  );
}
