import { useState } from 'react';
import type { StockLedger } from '#contracts/stock.ts';
import { readQuantity } from '#domain/cart/cart.ts';
import { maxReasonLength } from '#domain/stock/stock-moves.ts';
import { toast } from '../../../toast/toast-store.ts';
import { Field } from '../../../ui/field/field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWriteOff } from '../stock.queries.ts';
import { plural } from '../stock-text.ts';

/** Takes out what is broken, with what happened to it. */
export function WriteOffDialog({ ledger, onClose }: { ledger: StockLedger; onClose: () => void }) {
  const [typed, setTyped] = useState('1');
  const [reason, setReason] = useState('');
  const { mutateAsync: writeOff } = useWriteOff(ledger.productId);
  const quantity = readQuantity(typed);
  const isTooMany = quantity !== null && quantity > (ledger.stock ?? 0);
  const error = isTooMany ? `There are only ${ledger.stock}.` : undefined;
  return (
    <ConfirmDialog
      title={`Write off ${ledger.name}`}
      action={quantity === null ? 'Write off' : `Write off ${quantity}`}
      disabled={quantity === null || isTooMany || reason.trim() === ''}
      onClose={onClose}
      onConfirm={async () => {
        const { stock } = await writeOff({ quantity: quantity!, reason: reason.trim() });
        toast({ title: `${plural(quantity!, 'unit')} written off. ${stock} left.` });
      }}
    >
      <Field
        label="How many"
        inputMode="numeric"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label="What happened"
        maxLength={maxReasonLength}
        placeholder="Static, dropped, lost, used on the bench"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
