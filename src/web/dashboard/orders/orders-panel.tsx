import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contracts/orders.ts';
import { allSubcategories } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { artUrl } from '../shell/art-manifest.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Spot } from '../ui/spot/spot.tsx';
import { formatDay } from '../orders/order-dates.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { OrderStatus } from '../orders/order-status.tsx';
import { ordersQuery } from '../orders/order.queries.ts';
import { classNames } from '../ui/class-names.ts';
import panel from '../ui/panel/panel.module.css';
import styles from './orders-panel.module.css';

function OrderCard({ order }: { order: OrderSummary }) {
  return (
    <article className={classNames(panel.panel, styles.card)}>
      <div className={styles.head}>
        <h2 className={styles.fact}>
          <span>Order</span> <AppLink href={paths.order(order.id)}>{order.number}</AppLink>
        </h2>
        <p className={styles.fact}>
          <span>Placed</span> <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
        </p>
        <p className={styles.fact}>
          <span>Total</span> {formatMoney(order.totalAmount, order.currency)}
        </p>
        <OrderStatus className={styles.status} status={order.status} />
      </div>
      {order.notes && <p className={styles.notes}>{order.notes}</p>}
    </article>
  );
}

function NoOrders() {
  return (
    <div className={panel.empty}>
      <Spot href={`${artUrl('sprite/spots')}#no-orders`} viewBox="0 0 160 120" />
      <h2>No orders yet</h2>
      <p>Start building your first pedal kit!</p>
      <AppLink
        href={paths.products({ category: 'kit', subcategory: allSubcategories })}
        className={buttonClass({ variant: 'primary' })}
      >
        Shop Kits
      </AppLink>
    </div>
  );
}

export function OrdersPanel() {
  const { data: orders, isError, refetch } = useQuery(ordersQuery);
  if (isError)
    return <LoadFailed onRetry={() => void refetch()}>Failed to load your orders. Please try again.</LoadFailed>;
  if (!orders) return <Spinner label="Loading your orders..." />;
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className={styles.list}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  );
}
