import type { Order, OrderItem } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { benchPath } from '../../bench/bench-path.ts';
import { feeText } from '../../checkout/sections/fee-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { OrderLine, OrderLines } from '../order-line.tsx';
import { OrderPanel } from '../order-panel.tsx';
import { Totals, TotalsRow } from '../totals.tsx';
import text from '../../ui/text/text.module.css';

function Item({ item, currency }: { item: OrderItem; currency: string }) {
  const bench = benchPath(item);
  return (
    <OrderLine
      imageUrl={item.imageUrl}
      name={item.slug === null ? item.name : <AppLink href={paths.product(item.slug)}>{item.name}</AppLink>}
      quantity={item.quantity}
      price={formatMoney(item.price, currency)}
      total={formatMoney(item.total, currency)}
    >
      {bench && (
        <AppLink href={bench} aria-label={`Open the bench for the ${item.name}`}>
          Open the bench
        </AppLink>
      )}
    </OrderLine>
  );
}

const taxText = ({ supply, taxIncluded, currency }: Order): string =>
  supply === 'export' ? 'No GST is charged on exports.' : `Includes ${formatMoney(taxIncluded, currency)} GST.`;

export function OrderItems({ order }: { order: Order }) {
  const { currency, shippingAmount } = order;
  return (
    <OrderPanel id="order-items" title="Items">
      <OrderLines>
        {order.items.map((item) => (
          <Item key={item.id} item={item} currency={currency} />
        ))}
      </OrderLines>
      <Totals divided>
        <TotalsRow name="Subtotal" amount={formatMoney(order.subtotal, currency)} />
        <TotalsRow
          name={
            <>
              Shipping <span className={text.meta}>({order.shippingName})</span>
            </>
          }
          amount={feeText(shippingAmount, currency)}
        />
        <TotalsRow name="Total" amount={formatMoney(order.totalAmount, currency)} strong />
      </Totals>
      <p className={text.meta}>{taxText(order)}</p>
    </OrderPanel>
  );
}
