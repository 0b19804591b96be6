import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import { relatedQuery } from '../../../components/product/product.queries.ts';
import styles from './related-products.module.css';

export function RelatedProducts({ slug }: { slug: string }) {
  const titleId = useId();
  const { data: products = [] } = useQuery(relatedQuery(slug));
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>Related products</h2>
      <ProductGrid products={products} related />
    </section>
  );
}
