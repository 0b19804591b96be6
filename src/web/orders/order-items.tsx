import type { Order, OrderItem } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { feeText } from '../checkout/sections/fee-text.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { Stage } from '../ui/stage/stage.tsx';
import { classNames } from '../ui/class-names.ts';
import panel from '../ui/panel/panel.module.css';
import text from '../ui/text/text.module.css';

function Item({ item, currency }: { item: OrderItem; currency: string }) {
  return (
    <li className="checkout-line order-item">
      <Stage className="checkout-picture" fit>
        <img src={item.imageUrl} width={660} height={770} alt="" />
      </Stage>
      <div>
        <b>{item.slug === null ? item.name : <AppLink href={paths.product(item.slug)}>{item.name}</AppLink>}</b>
        <p className={text.meta}>
          {item.quantity} at {formatMoney(item.price, currency)} each
        </p>
      </div>
      <span className="checkout-line-total">{formatMoney(item.total, currency)}</span>
    </li>
  );
}

const taxText = ({ supply, taxIncluded, currency }: Order): string =>
  supply === 'export' ? 'An export: no GST is charged.' : `${formatMoney(taxIncluded, currency)} of GST is included.`;

export function OrderItems({ order }: { order: Order }) {
  const { currency, shippingAmount } = order;
  return (
    <section className={classNames(panel.panel, 'order-panel')} aria-labelledby="order-items">
      <h2 id="order-items">Items</h2>
      <ul className="checkout-lines">
        {order.items.map((item) => (
          <Item key={item.id} item={item} currency={currency} />
        ))}
      </ul>
      <dl className="order-totals">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(order.subtotal, currency)}</dd>
        </div>
        <div>
          <dt>
            Shipping <span className={text.meta}>({order.shippingName})</span>
          </dt>
          <dd>{feeText(shippingAmount, currency)}</dd>
        </div>
        <div className="cart-total">
          <dt>Total</dt>
          <dd>{formatMoney(order.totalAmount, currency)}</dd>
        </div>
      </dl>
      <p className={text.meta}>{taxText(order)}</p>
    </section>
  );
}
