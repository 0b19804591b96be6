import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { truck } from '../../ui/icon/office-icon-shapes.ts';
import { ParcelDialog } from './dialogs/parcel-dialog.tsx';

/** What was said about a parcel that has left can be put right. */
export function ParcelStep({ id, order }: { id: string; order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (order.status !== 'shipped' && order.status !== 'delivered') return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon shape={truck} />
        Correct the parcel…
      </Button>
      {isOpen && <ParcelDialog id={id} order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}
