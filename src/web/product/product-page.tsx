import type { Product } from '#contracts/catalogue.ts';
import { BuildInformation } from './facts/build-information.tsx';
import { Documents } from './facts/documents.tsx';
import { Included } from './facts/included.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductPair } from './facts/product-pair.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTop } from './product-top.tsx';
import { ProductBreadcrumbs } from './product-breadcrumbs.tsx';
import { RelatedProducts } from './facts/related-products.tsx';
import { SaleDetails } from './facts/sale-details.tsx';
import { PinOut, Specifications } from './facts/specifications.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';
import styles from './product-page.module.css';

export function ProductPage({ product }: { product: Product }) {
  return (
    <div className={classNames(text.wrap, styles.product)}>
      <ProductBreadcrumbs product={product} />
      <ProductTop>
        <ProductGallery product={product} />
        <ProductSummary product={product} />
      </ProductTop>
      {product.pairSlug && <ProductPair slug={product.pairSlug} category={product.category} />}
      <div className={styles.more}>
        <div>
          <Specifications specifications={product.specifications} />
          {product.pinOut && <PinOut pinOut={product.pinOut} />}
          <BuildInformation product={product} />
        </div>
        <div>
          <Included product={product} />
          <Documents documents={product.documents} />
          <SaleDetails product={product} />
        </div>
      </div>
      <RelatedProducts slug={product.slug} />
    </div>
  );
}
