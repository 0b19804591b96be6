import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { shownFactor } from '#contracts/second-factors.ts';
import { call } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { personalMeta, setCurrentUser } from '../../session/user.queries.ts';
import { toast } from '../../toast/toast-store.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['/api/second-step'],
  queryFn: () => call('GET /api/second-step'),
  meta: personalMeta,
  gcTime: 0,
  retry: false,
});

/** The browser asks for the finger or the key; who says no there has done nothing wrong. */
async function askPasskey(): Promise<z.input<typeof shownFactor>> {
  const question = await call('POST /api/second-step/passkey');
  const optionsJSON = question as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { response, ...passkey } = await startAuthentication({ optionsJSON });
  return { passkey: { ...passkey, response: { ...response } } };
}

export type Shown = Pick<z.input<typeof shownFactor>, 'code' | 'recoveryCode'> | 'passkey';

export function useSecondFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (shown: Shown) =>
      call('POST /api/second-step', { body: shown === 'passkey' ? await askPasskey() : shown }),
    onSuccess: (user) => {
      setCurrentUser(queryClient, user);
      toast({ title: 'Welcome back!', description: `Logged in as ${user.username}` });
    },
  });
}

export const secondFactorFailure = (error: Error): string =>
  error.name === 'NotAllowedError' || error.name === 'AbortError'
    ? 'The passkey wasn’t used. Try again, or take another way.'
    : errorMessage(error);

/** The time for the second step is over, or the password was changed. */
export const isOver = (error: Error | null): boolean => hasCode(error, 'second-step-over');
