import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { needsEwayBill } from '#domain/books/eway-bill.ts';
import { fromDecimal } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { istFull } from '../../ui/when/ist.ts';
import { Money } from '../../ui/money/money.tsx';
import { Fetching } from '../../ui/fetching/fetching.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { methodText, paymentLamps, paymentText, statusText } from '../order-text.ts';
import { useOrder, paperUrl } from '../orders.queries.ts';
import { BuyerPanel } from './buyer-panel.tsx';
import { ChangeQuestionDialog } from './dialogs/change-question.tsx';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import styles from './order-screen.module.css';
import { Icon } from '../../../ui/icon/icon.tsx';
import { envelope, sheet } from '../../../ui/icon/icon-shapes.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { When } from '../../ui/when/when.tsx';
import { useLocation } from 'wouter';
import { AppLink } from '../../../shell/app-link.tsx';
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts';
import { neighboursIn, useCameFrom } from '../came-from.ts';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contracts/audit.ts';
import { classPaperUrl } from '../../quotes/quotes.queries.ts';
import { OrderReturnsPanel } from '../../returns/order-returns-panel.tsx';
import { auditSentence } from '../../audit/audit-sentence.ts';
import { ChangedFields } from '../../audit/changed-fields.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';

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
function HistoryPanel({ order }: { order: AdminOrder }) {
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

const group = 'Orders';

/** The next and the previous order of the list one came from: J and K, as in the list. */
function OrderSteps({ orderId }: { orderId: string }) {
  const list = useCameFrom();
  const [, navigate] = useLocation();
  const { before, after } = neighboursIn(list?.ids ?? [], orderId);
  const go = (to: string | null) => () => {
    if (to !== null) navigate(officePaths.order(to));
  };
  useShortcuts([
    { keys: 'j', label: 'Next order of the list', group, run: go(after) },
    { keys: 'k', label: 'Order before in the list', group, run: go(before) },
  ]);
  if (before === null && after === null) return null;
  return (
    <nav className={styles.steps} aria-label="Orders of the list">
      {before !== null && (
        <AppLink href={officePaths.order(before)}>
          Previous <kbd>K</kbd>
        </AppLink>
      )}
      {after !== null && (
        <AppLink href={officePaths.order(after)}>
          Next <kbd>J</kbd>
        </AppLink>
      )}
    </nav>
  );
}

/** E-invoices are for registered buyers and for exports, and come with the invoice and each credit note. */
function eInvoicesOf({ id, invoiceNumber, creditNotes, business, supply }: AdminOrder) {
  if (invoiceNumber === null || (!business?.gstin && supply !== 'export')) return [];
  const href = `/api/admin/orders/${id}/e-invoice`;
  return [
    [`E-invoice ${invoiceNumber}`, href] as const,
    ...creditNotes.map(
      ({ number }) => [`E-invoice ${number}`, `${href}?creditNote=${encodeURIComponent(number)}`] as const,
    ),
  ];
}

/** What can be printed or handed in. */
function DocumentsPanel({ order }: { order: AdminOrder }) {
  const { id, invoiceNumber, creditNotes, supply, classQuote } = order;
  const papers = [
    [invoiceNumber ? `Invoice ${invoiceNumber}` : 'Pro forma invoice', `/api/admin/orders/${id}/invoice`],
    ...creditNotes.map(
      (note) => [`Credit note ${note.number}`, `/api/admin/orders/${id}/credit-notes/${note.id}`] as const,
    ),
    ['Packing slip', paperUrl('packing-slips', [id])],
    ['Pick list', paperUrl('pick-list', [id])],
    ['Address label, A6', paperUrl('labels', [id])],
    ...(classQuote && classQuote.pupils > 0
      ? ([
          ['Packing list per pupil', classPaperUrl(classQuote.id, 'packing-list')],
          ['Labels for the benches', classPaperUrl(classQuote.id, 'box-labels')],
        ] as const)
      : []),
    ...(supply === 'export' ? ([['Customs sheet (CN23)', paperUrl('customs-sheet', [id]), 'CSV']] as const) : []),
  ] as const;
  return (
    <Panel flush title="Documents">
      <ul>
        {papers.map(([name, href, kind = 'PDF']) => (
          <li key={name} className={styles.line}>
            <Icon shape={sheet} className={styles.documentsPanelIcon} />
            <a className={styles.name} href={href} target="_blank" rel="noopener">
              {name}
            </a>
            <span className={styles.documentsPanelDim}>{kind}</span>
          </li>
        ))}
        {eInvoicesOf(order).map(([name, href]) => (
          <li key={name} className={styles.line}>
            <Icon shape={sheet} className={styles.documentsPanelIcon} />
            <a className={styles.name} href={href} download>
              {name}
            </a>
            <span className={styles.documentsPanelDim}>JSON</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was mailed to the buyer, with its text. */
const MailsPanel = ({ order: { mails } }: { order: AdminOrder }) => (
  <Panel flush title="Emails sent">
    {mails.length === 0 && <p className={styles.none}>Nothing has been sent yet.</p>}
    {mails.map(({ to, subject, text, at, sent }) => (
      <details key={`${at} ${subject}`} className={styles.mail}>
        <summary className={styles.summary}>
          <Icon shape={envelope} className={styles.icon} />
          <b className={styles.subject}>{subject}</b>
          <span className={styles.mailsPanelDim}>{sent ? <When at={at} /> : 'Not known to have left'}</span>
        </summary>
        <div className={styles.text}>
          <p className={styles.words}>{text.trim()}</p>
          <p className={styles.mailsPanelDim}>To {to}</p>
        </div>
      </details>
    ))}
  </Panel>
);

const crumb = { label: 'Orders', href: officePaths.orders };

function Head({ order }: { order: AdminOrder }) {
  const { payment, shippingAddress } = order;
  return (
    <div className={styles.head}>
      <StatusTag status={order.status} />
      <StatusLamp colour={paymentLamps[payment.status]}>
        {paymentText[payment.status]} <span className={styles.dim}>{methodText[payment.method]}</span>
      </StatusLamp>
      <span className={styles.total}>
        <Money amount={order.totalAmount} currency={order.currency} strong />
      </span>
      {needsEwayBill(fromDecimal(order.totalAmount)) && <StatusLamp colour="amber">Needs an e-way bill</StatusLamp>}
      <p className={styles.placed}>
        {shippingAddress.name}, {shippingAddress.city}. Placed {istFull(order.createdAt)}.
      </p>
      <OrderSteps orderId={order.id} />
    </div>
  );
}

function CancelButton({ id, order }: { id: string; order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (!order.can.move.includes('cancelled')) return null;
  return (
    <>
      <Button wide variant="danger" onClick={() => setOpen(true)}>
        {order.status === 'shipped' ? 'Came back undelivered…' : 'Cancel order…'}
      </Button>
      {isOpen && <CancelDialog id={id} order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One order: what comes next, what is in it, its money and mails; beside it who bought it and what happened. */
export function OrderScreen({ address }: { address: string }) {
  const query = useOrder(address);
  const { data: order } = query;
  if (!order) {
    return (
      <>
        <PageHead title="Order" crumb={crumb} />
        <Fetching what="This order" query={query} />
      </>
    );
  }
  const { id } = order;
  return (
    <div className={styles.screen}>
      <PageHead title={order.number} crumb={crumb} />
      <Head order={order} />
      <Columns
        side={
          <>
            <BuyerPanel id={id} order={order} />
            <NotesPanel id={id} order={order} />
            <DocumentsPanel order={order} />
            <HistoryPanel order={order} />
            <CancelButton id={id} order={order} />
          </>
        }
      >
        <NextPanel key={order.status} id={id} order={order} />
        <ItemsPanel order={order} />
        {order.returnCount > 0 && <OrderReturnsPanel orderNumber={order.number} count={order.returnCount} />}
        <PaymentPanel id={id} order={order} />
        <MailsPanel order={order} />
      </Columns>
      <ChangeQuestionDialog />
    </div>
  );
}
