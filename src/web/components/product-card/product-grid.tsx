import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { CardProduct } from './card-product.ts';
import { HearButton } from './preview/hear-button.tsx';
import { ProductCard } from './product-card.tsx';
import text from '../../ui/text/text.module.css';
import styles from './product-grid.module.css';

/** As many as the widest grid shows in its first row. */
const eagerCount = 4;
const skeletonCount = 8;

interface ProductGridProps {
  products: readonly CardProduct[];
  /** They stand below a product: under a heading of their own, and on a small screen in one row to scroll. */
  related?: boolean;
  /** Each says where it comes from, since the list is ordered or narrowed by it. */
  showOrigin?: boolean;
}

export function ProductGrid({ products, related = false, showOrigin = false }: ProductGridProps) {
  return (
    <div className={classNames(styles.grid, related && styles.related)}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          headingLevel={related ? 3 : 2}
          eager={!related && (index === 0 ? 'first' : index < eagerCount)}
        >
          {product.size && <p className={classNames(text.meta, styles.caption)}>{product.size}</p>}
          {showOrigin && <p className={classNames(text.meta, styles.caption)}>Made in {product.countryOfOrigin}</p>}
          {!related && product.playable && <HearButton product={product} />}
        </ProductCard>
      ))}
    </div>
  );
}

/** The count above says in words that the products are on their way. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, card) => (
        <div className={styles.skeleton} data-testid="product-skeleton" key={card}>
          <Skeleton className={styles.skeletonStage} />
          <Skeleton className={styles.skeletonName} />
          <Skeleton className={styles.skeletonLine} />
          <Skeleton className={styles.skeletonBuy} />
        </div>
      ))}
    </div>
  );
}
