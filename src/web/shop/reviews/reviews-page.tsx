import type { Product } from '#contracts/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import type { ReviewWish } from '#domain/reviews/review-wish.ts';
import { Price } from '../../components/price/price.tsx';
import { Rating } from '../../components/product-card/rating.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import text from '../../ui/text/text.module.css';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import styles from './reviews-page.module.css';

/** Everything that was written about a product, on a page of its own: whole without a script, and to be linked to. */
export function ReviewsPage({ product, wish }: { product: Product; wish: ReviewWish }) {
  const { slug, name, imageUrl, price } = product;
  return (
    <div className={text.wrap}>
      <div className={styles.head}>
        <img src={imageUrl} alt="" width={96} height={96} />
        <div>
          <h1>{name}</h1>
          <Rating {...product} inWords />
        </div>
        <p className={styles.buy}>
          <Price amount={price} />
          <AppLink className={buttonClass({ variant: 'primary' })} href={paths.product(slug)}>
            See the product
          </AppLink>
        </p>
      </div>
      <section className={styles.section} id="reviews">
        <h2>Reviews</h2>
        <ReviewsPanel key={`${wish.sort} ${wish.stars} ${wish.after}`} product={product} wish={wish} />
      </section>
      <section className={styles.section} id="questions">
        <h2>Questions</h2>
        <QuestionsPanel slug={slug} />
      </section>
    </div>
  );
}
