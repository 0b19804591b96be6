import { useRef, useEffect, useState, type RefObject } from 'react';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { OrderLine } from '../../../components/totals/order-line.tsx';
import { chevronDown } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { itemsText } from './items-text.ts';
import styles from './summary-lines.module.css';

/** So much of a row may be cut off before it counts as hidden. */
const tolerancePx = 4;

function countBelow(list: HTMLElement): number {
  const edge = list.getBoundingClientRect().bottom + tolerancePx;
  return [...list.children].filter((item) => item.getBoundingClientRect().bottom > edge).length;
}

/** How many of a list's items lie below its lower edge. It looks again when anything is scrolled or changes its size. */
function useItemsBelow(list: RefObject<HTMLElement | null>, itemCount: number): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null || itemCount === 0) return;
    const look = () => setBelow(countBelow(element));
    const sizes = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, itemCount]);
  return below;
}

type Line = CheckoutQuote['lines'][number];

interface SummaryLineProps {
  line: Line;
  /** It goes to another country, so its price is the one without GST. */
  isExport: boolean;
}

const SummaryLine = ({ line: { product, quantity, total, exported, obstacle }, isExport }: SummaryLineProps) => (
  <OrderLine
    imageUrl={product.imageUrl}
    name={product.name}
    quantity={quantity}
    price={formatMoney((isExport && exported?.price) || product.price)}
    total={formatMoney((isExport && exported?.total) || total)}
  >
    {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
  </OrderLine>
);

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** The lines of the order. Where they do not all fit, a tag on the lower edge counts the rest and leads to it. */
export function SummaryLines({ lines, isExport }: { lines: readonly Line[]; isExport: boolean }) {
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
      <ul ref={list} className={styles.lines} tabIndex={0} aria-label={itemsText(lines)}>
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} isExport={isExport} />
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
