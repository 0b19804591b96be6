import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { credentials, registration } from '#contracts/accounts.ts';
import { ApiError, call } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { toast } from '../toast/toast-store.ts';
import { setCurrentUser } from '../session/user.queries.ts';

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof credentials>) => call('POST /api/login', { body }),
    onSuccess: (user) => {
      setCurrentUser(queryClient, user);
      toast({ title: 'Welcome back!', description: `Logged in as ${user.username}` });
    },
    onError: (error) => {
      const wrong = error instanceof ApiError && error.status === 401;
      toast({
        title: 'Login failed',
        description: wrong ? 'Invalid credentials' : errorMessage(error),
        variant: 'destructive',
      });
    },
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof registration>) => call('POST /api/register', { body }),
    onSuccess: (user) => {
      setCurrentUser(queryClient, user);
      toast({ title: 'Welcome!', description: `Account created for ${user.username}` });
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: errorMessage(error), variant: 'destructive' }),
  });
}
