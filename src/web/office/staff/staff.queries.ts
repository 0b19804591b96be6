import { queryOptions } from '@tanstack/react-query';
import type { StaffRole } from '#domain/accounts/staff.ts';
import { officeCall } from '../ui/calls/office-call.ts';

export const staffQuery = queryOptions({
  queryKey: ['office', 'staff'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/staff', { signal }),
});

/** What each role is for, in the words of the rights that it has. */
export const roleWords: Readonly<Record<StaffRole, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, with settings, staff and refunds.' },
  clerk: { name: 'Clerk', may: 'Orders, stock, messages and customers.' },
  writer: { name: 'Writer', may: 'Products, messages and the newsletter.' },
};
