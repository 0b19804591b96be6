import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { paths } from '#domain/paths/paths.ts';
import { parseReviewWish } from '#domain/reviews/review-wish.ts';
import { decodeProductId, productQuery } from '../components/product/product.queries.ts';
import { Head } from '../shell/head.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';
import { ProductNotFound } from '../shop/product/product-not-found.tsx';
import { productJsonLd } from '../shop/product/product-json-ld.ts';
import { questionsQuery } from '../shop/questions/question.queries.ts';
import { reviewsQuery } from '../shop/reviews/review.queries.ts';
import { ReviewsPage } from '../shop/reviews/reviews-page.tsx';

interface Params {
  readonly id: string;
}

export async function load({ params, search, queryClient }: LoadInput<Params>): Promise<boolean> {
  const product = await queryClient.ensureQueryData(productQuery(decodeProductId(params.id)));
  if (!product) return false;
  await Promise.all([
    queryClient.ensureQueryData(reviewsQuery(product.slug, parseReviewWish(search))),
    queryClient.ensureQueryData(questionsQuery(product.slug, { topic: null, place: null, after: null })),
  ]);
  return true;
}

export default function ReviewsRoute({ params }: { params: Params }) {
  const { publicUrl, settings } = useSite();
  const wish = parseReviewWish(new URLSearchParams(useSearch()));
  const { data: product } = useQuery(productQuery(decodeProductId(params.id)));
  const { data: reviews } = useQuery({ ...reviewsQuery(product?.slug ?? '', wish), enabled: product != null });
  if (product === undefined) return null;
  if (product === null)
    return (
      <>
        <Head title="Product Not Found" description="There is no product at this address." path={null} />
        <ProductNotFound />
      </>
    );
  return (
    <>
      <Head
        title={`Reviews and questions, ${product.name}`}
        description={`What people who bought or built the ${product.name} say about it.`}
        path={paths.reviews(product.slug)}
        image={product.socialImageUrl}
      />
      <JsonLd data={productJsonLd(product, publicUrl, settings, { reviews: reviews?.items })} />
      <ReviewsPage product={product} wish={wish} />
    </>
  );
}
