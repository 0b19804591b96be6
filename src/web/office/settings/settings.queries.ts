import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../ui/calls/office-call.ts';

export const settingsQuery = queryOptions({
  queryKey: ['office', 'settings'],
  queryFn: () => officeCall('GET /api/admin/settings'),
});
