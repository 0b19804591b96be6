import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';

export function ProductSkeleton() {
  return (
    <div className="wrap product-skeleton" role="status">
      <h1>
        <VisuallyHidden>Loading the product</VisuallyHidden>
      </h1>
      <div className="product-top">
        <Skeleton className="product-skeleton-stage" />
        <div className="product-skeleton-words">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
