import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { User } from '#contracts/accounts.ts';
import { ApiError, call } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { hydrated } from '../shell/hydration.ts';
import { toast } from '../toast/toast-store.ts';

const sessionCacheMs = 5 * 60 * 1000;

/** Without it nobody has signed in here, and asking would only be answered with 401. */
const hasSessionSign = (): boolean => document.cookie.includes(`${sessionSignCookie}=`);

async function fetchUser(): Promise<User | null> {
  if (!hasSessionSign()) return hydrated.then(() => null);
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

/** Marks a query whose answer belongs to the person who is signed in. */
export const personalMeta = { personal: true } as const;

/** Whose builds the bench shows while the shop cannot be asked who is here. */
export const buildOwnerKey = 'taar-build-owner';

/** From now on this is the person. What belonged to the one before goes, and never shows to the next. */
export function setCurrentUser(client: QueryClient, user: User | null): void {
  client.setQueryData(userQuery.queryKey, user);
  client.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true });
  try {
    localStorage.setItem(buildOwnerKey, String(user?.id ?? 'guest'));
  } catch {
    // Then nothing is remembered of the one before either.
  }
}

export const logoutKey = ['logout'];

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: () => call('POST /api/logout'),
    onSuccess: () => {
      setCurrentUser(queryClient, null);
      toast({ title: 'Logged out', description: 'See you next time!' });
    },
    onError: (error) => toast({ title: 'Logout failed', description: errorMessage(error), variant: 'destructive' }),
  });
}
