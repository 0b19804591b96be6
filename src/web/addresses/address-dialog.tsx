import { useState } from 'react';
import { newAddress } from '#contracts/addresses.ts';
import { sentenceOf } from '../api/sentence-of.ts';
import { checkWith } from '../forms/check.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressStart, browserSurroundings, type AddressTask } from './address-variant.ts';
import { useSaveAddress } from './addresses.queries.ts';

export function AddressDialog({ task, onClose }: { task: AddressTask; onClose: () => void }) {
  const address = task.kind === 'edit' ? task.address : null;
  const [start] = useState(() => addressStart(task, browserSurroundings()));
  const save = useSaveAddress(address?.id ?? null);
  const { formProps, field } = useForm({
    check: (typed) => checkWith(newAddress, { ...typed, isDefault: typed['isDefault'] === 'on' }),
    submit: (values) => save.mutate(values, { onSuccess: onClose }),
  });
  // The first address is the default anyway, and the default one stays so until another becomes it.
  const canBecomeDefault = task.kind === 'another' || address?.isDefault === false;
  return (
    <Dialog title={address ? 'Edit Address' : 'Add Address'} busy={save.isPending} onClose={onClose}>
      <form className="form" {...formProps}>
        <AddressFields field={field} start={start} address={address} />
        {canBecomeDefault && (
          <label className="check">
            <input type="checkbox" name="isDefault" />
            Make this my default address
          </label>
        )}
        <FormNotice>{save.error && sentenceOf(save.error)}</FormNotice>
        <div className="dialog-actions">
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Address'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
