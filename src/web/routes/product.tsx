import { useQuery } from '@tanstack/react-query';
import { Head } from '../shell/head.tsx';
import { paths } from '#domain/paths/paths.ts';
import { productJsonLd } from '../shop/product/product-json-ld.ts';
import { ProductNotFound } from '../shop/product/product-not-found.tsx';
import { ProductPage } from '../shop/product/product-page.tsx';
import { ProductSkeleton } from '../shop/product/product-skeleton.tsx';
import { metaDescription } from '../shop/product/product-texts.ts';
import { loadProduct, decodeProductId, productQuery } from '../components/product/product.queries.ts';
import { useHeadingFocus } from '../shop/product/use-heading-focus.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';

/** Fetched by those who press Listen, never with the page. */
const loadListenPanel = () => import('../listen/panel/listen-panel.tsx');

interface Params {
  readonly id: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadProduct(queryClient, decodeProductId(params.id));

export default function ProductRoute({ params }: { params: Params }) {
  const { publicUrl, settings } = useSite();
  const { data: product, isPending } = useQuery(productQuery(decodeProductId(params.id)));
  useHeadingFocus(isPending);
  if (isPending) return <ProductSkeleton />;
  if (!product) {
    return (
      <>
        <Head title="Product Not Found" description="There is no product at this address." path={null} />
        <ProductNotFound />
      </>
    );
  }
  return (
    <>
      <Head
        title={product.seoTitle ?? product.name}
        description={product.seoDescription ?? metaDescription(product.description)}
        path={paths.product(product.slug)}
        image={product.socialImageUrl}
      />
      <JsonLd data={productJsonLd(product, publicUrl, settings)} />
      <ProductPage key={product.id} product={product} loadListenPanel={loadListenPanel} />
    </>
  );
}
