import { useQuery } from '@tanstack/react-query';
import { Head } from '../shell/head.tsx';
import { oembedPath } from '#domain/paths/embed-paths.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Product } from '#contracts/catalogue.ts';
import { productJsonLd, type ProductRelations } from '../shop/product/product-json-ld.ts';
import { ProductNotFound } from '../shop/product/product-not-found.tsx';
import { ProductPage } from '../shop/product/product-page.tsx';
import { ProductSkeleton } from '../shop/product/product-skeleton.tsx';
import { metaDescription } from '../shop/product/product-texts.ts';
import {
  contentsQuery,
  decodeProductId,
  loadProduct,
  productQuery,
  usesQuery,
} from '../components/product/product.queries.ts';
import { useHeadingFocus } from '../shop/product/use-heading-focus.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';

/** Fetched by those who are about to press Listen, never with the page. */
const loadListenPanel = () => import('../listen/panel/listen-panel.tsx');

interface Params {
  readonly id: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadProduct(queryClient, decodeProductId(params.id));

/** What it is made of and what is made of it, as far as that came with the page. */
function useRelations(product: Product | null | undefined): ProductRelations {
  const slug = product?.slug ?? '';
  const isPart = product?.category === 'parts';
  const { data: contents } = useQuery({ ...contentsQuery(slug), enabled: product != null && !isPart });
  const { data: uses } = useQuery({ ...usesQuery(slug), enabled: product != null && isPart });
  return {
    parts: contents?.lines.flatMap(({ part }) => part?.slug ?? []) ?? [],
    kits: uses?.usedIn.map((kit) => kit.slug) ?? [],
  };
}

export default function ProductRoute({ params }: { params: Params }) {
  const { publicUrl, settings } = useSite();
  const { data: product, isPending } = useQuery(productQuery(decodeProductId(params.id)));
  const relations = useRelations(product);
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
      {product.playable && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={absoluteUrl(publicUrl, oembedPath(paths.product(product.slug), publicUrl))}
          title={`Hear the ${product.name}`}
        />
      )}
      <JsonLd data={productJsonLd(product, publicUrl, settings, { relations })} />
      <ProductPage key={product.id} product={product} loadListenPanel={loadListenPanel} />
    </>
  );
}
