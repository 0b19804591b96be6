import type { Product } from '#contracts/catalogue.ts';
import { partKinds } from '#domain/catalogue/part-kinds.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import type { NeighbouringPart } from '../../../components/product/product.queries.ts';
import text from '../../../ui/text/text.module.css';
import styles from './neighbouring-parts.module.css';

interface NeighbouringPartsProps {
  part: Product;
  neighbours: readonly NeighbouringPart[];
  titleId: string;
}

/** Those that lie before and after it on the shelf, and the way to the whole of it. */
export function NeighbouringParts({ part, neighbours, titleId }: NeighbouringPartsProps) {
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
