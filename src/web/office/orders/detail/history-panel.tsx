import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contracts/audit.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { auditSentence } from '../../audit/audit-sentence.ts';
import { ChangedFields } from '../../audit/changed-fields.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { statusText } from '../order-text.ts';
import styles from './history-panel.module.css';

const authors = { buyer: 'by the buyer', admin: null, payment: 'by the payment', clock: 'by the clock' } as const;

/** Moves are told by the history of the order itself; the audit knows who, and what else was changed. */
const isMove = ({ action }: AuditEntry): boolean => Object.keys(statusText).includes(action);

/** The sentence of the audit, in which the order itself needs no name here. */
function titleOf(entry: AuditEntry): string {
  const text = auditSentence(entry)
    .text.replace(/ (?:of|to) \{thing\}/, '')
    .replace('{thing}', 'the order');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function entriesOf(order: AdminOrder, audit: readonly AuditEntry[]) {
  const whoMoved = new Map(audit.filter(isMove).map(({ action, staffName }) => [action, staffName]));
  const events = order.history
    .filter(
      ({ author, status }, index) =>
        author !== 'admin' || order.history.findIndex((one) => one.status === status) === index,
    )
    .map(({ at, status, author, note }, index) => ({
      id: `event-${index}`,
      at,
      title: status === 'pending' ? 'Placed' : statusText[status],
      by: authors[author] ?? whoMoved.get(status) ?? null,
      children: note && <p className={styles.note}>{note}</p>,
      ...(status === 'cancelled' && { tone: 'bad' as const }),
    }));
  const changes = audit
    .filter((entry) => !isMove(entry))
    .map((entry) => ({
      id: entry.id,
      at: entry.at,
      title: titleOf(entry),
      by: entry.staffName,
      children: <ChangedFields entry={entry} told={auditSentence(entry).told} />,
    }));
  return [...events, ...changes].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Everything that happened to it, the newest first. */
export function HistoryPanel({ order }: { order: AdminOrder }) {
  const { data } = useQuery({
    queryKey: ['office', 'history', 'order', order.id],
    queryFn: ({ signal }) =>
      officeCall('GET /api/admin/history', { query: { thing: 'order', thingId: order.id, limit: '100' }, signal }),
  });
  return (
    <Panel title="History">
      <Timeline label={`History of ${order.number}`} entries={entriesOf(order, data?.items ?? [])} />
    </Panel>
  );
}
