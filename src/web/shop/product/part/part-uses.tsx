import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { usesQuery, type NeighbouringPart } from '../../../components/product/product.queries.ts';
import { UsedIn } from './used-in.tsx';
import styles from './part-uses.module.css';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import type { CardProduct } from '../../../components/product-card/card-product.ts';
import { partKinds } from '#domain/catalogue/part-kinds.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import text from '../../../ui/text/text.module.css';

interface NeighbouringPartsProps {
  part: Product;
  neighbours: readonly NeighbouringPart[];
  titleId: string;
}

/** Those that lie before and after it on the shelf, and the way to the whole of it. */
function NeighbouringParts({ part, neighbours, titleId }: NeighbouringPartsProps) {
  const kind = part.kind && partKinds[part.kind];
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId}>Next on the shelf</h2>
        {kind && (
          <AppLink href={paths.products({ category: 'parts', kind: part.kind!, sort: 'value' })}>
            All {kind.label.charAt(0).toLowerCase() === 'l' ? kind.label : kind.label.toLowerCase()}
          </AppLink>
        )}
      </div>
      <ol className={styles.shelf}>
        {neighbours.map(({ slug, name, value, price, imageUrl, inStock }) => {
          const isSelf = slug === part.slug;
          const words = (
            <>
              <Stage fit className={styles.picture}>
                <img src={imageUrl} alt="" width={120} height={90} loading="lazy" />
              </Stage>
              <b>{value ?? name}</b>
              <span className={text.meta}>
                {formatMoney(price)}
                {!inStock && ', Out of Stock'}
              </span>
            </>
          );
          return (
            <li key={slug}>
              {isSelf ? (
                <span className={styles.here} aria-current="true">
                  {words}
                </span>
              ) : (
                <AppLink href={paths.product(slug)}>{words}</AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Only what is known is claimed. */
const titles = {
  orders: 'Often bought together',
  bills: 'Goes into the same kits',
  kind: 'Goes with parts like this',
} as const;

interface CompanionsProps {
  companions: { readonly basis: keyof typeof titles; readonly products: readonly CardProduct[] };
}

function Companions({ companions: { basis, products } }: CompanionsProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.companions} aria-labelledby={titleId}>
      <h2 id={titleId}>{titles[basis]}</h2>
      <ProductGrid products={products} related />
    </section>
  );
}

/** Around a part: its neighbours in value, what it goes into, and what goes with it. */
export function PartUses({ part }: { part: Product }) {
  const { data } = useQuery(usesQuery(part.slug));
  const neighboursId = useId();
  if (!data) return null;
  return (
    <>
      {data.neighbours.length > 1 && (
        <section className={styles.section} aria-labelledby={neighboursId}>
          <NeighbouringParts part={part} neighbours={data.neighbours} titleId={neighboursId} />
        </section>
      )}
      <UsedIn usedIn={data.usedIn} />
      <Companions companions={data.companions} />
    </>
  );
}
