import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { recentQuery } from '../../../components/product/product.queries.ts';
import { forgetSlugs } from './recent-slugs.ts';
import styles from './recent-products.module.css';

interface RecentProductsProps {
  /** The product on the screen. */
  slug: string;
  slugs: readonly string[];
  onForget: () => void;
}

export function RecentProducts({ slug, slugs, onForget }: RecentProductsProps) {
  const titleId = useId();
  const { data: products = [] } = useQuery(recentQuery(slugs));
  if (products.length === 0) return null;
  const forget = (): void => {
    forgetSlugs(slug);
    onForget();
  };
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Recently viewed</h2>
        <TextButton onClick={forget}>Clear</TextButton>
      </div>
      <ProductGrid products={products} related />
    </section>
  );
}
