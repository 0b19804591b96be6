import { useState } from 'react';
import type { AdminProduct } from '#contracts/products.ts';
import { Field } from '../../../ui/field/field.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { priceProblem, priceText, readPriceInput } from '../money-input.ts';

interface Props {
  readonly product: AdminProduct;
  readonly onDone: (product: AdminProduct) => Promise<void>;
  readonly onClose: () => void;
}

/** The office keeps India's time, wherever it is. */
const toIso = (local: string): string => new Date(`${local}:00+05:30`).toISOString();

/** A price that holds from a time on. */
export function ScheduleDialog({ product, onDone, onClose }: Props) {
  const [price, setPrice] = useState(priceText(product.scheduledPrice?.price ?? product.price));
  const [at, setAt] = useState('');
  const problem = priceProblem(price);
  const schedule = async () => {
    const body = { price: readPriceInput(price)!, startsAt: toIso(at) };
    await onDone(
      await officeCall('POST /api/admin/products/:id/scheduled-price', { params: { id: product.id }, body }),
    );
  };
  return (
    <ConfirmDialog
      title="Schedule a price"
      action="Schedule it"
      keep="Not now"
      disabled={problem !== null || at === ''}
      onConfirm={schedule}
      onClose={onClose}
    >
      <Field
        label="Price in rupees"
        inputMode="decimal"
        value={price}
        error={problem ?? undefined}
        quietError
        onChange={(event) => setPrice(event.target.value)}
      />
      <Field
        label="From, in India’s time"
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <p>Carts and the shop notice it as any change of a price.</p>
    </ConfirmDialog>
  );
}
