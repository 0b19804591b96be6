import type { Address } from '#contracts/addresses.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDeleteAddress } from './addresses.queries.ts';

export function DeleteAddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const remove = useDeleteAddress();
  return (
    <Dialog title="Delete this address?" alert busy={remove.isPending} onClose={onClose}>
      <p>
        {address.name}, {address.streetAddress}, {address.city}. Past orders keep it.
      </p>
      <FormError>{remove.error && errorMessage(remove.error)}</FormError>
      <DialogActions>
        <Button pending={remove.isPending} onClick={onClose}>
          Keep Address
        </Button>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => remove.mutate(address.id, { onSuccess: onClose })}
        >
          {remove.isPending ? 'Deleting...' : 'Delete Address'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
