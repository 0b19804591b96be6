import { z } from 'zod';
import { periodNames } from '#domain/office/periods.ts';
import type { Endpoints } from './endpoint.ts';

const rupees = z.string().describe('Rupees, such as "3499.00".');
const at = z.string().describe('ISO 8601, UTC.');

const waiting = z.object({ count: z.int(), oldestAt: at.nullable() });

const todo = z
  .object({
    toConfirm: waiting.describe('Orders by cash that nobody has confirmed.'),
    toPack: waiting.describe('Confirmed orders.'),
    toRefund: waiting.describe('Orders whose money has to go back.'),
    unpaidEnding: waiting.describe('Unpaid orders that end within six hours; of these, the time the first one ends.'),
    lowStock: waiting.describe('Products that have nearly run out.'),
    unanswered: waiting.describe('Messages whose sender had the last word.'),
    returnsToAnswer: waiting.describe('Returns and claims whose buyer had the last word.'),
    returnsToRefund: waiting.describe('Returns that have arrived, and whose money is not back.'),
    community: waiting.describe('Reviews, questions, answers and builds that nobody here has looked at.'),
    quotes: waiting.describe('Quotes that somebody waits for: to be priced, or with a question.'),
    failedJobs: waiting.describe('Mails and other jobs that were given up.'),
    deadWebhooks: waiting.describe('Events that other programs did not take, given up in the last days.'),
    strayPayments: waiting.describe('Payments that fit no order.'),
  })
  .meta({ id: 'OfficeTodo' });

export type Todo = z.infer<typeof todo>;
export type Waiting = z.infer<typeof waiting>;

const net = rupees.describe(
  'What was paid for orders, less what went back of it in the same time: below zero if more went.',
);
const refunds = rupees.describe('What went back of the money of orders; the money beside it is without it.');

const step = z.object({
  day: z.string().describe('The first day of the step, of the calendar of India.'),
  dayBefore: z.string().describe('The first day of the step it is compared with.'),
  money: net,
  refunds,
  moneyBefore: net,
  orders: z.int(),
  ordersBefore: z.int(),
});

const total = z.object({ money: net, refunds, orders: z.int(), averageOrder: rupees.nullable() });

const sales = z
  .object({
    period: z.enum(periodNames),
    steps: z.array(step).describe('The last one is not over yet.'),
    total: total,
    totalBefore: total,
    today: z.object({ money: net, refunds, orders: z.int() }),
    renewedAt: at,
  })
  .meta({ id: 'OfficeSales' });

export type Sales = z.infer<typeof sales>;
export type SalesStep = z.infer<typeof step>;

const packing = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  total: rupees,
  imageUrls: z.array(z.string()).describe('Of the first two products.'),
  lines: z.int(),
});
const runningLow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  stock: z.int(),
});
const message = z.object({ id: z.string(), ticket: z.string(), name: z.string(), subject: z.string(), at });

const atHand = z
  .object({ toPack: z.array(packing), runningLow: z.array(runningLow), messages: z.array(message) })
  .meta({ id: 'OfficeAtHand' });

export type AtHand = z.infer<typeof atHand>;

export const todayEndpoints = {
  'GET /api/admin/todo': {
    summary: 'What waits to be done, counted.',
    access: 'admin',
    right: 'office',
    reply: todo,
    status: 200,
  },
  'GET /api/admin/sales': {
    summary:
      'The money that came in, less refunds, and the orders that were placed, step by step, beside the time before.',
    access: 'admin',
    right: 'office',
    query: z.object({ period: z.enum(periodNames, 'period must be day, week or month.').optional() }),
    reply: sales,
    status: 200,
  },
  'GET /api/admin/at-hand': {
    summary: 'The first few of what is to be packed, runs low, or waits for an answer.',
    access: 'admin',
    right: 'office',
    reply: atHand,
    status: 200,
  },
} as const satisfies Endpoints;
