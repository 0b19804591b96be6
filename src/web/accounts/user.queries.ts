import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contracts/accounts.ts';
import { ApiError, call } from '../api/client.ts';
import { toast } from '../toast/toast-store.ts';

const sessionCacheMs = 5 * 60 * 1000;

async function fetchUser(): Promise<User | null> {
  try {
    return await call('GET /api/user');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to fetch user', { cause: error });
  }
}

/** Undefined while unknown, null for nobody. */
export const userQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: fetchUser,
  staleTime: sessionCacheMs,
  retry: false,
});

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/logout'),
    onSuccess: () => {
      queryClient.setQueryData(userQuery.queryKey, null);
      toast({ title: 'Logged out', description: 'See you next time!' });
    },
    onError: (error) => toast({ title: 'Logout failed', description: error.message, variant: 'destructive' }),
  });
}
