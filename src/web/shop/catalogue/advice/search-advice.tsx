import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';
import { formatMoney, fromDecimal, toPaise, type Paise, rupees } from '#domain/money/money.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useSite } from '../../../shell/site.tsx';
import { ProductCard } from '../../../components/product-card/product-card.tsx';
import { searchAdviceQuery } from './search-advice.queries.ts';
import styles from './search-advice.module.css';
import { isLetter, listedFee, shippingFee, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';

const method = 'domestic-standard';

/**
 * The whole rupees that are left for goods when a budget pays their delivery too; null where delivery takes nothing from
 * it, or all of it. It is the goods that earn free delivery, so they are held against the threshold, not the budget.
 */
export function goodsWithinBudget(budget: Paise, rates: DeliveryRates): number | null {
  const rest = toPaise(budget - listedFee(method, rates));
  // What is worth little goes by letter post, which leaves more for goods.
  const most = isLetter(rest, rates) ? Math.min(rates.letterCeiling, budget - rates.letterFee) : rest;
  const goods = Math.floor(most / 100);
  if (goods < 1 || shippingFee(method, toPaise(goods * 100), rates) === 0) return null;
  return goods;
}

interface Guide {
  readonly title: string;
  readonly path: string;
}

function GuideLinks({ guides, lead }: { guides: readonly Guide[]; lead: string }) {
  if (guides.length === 0) return null;
  return (
    <p className={styles.line}>
      {lead}{' '}
      {guides.map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <AppLink href={path}>{title}</AppLink>
        </span>
      ))}
    </p>
  );
}

interface WithDeliveryProps {
  params: CatalogueParams;
  /** As it was read in the search: 'under ₹2,500'. */
  price: string;
  /** The most of it in rupees. */
  budget: string;
}

/** Whoever has so much to spend pays the delivery out of it too, unless the list is as narrow as that already. */
function WithDelivery({ params, price, budget }: WithDeliveryProps) {
  const { settings } = useSite();
  const goods = goodsWithinBudget(fromDecimal(budget), settings);
  if (goods === null || (params.maxPrice && Number(params.maxPrice) <= goods)) return null;
  const { freeShippingThreshold } = settings;
  const someTravelFree = fromDecimal(budget) >= freeShippingThreshold;
  return (
    <>
      {' '}
      Delivery adds {formatMoney(shippingFee(method, rupees(goods), settings))}
      {someTravelFree && ` below ${formatMoney(freeShippingThreshold)}`}:{' '}
      <AppLink href={paths.products({ ...params, show: '', maxPrice: String(goods) })}>
        show what stays {price} with it
      </AppLink>
      .
    </>
  );
}

interface SearchAdviceProps {
  search: string;
  /** All that the address says, the search included. */
  params: CatalogueParams;
  /** How many products were found; undefined while that is not known. */
  found: number | undefined;
}

/** Says what a search was taken for, what the shop does not sell, and where to go instead. */
export function SearchAdvice({ search, params, found }: SearchAdviceProps) {
  const titleId = useId();
  const { data } = useQuery(searchAdviceQuery(search));
  if (!data || found === undefined) return null;
  const { absent, substitutes, guides, others, leftOut, price, maxPrice } = data;

  if (absent) {
    return (
      <section className={styles.absent} aria-labelledby={titleId}>
        <div className={styles.words}>
          <h2 id={titleId}>{absent}</h2>
          {substitutes.length > 0 && <p className={styles.line}>The nearest we have:</p>}
          {substitutes.map(({ fit, product }) => (
            <p key={product.id} className={styles.line}>
              <strong className={styles.name}>{product.name}</strong>
              {fit}
            </p>
          ))}
          <GuideLinks guides={guides} lead="Our guides can help:" />
        </div>
        {substitutes.length > 0 && (
          <ul className={styles.cards}>
            {substitutes.map(({ product }) => (
              <li key={product.id}>
                <ProductCard product={product} headingLevel={3} eager />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  return (
    <div className={styles.advice}>
      {price && (
        <p className={styles.line}>
          Showing only what costs {price}.{maxPrice && <WithDelivery params={params} price={price} budget={maxPrice} />}
        </p>
      )}
      {found > 0 && leftOut.length > 0 && (
        <p className={styles.line}>
          Nothing matches every word, so these are without {leftOut.map((word) => `“${word}”`).join(' and ')}.
        </p>
      )}
      {found === 0 && others.length > 0 && (
        <p className={styles.line}>
          No product has all of these words. Try one:{' '}
          {others.map(({ search: word, total }, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <AppLink href={paths.products({ search: word })}>{word}</AppLink> ({total})
            </span>
          ))}
        </p>
      )}
      {found === 0 && <GuideLinks guides={guides} lead="In our guides:" />}
    </div>
  );
}
