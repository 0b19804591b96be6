import { absoluteUrl } from '#domain/paths/paths.ts';

const ucpVersion = '2026-08-25';
export const ucpRoot = '/ucp/v1';

const site = `https://ucp.dev/${ucpVersion}`;

/** What we can, with where it is specified; the last part of each is its schema. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': ['shopping/catalog/search', 'shopping/catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['shopping/catalog/lookup', 'shopping/catalog_lookup'],
  'dev.ucp.shopping.cart': ['shopping/cart', 'shopping/cart'],
  'dev.ucp.shopping.checkout': ['shopping/checkout', 'shopping/checkout'],
  'dev.ucp.shopping.order': ['shopping/order', 'shopping/order'],
} as const;

export type Capability = keyof typeof capabilities;

/** What `/.well-known/ucp` says. No payment handler: UPI and cash need the person. */
export const businessProfile = (publicUrl: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      'dev.ucp.shopping': [
        {
          version: ucpVersion,
          spec: `${site}/specification/overview`,
          transport: 'rest',
          schema: `${site}/services/shopping/rest.openapi.json`,
          endpoint: absoluteUrl(publicUrl, ucpRoot),
        },
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, [spec, schema]]) => [
        name,
        [{ version: ucpVersion, spec: `${site}/specification/${spec}`, schema: `${site}/schemas/${schema}.json` }],
      ]),
    ),
    payment_handlers: {},
  },
});

/** The head of an answer. */
export const envelope = (capability: Capability, status: 'success' | 'error' = 'success') => ({
  version: ucpVersion,
  status,
  capabilities: { [capability]: [{ version: ucpVersion }] },
  ...(capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
});
