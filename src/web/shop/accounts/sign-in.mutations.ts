import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { credentials, registration } from '#contracts/accounts.ts';
import { ApiError, call } from '../../api/client.ts';
import { hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { setCurrentUser } from '../../session/user.queries.ts';

export function useLogin(onSecondFactor: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof credentials>) => call('POST /api/login', { body }),
    onSuccess: (user) => {
      setCurrentUser(queryClient, user);
      toast({ title: 'Welcome back!', description: `Logged in as ${user.username}` });
    },
    // The specification's one message for every failure; the form says more.
    onError: (error) => {
      if (hasCode(error, 'second-step-needed')) onSecondFactor();
      else toast({ title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' });
    },
  });
}

/** The shop's sentence, or the one message for an answer that is not the shop's and for none at all. */
export const registrationFailure = (error: Error): string =>
  error instanceof ApiError && error.code ? error.sentence : 'Registration failed';

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof registration>) => call('POST /api/register', { body }),
    onSuccess: (user) => {
      setCurrentUser(queryClient, user);
      toast({ title: 'Welcome!', description: `Account created for ${user.username}` });
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: registrationFailure(error), variant: 'destructive' }),
  });
}
