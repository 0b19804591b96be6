import { z } from 'zod';
import { device, user } from './accounts.ts';
import { address } from './addresses.ts';
import { accountBusiness } from './business.ts';
import { ownReport } from './build-reports.ts';
import { build } from './builds.ts';
import { classSummary } from './classroom.ts';
import type { Endpoints } from './endpoint.ts';
import { helpRequest } from './help.ts';
import { partsList } from './parts-lists.ts';
import { orderSummary } from './orders.ts';

const exportedOrder = orderSummary.extend({
  email: z.string(),
  phone: z.string().nullable(),
  shippingMethod: z.string(),
  paymentMethod: z.string(),
  paymentStatus: z.string(),
  shippingAddress: z.unknown(),
  billingAddress: z.unknown(),
  business: z.unknown(),
  giftNote: z.string().nullable(),
  sentReference: z.string().nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.string() })),
  returns: z
    .array(
      z.object({
        number: z.string(),
        kind: z.string(),
        status: z.string(),
        reason: z.string(),
        words: z.string().nullable(),
        askedAt: z.string(),
        messages: z.array(z.object({ by: z.string(), text: z.string(), at: z.string() })),
        photos: z.array(z.string()).describe('Where they are shown to whoever may see the order.'),
      }),
    )
    .describe('What was sent back or claimed.'),
  discounts: z.array(z.object({ name: z.string(), code: z.string().nullable(), off: z.string() })),
});

export const accountExport = z
  .object({
    exportedAt: z.string(),
    user,
    addresses: z.array(address),
    business: accountBusiness.nullable(),
    orders: z.array(exportedOrder),
    sessions: z.array(device),
    newsletter: z.object({ status: z.string(), since: z.string() }).nullable(),
    wishList: z.array(z.object({ product: z.string(), addedAt: z.string() })),
    builds: z.array(build),
    buildReports: z.array(ownReport).describe('What of them everybody sees.'),
    contributions: z
      .array(
        z.object({
          kind: z.string(),
          product: z.string(),
          shownName: z.string(),
          words: z.string(),
          stars: z.int().nullable(),
          state: z.string(),
          reason: z.string().nullable(),
          writtenAt: z.string(),
        }),
      )
      .describe('Reviews, questions, answers and builds, shown or not.'),
    classes: z.array(classSummary),
    stash: z.record(z.string(), z.int()).describe('Pieces by the slug of the part.'),
    bills: z.array(partsList),
    quotes: z.array(
      z.object({
        number: z.string(),
        status: z.string(),
        address: z.unknown(),
        phone: z.string().nullable(),
        business: z.unknown(),
        words: z.string().nullable(),
        askedAt: z.string(),
      }),
    ),
    stockNotices: z.array(z.object({ product: z.string(), askedAt: z.string() })),
    help: z
      .array(
        helpRequest
          .omit({ photos: true })
          .extend({ photos: z.array(z.string()).describe('Where they are shown to you.') }),
      )
      .describe('What was asked about builds that did not work.'),
    messages: z.array(z.object({ ticket: z.string(), subject: z.string(), message: z.string(), sentAt: z.string() })),
  })
  .meta({ id: 'AccountExport' });

export type AccountExport = z.infer<typeof accountExport>;

export const accountExportEndpoints = {
  'GET /api/user/export': {
    summary: 'Everything we keep about the user, as a file to download.',
    access: 'user',
    reply: accountExport,
    status: 200,
  },
} as const satisfies Endpoints;
