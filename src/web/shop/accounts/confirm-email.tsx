import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailConfirmation } from '#contracts/accounts.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';

const sentences: Readonly<Record<EmailConfirmation['outcome'], (email: string) => string>> = {
  confirmed: (email) => `Thank you. ${email} is confirmed.`,
  waiting: (email) => `Thank you. Now confirm from our other email too, and ${email} becomes your address.`,
  changed: (email) => `Thank you. Your account now uses ${email}.`,
};

/** Where the mailed link leads. It waits for a person's hand: some mail programs open every link by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call('POST /api/email-confirmation', { body: { token } }),
    // Orders that were made as a guest may have become the account's.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <div className={formStyles.form}>
      <AuthTitle>Confirm your email address</AuthTitle>
      <div role="status" className={formStyles.done}>
        {confirm.data && sentences[confirm.data.outcome](confirm.data.email)}
      </div>
      <FormError>{confirm.error && errorMessage(confirm.error)}</FormError>
      {confirm.data ? (
        <AppLink href={paths.dashboard} className={buttonClass({ variant: 'primary', wide: true })}>
          Go to Dashboard
        </AppLink>
      ) : (
        <Button variant="primary" wide pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? 'Confirming...' : 'Confirm Address'}
        </Button>
      )}
    </div>
  );
}
