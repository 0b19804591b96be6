/**
 * What UCP 2026-08-25 says of an answer, written down from its published schemas and pages (profile, catalog, cart, checkout,
 * order and their types), with what they require and the values that they close. Other members are allowed, as there.
 */
import { z } from 'zod';

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const reverseDomain = z.string().regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9_]*)+$/);
const https = z.url({ protocol: /^https?$/ });
const amount = z.int();
const price = z.looseObject({ amount: amount.min(0), currency: z.string().regex(/^[A-Z]{3}$/) });

const entity = z.looseObject({ version });
const registry = <Entry extends z.ZodType>(entry: Entry) => z.record(reverseDomain, z.array(entry).min(1));

/** A schema's host owns the name that it is declared under. */
const declared = registry(entity.extend({ spec: z.url(), schema: z.url() })).refine(
  (names) =>
    Object.entries(names).every(([name, entries]) =>
      entries.every(({ schema }) => {
        const authority = new URL(schema).hostname.split('.').toReversed().join('.');
        return name === authority || name.startsWith(`${authority}.`);
      }),
    ),
  'A schema is not served by the authority of its name.',
);

export const profileSchema = z.looseObject({
  ucp: z.looseObject({
    version,
    services: registry(
      entity.extend({
        spec: z.url(),
        schema: z.url(),
        transport: z.enum(['rest', 'mcp', 'a2a', 'embedded']),
        endpoint: https.refine((url) => !url.endsWith('/')),
      }),
    ),
    capabilities: declared,
    payment_handlers: z.record(z.string(), z.array(z.unknown())),
  }),
});

const envelope = (capability: string, status: 'success' | 'error' = 'success') =>
  z.looseObject({
    version,
    status: z.literal(status),
    capabilities: z.record(reverseDomain, z.array(entity)).refine((map) => Object.keys(map).join() === capability),
  });

const message = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('error'),
    code: z.string(),
    content: z.string().min(1),
    severity: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']),
    path: z.string().startsWith('$').optional(),
  }),
  z.looseObject({ type: z.enum(['warning', 'info']), code: z.string(), content: z.string().min(1) }),
]);

const total = z.looseObject({ type: z.string(), amount });
const totals = z
  .array(total)
  .refine((list) => ['subtotal', 'total'].every((type) => list.filter((each) => each.type === type).length === 1));

/** The parts add up to the total, as the contract of totals says. */
const wholeTotals = totals.refine(
  (list) =>
    list.filter(({ type }) => type !== 'total').reduce((sum, each) => sum + each.amount, 0) ===
    list.find(({ type }) => type === 'total')!.amount,
  'The totals do not add up.',
);

const item = z.looseObject({ id: z.string(), title: z.string(), price: amount.min(0), image_url: z.url().optional() });

const media = z.looseObject({ type: z.string(), url: z.url() });
const description = z.looseObject({ plain: z.string() });

const variant = z.looseObject({
  id: z.string(),
  title: z.string(),
  description,
  price,
  availability: z.looseObject({ available: z.boolean() }),
  media: z.array(media),
});

const product = z.looseObject({
  id: z.string(),
  title: z.string(),
  description,
  url: z.url(),
  categories: z.array(z.looseObject({ value: z.string() })),
  price_range: z.looseObject({ min: price, max: price }),
  media: z.array(media),
  variants: z.array(variant).min(1),
  rating: z.looseObject({ value: z.number(), scale_max: z.number() }).optional(),
});

export const searchSchema = z.looseObject({
  ucp: envelope('dev.ucp.shopping.catalog.search'),
  products: z.array(product),
  pagination: z.looseObject({ has_next_page: z.boolean(), cursor: z.string().optional() }),
  messages: z.array(message),
});

const correlated = variant.extend({
  inputs: z.array(z.looseObject({ id: z.string(), match: z.string() })).min(1),
});

export const lookupSchema = z.looseObject({
  ucp: envelope('dev.ucp.shopping.catalog.lookup'),
  products: z.array(product.extend({ variants: z.array(correlated).min(1) })),
  messages: z.array(message),
});

export const productSchema = z.looseObject({ ucp: envelope('dev.ucp.shopping.catalog.lookup'), product });

const basket = z.looseObject({
  id: z.string().min(1),
  line_items: z.array(z.looseObject({ id: z.string(), item, quantity: z.int().min(1), totals: wholeTotals })),
  currency: z.literal('INR'),
  totals: wholeTotals,
  links: z.array(z.looseObject({ type: z.string(), url: z.url() })),
  messages: z.array(message),
  continue_url: z.url(),
  expires_at: z.iso.datetime(),
});

export const cartSchema = basket.extend({ ucp: envelope('dev.ucp.shopping.cart') });

export const checkoutSchema = basket.extend({
  ucp: envelope('dev.ucp.shopping.checkout').extend({ payment_handlers: z.record(z.string(), z.unknown()) }),
  status: z.enum([
    'incomplete',
    'requires_escalation',
    'ready_for_complete',
    'complete_in_progress',
    'completed',
    'canceled',
  ]),
});

export const errorSchema = (capability: string) =>
  z.looseObject({
    ucp: envelope(capability, 'error'),
    messages: z.array(message).min(1),
    continue_url: z.url(),
    id: z.undefined().optional(),
  });

const lineCount = z.array(z.looseObject({ id: z.string(), quantity: z.int().min(1) }));

export const orderSchema = z.looseObject({
  ucp: envelope('dev.ucp.shopping.order'),
  id: z.string(),
  checkout_id: z.string(),
  permalink_url: z.url(),
  currency: z.literal('INR'),
  line_items: z.array(
    z.looseObject({
      id: z.string(),
      item,
      quantity: z.looseObject({ total: z.int().min(0), fulfilled: z.int().min(0) }),
      totals,
      status: z.enum(['processing', 'partial', 'fulfilled', 'removed']),
    }),
  ),
  fulfillment: z.looseObject({
    expectations: z.array(z.looseObject({ id: z.string(), line_items: lineCount, method_type: z.string() })),
    events: z.array(
      z.looseObject({ id: z.string(), occurred_at: z.iso.datetime(), type: z.string(), line_items: lineCount }),
    ),
  }),
  totals: wholeTotals,
});
