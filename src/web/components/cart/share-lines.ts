import { buyPath, buyLinkSentences, type BuyLine } from '#domain/cart/buy-link.ts';
import { toast } from '../../toast/toast-store.ts';

interface ToShare {
  readonly product: { readonly slug: string };
  readonly quantity: number;
}

/** Products that stand in several lines are one in the link. */
function toBuyLines(shared: readonly ToShare[]): BuyLine[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of shared)
    quantities.set(product.slug, (quantities.get(product.slug) ?? 0) + quantity);
  return [...quantities].map(([product, quantity]) => ({ product, quantity }));
}

/** Copies a link that shows these products to whoever opens it, and puts them in their cart by one press. */
export async function shareLines(shared: readonly ToShare[]): Promise<void> {
  const path = buyPath(toBuyLines(shared));
  if (path === null) {
    toast({ title: 'This is too much for a link', description: buyLinkSentences.long });
    return;
  }
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    toast({
      title: 'Link copied',
      description: 'Whoever opens it sees these products and can put them in their cart.',
    });
  } catch {
    toast({
      title: 'Your browser didn’t let us copy',
      description: 'Open the link and copy it from the address bar.',
      action: { label: 'Open it', altText: 'Open the link to these products', run: () => location.assign(path) },
    });
  }
}
