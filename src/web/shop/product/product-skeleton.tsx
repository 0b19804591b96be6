import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { ProductTop } from './product-top.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './product-skeleton.module.css';

export function ProductSkeleton() {
  return (
    <div className={classNames(text.wrap, styles.skeleton)} role="status">
      <h1>
        <VisuallyHidden>Loading the product</VisuallyHidden>
      </h1>
      <ProductTop>
        <Skeleton className={styles.stage} />
        <div className={styles.words}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </ProductTop>
    </div>
  );
}
