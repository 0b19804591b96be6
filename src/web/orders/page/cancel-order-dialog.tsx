import type { Order } from '#contracts/orders.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useCancelOrder, type OrderKey } from '../order.queries.ts';

interface CancelOrderDialogProps {
  order: Order;
  orderKey: OrderKey;
  onClose: () => void;
}

export function CancelOrderDialog({ order, orderKey, onClose }: CancelOrderDialogProps) {
  const cancel = useCancelOrder(orderKey);
  return (
    <Dialog title={`Cancel order ${order.number}?`} alert busy={cancel.isPending} onClose={onClose}>
      <p>
        Nothing will be sent, and this cannot be undone.{' '}
        {order.payment.status === 'paid' && 'Your money goes back the way it came.'}
      </p>
      <FormError>{cancel.error && errorMessage(cancel.error)}</FormError>
      <DialogActions>
        <Button disabled={cancel.isPending} onClick={onClose}>
          Keep Order
        </Button>
        <Button
          variant="danger"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
        >
          {cancel.isPending ? 'Cancelling...' : 'Cancel Order'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
