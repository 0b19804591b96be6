import { useRef } from 'react';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { OrderLine } from '../../../components/totals/order-line.tsx';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { itemsText } from './items-text.ts';
import { useItemsBelow } from './use-items-below.ts';
import styles from './summary-lines.module.css';

type Line = CheckoutQuote['lines'][number];

const SummaryLine = ({ line: { product, quantity, total, obstacle } }: { line: Line }) => (
  <OrderLine
    imageUrl={product.imageUrl}
    name={product.name}
    quantity={quantity}
    price={formatMoney(product.price)}
    total={formatMoney(total)}
  >
    {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
  </OrderLine>
);

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** The lines of the order. Where they do not all fit, a tag on the lower edge counts the rest and leads to it. */
export function SummaryLines({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLUListElement>(null);
  const below = useItemsBelow(list, lines.length);
  const showRest = () => {
    // The tag goes when nothing is hidden any more, and must not take the focus with it.
    list.current!.focus({ preventScroll: true });
    list.current!.scrollTo({ top: list.current!.scrollHeight, behavior: calmly() });
  };
  return (
    <div className={styles.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys too. */}
      <ul ref={list} className={styles.lines} tabIndex={0} aria-label={itemsText(lines.length)}>
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      {below > 0 && (
        <button type="button" className={styles.more} onClick={showRest}>
          {below} more below
          <Icon shape={chevronDown} />
        </button>
      )}
    </div>
  );
}
