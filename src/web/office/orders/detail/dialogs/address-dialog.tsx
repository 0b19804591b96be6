import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { newOrderAddress } from '#contracts/addresses.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { newOrder } from '#contracts/new-order.ts';
import type { OrderAddress } from '#contracts/orders.ts';
import { indianStates } from '#domain/places/india.ts';
import { errorMessage, hasCode } from '../../../../api/error-message.ts';
import { FormError } from '../../../../forms/form-error.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { validateWith } from '../../../../forms/validation.ts';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog.tsx';
import { orderQuery, useOrderSave } from '../../orders.queries.ts';
import styles from './address-dialog.module.css';

interface AddressDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

const form = z.intersection(newOrderAddress, z.object({ phone: newOrder.shape.phone }));

type Typed = OrderAddress & { readonly phone: string };

const labels: Readonly<Record<keyof Typed, string>> = {
  name: 'Name',
  streetAddress: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'PIN or postal code',
  country: 'Country',
  phone: 'Phone',
};

const fieldsOf = ({ shippingAddress, phone }: AdminOrder): Typed => ({ ...shippingAddress, phone: phone ?? '' });

/** Where it goes, until it has left. Whoever saves second is shown what the first has changed. */
export function AddressDialog({ id, order, onClose }: AddressDialogProps) {
  const client = useQueryClient();
  const [began] = useState(order);
  const [conflict, setConflict] = useState<{ readonly mine: Typed; readonly theirs: AdminOrder } | null>(null);
  const save = useOrderSave({
    id,
    change: ({ typed: { phone, ...shippingAddress }, version }: { typed: Typed; version: number }) =>
      officeCall('POST /api/admin/orders/:id/address', {
        params: { id: order.id },
        body: { version, shippingAddress, phone },
      }),
    done: 'The address is changed',
  });
  const send = (typed: Typed, version: number) =>
    save.mutate(
      { typed, version },
      {
        onSuccess: onClose,
        onError: async (error) => {
          if (!hasCode(error, 'changed-meanwhile')) return;
          setConflict({ mine: typed, theirs: await client.fetchQuery({ ...orderQuery(id), staleTime: 0 }) });
        },
      },
    );
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(form, typed),
    submit: ({ name, streetAddress, city, state, zipCode, country, phone }) =>
      send({ name, streetAddress, city, state, zipCode, country, phone: phone ?? '' }, began.version),
  });
  if (conflict) {
    return (
      <ConflictDialog
        thing={order.number}
        when="Saved while you were typing."
        fields={Object.entries(labels).map(([name, label]) => ({ name, label }))}
        before={fieldsOf(began)}
        theirs={fieldsOf(conflict.theirs)}
        mine={conflict.mine}
        isSaving={save.isPending}
        onSave={(merged) => send(merged as unknown as Typed, conflict.theirs.version)}
        onTakeTheirs={onClose}
        onClose={() => setConflict(null)}
      />
    );
  }
  const initial = fieldsOf(began);
  const error = save.error && !hasCode(save.error, 'changed-meanwhile') ? errorMessage(save.error) : null;
  const row = (name: keyof Typed, more: object = {}) => (
    <Field {...field(name)} {...more} label={labels[name]} defaultValue={initial[name]} autoComplete="off" />
  );
  return (
    <Dialog title={`Address of ${order.number}`} busy={save.isPending} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        {row('name')}
        {row('streetAddress')}
        <div className={styles.pair}>
          {row('city')}
          {row('zipCode')}
        </div>
        <div className={styles.pair}>
          {row('state', { list: 'order-states' })}
          {row('country')}
        </div>
        <datalist id="order-states">
          {indianStates.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {row('phone', { type: 'tel' })}
        <FormError>{error}</FormError>
        <DialogActions>
          <Button type="button" pending={save.isPending} onClick={onClose}>
            Keep as it is
          </Button>
          <Button variant="primary" type="submit" pending={save.isPending}>
            Save the address
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
