import { accountChange, type User } from '#contracts/accounts.ts';
import { emailAddress } from '#contracts/email-address.ts';
import { personNameMaxLength, usernameLength } from '#domain/accounts/account.ts';
import { takenProblems } from '../accounts/taken-problems.ts';
import { sentenceOf } from '../api/sentence-of.ts';
import { checkWith } from '../forms/check.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Field } from '../ui/field/field.tsx';
import { useChangeAccount } from './account.mutations.ts';

const everything = accountChange.extend({ email: emailAddress });

/** Only a mail address that differs is sent, since each change of it must be confirmed by mail. */
function changesOf(user: User, { email, ...rest }: ReturnType<typeof everything.parse>) {
  return email.toLowerCase() === user.email.toLowerCase() ? rest : { ...rest, email };
}

export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useChangeAccount();
  const { formProps, field, refuse } = useForm({
    check: (typed) => checkWith(everything, typed),
    submit: (values) =>
      change.mutate(changesOf(user, values), {
        onSuccess: onClose,
        onError: (error) => refuse(takenProblems(error)),
      }),
  });
  const isTaken = Object.keys(takenProblems(change.error)).length > 0;
  return (
    <Dialog title="Edit Account Information" busy={change.isPending} onClose={onClose}>
      <form className="form" {...formProps}>
        <div className="form-pair">
          <Field
            label="First Name"
            {...field('firstName')}
            defaultValue={user.firstName ?? ''}
            autoComplete="given-name"
            maxLength={personNameMaxLength}
          />
          <Field
            label="Last Name"
            {...field('lastName')}
            defaultValue={user.lastName ?? ''}
            autoComplete="family-name"
            maxLength={personNameMaxLength}
          />
        </div>
        <Field
          label="Username"
          {...field('username')}
          defaultValue={user.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={usernameLength.max}
        />
        <Field
          label="Email"
          {...field('email')}
          defaultValue={user.email}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="A new address counts once it was confirmed at both ends."
        />
        <FormNotice>{change.error && !isTaken ? sentenceOf(change.error) : null}</FormNotice>
        <div className="dialog-actions">
          <Button disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
