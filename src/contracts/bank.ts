import { z } from 'zod';
import { bankTextMaxLength, maxStatementBytes, maxStatementRows } from '#domain/orders/bank-transfer.ts';
import { isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

const maxConfirmations = 500;
const searchMissing = 'Enter a number, a name or an amount.';

const amount = z.string().describe('Rupees with two decimals, such as "3499.00".');

const bankText = z
  .string('What the bank wrote is text.')
  .max(bankTextMaxLength, 'What the bank wrote is too long.')
  .refine(isPlainText, 'What the bank wrote is plain text.');

const bankRow = z
  .object({
    row: z.int().describe('Which row of the file it is, counted from its first.'),
    bookedOn: z.string().describe('YYYY-MM-DD.'),
    amount,
    description: z.string(),
    reference: z.string(),
  })
  .meta({ id: 'BankRow' });

export type BankRow = z.infer<typeof bankRow>;

const awaitedOrder = z.object({
  kind: z.enum(['order', 'quote']).describe('A quote that waits for a yes: paying it is one.'),
  id: z.uuid(),
  number: z.string(),
  name: z.string().describe('The buyer, and the company if there is one.'),
  total: amount,
  createdAt: z.string().describe('ISO 8601, UTC.'),
  difference: z.string().describe('What came more than the total; below zero it came short: "-5.90".'),
  acceptable: z.boolean().describe('True: somebody may say that this row pays the order.'),
  remark: z.string().nullable().describe('What to know before it is chosen.'),
});

export type AwaitedOrder = z.infer<typeof awaitedOrder>;

const statementPlan = z
  .object({
    rows: z.int().describe('How many rows of the file are payments, in or out.'),
    from: z.string().nullable().describe('The first day: YYYY-MM-DD. Null: there is no row.'),
    to: z.string().nullable(),
    paidOut: z.int().describe('How many of them are money that went out.'),
    certain: z
      .array(z.object({ row: bankRow, order: awaitedOrder, why: z.string() }))
      .describe('Reference and amount agree, and nothing else claims the order.'),
    toDecide: z.array(z.object({ row: bankRow, orders: z.array(awaitedOrder), why: z.string() })),
    unmatched: z.array(z.object({ row: bankRow, why: z.string().nullable() })),
    taken: z
      .array(z.object({ row: bankRow, number: z.string() }))
      .describe('Rows that have confirmed an order before.'),
    unreadable: z.array(z.object({ row: z.int(), sentence: z.string() })),
  })
  .meta({ id: 'StatementPlan' });

export type StatementPlan = z.infer<typeof statementPlan>;

const rowAmount = z
  .string('amount must be an amount such as "3499.00".')
  .regex(/^\d{1,8}\.\d{2}$/, 'amount must be an amount such as "3499.00".');

const bankPayment = z.object({
  bookedOn: z.iso.date('A day is written as 2026-11-16.'),
  amount: rowAmount,
  description: bankText,
  reference: bankText,
  kind: z.enum(['order', 'quote'], 'kind must be order or quote.').default('order'),
  orderId: z.uuid('orderId must be that of an order.').describe('Of the order, or of the quote that becomes one.'),
  accepted: z
    .boolean()
    .default(false)
    .describe('Somebody has decided on this row. Without, only the exact amount of an order that waits is taken.'),
});

export type BankPayment = z.output<typeof bankPayment>;

const bankOutcome = z.object({
  orderId: z.string(),
  number: z.string().nullable().describe('Of the order; null: there is none.'),
  done: z.boolean(),
  sentence: z.string().describe('What became of it, or why nothing did.'),
});

export type BankOutcome = z.infer<typeof bankOutcome>;

const office = { access: 'admin', right: 'orders', status: 200 } as const;

export const bankEndpoints = {
  'POST /api/admin/bank/statement': {
    ...office,
    summary:
      `Reads a bank's statement as CSV, at most ${maxStatementRows} rows, and says which of its rows pay which orders. ` +
      'Nothing is changed.',
    upload: { maxBytes: maxStatementBytes },
    reply: statementPlan,
  },
  'GET /api/admin/bank/payable': {
    ...office,
    summary:
      'Orders and quotes that a row of a statement may pay, found by number, name, company, mail address or amount. Those of ' +
      'the same amount come first, at most 20.',
    query: z.object({
      search: z.string(searchMissing).trim().min(1, searchMissing).max(200, searchMissing),
      amount: rowAmount.describe('Of the row.'),
    }),
    reply: z.array(awaitedOrder),
  },
  'POST /api/admin/bank/payments': {
    ...office,
    summary:
      'Marks orders as paid by rows of a statement, each in a transaction of its own. A row pays once, whoever sends it ' +
      'and however often.',
    body: z.object({
      payments: z
        .array(bankPayment)
        .min(1, 'Please choose a payment.')
        .max(maxConfirmations, `At most ${maxConfirmations} payments can be confirmed at once.`),
    }),
    reply: z.array(bankOutcome),
  },
} as const satisfies Endpoints;
