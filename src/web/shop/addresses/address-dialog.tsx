import { useState } from 'react';
import { newAddress } from '#contracts/addresses.ts';
import { errorMessage } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressFormDefaults, readBrowserLocale, type AddressDialogMode } from './address-form-defaults.ts';
import { useSaveAddress } from './addresses.queries.ts';
import formStyles from '../../forms/form.module.css';

export function AddressDialog({ task, onClose }: { task: AddressDialogMode; onClose: () => void }) {
  const address = task.kind === 'edit' ? task.address : null;
  const [start] = useState(() => addressFormDefaults(task, readBrowserLocale()));
  const save = useSaveAddress(address?.id ?? null);
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(newAddress, { ...typed, isDefault: typed['isDefault'] === 'on' }),
    submit: (values) => save.mutate(values, { onSuccess: onClose }),
  });
  // The first address is the default anyway, and the default one stays so until another becomes it.
  const canBecomeDefault = task.kind === 'another' || address?.isDefault === false;
  return (
    <Dialog title={address ? 'Edit Address' : 'Add Address'} busy={save.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <AddressFields field={field} start={start} address={address} />
        {canBecomeDefault && (
          <label className={formStyles.check}>
            <input type="checkbox" name="isDefault" />
            Make this my default address
          </label>
        )}
        <FormError>{save.error && errorMessage(save.error)}</FormError>
        <DialogActions>
          <Button pending={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Address'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
