import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '#contracts/orders.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { useBuyAgain, type OrderKey } from '../order.queries.ts';
import styles from './order-actions.module.css';

interface OrderActionsProps {
  order: Order;
  orderKey: OrderKey;
}

export function OrderActions({ order, orderKey }: OrderActionsProps) {
  const [, navigate] = useLocation();
  const buyAgain = useBuyAgain(orderKey, () => navigate(paths.cart));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.actions}>
      <InvoiceButton order={order} orderKey={orderKey} />
      <Button pending={buyAgain.isPending} onClick={() => buyAgain.mutate()}>
        {buyAgain.isPending ? 'Adding...' : 'Buy Again'}
      </Button>
      <AppLink className={buttonClass()} href={`${paths.contact}?${new URLSearchParams({ order: order.number })}`}>
        Help With This Order
      </AppLink>
      {order.can.cancel && (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Cancel Order
        </Button>
      )}
      {isAsking && <CancelOrderDialog order={order} orderKey={orderKey} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
