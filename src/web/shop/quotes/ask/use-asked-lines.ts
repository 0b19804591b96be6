import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxQuotedUnits } from '#domain/quotes/quotes.ts';
import { cartQuery } from '../../../components/cart/cart.queries.ts';
import { productQuery } from '../../../components/product/product.queries.ts';

/** One product that a price is asked for. */
export interface AskedLine {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly price: string;
  /** Null: it is not counted. */
  readonly stock: number | null;
  readonly quantity: number;
}

interface AskedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly price: string;
  readonly stock: number | null;
}

const toLine = ({ id, slug, name, imageUrl, price, stock }: AskedProduct, quantity: number): AskedLine => ({
  productId: id,
  slug,
  name,
  imageUrl,
  price,
  stock,
  quantity,
});

/** What the address asks for: so many of one product, as the page of a class does; null: what is in the cart. */
function askedProduct(search: string): { slug: string; quantity: number } | null {
  const params = new URLSearchParams(search);
  const slug = params.get('product') ?? '';
  const quantity = Number(params.get('quantity'));
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return null;
  return { slug, quantity: Number.isInteger(quantity) && quantity > 0 ? Math.min(quantity, maxQuotedUnits) : 1 };
}

/**
 * The lines of a request: the cart, or the product that the address names, with the quantities that were typed here. The cart
 * itself stays as it is.
 */
export function useAskedLines(search: string) {
  const wanted = askedProduct(search);
  const cart = useQuery({ ...cartQuery, enabled: wanted === null });
  const product = useQuery({ ...productQuery(wanted?.slug ?? ''), enabled: wanted !== null });
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
  const isPending = wanted === null ? cart.isPending : product.isPending;
  const start: readonly AskedLine[] =
    wanted === null
      ? (cart.data ?? []).map((item) => toLine(item.product, item.quantity))
      : product.data
        ? [toLine(product.data, wanted.quantity)]
        : [];
  const lines = start.flatMap((line) => {
    const quantity = typed[line.productId] ?? line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return {
    lines,
    /** Nothing to begin with, whatever was left out here. */
    isEmpty: start.length === 0,
    isPending,
    isFromCart: wanted === null,
    failure: wanted === null ? cart.error : product.error,
    retry: () => void (wanted === null ? cart.refetch() : product.refetch()),
    change: (productId: string, quantity: number) => setTyped((before) => ({ ...before, [productId]: quantity })),
  };
}
