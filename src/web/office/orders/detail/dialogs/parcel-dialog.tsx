import { useState } from 'react';
import { parcel as parcelShape } from '#contracts/order-actions.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { carriers, type Parcel } from '#domain/orders/carriers.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { officeCall } from '../../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { CarrierField } from '../../carrier-field.tsx';
import { useOrderChange } from '../../orders.queries.ts';

interface ParcelDialogProps {
  readonly id: string;
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

/** An order names its carrier as people do; the list knows it by its id. */
const carrierIdOf = (name: string | undefined): string =>
  carriers.find((carrier) => carrier.name === name)?.id ?? name ?? carriers[0]!.id;

/** The carrier or the number of a parcel that has left, put right. */
export function ParcelDialog({ id, order, onClose }: ParcelDialogProps) {
  const [seen] = useState(order);
  const [carrier, setCarrier] = useState(() => carrierIdOf(seen.parcel?.carrier));
  const [number, setNumber] = useState(seen.parcel?.trackingNumber ?? '');
  const checked = parcelShape.safeParse({ carrier, trackingNumber: number });
  const correct = useOrderChange({
    id,
    seen,
    change: (parcel: Parcel, version) =>
      officeCall('POST /api/admin/orders/:id/parcel', { params: { id: order.id }, body: { parcel, version } }),
    done: 'The parcel is put right',
  });
  return (
    <ConfirmDialog
      title={`Parcel of ${order.number}`}
      action="Save and tell the buyer"
      disabled={!checked.success}
      onConfirm={() => correct.mutateAsync(checked.data!)}
      onClose={onClose}
    >
      <p>{order.email} gets an email that the tracking details have changed.</p>
      <CarrierField label="Courier" value={carrier} onChange={setCarrier} />
      <Field
        label="Tracking number"
        value={number}
        error={checked.success ? undefined : checked.error.issues[0]!.message}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setNumber(target.value)}
      />
    </ConfirmDialog>
  );
}
