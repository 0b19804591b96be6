import type { Serve } from '../http/api-routes.ts';
import type { CustomerService } from './customer.service.ts';

export function customerRoutes(serve: Serve, customers: CustomerService): void {
  serve('GET /api/admin/customers', ({ query: { search, ...page } }) =>
    customers.list({ search: search || null, ...page }),
  );
  serve('GET /api/admin/customers/:id', ({ params }) => customers.get(params.id));
  serve('POST /api/admin/customers/:id/export', ({ params, staff, reply }) => {
    reply.header('content-disposition', 'attachment; filename="taar-customer.json"');
    return customers.export(params.id, staff);
  });
  serve('DELETE /api/admin/customers/:id', ({ params, staff }) => customers.erase(params.id, staff));
}
