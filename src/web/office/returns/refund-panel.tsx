import { useState } from 'react';
import type { OfficeReturn } from '#contracts/returns.ts';
import { addMoney, formatMoney, fromDecimal, toPaise } from '#domain/money/money.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { useMay } from '../ui/me/me.queries.ts';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { useReturnChange } from './returns.queries.ts';
import styles from './refund-panel.module.css';

/** What the press will do, in words. */
function actText({ lines, order }: OfficeReturn): string {
  const units = lines.filter(({ put }) => put === 'restock').reduce((sum, { arrived }) => sum + (arrived ?? 0), 0);
  return [
    units > 0 ? `Puts ${units} back in stock` : null,
    order.invoiceNumber ? 'issues the credit note' : null,
    order.refundByGateway ? 'has the payment service send the money' : 'writes the refund down',
    'and emails the buyer',
  ]
    .filter((part) => part !== null)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());
}

/** The money back, worked out from what arrived. One press does all of it. */
export function RefundPanel({ returned }: { returned: OfficeReturn }) {
  const { order, lines } = returned;
  const may = useMay();
  const [delivery, setDelivery] = useState(false);
  const [reference, setReference] = useState('');
  const refund = useReturnChange({
    seen: returned,
    change: (_: void, version) =>
      officeCall('POST /api/admin/returns/:id/refund', {
        params: { id: returned.id },
        body: { version, delivery, ...(reference.trim() && { reference }) },
      }),
    done: `${returned.number} is refunded`,
  });
  const total = addMoney(fromDecimal(returned.amount), delivery ? fromDecimal(order.delivery) : toPaise(0));
  const refused = refund.error && !hasCode(refund.error, 'password-needed') ? errorMessage(refund.error) : null;
  return (
    <Panel next title="Next: refund">
      <div className={styles.form}>
        <FactList
          facts={[
            ...lines.map(
              ({ name, arrived, amount }) =>
                [`${arrived ?? 0} × ${name}`, <Money key={name} amount={amount} currency={order.currency} />] as const,
            ),
            ['Paid', `${formatMoney(order.total, order.currency)}, ${order.paymentName}`],
            ['Refunded so far', <Money key="refunded" amount={order.refunded} currency={order.currency} />],
            ['Can still refund', <Money key="left" amount={order.refundable} currency={order.currency} />],
          ]}
        />
        {Number(order.delivery) > 0 && (
          <label className={styles.tick}>
            <input type="checkbox" checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
            Delivery too, {formatMoney(order.delivery, order.currency)}
          </label>
        )}
        <Field
          label={
            order.refundByGateway ? 'Sent it another way already? Its reference' : 'Reference of the transfer (if any)'
          }
          hint={
            order.refundByGateway
              ? 'Left empty, the payment service sends it to how it was paid, in 5–7 working days.'
              : 'Send the money first; then write it down here.'
          }
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <p className={styles.dim}>{actText(returned)}.</p>
        <FormError>{refused}</FormError>
        {may('refunds') ? (
          <div>
            <Button
              variant="primary"
              disabled={refund.isPending || total === 0}
              onClick={() => refund.mutate()}
            >{`Refund ${formatMoney(total, order.currency)}`}</Button>
          </div>
        ) : (
          <p>Please tell somebody who may refund.</p>
        )}
      </div>
    </Panel>
  );
}
