import type { FastifyReply } from 'fastify';
import type { Serve } from '../http/api-routes.ts';
import type { BookFile, BookService } from './book.service.ts';

function attach(reply: FastifyReply, { name, bytes }: BookFile): Uint8Array {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return bytes;
}

export function bookRoutes(serve: Serve, books: BookService): void {
  serve('GET /api/admin/books', () => books.months());
  serve('GET /api/admin/books/:month', ({ params }) => books.read(params.month));
  serve('GET /api/admin/books/:month/gstr1', async ({ params, staff, reply }) =>
    attach(reply, await books.gstr1(params.month, staff)),
  );
  serve('GET /api/admin/books/:month/tables/:table', async ({ params, staff, reply }) =>
    attach(reply, await books.table(params.month, params.table, staff)),
  );
  serve('GET /api/admin/books/:month/e-invoices', async ({ params, staff, reply }) =>
    attach(reply, await books.eInvoices(params.month, staff)),
  );
  serve('GET /api/admin/orders/:id/e-invoice', async ({ params, query, staff, reply }) =>
    attach(reply, await books.eInvoice(params.id, query.creditNote, staff)),
  );
}
