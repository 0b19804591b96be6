import type { Product } from '#contracts/catalogue.ts';
import { firstPedalSlug } from '#domain/catalogue/first-pedal.ts';
import { DifficultyBadge } from '../../components/product-card/difficulty-badge.tsx';
import { Price } from '../../components/price/price.tsx';
import { PriceBreaks } from '../../components/price/price-breaks.tsx';
import { typeLabel } from '../../components/product-card/product-card.tsx';
import { Rating } from '../../components/product-card/rating.tsx';
import { Lamp } from '../../ui/lamp/lamp.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { BuyRow } from './buy/buy-row.tsx';
import { FirstBuildLink } from './buy/first-build-link.tsx';
import { PinForm } from './buy/pin-form.tsx';
import type { QuantityChoice } from './buy/use-quantity.ts';
import { Assurances } from './facts/assurances.tsx';
import { netQuantity, splitDescription, stockText } from './product-texts.ts';
import { WishButton } from '../../components/wish-list/wish-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './product-summary.module.css';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import visibility from '../../ui/visibility/visibility.module.css';

/** One email when the product is back, and none after that. */
function StockNoticeForm({ productId }: { productId: string }) {
  const notify = useMutation({
    mutationFn: (email: string) =>
      call('POST /api/products/:id/notify', { params: { id: productId }, body: { email } }),
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    notify.mutate(String(new FormData(event.currentTarget).get('email') ?? ''));
  };

  return (
    <div id="notify" className={classNames(styles.stockNotice, visibility.needsScript)}>
      <h2 className={styles.title}>Email me when it’s back in stock</h2>
      <div role="status">{notify.isSuccess && <p>Thanks. We’ll email you once, when it’s back in stock.</p>}</div>
      {!notify.isSuccess && (
        <form onSubmit={submit}>
          <Field
            className={styles.field}
            label="Email address"
            labelHidden
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder="you@example.com"
            error={notify.error ? errorMessage(notify.error) : undefined}
          />
          <Button type="submit" pending={notify.isPending}>
            {notify.isPending ? 'Sending...' : 'Email me'}
          </Button>
        </form>
      )}
    </div>
  );
}

function Badges({ product }: { product: Product }) {
  const { difficulty, category, inStock, stock, packSize } = product;
  return (
    <div className={styles.badges}>
      {category !== 'parts' && <DifficultyBadge difficulty={difficulty} outlined />}
      <Tag>{typeLabel(category)}</Tag>
      {packSize > 1 && <Tag>Pack of {packSize}</Tag>}
      <Tag>
        <Lamp colour={inStock ? 'green' : 'off'} />
        {inStock ? stockText(stock) : 'Out of Stock'}
      </Tag>
    </div>
  );
}

interface ProductSummaryProps {
  product: Product;
  titleId: string;
  choice: QuantityChoice;
}

/** Beside the picture: what it is, what it costs, and the one next thing to do. */
export function ProductSummary({ product, titleId, choice }: ProductSummaryProps) {
  const { id, slug, name, price, inStock } = product;
  return (
    <div className={styles.summary}>
      <Badges product={product} />
      <h1 id={titleId}>{name}</h1>
      <Rating {...product} inWords />
      <p>
        <Price amount={price} className={styles.amount} />{' '}
        <span className={classNames(text.meta, styles.terms)}>inclusive of all taxes, {netQuantity(product)}</span>
      </p>
      <PriceBreaks product={product} />
      <p className={styles.lead}>{splitDescription(product.description).lead}</p>
      <BuyRow product={product} choice={choice} describedBy={titleId}>
        <WishButton product={product} />
      </BuyRow>
      {!inStock && (
        <>
          <p className={styles.outOfStock}>This item is currently out of stock. Check back later!</p>
          <StockNoticeForm productId={id} />
        </>
      )}
      {slug === firstPedalSlug && <FirstBuildLink />}
      <PinForm />
      <Assurances product={product} />
    </div>
  );
}
