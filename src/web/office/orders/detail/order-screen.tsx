import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { istFull } from '../../ui/when/ist.ts';
import { Money } from '../../ui/money/money.tsx';
import { Fetching } from '../../ui/fetching/fetching.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { StatusLamp } from '../../ui/status/status-lamp.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { methodText, paymentLamps, paymentText } from '../order-text.ts';
import { useOrder } from '../orders.queries.ts';
import { BuyerPanel } from './buyer-panel.tsx';
import { ChangeQuestionDialog } from './dialogs/change-question.tsx';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import styles from './order-screen.module.css';

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
        Cancel order…
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
        <PaymentPanel id={id} order={order} />
        <MailsPanel order={order} />
      </Columns>
      <ChangeQuestionDialog />
    </div>
  );
}
