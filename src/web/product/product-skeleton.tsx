import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../ui/visibility/visually-hidden.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

export function ProductSkeleton() {
  return (
    <div className={classNames(text.wrap, 'product-skeleton')} role="status">
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
