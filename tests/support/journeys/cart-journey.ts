import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from './journey.ts';

/** Puts products into the browser's cart behind the screen's back; `{ 'fuzz-box': 2 }`. */
export async function fillCart(page: Page, products: Readonly<Record<string, number>>): Promise<void> {
  for (const [productId, quantity] of Object.entries(products)) {
    const answer = await page.request.post('/api/cart', { data: { productId, quantity } });
    expect(answer.status(), `${productId} is in the cart`).toBe(201);
  }
}

/** Opens the cart and waits until it shows what is in it. */
export async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Shopping Cart');
}

/** The line of a product, and what can be done with it. */
export function lineOf(page: Page, name: string) {
  const line: Locator = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
  return {
    line,
    quantity: line.getByRole('spinbutton', { name: `Quantity of ${name}` }),
    decrease: line.getByRole('button', { name: `Decrease quantity of ${name}` }),
    increase: line.getByRole('button', { name: `Increase quantity of ${name}` }),
    remove: line.getByRole('button', { name: `Remove ${name}`, exact: true }),
    save: line.getByRole('button', { name: `Save for later: ${name}` }),
  };
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const badge = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The words of a toast; the same words are also said to screen readers for a moment. */
export const toast = (page: Page, words: string): Locator => page.getByText(words, { exact: true }).first();

/** Holds the writes of the cart back until they are let go. */
export async function holdWrites(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/cart/, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

/** Lets the writes of the cart fail as a server would that is in trouble, or that refuses. */
export async function failWrites(page: Page, status: number, body: string): Promise<void> {
  await page.route(/\/api\/cart/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, body, contentType: 'text/plain; charset=utf-8' }),
  );
}
