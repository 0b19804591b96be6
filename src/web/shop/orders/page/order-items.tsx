import { useSearch } from 'wouter';
import type { Order, OrderItem } from '#contracts/orders.ts';
import { boughtBuildPath, workbenchPath } from '#domain/workbench/workbench-path.ts';
import { isClaimable } from '#domain/returns/claims.ts';
import { returnableUntil } from '#domain/returns/returns.ts';
import { indianDay } from '#domain/time.ts';
import { formatMoney } from '#domain/money/money.ts';
import { taxText } from '../../../components/totals/tax-text.ts';
import { feeBefore, feeText } from '../../../components/totals/fee-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { OrderLine, OrderLines } from '../../../components/totals/order-line.tsx';
import { OrderPanel } from '../order-panel.tsx';
import { AdjustmentRows } from '../../../components/totals/adjustment-rows.tsx';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import text from '../../../ui/text/text.module.css';
import styles from './order-items.module.css';

/** Whoever has bought a kit or a board builds it next: step by step, or with a look at its board first. */
function BenchLinks({ item, order }: { item: OrderItem; order: Order }) {
  // Whoever comes from the packing slip has the parcel, whatever the carrier says.
  const isHere = new URLSearchParams(useSearch()).has('here');
  const bench = workbenchPath(item);
  // What has left is unpacked first.
  const build = isClaimable(order) ? boughtBuildPath(item, { order: order.id, isHere }) : workbenchPath(item, 'build');
  if (!bench || !build) return null;
  return (
    <p className={styles.bench}>
      {order.status !== 'cancelled' && (
        <AppLink href={build} className={buttonClass({ small: true })} aria-label={`Start building the ${item.name}`}>
          Start building
        </AppLink>
      )}
      <AppLink href={bench} aria-label={`Open the bench for the ${item.name}`}>
        Open the bench
      </AppLink>
    </p>
  );
}

const mayReturn = ({ history }: Order): boolean => {
  const until = returnableUntil(history);
  return until !== null && indianDay(new Date()) <= until;
};

interface ItemProps {
  readonly item: OrderItem;
  readonly order: Order;
  /** Where somebody says what is missing of it; null: it was not sent. */
  readonly claimHref: string | null;
  /** Where it is sent back; null: it cannot be. */
  readonly returnHref: string | null;
}

function Item({ item, order, claimHref, returnHref }: ItemProps) {
  const { currency } = order;
  const query = new URLSearchParams({ item: item.id });
  return (
    <OrderLine
      imageUrl={item.imageUrl}
      name={item.slug === null ? item.name : <AppLink href={paths.product(item.slug)}>{item.name}</AppLink>}
      quantity={item.quantity}
      price={formatMoney(item.price, currency)}
      total={formatMoney(item.total, currency)}
    >
      <BenchLinks item={item} order={order} />
      {claimHref !== null && (
        <p className={styles.bench}>
          <AppLink
            href={`${claimHref}?${query}`}
            className={buttonClass({ small: true })}
            aria-label={`Part missing or broken: ${item.name}`}
          >
            Part missing or broken
          </AppLink>
          {returnHref !== null && (
            <AppLink
              href={`${returnHref}?${query}`}
              className={buttonClass({ small: true })}
              aria-label={`Send back ${item.name}`}
            >
              Send back
            </AppLink>
          )}
        </p>
      )}
    </OrderLine>
  );
}

export function OrderItems({ order }: { order: Order }) {
  const { currency, shippingAmount } = order;
  // It is drawn in the browser alone, so its clock is that of whoever reads it.
  const claimHref = isClaimable(order) ? paths.orderClaim(order.id) : null;
  const returnHref = order.status === 'delivered' && mayReturn(order) ? paths.orderReturn(order.id) : null;
  return (
    <OrderPanel id="order-items" title="Items">
      <OrderLines>
        {order.items.map((item) => (
          <Item key={item.id} item={item} order={order} claimHref={claimHref} returnHref={returnHref} />
        ))}
      </OrderLines>
      <Totals divided>
        <TotalsRow name="Subtotal" amount={formatMoney(order.subtotal, currency)} />
        <AdjustmentRows adjustments={order.adjustments} on="goods" currency={currency} />
        <TotalsRow
          name={
            <>
              Shipping <span className={text.meta}>({order.shippingName})</span>
            </>
          }
          amount={feeText(feeBefore(shippingAmount, order.adjustments), currency)}
        />
        <AdjustmentRows adjustments={order.adjustments} on="freight" currency={currency} />
        <TotalsRow name="Total" amount={formatMoney(order.totalAmount, currency)} strong />
      </Totals>
      <p className={text.meta}>
        {taxText(order, { isExport: order.supply === 'export', isBusiness: Boolean(order.business), currency })}
      </p>
    </OrderPanel>
  );
}
