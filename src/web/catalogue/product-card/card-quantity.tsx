import { lazy, Suspense, useSyncExternalStore } from 'react';
import { quantityLimit } from '#domain/cart/cart.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CardProduct } from './card-product.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './card-quantity.module.css';

const QuantityStepper = lazy(async () => ({
  default: (await import('../../ui/quantity-stepper/quantity-stepper.tsx')).QuantityStepper,
}));

const never = () => () => {};

/** False in the server's page and while the browser takes it over. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

interface CardQuantityProps {
  product: Pick<CardProduct, 'name' | 'inStock' | 'stock'>;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many to add. It needs a script to mean anything, so it comes after the page and its place is kept. */
export function CardQuantity({ product, quantity, onChange }: CardQuantityProps) {
  const isAlive = useIsAlive();
  return (
    <div className={classNames(styles.quantity, visibility.needsScript)}>
      {isAlive && (
        <Suspense fallback={null}>
          <QuantityStepper name={product.name} quantity={quantity} limit={quantityLimit(product)} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
