import { useState } from 'react';
import { minQuantity, quantityLimit, type StockLevel } from '#domain/cart/cart.ts';

export interface QuantityChoice {
  readonly quantity: number;
  readonly limit: number;
  readonly choose: (quantity: number) => void;
}

/** How many the visitor means to add; the row beside the picture and the bar of a phone show the same. */
export function useQuantity(product: StockLevel): QuantityChoice {
  const [chosen, setChosen] = useState(minQuantity);
  const limit = quantityLimit(product);
  const quantity = Math.max(minQuantity, Math.min(chosen, limit));
  return { quantity, limit, choose: setChosen };
}
