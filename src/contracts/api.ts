import { accountExportEndpoints } from './account-export.ts';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { contactEndpoints } from './contact.ts';
import { jobEndpoints } from './jobs.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderEndpoints } from './orders.ts';

/** Every call of the shop. Validation, reply types, the typed client and /openapi.json come from here. */
export const api = {
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...accountEndpoints,
  ...accountExportEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...jobEndpoints,
} as const;

export type Api = typeof api;
