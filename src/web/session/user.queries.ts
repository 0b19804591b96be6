import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { User } from '#contracts/accounts.ts';
import { call } from '../api/client.ts';
import { errorMessage, hasCode } from '../api/error-message.ts';
import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { hydrated } from '../shell/hydration.ts';
import type { ToastContent } from '../toast/toast-reducer.ts';
import { toast } from '../toast/toast-store.ts';

const sessionCacheMs = 5 * 60 * 1000;

/** Without it nobody has signed in here, and asking would only be answered with 401. */
const hasSessionSign = (): boolean => document.cookie.includes(`${sessionSignCookie}=`);

/** What the rooms of the shop keep of an account in this browser. */
export interface AccountTraces {
  /** Sends what the account has not got yet. What it gives is called after signing out: it removes, and says what stays. */
  prepare(userId: number): Promise<() => Promise<Partial<ToastContent>>>;
  /** Removes what is kept of any account but this one, except what that account has not got yet. */
  forget(owner: number | 'guest'): void;
  /** The account is deleted: everything goes. */
  removeAll(userId: number): Promise<void>;
}

/** Filled by the app, which stands above the rooms. The back office leaves it to the next page of the shop. */
export const accountTraces: { load?: () => Promise<AccountTraces> } = {};

async function forgetOthers(owner: number | 'guest'): Promise<void> {
  try {
    // Few browsers keep anything of an account; the others need not load how it is removed.
    if (Object.keys(localStorage).some((key) => /^taar-.+:\d/.test(key))) (await accountTraces.load?.())?.forget(owner);
  } catch {
    // It is tried again with the next page.
  }
}

async function askUser(): Promise<User | null> {
  if (!hasSessionSign()) return hydrated.then(() => null);
  try {
    return await call('GET /api/user');
  } catch (error) {
    if (hasCode(error, 'not-signed-in')) return null;
    throw new Error('Failed to fetch user', { cause: error });
  }
}

async function fetchUser(): Promise<User | null> {
  const user = await askUser();
  if (!user) void forgetOthers('guest');
  return user;
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
  void forgetOthers(user?.id ?? 'guest');
}

export const logoutKey = ['logout'];

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: async () => {
      const user = queryClient.getQueryData(userQuery.queryKey);
      // Signing out works without it: what stays then is removed by the next page.
      const leave =
        user &&
        (await accountTraces.load?.().then(
          ({ prepare }) => prepare(user.id),
          () => undefined,
        ));
      await call('POST /api/logout');
      return leave;
    },
    onSuccess: async (leave) => {
      setCurrentUser(queryClient, null);
      toast({ title: 'Logged out', description: 'See you next time!', ...(await leave?.()) });
    },
    onError: (error) => toast({ title: 'Logout failed', description: errorMessage(error), variant: 'destructive' }),
  });
}
