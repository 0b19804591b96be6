import { isFor, type DiscountedThing } from '#domain/discounts/discount-goods.ts';
import { unitPrices, type UnitPrice } from '#domain/discounts/price-breaks.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useSite } from '../../shell/site.tsx';
import styles from './price-breaks.module.css';

type Priced = DiscountedThing & { readonly price: string; readonly packSize: number };

/** Of packs it says so, since pieces are counted beside it. */
const priceText = ({ from, price, isExact }: UnitPrice, packSize: number): string =>
  `${from} ${packSize > 1 ? 'packs ' : ''}or more: ${isExact ? '' : 'about '}${formatMoney(price)} each`;

function useUnitPrices(product: Priced): string[] {
  const { priceBreaks = [] } = useSite().settings;
  const its = priceBreaks.filter(
    ({ goods, kitsOnly }) => isFor(goods, product) && (!kitsOnly || product.category === 'kit'),
  );
  return unitPrices(
    product.price,
    its.flatMap(({ breaks }) => breaks),
  ).map((one) => priceText(one, product.packSize));
}

/** What one costs from so many on, where that is less. It is part of the page, so that nobody asks for it. */
export function PriceBreaks({ product }: { product: Priced }) {
  const prices = useUnitPrices(product);
  if (prices.length === 0) return null;
  return (
    <ul className={styles.breaks}>
      {prices.map((price) => (
        <li key={price}>{price}</li>
      ))}
    </ul>
  );
}

/** The first of them, for a row that has one line. */
export function FirstPriceBreak({ product }: { product: Priced }) {
  const [price] = useUnitPrices(product);
  return price === undefined ? null : <span className={styles.first}>{price}</span>;
}
