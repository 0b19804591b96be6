import { useMutation, useQuery } from '@tanstack/react-query';
import type { AddedFactor } from '#contracts/second-factors.ts';
import { factorNameMaxLength } from '#domain/accounts/second-factor.ts';
import { officeSecondFactorEndpoints } from '#contracts/second-factors.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { QrCode } from '../../shell/qr-code/qr-code.tsx';
import styles from './add-app-dialog.module.css';

interface AddAppDialogProps {
  readonly onAdded: (added: AddedFactor) => void;
  readonly onClose: () => void;
}

/** In groups of four, as one reads it out. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const { body } = officeSecondFactorEndpoints['POST /api/admin/safety/totp/confirm'];

/** The secret by camera or by hand, then the first code that the app makes of it. */
export function AddAppDialog({ onAdded, onClose }: AddAppDialogProps) {
  // Made once for this dialog, and kept nowhere.
  const { data: begun, error: refused } = useQuery({
    queryKey: ['office', 'new-app'],
    queryFn: () => officeCall('POST /api/admin/safety/totp'),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const add = useMutation({
    mutationFn: (given: { name: string; code: string }) =>
      officeCall('POST /api/admin/safety/totp/confirm', { body: given }),
    onSuccess: onAdded,
  });
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(body, typed),
    submit: (given) => add.mutate(given),
  });
  const failure = refused ?? add.error;
  return (
    <Dialog title="Add an app that makes codes" busy={add.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <FormError>{failure && errorMessage(failure)}</FormError>
        {begun ? (
          <div className={styles.scan}>
            <QrCode text={begun.uri} label="Code for the camera of your authenticator app" />
            <div>
              <p>Point your authenticator app at the code, or type this key into it:</p>
              <code className={styles.secret}>{inGroups(begun.secret)}</code>
            </div>
          </div>
        ) : (
          !refused && <Spinner label="Making a key..." />
        )}
        <Field
          label="The six digits it shows"
          {...field('code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        <Field
          label="Name"
          {...field('name')}
          required
          defaultValue="My phone"
          maxLength={factorNameMaxLength}
          hint="So that you know later which one it is."
        />
        <DialogActions>
          <Button pending={add.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" disabled={!begun} pending={add.isPending}>
            Add the app
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
