import { accountEndpoints } from './accounts.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { newsletterEndpoints } from './newsletter.ts';

/** Every call of the shop. Validation, reply types, the typed client and /openapi.json come from here. */
export const api = {
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...accountEndpoints,
  ...newsletterEndpoints,
} as const;

export type Api = typeof api;
