import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../ui/calls/office-call.ts';

export const officeHelpQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'help', id],
    queryFn: ({ signal }) => officeCall('GET /api/admin/help-requests/:id', { params: { id }, signal }),
  });
