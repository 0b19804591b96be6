import { useState } from 'react';
import type { OfficeReturn } from '#contracts/office-returns.ts';
import { addMoney, formatMoney, fromDecimal, toPaise } from '#domain/money/money.ts';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Money } from '../ui/money/money.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { RefundForm } from './refund-form.tsx';
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
  const [delivery, setDelivery] = useState(false);
  const total = addMoney(fromDecimal(returned.amount), delivery ? fromDecimal(order.delivery) : toPaise(0));
  return (
    <Panel next title="Next: refund">
      <RefundForm
        returned={returned}
        amount={{ delivery }}
        action={`Refund ${formatMoney(total, order.currency)}`}
        isNext
        isEmpty={total === 0}
        note={`${actText(returned)}.`}
      >
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
      </RefundForm>
    </Panel>
  );
}
