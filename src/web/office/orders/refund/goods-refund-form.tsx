import { useState } from 'react';
import { newRefund } from '#contracts/order-refunds.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addMoney, formatMoney, fromDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { priceMadeOrder, priceRefund } from '#domain/pricing/pricing.ts';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { Money } from '../../ui/money/money.tsx';
import { RefundFoot, type RefundWords } from './refund-dialog.tsx';
import styles from './goods-refund-form.module.css';

/** What goes back, as the server is told. */
export interface RefundedGoods {
  readonly lines: { itemId: string; quantity: number; restock: boolean }[];
  readonly delivery: boolean;
}

interface GoodsFormProps {
  readonly order: AdminOrder;
  readonly reasonLabel: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRefund: (refund: RefundWords & RefundedGoods) => void;
  readonly onClose: () => void;
}

type Item = AdminOrder['items'][number];

const leftOf = ({ refundedUnits }: AdminOrder, { id, quantity }: Item): number => quantity - (refundedUnits[id] ?? 0);

const deliveryLeft = ({ shippingAmount, refunds }: AdminOrder): Paise =>
  toPaise(fromDecimal(shippingAmount) - addMoney(...refunds.map(({ delivery }) => fromDecimal(delivery))));

/** What was chosen comes to so much. The server reckons it again and has the last word. */
function amountOf(order: AdminOrder, { lines, delivery }: RefundedGoods): Paise {
  const bought = priceMadeOrder({
    lines: order.items.map(({ id, price, quantity, total, paid }) => ({
      id,
      price: fromDecimal(price),
      quantity,
      adjusted: toPaise(fromDecimal(paid) - fromDecimal(total)),
    })),
    adjustments: [],
    shipping: fromDecimal(order.shippingAmount),
  }).lines;
  const returned = lines.map(({ itemId, quantity }) => ({
    line: bought.find(({ line }) => line.id === itemId)!,
    before: order.refundedUnits[itemId] ?? 0,
    count: quantity,
  }));
  return priceRefund(returned, delivery ? deliveryLeft(order) : toPaise(0)).total;
}

interface LineProps {
  readonly item: Item;
  readonly order: AdminOrder;
  readonly units: number;
  readonly isRestocked: boolean;
  readonly onUnits: (units: number) => void;
  readonly onRestock: (restock: boolean) => void;
}

const mayRestock = (order: AdminOrder, { productId }: Item): boolean =>
  order.status !== 'cancelled' && typeof order.stock[productId] === 'number';

function Line({ item, order, units, isRestocked, onUnits, onRestock }: LineProps) {
  const left = leftOf(order, item);
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {item.name}
        <span className={styles.dim}>
          {left < item.quantity ? `${left} of ${item.quantity} left` : `${item.quantity} bought`},{' '}
          <Money amount={item.price} currency={order.currency} /> each
        </span>
      </span>
      <QuantityStepper
        name={item.name}
        quantity={units}
        min={0}
        limit={left}
        onChange={(typed) => onUnits(Math.min(typed, left))}
      />
      {units > 0 && mayRestock(order, item) && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={`${item.name} goes back on the shelf`}
            checked={isRestocked}
            onChange={({ target }) => onRestock(target.checked)}
          />
          Back on the shelf
        </label>
      )}
    </li>
  );
}

/** Which items go back and how many of each. The amount follows from what was paid for them. */
export function GoodsRefundForm({ order, reasonLabel, isPending, error, onRefund, onClose }: GoodsFormProps) {
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [delivery, setDelivery] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const goods: RefundedGoods = {
    delivery,
    lines: order.items
      .filter(({ id }) => (units[id] ?? 0) > 0)
      .map((item) => ({
        itemId: item.id,
        quantity: units[item.id]!,
        restock: mayRestock(order, item) && !kept.has(item.id),
      })),
  };
  const amount = amountOf(order, goods);
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(newRefund.omit({ amount: true }), typed),
    submit: (words) => {
      setWasSent(true);
      if (amount > 0) onRefund({ ...words, ...goods });
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <ul className={styles.lines} aria-label="What goes back">
        {order.items
          .filter((item) => leftOf(order, item) > 0)
          .map((item) => (
            <Line
              key={item.id}
              item={item}
              order={order}
              units={units[item.id] ?? 0}
              isRestocked={!kept.has(item.id)}
              onUnits={(count) => setUnits({ ...units, [item.id]: count })}
              onRestock={(restock) =>
                setKept(restock ? kept.difference(new Set([item.id])) : kept.union(new Set([item.id])))
              }
            />
          ))}
      </ul>
      {deliveryLeft(order) > 0 && (
        <label className={styles.tick}>
          <input type="checkbox" checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
          Delivery, {formatMoney(deliveryLeft(order), order.currency)}
        </label>
      )}
      <p className={styles.sum} role="status">
        {amount > 0 ? `${formatMoney(amount, order.currency)} goes back` : 'Nothing chosen yet'}
      </p>
      <RefundFoot
        {...{ field, reasonLabel, onClose }}
        {...{ error, isPending }}
        byGateway={order.can.refundByGateway}
        problem={wasSent && amount === 0 ? 'Choose what goes back first.' : null}
        action={amount > 0 ? `Refund ${formatMoney(amount, order.currency)}` : 'Refund'}
      />
    </form>
  );
}
