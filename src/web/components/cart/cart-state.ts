import type { CartItem, CartProduct } from '#contracts/cart.ts';

/** What the browser knows of the cart: its lines, and what was saved for later if that has been fetched. */
export interface CartState {
  readonly lines: readonly CartItem[];
  readonly saved: readonly CartItem[];
}

/** What a button knows of the product it adds. */
export type AddableProduct = Pick<
  CartProduct,
  'id' | 'slug' | 'name' | 'category' | 'price' | 'imageUrl' | 'inStock'
> & { readonly stock?: number | null };

const newLinePrefix = 'new:';

/** True for a line that the server has not answered with yet, and that so has no id to act on. */
export const isNewLine = ({ id }: Pick<CartItem, 'id'>): boolean => id.startsWith(newLinePrefix);

const newLine = (product: AddableProduct, quantity: number): CartItem => ({
  id: `${newLinePrefix}${product.id}`,
  quantity,
  addedPrice: product.price,
  product: {
    id: product.id,
    slug: product.slug,
    name: product.name,
    category: product.category,
    price: product.price,
    imageUrl: product.imageUrl,
    inStock: product.inStock,
    stock: product.stock ?? null,
    discontinued: false,
  },
});

/** What is there already adds up; what is new comes last. */
export function addItem(items: readonly CartItem[], product: AddableProduct, quantity: number): readonly CartItem[] {
  if (!items.some((item) => item.product.id === product.id)) return [...items, newLine(product, quantity)];
  return items.map((item) => (item.product.id === product.id ? { ...item, quantity: item.quantity + quantity } : item));
}

/** How the cart looks the moment a person adds something, before the server has agreed. */
export const withAdded = ({ lines, saved }: CartState, product: AddableProduct, quantity: number): CartState => ({
  lines: addItem(lines, product, quantity),
  saved,
});

type ItemTest = (item: CartItem) => boolean;

function itemsBack(now: readonly CartItem[], before: readonly CartItem[], touched: ItemTest): CartItem[] {
  const items = now.filter((item) => !touched(item));
  before.forEach((item, index) => {
    if (touched(item)) items.splice(index, 0, item);
  });
  return items;
}

/** Takes back one change that the server refused; what other changes did to other lines stays. */
export const rolledBack = (now: CartState, before: CartState, touched: ItemTest): CartState => ({
  lines: itemsBack(now.lines, before.lines, touched),
  saved: itemsBack(now.saved, before.saved, touched),
});
