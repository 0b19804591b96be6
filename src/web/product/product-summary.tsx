import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { DifficultyBadge } from '../catalogue/product-card/difficulty-badge.tsx';
import { Price } from '../catalogue/product-card/price.tsx';
import { typeLabel } from '../catalogue/product-card/product-card.tsx';
import { Rating } from '../catalogue/product-card/rating.tsx';
import { Lamp } from '../ui/lamp/lamp.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { Assurances } from './facts/assurances.tsx';
import { netQuantity, paragraphsOf, stockText } from './product-texts.ts';
import { StockNoticeForm } from './stock-notice-form.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';
import styles from './product-summary.module.css';

function Badges({ product }: { product: Product }) {
  const { difficulty, category, inStock, stock, packSize } = product;
  return (
    <div className={styles.badges}>
      <DifficultyBadge difficulty={difficulty} outlined />
      <Tag>{typeLabel(category)}</Tag>
      {packSize > 1 && <Tag>Pack of {packSize}</Tag>}
      <Tag>
        <Lamp colour={inStock ? 'green' : 'off'} />
        {inStock ? stockText(stock) : 'Out of Stock'}
      </Tag>
    </div>
  );
}

/** Beside the picture: what it is, what it costs, and the one next thing to do. */
export function ProductSummary({ product }: { product: Product }) {
  const titleId = useId();
  const [lead, ...further] = paragraphsOf(product.description);
  const { id, name, rating, reviewCount, price, inStock } = product;
  return (
    <div className={styles.summary}>
      <Badges product={product} />
      <h1 id={titleId}>{name}</h1>
      <Rating rating={rating} reviewCount={reviewCount} inWords />
      <p>
        <Price amount={price} className={styles.amount} />{' '}
        <span className={classNames(text.meta, styles.terms)}>inclusive of all taxes, {netQuantity(product)}</span>
      </p>
      <p className={styles.lead}>{lead}</p>
      <AddToCartButton product={product} describedBy={titleId} variant="primary" wide />
      {!inStock && (
        <>
          <p className={styles.outOfStock}>This item is currently out of stock. Check back later!</p>
          <StockNoticeForm productId={id} />
        </>
      )}
      {further.length > 0 && (
        <div className={styles.description}>
          {further.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Assurances toScale={product.category === 'kit'} />
    </div>
  );
}
