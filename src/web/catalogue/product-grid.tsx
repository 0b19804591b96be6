import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import type { CardProduct } from './product-card/card-product.ts';
import { ProductCard } from './product-card/product-card.tsx';

/** As many as the widest grid shows in its first row. */
const eagerCount = 4;
const skeletonCount = 8;

export function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <div className="product-grid">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < eagerCount} />
      ))}
    </div>
  );
}

/** The count above says in words that the products are on their way. */
export function ProductGridSkeleton() {
  return (
    <div className="product-grid" aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, card) => (
        <div className="product-card product-card-skeleton" key={card}>
          <Skeleton className="product-card-skeleton-stage" />
          <Skeleton className="product-card-skeleton-name" />
          <Skeleton className="product-card-skeleton-line" />
          <Skeleton className="product-card-skeleton-buy" />
        </div>
      ))}
    </div>
  );
}
