import { accountChange, type User } from '#contracts/accounts.ts';
import { emailAddress } from '#contracts/email-address.ts';
import { personNameMaxLength, usernameLength } from '#domain/accounts/account.ts';
import { takenFieldErrors } from '../accounts/taken-field-errors.ts';
import { errorMessage } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useChangeAccount } from './account.mutations.ts';
import formStyles from '../../forms/form.module.css';

const everything = accountChange.extend({ email: emailAddress });

/** Only a mail address that differs is sent, since each change of it must be confirmed by mail. */
function changesOf(user: User, { email, ...rest }: ReturnType<typeof everything.parse>) {
  return email.toLowerCase() === user.email.toLowerCase() ? rest : { ...rest, email };
}

export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useChangeAccount();
  const { formProps, field, refuse } = useForm({
    validate: (typed) => validateWith(everything, typed),
    submit: (values) =>
      change.mutate(changesOf(user, values), {
        onSuccess: onClose,
        onError: (error) => refuse(takenFieldErrors(error)),
      }),
  });
  const isTaken = Object.keys(takenFieldErrors(change.error)).length > 0;
  return (
    <Dialog title="Edit Account Information" busy={change.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <div className={formStyles.pair}>
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
          hint="Confirm from both your old and your new email address."
        />
        <FormError>{change.error && !isTaken ? errorMessage(change.error) : null}</FormError>
        <DialogActions>
          <Button pending={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
