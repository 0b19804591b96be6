import { useId, Suspense, useState } from 'react';
import type { Product, Schematic as SchematicData } from '#contracts/catalogue.ts';
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
import { RecentlyViewed } from './recent/recently-viewed.tsx';
import { RelatedProducts } from './facts/related-products.tsx';
import { Reviews } from './facts/reviews.tsx';
import { SaleDetails } from './facts/sale-details.tsx';
import { PinOut, Specifications } from './facts/specifications.tsx';
import type { LoadListenPanel } from '../../components/player/listen-panel-code.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './product-page.module.css';
import { lastCataloguePath } from '../catalogue/last-catalogue.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { HaveAndNeed } from './bom/have-and-need.tsx';
import { ProductSection } from './facts/product-section.tsx';
import { contentsQuery } from '../../components/product/product.queries.ts';
import { LazyViewer } from './viewer/lazy-viewer.tsx';
import visibility from '../../ui/visibility/visibility.module.css';

/** Without scripts it is a link to the picture; with them the picture opens over the page. */
function OpenSchematic({ imageUrl, title }: { imageUrl: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className={buttonClass()}
        href={imageUrl}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Open the schematic
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyViewer imageUrl={imageUrl} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Downloads = ({ downloads }: Pick<SchematicData, 'downloads'>) => (
  <ul className={styles.downloads}>
    {downloads.map(({ name, type, url }) => (
      <li key={url}>
        <a href={url} download>
          {name}
        </a>{' '}
        <span className={text.meta}>{type}</span>
      </li>
    ))}
  </ul>
);

/** The circuit on paper, by its stages in words for everyone, and as a picture for those who open it. */
function Schematic({ product }: { product: Product }) {
  const { data } = useQuery(contentsQuery(product.slug));
  if (!data?.schematic) return null;
  const { imageUrl, stages, downloads } = data.schematic;
  return (
    <ProductSection title="Schematic">
      <p>Every part and every wire, the signal from left to right:</p>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <OpenSchematic imageUrl={imageUrl} title={`Schematic of the ${product.name}`} />
        {data.bench && (
          <AppLink className={buttonClass()} href={paths.bench(product.slug)}>
            Open the bench
          </AppLink>
        )}
        {data.listening && (
          <a className={visibility.needsScript} href="#probe">
            Hear it at any point
          </a>
        )}
      </div>
      {data.bench && (
        <p className={text.meta}>On the bench, board, schematic and parts are linked: touch one and see it in all.</p>
      )}
      {data.bench && product.category === 'kit' && <HaveAndNeed slug={product.slug} />}
      {downloads.length > 0 && <Downloads downloads={downloads} />}
    </ProductSection>
  );
}

const arrowLeft = 'M19 12H5m6-6-6 6 6 6';

/** The way back to the list the visitor came from, and to the shelves of this product. */
function ProductBreadcrumbs({ product }: { product: Product }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <AppLink href={lastCataloguePath()} className={styles.back}>
        <Icon shape={arrowLeft} />
        Back to Products
      </AppLink>
      <ol>
        {breadcrumbsOf(product).map(({ label, path }) => (
          <li key={path}>
            <AppLink href={path}>{label}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
        <Reviews product={product} />
        {category === 'parts' ? <PartUses part={product} /> : <RelatedProducts slug={slug} />}
        <RecentlyViewed slug={slug} />
      </div>
    </div>
  );
}
