import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { ProductSection } from './product-section.tsx';

const LazyReviews = lazy(() =>
  import('../../reviews/reviews-panel.tsx').then(({ ReviewsPanel }) => ({ default: ReviewsPanel })),
);

const LazyQuestions = lazy(() =>
  import('../../questions/questions-panel.tsx').then(({ QuestionsPanel }) => ({ default: QuestionsPanel })),
);

/** So far below the screen that they are there when the visitor comes to them. */
const ahead = '400px';

/** What stands there before, and without scripts: how many there are, and where to read them. */
const ReviewsInShort = ({ product: { slug, writtenReviews } }: { product: Product }) => (
  <p>
    {writtenReviews === 0 ? 'Nobody has reviewed it here yet. ' : ''}
    <AppLink href={paths.reviews(slug)}>
      {writtenReviews === 0
        ? 'Who can, and how we check'
        : `Read ${writtenReviews === 1 ? 'the review' : `all ${writtenReviews} reviews`}`}
    </AppLink>
  </p>
);

/** Reviews and questions are fetched when the visitor comes near them, never with the page. */
export function Reviews({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const inShort = <ReviewsInShort product={product} />;
  const asked = <AppLink href={`${paths.reviews(product.slug)}#questions`}>Read and ask questions</AppLink>;
  return (
    <div ref={place}>
      <ProductSection title="Reviews" id="reviews">
        {isNear ? (
          <Suspense fallback={inShort}>
            <LazyReviews product={product} />
          </Suspense>
        ) : (
          inShort
        )}
      </ProductSection>
      <ProductSection title="Questions" id="questions">
        {isNear ? (
          <Suspense fallback={asked}>
            <LazyQuestions slug={product.slug} />
          </Suspense>
        ) : (
          asked
        )}
      </ProductSection>
    </div>
  );
}
