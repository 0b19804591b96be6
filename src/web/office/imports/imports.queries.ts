import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ProductImport } from '#contracts/imports.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const importsQuery = queryOptions({
  queryKey: ['office', 'imports', 'list'],
  queryFn: () => officeCall('GET /api/admin/imports'),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'imports', 'one', id],
    queryFn: () => officeCall('GET /api/admin/imports/:id', { params: { id } }),
  });

export const readFile = (file: File): Promise<ProductImport> =>
  officeCall('POST /api/admin/imports', { query: { name: file.name.slice(-200) }, file });

/** After something was done: what is known of it, and the list and the products anew. */
export function useImportDone(): (done: ProductImport) => Promise<void> {
  const client = useQueryClient();
  return async (done) => {
    client.setQueryData(importQuery(done.id).queryKey, done);
    await client.invalidateQueries({ queryKey: importsQuery.queryKey });
    if (done.state !== 'draft') await client.invalidateQueries({ queryKey: ['office', 'products'] });
  };
}
