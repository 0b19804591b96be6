import { createContext, use } from 'react';
import type { NamedBreaks } from '#domain/discounts/price-breaks.ts';
import type { PublicSettings } from '#domain/settings/settings.ts';

/** Facts of this rendering that the server and the browser must agree on. */
export interface Site {
  readonly publicUrl: string;
  readonly year: number;
  /** In force when the page was made. */
  readonly settings: PublicSettings & { readonly priceBreaks?: readonly NamedBreaks[] | undefined };
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('There is no site around this component.');
  return site;
}
