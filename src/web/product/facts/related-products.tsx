import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ProductCard } from '../../catalogue/product-card/product-card.tsx';
import { relatedQuery } from '../product.queries.ts';

export function RelatedProducts({ slug }: { slug: string }) {
  const titleId = useId();
  const { data: products = [] } = useQuery(relatedQuery(slug));
  if (products.length === 0) return null;
  return (
    <section className="related" aria-labelledby={titleId}>
      <h2 id={titleId}>Related products</h2>
      <div className="product-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
