import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { OrderCard as Order } from '#contracts/own-orders.ts';
import { allSubcategories } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { drawingUrl } from '../../../shell/drawing-manifest.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Spot } from '../../../ui/spot/spot.tsx';
import { businessText, claimedText, namesText, piecesText } from './order-card-texts.ts';
import {
  ordersPerPage,
  ownOrdersQuery,
  type OrderFilter,
  orderCountsQuery,
  type OrderChoice,
} from './own-orders.queries.ts';
import styles from './orders-panel.module.css';
import { formatMoney } from '#domain/money/money.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { OrderStatus } from '../../orders/order-status.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';
import { OrderLinks } from './order-links.tsx';
import { OrderNext } from './order-next.tsx';
import { SearchInput } from '../../../ui/field/search-input.tsx';

interface Choice {
  readonly choice: OrderChoice;
  readonly label: string;
}

/** What can be chosen among: years only where there are several. */
function useChoices(): readonly Choice[] {
  const { data: counts } = useQuery(orderCountsQuery);
  if (!counts) return [];
  const years = counts.years.length > 1 ? counts.years : [];
  return [
    { choice: 'all', label: `All ${counts.all}` },
    ...(counts.onTheWay > 0 ? [{ choice: 'on-the-way', label: `On the way ${counts.onTheWay}` } as const] : []),
    ...years.map(({ year }) => ({ choice: year, label: String(year) })),
  ];
}

interface OrdersFilterProps {
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

function OrdersFilter({ filter, onChange }: OrdersFilterProps) {
  const choices = useChoices();
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ ...filter, search: String(new FormData(event.currentTarget).get('search')).trim() });
  };
  return (
    <div className={styles.filter}>
      <search>
        <form className={styles.search} aria-label="Your orders" onSubmit={find}>
          <SearchInput
            label="Find an order"
            placeholder="Number or product"
            maxLength={100}
            defaultValue={filter.search}
            onChange={({ target }) => {
              // Whoever empties it wants to see all of them again.
              if (target.value === '') onChange({ ...filter, search: '' });
            }}
          />
        </form>
      </search>
      {choices.length > 0 && (
        <div className={styles.choices} role="group" aria-label="Show">
          {choices.map(({ choice, label }) => (
            <button
              key={choice}
              type="button"
              aria-pressed={filter.choice === choice}
              onClick={() => onChange({ ...filter, choice })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

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
function OrderCard({ order }: { order: Order }) {
  return (
    <article className={classNames(panel.panel, styles.card)} aria-label={`Order ${order.number}`}>
      <Facts order={order} />
      <div className={styles.body}>
        <div className={styles.what}>
          <Pictures items={order.items} />
          <div>
            <h2 className={styles.names}>{namesText(order)}</h2>
            <p className={text.meta}>{piecesText(order)}</p>
            {order.business && <p className={classNames(text.meta, styles.business)}>{businessText(order.business)}</p>}
          </div>
        </div>
        <OrderNext order={order} />
      </div>
      {order.notes && <p className={styles.notes}>{order.notes}</p>}
      <OrderLinks order={order} />
    </article>
  );
}

const everything: OrderFilter = { search: '', choice: 'all' };

function NoOrders() {
  return (
    <div className={panel.empty}>
      <Spot href={`${drawingUrl('sprite/spots')}#no-orders`} viewBox="0 0 160 120" />
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

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className={panel.empty} role="status">
      <h2>No order matches that</h2>
      <p>Try part of its number, or the name of something you bought.</p>
      <Button onClick={onClear}>Show all orders</Button>
    </div>
  );
}

function olderText(left: number): string {
  const count = Math.min(ordersPerPage, left);
  return count === 1 ? 'Show 1 older order' : `Show ${count} older orders`;
}

/** Says once more, for a month, where orders came from that nobody placed in this account. */
function ClaimedNote({ orders }: { orders: readonly Order[] }) {
  const [now] = useState(() => new Date());
  const sentence = claimedText(orders, now);
  return sentence === null ? null : <p className={styles.claimed}>{sentence}</p>;
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const list = useRef<HTMLDivElement>(null);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(ownOrdersQuery(filter));
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const firstOlder = useRef(Infinity);
  const showOlder = () => {
    firstOlder.current = orders.length;
    void fetchNextPage();
  };
  // The button may be gone; the first of what it brought has the focus.
  useEffect(() => {
    if (orders.length <= firstOlder.current) return;
    list.current?.children[firstOlder.current]?.querySelector('a')?.focus();
    firstOlder.current = Infinity;
  }, [orders.length]);
  return (
    <>
      <ClaimedNote orders={orders} />
      <div className={styles.list} ref={list}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
      {hasNextPage && (
        <Button className={styles.older} pending={isFetchingNextPage} onClick={showOlder}>
          {isFetchingNextPage ? 'Loading...' : olderText(total - orders.length)}
        </Button>
      )}
    </>
  );
}

/** The orders of a person by ten; search and year reach all of them. */
export function OrdersPanel() {
  const [filter, setFilter] = useState(everything);
  const { data, isError, refetch } = useInfiniteQuery(ownOrdersQuery(filter));
  if (isError)
    return <LoadFailed onRetry={() => void refetch()}>Failed to load your orders. Please try again.</LoadFailed>;
  if (!data) return <Spinner label="Loading your orders..." />;
  const isEmpty = data.pages[0]?.orders.length === 0;
  const isFiltered = filter.search !== '' || filter.choice !== 'all';
  if (isEmpty && !isFiltered) return <NoOrders />;
  return (
    <div className={styles.panel}>
      <OrdersFilter key={filter.search} filter={filter} onChange={setFilter} />
      {isEmpty ? <NoMatch onClear={() => setFilter(everything)} /> : <OrderList filter={filter} />}
    </div>
  );
}
