import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../ui/calls/office-call.ts';

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'customers', 'one', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/customers/:id', { params: { id }, signal }),
  });

/** Fetches what we keep and hands it to the browser as a file. */
export async function downloadExport(id: string): Promise<void> {
  const file = await officeCall('POST /api/admin/customers/:id/export', { params: { id } });
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'taar-customer.json';
  link.click();
  URL.revokeObjectURL(url);
}
