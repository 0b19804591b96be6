import { z } from 'zod';
import { accountExport } from './account-export.ts';
import { address } from './addresses.ts';
import { orderBusiness } from './business.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const at = z.string().describe('ISO 8601, UTC.');

const customerSummary = z
  .object({
    id: z.string().describe('Names the customer in the office, and says nothing about them.'),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    hasAccount: z.boolean(),
    orders: z.int(),
    spent: z.string().describe('What was paid, less what went back or has to.'),
    refunded: z.string().describe('What went back.'),
    lastOrderAt: at.nullable(),
  })
  .meta({ id: 'CustomerSummary' });

const account = z.object({ username: z.string(), since: at, confirmed: z.boolean(), isStaff: z.boolean() });

const customer = customerSummary
  .omit({ hasAccount: true })
  .extend({
    account: account.nullable(),
    newsletter: z.string().nullable().describe('pending, confirmed or left; null: never asked for.'),
    business: orderBusiness
      .pick({ companyName: true, gstin: true })
      .nullable()
      .describe('For whom they buy: as the account says, or else as the newest order for a business does.'),
    addresses: z.array(address),
    lastOrders: z.array(
      z.object({ id: z.string(), number: z.string(), status: z.string(), total: z.string(), refunded: z.string(), at }),
    ),
    messages: z.array(
      z.object({
        id: z.string(),
        ticket: z.string(),
        subject: z.string(),
        isDone: z.boolean(),
        isWaiting: z.boolean(),
        at,
      }),
    ),
  })
  .meta({ id: 'Customer' });

/** What an account may fetch for itself; a guest has no account, and nothing that hangs on one. */
const customerExport = accountExport
  .extend({ user: accountExport.shape.user.nullable() })
  .meta({ id: 'CustomerExport' });

export type CustomerSummary = z.infer<typeof customerSummary>;
export type Customer = z.infer<typeof customer>;
export type CustomerExport = z.infer<typeof customerExport>;

const params = z.object({ id: z.string().max(50) });

export const customerEndpoints = {
  'GET /api/admin/customers': {
    summary: 'Accounts and guests who bought, one for each mailbox, by mail address.',
    access: 'admin',
    right: 'customers',
    query: z.object({
      search: z
        .string()
        .trim()
        .max(200)
        .optional()
        .describe('The beginning of a mail address, a name, a surname or a phone number.'),
      ...pageQuery,
    }),
    reply: pageOf(customerSummary),
    status: 200,
  },
  'GET /api/admin/customers/:id': {
    summary: 'One customer with orders, messages and addresses. The id may also be that of an order or a message.',
    access: 'admin',
    right: 'customers',
    params,
    reply: customer,
    status: 200,
  },
  'POST /api/admin/customers/:id/export': {
    summary: 'Everything we keep about a customer who asked for it. That it was fetched is written down.',
    access: 'admin',
    right: 'customers',
    params,
    reply: customerExport,
    status: 200,
  },
  'DELETE /api/admin/customers/:id': {
    summary: 'Forgets a customer who asked for it. What was sold stays in the books.',
    access: 'admin',
    right: 'customers',
    requiresRecentPassword: true,
    params,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
