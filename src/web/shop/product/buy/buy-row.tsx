import type { ReactNode } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { AddToCartButton } from '../../../components/cart/add-to-cart-button.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import type { QuantityChoice } from './use-quantity.ts';
import styles from './buy-row.module.css';

interface BuyRowProps {
  product: Product;
  choice: QuantityChoice;
  describedBy: string;
  /** One more button at the end of the row, which stays where the bar takes the others' place. */
  children: ReactNode;
}

/** How many, and the button. On a phone the bar at its foot takes this row's place. */
export function BuyRow({ product, choice, describedBy, children }: BuyRowProps) {
  const { quantity, limit, choose } = choice;
  return (
    <div className={styles.row}>
      <QuantityStepper name={product.name} quantity={quantity} limit={limit} onChange={choose} />
      <AddToCartButton product={product} quantity={quantity} describedBy={describedBy} variant="primary" wide />
      {children}
    </div>
  );
}
