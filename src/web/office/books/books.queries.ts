import { queryOptions } from '@tanstack/react-query';
import type { Gstr1Table } from '#domain/books/gstr1-table.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const bookMonthsQuery = queryOptions({
  queryKey: ['office', 'books'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/books', { signal }),
});

export const booksQuery = (month: string) =>
  queryOptions({
    queryKey: ['office', 'books', month],
    queryFn: ({ signal }) => officeCall('GET /api/admin/books/:month', { params: { month }, signal }),
  });

const root = '/api/admin/books';

/** Files that a browser fetches by itself. */
export const bookFiles = {
  gstr1: (month: string) => `${root}/${month}/gstr1`,
  table: (month: string, table: Gstr1Table) => `${root}/${month}/tables/${table}`,
  eInvoices: (month: string) => `${root}/${month}/e-invoices`,
} as const;
