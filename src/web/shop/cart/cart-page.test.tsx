import { describe, expect, it } from 'vitest';
import type { BoardParts, CartItem } from '#contracts/cart.ts';
import type { CartDiscount } from '#contracts/discounts.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { boardPartsQuery } from '../../components/cart/cart-changes.queries.ts';
import { CartPage, CartView } from './cart-page.tsx';
import { cartDiscountQuery, hasDiscountsQuery } from '../../components/discounts/discount.queries.ts';
import { savedQuery } from '../../components/cart/cart.queries.ts';

type Changes = Partial<Omit<CartItem, 'product'>> & { product?: Partial<CartItem['product']> };

const line = ({ product, ...changes }: Changes = {}): CartItem => ({
  id: 'line',
  quantity: 1,
  addedPrice: '2999.00',
  ...changes,
  product: {
    id: 'fuzz',
    slug: 'fuzz-box',
    name: 'Fuzz Box',
    category: 'kit',
    price: '2999.00',
    imageUrl: '/art/fuzz.svg',
    inStock: true,
    stock: 10,
    discontinued: false,
    ...product,
  },
});

interface Fetched {
  saved?: readonly CartItem[];
  parts?: readonly BoardParts[];
}

const page = (lines: readonly CartItem[], { saved = [], parts = [] }: Fetched = {}): string =>
  renderMarkup(<CartView lines={lines} failure={null} onRetry={() => {}} />, {
    path: '/cart',
    data: [
      [savedQuery.queryKey, saved],
      [boardPartsQuery.queryKey, parts],
    ],
  });

const buttonNamed = (html: string, name: string): string =>
  html.match(/<button\b[^>]*>.*?<\/button>/gs)?.find((button) => button.includes(name)) ?? '';

