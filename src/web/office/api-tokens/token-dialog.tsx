import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newApiToken } from '#contracts/api-tokens.ts';
import { rights, type Right } from '#domain/accounts/staff.ts';
import { apiTokenLimits } from '#domain/api-tokens/api-tokens.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { CheckList } from '../ui/check-list/check-list.tsx';
import { useMay } from '../ui/me/me.queries.ts';
import { apiTokensQuery, rightWords } from './api-tokens.queries.ts';
import styles from './token-dialog.module.css';

interface TokenDialogProps {
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

const named = newApiToken.omit({ rights: true, days: true });

/** A token for a program, with what it may do. */
export function TokenDialog({ onMade, onClose }: TokenDialogProps) {
  const queryClient = useQueryClient();
  const may = useMay();
  const [chosen, setChosen] = useState<Right[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [days, setDays] = useState('90');
  const make = useMutation({
    mutationFn: (body: Parameters<typeof newApiToken.parse>[0] & { name: string; rights: Right[]; days: number }) =>
      officeCall('POST /api/admin/tokens', { body }),
    onSuccess: async ({ token }) => {
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
      onMade(token);
    },
  });
  const choice = { rights: chosen, days: Number(days) };
  const { formProps, field } = useForm({
    validate: (typed) => {
      const checked = newApiToken.omit({ name: true }).safeParse(choice);
      setProblem(checked.success ? null : (checked.error.issues[0]?.message ?? null));
      return validateWith(named, typed);
    },
    submit: ({ name }) => newApiToken.safeParse({ ...choice, name }).success && make.mutate({ ...choice, name }),
  });
  const failure = make.error && !hasCode(make.error, 'password-needed') ? errorMessage(make.error) : null;
  const options = rights.filter(may).map((name) => ({ name, label: rightWords[name] }));
  return (
    <Dialog title="Make a token" busy={make.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <FormError>{failure ?? problem}</FormError>
        <Field
          label="Name"
          {...field('name')}
          required
          autoComplete="off"
          maxLength={apiTokenLimits.nameLength}
          hint="Like ‘Accounting’. The audit shows it beside your name."
        />
        <CheckList label="What it may do" options={options} chosen={chosen} onChange={setChosen} />
        <Field
          label="Valid for, in days"
          type="number"
          inputMode="numeric"
          min={1}
          max={apiTokenLimits.days}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <DialogActions>
          <Button pending={make.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" pending={make.isPending}>
            Make the token
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
