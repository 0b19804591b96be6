import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idleMinutes } from '#domain/accounts/staff.ts';
import { call } from '../../api/client.ts';
import { hasCode } from '../../api/error-message.ts';
import { setCurrentUser, userQuery } from '../../session/user.queries.ts';

/** Shared by all tabs: who works in one is not idle in the others. */
const storageKey = 'taar-office-touched';
const noteEveryMs = 15_000;
const lookEveryMs = 30_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const readTouched = (): number => Number(localStorage.getItem(storageKey)) || 0;

/**
 * Screens renew themselves, which the server takes for work. So the browser watches whether anybody touches it, and signs
 * out when nobody does. And whenever the office is suddenly not there, it asks whether one is still signed in: the dialog
 * over the screen says the rest, and what was typed stays.
 */
export function useIdleWatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let noted = 0;
    const note = () => {
      if (Date.now() - noted < noteEveryMs) return;
      noted = Date.now();
      localStorage.setItem(storageKey, `${noted}`);
    };
    const look = () => {
      if (Date.now() - readTouched() < idleMinutes * 60_000) return;
      if (queryClient.getQueryData(userQuery.queryKey) == null) return;
      void call('POST /api/logout').then(
        () => setCurrentUser(queryClient, null),
        () => {},
      );
    };
    const askWho = (error: unknown) => {
      if (hasCode(error, 'nothing-here')) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    };
    note();
    const timer = setInterval(look, lookEveryMs);
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    const endQueries = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.status === 'error') askWho(query.state.error);
    });
    const endMutations = queryClient.getMutationCache().subscribe(({ mutation }) => askWho(mutation?.state.error));
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note);
      endQueries();
      endMutations();
    };
  }, [queryClient]);
}
