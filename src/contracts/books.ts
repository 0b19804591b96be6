import { z } from 'zod';
import { bookMonthPattern } from '#domain/books/book-month.ts';
import { gstr1Sections } from '#domain/books/gstr1.ts';
import { gstr1Tables } from '#domain/books/gstr1-table.ts';
import { moneyReasons } from '#domain/books/tie-out.ts';
import type { Endpoints } from './endpoint.ts';
import { orderParams } from './office-orders.ts';

const monthMessage = 'A month is written as 2026-10.';
const money = z.string().describe('Rupees, with paise: 1239.00. Below zero with a minus.');
const month = z.object({ month: z.string(monthMessage).regex(bookMonthPattern, monthMessage) });

const taxes = { taxable: money, igst: money, cgst: money, sgst: money };

const books = z
  .object({
    month: z.string(),
    gstin: z.string(),
    running: z.boolean().describe('The month is not over.'),
    sections: z.array(z.object({ section: z.enum(gstr1Sections), documents: z.int(), ...taxes, total: money })),
    sum: z.object({ documents: z.int(), ...taxes, total: money }),
    hsn: z.array(
      z.object({
        registered: z.boolean(),
        code: z.string(),
        unit: z.string(),
        quantity: z.int(),
        ratePercent: z.number(),
        ...taxes,
      }),
    ),
    series: z.array(
      z.object({
        kind: z.enum(['invoice', 'credit-note']),
        from: z.string(),
        to: z.string(),
        count: z.int(),
        cancelled: z.int(),
      }),
    ),
    tieOut: z.object({
      invoiced: money,
      credited: money,
      books: money,
      sections: money,
      hsn: money,
      paid: money,
      refunded: money,
      reasons: z.record(z.enum(moneyReasons), money).describe('What leads from the money to the papers.'),
      money,
      gatewayOrders: money,
      gatewayPayments: money,
      missing: z.array(z.string()).describe('Numbers that no document has.'),
    }),
    ready: z.boolean().describe('Every sum is equal, and nothing is wrong with any document: files can be had.'),
    problems: z.array(z.object({ number: z.string(), sentence: z.string() })).describe('The first hundred.'),
    problemCount: z.int(),
    cancelledLater: z
      .array(z.string())
      .describe('Invoices of before whose orders were cancelled in this month before anything was paid.'),
    eInvoices: z.int().describe('Documents that an e-invoice can be had of.'),
    ewayBills: z
      .array(z.object({ orderId: z.uuid(), orderNumber: z.string(), invoice: z.string(), total: money }))
      .describe('Invoices above 50,000 rupees with tax, the first two hundred.'),
    ewayBillCount: z.int(),
  })
  .meta({ id: 'Books' });

export type Books = z.infer<typeof books>;

const ofBooks = { access: 'admin', right: 'books', params: month, status: 200 } as const;
const file = { ...ofBooks, reply: null } as const;
const shut = 'Refused while a sum differs, or while something is wrong with a document. Written down.';

export const bookEndpoints = {
  'GET /api/admin/books': {
    summary: 'The months that there are books of, the newest first.',
    access: 'admin',
    right: 'books',
    reply: z.object({ months: z.array(z.string()), current: z.string() }),
    status: 200,
  },
  'GET /api/admin/books/:month': {
    ...ofBooks,
    summary: 'A month by India’s clock: GSTR-1 by section, HSN, documents, and whether it ties out.',
    reply: books,
  },
  'GET /api/admin/books/:month/gstr1': {
    ...file,
    summary: `GSTR-1 as JSON, for the portal. ${shut}`,
    file: 'application/json; charset=utf-8',
  },
  'GET /api/admin/books/:month/tables/:table': {
    ...file,
    summary: `A table of GSTR-1 as CSV. ${shut}`,
    params: month.extend({ table: z.enum(gstr1Tables, 'There is no such table.') }),
    file: 'text/csv; charset=utf-8',
  },
  'GET /api/admin/books/:month/e-invoices': {
    ...file,
    summary: `The e-invoices (INV-01, version 1.1) of all invoices and credit notes that have one, as one list. ${shut}`,
    file: 'application/json; charset=utf-8',
  },
  'GET /api/admin/orders/:id/e-invoice': {
    summary:
      'The e-invoice (INV-01, version 1.1) of the invoice of an order, or of one of its credit notes. 409: it has none, or it would be refused. Written down.',
    access: 'admin',
    right: 'orders',
    params: orderParams,
    query: z.object({ creditNote: z.string().max(16).optional().describe('The number of a credit note.') }),
    reply: null,
    file: 'application/json; charset=utf-8',
    status: 200,
  },
} as const satisfies Endpoints;
