import { useState } from 'react';
import { type OneUnmatchedPayment, paymentMatch } from '#contracts/payments.ts';
import { formatMoney } from '#domain/money/money.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Columns } from '../../ui/columns/columns.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { useMay } from '../../ui/me/me.queries.ts';
import { Money } from '../../ui/money/money.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { When } from '../../ui/when/when.tsx';
import { RefundDialog, type Refund } from '../refund/refund-dialog.tsx';
import { useSettle } from './unmatched-payments.queries.ts';
import styles from './unmatched-payment-view.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';

interface MatchDialogProps {
  readonly payment: OneUnmatchedPayment;
  /** The number of the order that was chosen; '' to type one. */
  readonly order: string;
  readonly onClose: () => void;
}

/** Which order the money is for. The server says what is against it. */
function MatchDialog({ payment: { gatewayPaymentId: id }, order: chosen, onClose }: MatchDialogProps) {
  const [order, setOrder] = useState(chosen);
  const [note, setNote] = useState('');
  const typed = { order, ...(note.trim() && { note }) };
  const match = useSettle(
    id,
    (body: { order: string; note?: string }) =>
      officeCall('POST /api/admin/payments/:id/match', { params: { id }, body }),
    `${order.trim().toUpperCase()} is paid and confirmed`,
  );
  return (
    <ConfirmDialog
      title="Match to an order"
      action="Match and confirm"
      disabled={!paymentMatch.safeParse(typed).success}
      onConfirm={() => match.mutateAsync(typed)}
      onClose={onClose}
    >
      <p>The order becomes paid and confirmed, gets its invoice, and its buyer gets an email.</p>
      <Field
        label="Number of the order"
        value={order}
        autoComplete="off"
        onChange={({ target }) => setOrder(target.value)}
      />
      <TextAreaField
        label="How you know (for us only)"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

interface ViewProps {
  readonly payment: OneUnmatchedPayment;
}

function UnmatchedRefundDialog({ payment, onClose }: ViewProps & { onClose: () => void }) {
  const { gatewayPaymentId: id, amount, currency, refundedAmount } = payment;
  const left = (Number(amount) - Number(refundedAmount)).toFixed(2);
  const refund = useSettle(
    id,
    (body: Refund) =>
      officeCall('POST /api/admin/payments/:id/refunds', { params: { id }, body: { ...body, refundedAmount } }),
    'The refund is written down',
  );
  return (
    <RefundDialog
      title={`Refund ${id}`}
      currency={currency}
      amount={left}
      reasonLabel="Why"
      error={refund.error}
      isPending={refund.isPending}
      onRefund={(body) => refund.mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    >
      {formatMoney(left, currency)} can go back. Send it at the payment service first; then write it down here. Nobody
      gets an email, since we don’t know whose it is.
    </RefundDialog>
  );
}

function Candidates({ payment, onMatch }: ViewProps & { onMatch: (number: string) => void }) {
  return (
    <Panel
      next
      title="Which order is it for?"
      flush={payment.candidates.length > 0}
      tools={<Button onClick={() => onMatch('')}>Another order…</Button>}
    >
      {payment.candidates.length === 0 ? (
        'No order waits for just as much.'
      ) : (
        <ul>
          {payment.candidates.map(({ id, number, name, email, at }) => (
            <li key={id} className={styles.line}>
              <span className={styles.words}>
                <AppLink href={officePaths.order(id)}>{number}</AppLink> {name}
                <span className={styles.dim}>
                  {email}, <When at={at} inSentence />
                </span>
              </span>
              <Button aria-label={`Match to ${number}…`} onClick={() => onMatch(number)}>
                Match…
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Refunds = ({ payment: { refunds, gatewayPaymentId, currency } }: ViewProps) => (
  <Panel title="Refunds">
    {refunds.length === 0 ? (
      'Nothing went back yet.'
    ) : (
      <Timeline
        label={`Refunds of ${gatewayPaymentId}`}
        entries={refunds.map(({ amount, reason, reference, staffName, at }) => ({
          id: at,
          at,
          title: formatMoney(amount, currency),
          by: staffName,
          children: [reason, reference].filter(Boolean).join(', '),
        }))}
      />
    )}
  </Panel>
);

/** One payment that fits no order: what is known of it, and what becomes of it. */
export function UnmatchedPaymentView({ payment }: ViewProps) {
  const may = useMay();
  const [isRefunding, setRefunding] = useState(false);
  const [matching, setMatching] = useState<string | null>(null);
  const { order, status, refundedAmount } = payment;
  const isOpen = order === null && status !== 'refunded';
  return (
    <Columns
      side={
        <Panel
          title="About"
          tools={isOpen && may('refunds') && <Button onClick={() => setRefunding(true)}>Refund…</Button>}
        >
          <FactList
            facts={[
              ['Amount', <Money key="amount" amount={payment.amount} currency={payment.currency} strong />],
              [
                'Refunded',
                Number(refundedAmount) > 0 ? (
                  <Money key="refunded" amount={refundedAmount} currency={payment.currency} />
                ) : null,
              ],
              ['Came', <When key="at" at={payment.at} />],
              ['Paid by', payment.method],
              ['Payment', payment.gatewayPaymentId],
              ['For', payment.gatewayOrderId],
            ]}
          />
        </Panel>
      }
    >
      {order && (
        <Panel title="Settled">
          Matched to <AppLink href={officePaths.order(order.id)}>{order.number}</AppLink>.
        </Panel>
      )}
      {isOpen && Number(refundedAmount) === 0 && <Candidates payment={payment} onMatch={setMatching} />}
      <Refunds payment={payment} />
      {isRefunding && <UnmatchedRefundDialog payment={payment} onClose={() => setRefunding(false)} />}
      {matching !== null && <MatchDialog payment={payment} order={matching} onClose={() => setMatching(null)} />}
    </Columns>
  );
}
