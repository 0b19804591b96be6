import { useId } from 'react';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import type { CardProduct } from '../../../components/product-card/card-product.ts';
import styles from './companions.module.css';

/** Only what is known is claimed. */
const titles = {
  orders: 'Often bought together',
  bills: 'Goes into the same kits',
  kind: 'Goes with parts like this',
} as const;

interface CompanionsProps {
  companions: { readonly basis: keyof typeof titles; readonly products: readonly CardProduct[] };
}

export function Companions({ companions: { basis, products } }: CompanionsProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.companions} aria-labelledby={titleId}>
      <h2 id={titleId}>{titles[basis]}</h2>
      <ProductGrid products={products} related />
    </section>
  );
}
