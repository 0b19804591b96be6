import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#contracts/staff.ts';
import type { Right } from '#domain/accounts/staff.ts';
import { officeCall } from '../calls/office-call.ts';

/** Who is at work, and what they may do. */
export const meQuery = queryOptions({
  queryKey: ['office', 'me'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/me', { signal }),
  staleTime: 60_000,
});

export const useMe = (): Me | undefined => useQuery(meQuery).data;

/** Until it is known, nothing is allowed: a button that is refused is worse than one that comes a moment later. */
export function useMay(): (right: Right) => boolean {
  const me = useMe();
  return (right) => me?.rights.includes(right) ?? false;
}
