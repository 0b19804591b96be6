import { countItems } from '#domain/cart/cart.ts';

/** Tabs tell each other on it that the cart has changed. */
export const cartChannel = 'taar-cart';

/** Until the cart is known the link makes no statement about it. */
export function cartLabel(count: number | undefined): string {
  if (count === undefined) return 'Cart';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}

/** Writes into the page what React will write there: it takes no notice of what it finds. */
async function writeCount(signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/cart', { headers: { accept: 'application/json' }, priority: 'low', signal });
  if (!answer.ok) return;
  const count = countItems(await answer.json());
  // Inside the link to the cart.
  const mark = document.querySelector('[data-cart-count]');
  if (!mark || signal.aborted) return;
  mark.textContent = count > 0 ? `${count}` : '';
  mark.parentElement!.setAttribute('aria-label', cartLabel(count));
}

/** Shows how much is in the cart until React does, also when another tab changes it. */
export function showCartCount(signal: AbortSignal): void {
  // Without an answer the link says nothing, as on a page without script.
  const show = (): void => void writeCount(signal).catch(() => {});
  show();
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(cartChannel);
  tabs?.addEventListener('message', show, { signal });
  addEventListener('pageshow', (event) => event.persisted && show(), { signal });
  signal.addEventListener('abort', () => tabs?.close());
}