describe('the cart before it is known', () => {
  const html = renderMarkup(<CartPage />, { path: '/cart' });

  it('is a skeleton of three rows under its heading', () => {
    expect(html).toContain('<h1>Shopping Cart</h1>');
    expect(html.match(/cart-skeleton-row"/g)).toHaveLength(3);
    expect(textOf(html)).toContain('Loading your cart');
  });

  it('says when it could not be fetched, and offers to try again', () => {
    const failed = renderMarkup(<CartView lines={undefined} failure="Failed to fetch cart" onRetry={() => {}} />, {
      path: '/cart',
    });
    expect(textOf(failed)).toBe('Shopping Cart Failed to fetch cart Retry');
  });

  it('says without a script that it needs one', () => {
    expect(/<p class="lead scriptless">(.*?)<\/p>/s.exec(html)?.[1]).toContain('Your cart needs JavaScript');
  });
});

describe('an empty cart', () => {
  it('says so and leads back to the products', () => {
    const html = page([]);
    expect(html).toContain('<h1>Your cart is empty</h1>');
    expect(linksOf(html)).toContainEqual(['/products', 'Continue Shopping']);
    expect(html).not.toContain('Order summary');
  });

  it('still shows what was saved for later', () => {
    expect(textOf(page([], { saved: [line({ quantity: 2 })] }))).toContain('Saved for later Fuzz Box 2 × ₹2,999');
  });
});

describe('a filled cart', () => {
  it.each([
    [[line()], 'Shopping Cart (1 item)'],
    [[line({ quantity: 2 }), line({ id: 'b', product: { id: 'b' } })], 'Shopping Cart (3 items)'],
  ])('counts quantities in its title', (lines, title) => {
    expect(page(lines)).toContain(`<h1>${title}</h1>`);
  });

  it('shows picture, name, unit price, quantity and line total, and leads to the product', () => {
    const html = page([line({ quantity: 2 })]);
    expect(html).toContain('src="/art/fuzz.svg"');
    expect(linksOf(html)).toContainEqual(['/products/fuzz-box', 'Fuzz Box']);
    expect(textOf(html)).toContain('Fuzz Box Kit, ₹2,999 each');
    expect(html).toContain('>₹5,998</span>');
    expect(html).toMatch(/<input[^>]*type="number"[^>]*value="2"/);
  });

  it('sums up with shipping, and tells what is missing for free shipping', () => {
    const text = textOf(page([line({ quantity: 2 })]));
    expect(text).toContain('Subtotal ₹5,998 Shipping ₹799 Total ₹6,797 Free shipping on orders over ₹6,200');
    expect(text).toContain('Add ₹202 more for free shipping.');
  });

  it('ships free from the threshold on, and then has no note', () => {
    const text = textOf(page([line({ quantity: 3 })]));
    expect(text).toContain('Subtotal ₹8,997 Shipping Free Total ₹8,997');
    expect(text).not.toContain('Free shipping on orders over');
    expect(text).toContain('This order ships free.');
  });

  it('cannot go below one, nor above what there are', () => {
    const html = page([line({ product: { stock: 1 } })]);
    expect(buttonNamed(html, 'Decrease')).toContain('disabled');
    expect(buttonNamed(html, 'Increase')).toContain('disabled');
    expect(buttonNamed(page([line({ quantity: 2 })]), 'Decrease')).not.toContain('disabled');
    expect(buttonNamed(page([line({ quantity: 99, product: { stock: null } })]), 'Increase')).toContain('disabled');
  });
});

describe('what discounts make of a cart', () => {
  const discount: CartDiscount = {
    code: 'SAVE10',
    codeProblem: null,
    subtotal: '5998.00',
    adjustments: [
      { label: 'Ten percent (SAVE10)', amount: '-599.80', on: 'goods' },
      { label: 'Free delivery', amount: '-799.00', on: 'freight' },
    ],
    shipping: '0.00',
    total: '5398.20',
    missingForFreeShipping: '0.00',
  };
  const discounted = (quantity: number): string =>
    textOf(
      renderMarkup(<CartView lines={[line({ quantity })]} failure={null} onRetry={() => {}} />, {
        path: '/cart',
        data: [
          [savedQuery.queryKey, []],
          [hasDiscountsQuery.queryKey, true],
          [cartDiscountQuery.queryKey, discount],
        ],
      }),
    );

  it('are rows that add up to the total', () => {
    expect(discounted(2)).toContain(
      'Subtotal ₹5,998 Ten percent (SAVE10) −₹599.80 Shipping ₹799 Free delivery −₹799 Total ₹5,398.20',
    );
  });

  it('are left open while they are of another cart', () => {
    expect(discounted(3)).toContain('Subtotal ₹8,997 Shipping … Total …');
  });
});

describe('lines that were added for boards', () => {
  it('stand by board, in the same elements as a cart without boards', () => {
    const forBoard = (id: string) =>
      line({ id, product: { id }, board: { id: `pcb-${id}`, slug: 'fuzz-box-pcb', name: 'Fuzz Box PCB' } });
    const other = line({ id: 'x', product: { id: 'x' } });
    const html = page([forBoard('a'), forBoard('b'), other]);
    expect(html.match(/aria-label="For the Fuzz Box PCB"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Everything else ₹2,999');
    expect(html.match(/aria-label="Remove all: [^"]*"/g)).toEqual([
      'aria-label="Remove all: Fuzz Box PCB"',
      'aria-label="Remove all: Fuzz Box PCB"',
      'aria-label="Remove all: everything else"',
    ]);
    expect(page([other])).toMatch(/<section><ul>/);
    expect(textOf(page([other]))).not.toContain('Everything else');
  });
});

describe('what was saved for later', () => {
  it('says what board it is for', () => {
    const board = { id: 'pcb', slug: 'fuzz-box-pcb', name: 'Fuzz Box PCB' };
    expect(textOf(page([], { saved: [line({ quantity: 2, board })] }))).toContain('2 × ₹2,999, for the Fuzz Box PCB');
  });
});

describe('what a line says', () => {
  it('is empty for a product in stock at an unchanged price', () => {
    expect(textOf(page([line()]))).not.toMatch(/Out of Stock|left|price changed/);
  });

  it.each([
    [5, 1, 'Only 5 left'],
    [1, 1, 'Only 1 left'],
    [7, 8, 'Only 7 left'],
  ])('names a stock of %i for a quantity of %i', (stock, quantity, words) => {
    expect(textOf(page([line({ quantity, product: { stock } })]))).toContain(words);
  });

  it('names a price that changed since it was added', () => {
    expect(textOf(page([line({ addedPrice: '2499.50' })]))).toContain(
      'The price changed from ₹2,499.50 to ₹2,999 since you added it.',
    );
  });

  it('is that it is out of stock, which blocks the checkout with a sentence', () => {
    const html = page([line({ product: { inStock: false, stock: 0 } })]);
    expect(textOf(html)).toContain('Out of Stock');
    expect(textOf(html)).toContain('Fuzz Box is out of stock. Remove it or save it for later to check out.');
    expect(buttonNamed(html, 'Proceed to Checkout')).toMatch(/disabled.*aria-describedby|aria-describedby.*disabled/);
    expect(buttonNamed(page([line()]), 'Proceed to Checkout')).not.toContain('disabled');
  });

  it('says "No longer sold." and has no link to the product', () => {
    const html = page([line({ product: { inStock: false, discontinued: true } })]);
    expect(textOf(html)).toContain('No longer sold.');
    expect(linksOf(html).map(([href]) => href)).not.toContain('/products/fuzz-box');
  });
});

describe('the parts of a board', () => {
  const board = line({ product: { category: 'pcb', name: 'Fuzz Box PCB' } });
  const part = (name: string, quantity: number, inStock = true): BoardParts['parts'][number] => ({
    quantity,
    product: { ...line({ product: { id: name, slug: name, name, price: '15.00', inStock } }).product, packSize: 10 },
  });
  const hint: BoardParts = {
    lineId: 'line',
    board: { name: 'Fuzz Box PCB', quantity: 1 },
    parts: [part('resistor-4k7', 2), part('jack', 1), part('lamp', 1, false)],
  };

  it('are counted, priced as far as they are there, and listed', () => {
    const text = textOf(page([board], { parts: [hint] }));
    expect(text).toContain('Your Fuzz Box PCB still needs 3 parts');
    expect(text).toContain('Add 2 parts for ₹45');
    expect(text).toContain('2 × resistor-4k7 ₹30 1 × jack ₹15 1 × lamp Out of Stock');
  });

  it('are not spoken of in a cart without a board', () => {
    expect(textOf(page([line()], { parts: [hint] }))).not.toContain('needs 3 parts');
  });
});
