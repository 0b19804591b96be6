import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import type { accountChange, passwordChange } from '#contracts/accounts.ts';
import { withSessionCheck } from '../../session/with-session-check.ts';
import { accountTraces, setCurrentUser, userQuery } from '../../session/user.queries.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '#domain/paths/paths.ts';
import { toast } from '../../toast/toast-store.ts';
import { devicesQuery } from './devices.queries.ts';

export function useChangeAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof accountChange>) =>
      withSessionCheck(queryClient, call('PATCH /api/user', { body })),
    onSuccess: (user, { email }) => {
      queryClient.setQueryData(userQuery.queryKey, user);
      toast({
        title: 'Account updated',
        description: email
          ? 'We emailed a link to your old and your new address. Please confirm from both.'
          : 'Your changes have been saved.',
      });
    },
  });
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withSessionCheck(queryClient, call('DELETE /api/user/pending-email')),
    onSuccess: async () => {
      await queryClient.invalidateQueries(userQuery);
      toast({ title: 'Email address kept', description: 'The links we sent no longer work.' });
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof passwordChange>) =>
      withSessionCheck(queryClient, call('POST /api/user/password', { body })),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'You’re signed out on every other device.' });
      return queryClient.invalidateQueries(devicesQuery);
    },
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => withSessionCheck(queryClient, call('DELETE /api/user', { body: { password } })),
    onSuccess: () => {
      const user = queryClient.getQueryData(userQuery.queryKey);
      // Before the dashboard finds nobody and leads to the sign-in.
      navigate(paths.home);
      if (user) void accountTraces.load?.().then(({ removeAll }) => removeAll(user.id));
      setCurrentUser(queryClient, null);
      toast({ title: 'Account deleted', description: 'Thank you for building with us.' });
    },
  });
}
