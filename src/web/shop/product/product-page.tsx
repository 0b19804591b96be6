import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { BillOfMaterials } from './bom/bill-of-materials.tsx';
import { BuyBar } from './buy/buy-bar.tsx';
import { useQuantity } from './buy/use-quantity.ts';
import { About } from './facts/about.tsx';
import { BuildInformation } from './facts/build-information.tsx';
import { Documents } from './facts/documents.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { Included } from './included/included.tsx';
import { Listen } from './listen/listen.tsx';
import { PartUses } from './part/part-uses.tsx';
import { ProductPair } from './facts/product-pair.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTop } from './product-top.tsx';
import { ProductBreadcrumbs } from './product-breadcrumbs.tsx';
import { RecentlyViewed } from './recent/recently-viewed.tsx';
import { RelatedProducts } from './facts/related-products.tsx';
import { Schematic } from './schematic/schematic.tsx';
import { SaleDetails } from './facts/sale-details.tsx';
import { PinOut, Specifications } from './facts/specifications.tsx';
import type { LoadListenPanel } from '../../components/player/listen-panel-code.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './product-page.module.css';

/** Only a kit's list stands beside a picture of it; the others are short and stand in a column. */
function Facts({ product }: { product: Product }) {
  const isKit = product.category === 'kit';
  return (
    <div className={styles.more}>
      <div>
        <About product={product} />
        <Specifications specifications={product.specifications} />
        {product.pinOut && <PinOut pinOut={product.pinOut} />}
        {isKit && <SaleDetails product={product} />}
      </div>
      <div>
        {!isKit && <Included product={product} />}
        <BuildInformation product={product} />
        {product.category !== 'parts' && <Schematic product={product} />}
        <Documents documents={product.documents} />
        {!isKit && <SaleDetails product={product} />}
      </div>
    </div>
  );
}

interface ProductPageProps {
  product: Product;
  loadListenPanel: LoadListenPanel;
}

export function ProductPage({ product, loadListenPanel }: ProductPageProps) {
  const titleId = useId();
  const choice = useQuantity(product);
  const { slug, category, pairSlug } = product;
  return (
    <div className={styles.page}>
      <div className={text.wrap}>
        <ProductBreadcrumbs product={product} />
        <ProductTop>
          <ProductGallery product={product} />
          <ProductSummary product={product} titleId={titleId} choice={choice} />
        </ProductTop>
      </div>
      {/* Before everything else that can be bought, for the keyboard; on a phone it lies at the foot of the screen. */}
      <BuyBar product={product} choice={choice} describedBy={titleId} />
      <div className={classNames(text.wrap, styles.product)}>
        {category === 'kit' && <Listen product={product} loadListenPanel={loadListenPanel} />}
        {category === 'kit' && <Included product={product} />}
        {category === 'pcb' && <BillOfMaterials product={product} boards={choice.quantity} />}
        {pairSlug && <ProductPair slug={pairSlug} category={category} />}
        <Facts product={product} />
        {category === 'parts' ? <PartUses part={product} /> : <RelatedProducts slug={slug} />}
        <RecentlyViewed slug={slug} />
      </div>
    </div>
  );
}
