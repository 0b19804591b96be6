import { z } from 'zod';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';
import { productFilter } from './products.ts';

const importMistake = z.object({
  row: z.int().describe('As a table program counts: the heads are row 1.'),
  column: z.string(),
  product: z.string().describe('Its name, or what the file calls it.'),
  value: z.string(),
  sentence: z.string(),
  suggestion: z.string().nullable(),
});

const importChange = z.object({
  row: z.int(),
  productId: z.uuid(),
  slug: z.string(),
  product: z.string(),
  imageUrl: z.string().nullable(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});

const importAddition = z.object({ row: z.int(), slug: z.string(), product: z.string(), price: z.string() });

const importStates = ['draft', 'applied', 'undone'] as const;

const productImport = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    format: z.object({ encoding: z.string(), delimiter: z.string() }),
    columns: z.array(z.string()),
    rows: z.int(),
    state: z.enum(importStates),
    staffName: z.string(),
    createdAt: z.string(),
    appliedAt: z.string().nullable(),
    undoneAt: z.string().nullable(),
    undoUntil: z.string().nullable(),
    mistakes: z.array(importMistake),
    changes: z.array(importChange),
    additions: z.array(importAddition),
    same: z.int().describe('Rows that say what is there already.'),
    fingerprint: z.string().describe('Of what would change: whoever imports says what they saw.'),
  })
  .meta({ id: 'ProductImport' });

const importSummary = productImport
  .pick({ id: true, fileName: true, state: true, staffName: true, createdAt: true, appliedAt: true, undoneAt: true })
  .extend({ products: z.int().describe('How many it changed or added.'), undoUntil: z.string().nullable() })
  .meta({ id: 'ProductImportSummary' });

const undoPlan = z
  .object({
    back: z.int().describe('Values that go back to what they were.'),
    archived: z.int().describe('Products that the import added.'),
    later: z
      .array(
        z.object({
          product: z.string(),
          column: z.string(),
          imported: z.string(),
          now: z.string(),
          before: z.string(),
        }),
      )
      .describe('Values that somebody changed since; they stay as they are.'),
  })
  .meta({ id: 'ImportUndo' });

export type ProductImport = z.infer<typeof productImport>;
export type ProductImportSummary = z.infer<typeof importSummary>;
export type ImportMistake = z.infer<typeof importMistake>;
export type ImportChange = z.infer<typeof importChange>;
export type ImportUndo = z.infer<typeof undoPlan>;

const maxImportBytes = 5 * 1024 * 1024;
export const maxImportRows = 10_000;
/** Some four times as many as products have. */
export const maxImportColumns = 100;

const office = { access: 'admin', right: 'products' } as const;
const params = z.object({ id: z.uuid('That is no import.') });
const nameMessage = 'name must be the name of the file, of at most 200 characters.';

export const importEndpoints = {
  'GET /api/admin/products.csv': {
    ...office,
    summary: 'The products that a filter finds, as CSV that can be imported again.',
    query: z.object(productFilter),
    reply: null,
    file: 'text/csv; charset=utf-8',
    status: 200,
  },
  'GET /api/admin/imports': {
    ...office,
    summary: 'The imports of the last 30 days, the newest first.',
    reply: z.array(importSummary),
    status: 200,
  },
  'POST /api/admin/imports': {
    ...office,
    summary: 'Reads a CSV file, as table programs write it, and says what it would change. Nothing is changed yet.',
    query: z.object({
      name: z.string(nameMessage).trim().min(1, nameMessage).max(200, nameMessage).refine(isPlainLine, nameMessage),
    }),
    upload: { maxBytes: maxImportBytes },
    reply: productImport,
    status: 201,
  },
  'GET /api/admin/imports/:id': {
    ...office,
    summary: 'What an import would change, or has changed.',
    params,
    reply: productImport,
    status: 200,
  },
  'PATCH /api/admin/imports/:id': {
    ...office,
    summary: 'Puts a cell of a draft right.',
    params,
    body: z.object({
      row: z
        .int('row must be a whole number.')
        .min(1)
        .max(maxImportRows + 1),
      column: z.string('column must be the head of a column.').max(200),
      value: z.string('value must be a text.').max(20_000),
    }),
    reply: productImport,
    status: 200,
  },
  'POST /api/admin/imports/:id/apply': {
    ...office,
    summary: 'Imports a draft, all of it or nothing. What is not as it was shown any more is 409.',
    params,
    body: z.object({
      fingerprint: z.string('fingerprint must be that of the dry run.').max(100),
      leaveOut: z.array(z.int()).max(maxImportRows).optional().describe('Rows that are not imported.'),
    }),
    reply: productImport,
    status: 200,
  },
  'GET /api/admin/imports/:id/undo': {
    ...office,
    summary: 'What an undo would do.',
    params,
    reply: undoPlan,
    status: 200,
  },
  'POST /api/admin/imports/:id/undo': {
    ...office,
    summary: 'Undoes an import, for 30 days. What was changed since stays, and has to be agreed to.',
    params,
    body: z.object({ keepLater: z.boolean('keepLater must be true or false.').optional() }),
    reply: productImport,
    status: 200,
  },
} as const satisfies Endpoints;
