import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { feeBefore } from '../../../components/totals/fee-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { printer } from '../../../ui/icon/icon-shapes.ts';
import { MayLink } from '../../ui/me/may-link.tsx';
import { useMay } from '../../ui/me/me.queries.ts';
import { Money } from '../../ui/money/money.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { paperUrl } from '../orders.queries.ts';
import styles from './items-panel.module.css';

const stockText = (left: number | null | undefined): string =>
  left === null || left === undefined ? 'Not counted' : `${left.toLocaleString('en-IN')} left`;

const changesOf = ({ adjustments }: AdminOrder, wanted: 'goods' | 'freight'): readonly (readonly [string, string])[] =>
  adjustments.filter(({ on }) => on === wanted).map(({ label, amount }) => [label, amount]);

function Sums({ order }: { order: AdminOrder }) {
  const rows: readonly (readonly [string, string, boolean?])[] = [
    ['Subtotal', order.subtotal],
    ...changesOf(order, 'goods'),
    [`Delivery: ${order.shippingName}`, feeBefore(order.shippingAmount, order.adjustments)],
    ...changesOf(order, 'freight'),
    ['Total', order.totalAmount, true],
    ['GST included', order.taxIncluded],
    ...(Number(order.refundedAmount) > 0 ? ([['Refunded', order.refundedAmount]] as const) : []),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([name, amount, strong = false]) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} currency={order.currency} strong={strong} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The items as a packing list: what is in the box is ticked here, and stays ticked while this page is open. */
export function ItemsPanel({ order }: { order: AdminOrder }) {
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set());
  const may = useMay();
  const isPacking = order.status === 'confirmed';
  const toggle = (id: string) => setPacked(new Set([id]).symmetricDifference(packed));
  const pieces = order.items.length;
  return (
    <Panel
      flush
      title={`${pieces} ${pieces === 1 ? 'item' : 'items'}${isPacking ? ' to pack' : ''}`}
      tools={
        <>
          {isPacking && (
            <span className={styles.dim} role="status">
              {packed.size} of {pieces} in the box
            </span>
          )}
          <a className={buttonClass()} href={paperUrl('packing-slips', [order.id])} target="_blank" rel="noopener">
            <Icon shape={printer} />
            Packing slip
          </a>
          <a className={buttonClass()} href={paperUrl('labels', [order.id])} target="_blank" rel="noopener">
            <Icon shape={printer} />
            Label
          </a>
        </>
      }
      footer={<Sums order={order} />}
    >
      <ul className={styles.items}>
        {order.items.map(({ id, productId, slug, name, imageUrl, quantity, price, total }) => (
          <li key={id} className={styles.item}>
            {isPacking && (
              <input
                className={styles.box}
                type="checkbox"
                aria-label={`${name} is in the box`}
                checked={packed.has(id)}
                onChange={() => toggle(id)}
              />
            )}
            <img className={styles.picture} src={imageUrl} alt="" loading="lazy" />
            <span className={styles.name}>
              {may('products') ? (
                <AppLink href={officePaths.product(productId)}>{name}</AppLink>
              ) : (
                <MayLink right="stock" href={officePaths.stockOf(productId)}>
                  {name}
                </MayLink>
              )}
              <span className={styles.slug}>{slug ?? 'no longer sold'}</span>
            </span>
            <span className={styles.figure}>
              {quantity} × <Money amount={price} currency={order.currency} />
              {order.refundedUnits[id] !== undefined && (
                <span className={styles.dim}> {order.refundedUnits[id]} refunded</span>
              )}
            </span>
            <span className={styles.wide}>
              <Money amount={total} currency={order.currency} strong />
            </span>
            <span className={styles.wide}>{stockText(order.stock[productId])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
