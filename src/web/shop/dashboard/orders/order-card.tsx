import type { OrderCard as Order } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import { namesText, piecesText } from './order-card-texts.ts';
import { OrderLinks } from './order-links.tsx';
import { OrderNext } from './order-next.tsx';
import styles from './order-card.module.css';

function Facts({ order }: { order: Order }) {
  return (
    <div className={styles.head}>
      <p>
        <span>Order</span>{' '}
        <AppLink href={paths.order(order.id)} className={styles.number}>
          {order.number}
        </AppLink>
      </p>
      <p>
        <span>Placed</span> <time dateTime={order.createdAt}>{formatDeviceTime(order.createdAt, 'day')}</time>
      </p>
      <p>
        <span>Total</span> {formatMoney(order.totalAmount, order.currency)}
      </p>
      <OrderStatus className={styles.status} status={order.status} />
    </div>
  );
}

function Pictures({ items }: Pick<Order, 'items'>) {
  return (
    <div className={styles.pictures}>
      {items.map(({ name, imageUrl }) => (
        <Stage key={name} className={styles.picture} fit>
          <img src={imageUrl} width={660} height={770} alt="" loading="lazy" />
        </Stage>
      ))}
    </div>
  );
}

/** One order: what it was, how it stands, and the one thing to do next. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <article className={classNames(panel.panel, styles.card)} aria-label={`Order ${order.number}`}>
      <Facts order={order} />
      <div className={styles.body}>
        <div className={styles.what}>
          <Pictures items={order.items} />
          <div>
            <h2 className={styles.names}>{namesText(order)}</h2>
            <p className={text.meta}>{piecesText(order)}</p>
          </div>
        </div>
        <OrderNext order={order} />
      </div>
      {order.notes && <p className={styles.notes}>{order.notes}</p>}
      <OrderLinks order={order} />
    </article>
  );
}
