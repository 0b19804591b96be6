import type { Product } from '#contracts/catalogue.ts';
import { AddToCartButton } from '../../../components/cart/add-to-cart-button.tsx';
import { Price } from '../../../components/price/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import type { QuantityChoice } from './use-quantity.ts';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  product: Product;
  choice: QuantityChoice;
  describedBy: string;
}

/** At the foot of a phone's screen for as long as the product is in view. */
export function BuyBar({ product, choice, describedBy }: BuyBarProps) {
  const { quantity, limit, choose } = choice;
  return (
    <div className={styles.bar} role="region" aria-label={`Buy ${product.name}`}>
      <Price amount={product.price} className={styles.price} />
      <QuantityStepper name={product.name} quantity={quantity} limit={limit} onChange={choose} />
      <AddToCartButton product={product} quantity={quantity} describedBy={describedBy} variant="primary" wide plain />
    </div>
  );
}
