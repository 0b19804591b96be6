import { useMutation } from '@tanstack/react-query';
import { officeSecondFactorEndpoints, type AddedFactor } from '#contracts/second-factors.ts';
import { factorNameMaxLength } from '#domain/accounts/second-factor.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { addPasskey, isPasskeyDeclined } from './second-factors.queries.ts';
import styles from './add-passkey-dialog.module.css';

interface AddPasskeyDialogProps {
  readonly onAdded: (added: AddedFactor) => void;
  readonly onClose: () => void;
}

const body = officeSecondFactorEndpoints['POST /api/admin/safety/passkeys/confirm'].body.pick({ name: true });

const failureText = (error: Error): string =>
  isPasskeyDeclined(error) ? 'No passkey was made. Try again when you’re ready.' : errorMessage(error);

/** A name first; then the browser asks for the finger, the face or the key. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const add = useMutation({ mutationFn: (name: string) => addPasskey(name), onSuccess: onAdded });
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(body, typed),
    submit: ({ name }) => add.mutate(name),
  });
  return (
    <Dialog title="Add a passkey" busy={add.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>Your browser will ask for your finger, your face, your PIN or a key that you plug in.</p>
        <FormError>{add.error && failureText(add.error)}</FormError>
        <Field
          label="Name"
          {...field('name')}
          required
          maxLength={factorNameMaxLength}
          hint="The device it lives on: My laptop, Blue key."
        />
        <DialogActions>
          <Button disabled={add.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" disabled={add.isPending}>
            {add.isPending ? 'Waiting for it…' : 'Add the passkey'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
