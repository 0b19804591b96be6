import { quantityLimit } from '#domain/cart/cart.ts';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import type { CardProduct } from './card-product.ts';

export interface CardStepperProps {
  product: Pick<CardProduct, 'name' | 'inStock' | 'stock'>;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** The stepper of a card, in a file of its own because cards fetch it after the page. */
export default function CardStepper({ product, quantity, onChange }: CardStepperProps) {
  return <QuantityStepper name={product.name} quantity={quantity} limit={quantityLimit(product)} onChange={onChange} />;
}
