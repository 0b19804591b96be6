import { placeLine } from '#domain/places/address.ts';
import { useState } from 'react';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { pencil } from '../../../ui/icon/icon-shapes.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { AddressDialog } from './dialogs/address-dialog.tsx';
import styles from './buyer-panel.module.css';

const supplyWords = {
  'intra-state': 'Supply inside the state: CGST and SGST.',
  'inter-state': 'Supply to another state: IGST.',
  export: 'Export: no GST.',
} as const;

const receiverWords = {
  self: 'The business receives it itself, in another state.',
  other: 'Somebody else receives it: bill to, ship to.',
} as const;

/** For whom the invoice is made out. */
function BusinessLines({ business }: { business: NonNullable<AdminOrder['business']> }) {
  const { companyName, gstin, purchaseOrder, receiver } = business;
  return (
    <div>
      <p className={styles.label}>Invoiced to</p>
      <p className={styles.lines}>
        <span>{companyName}</span>
        {gstin && <span>GSTIN {gstin}</span>}
        {purchaseOrder && <span>Purchase order {purchaseOrder}</span>}
        {receiver && <span>{receiverWords[receiver]}</span>}
      </p>
    </div>
  );
}

/** Who bought it, and where it goes. */
export function BuyerPanel({ id, order }: { id: string; order: AdminOrder }) {
  const [isEditing, setEditing] = useState(false);
  const { shippingAddress: to, billingAddress, email, phone, orderCount } = order;
  return (
    <Panel
      title={to.name || email}
      tools={
        email && (
          <AppLink href={`${officePaths.orders}?search=${encodeURIComponent(email)}`}>
            {orderCount === 1 ? 'First order' : `${orderCount} orders`}
          </AppLink>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.lines}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'Asked to be forgotten. Only the invoice names them.'}
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </p>
        <div>
          <p className={styles.label}>
            <span>Ship to</span>
            {order.can.editAddress && (
              <Button variant="quiet" aria-label="Edit the address" onClick={() => setEditing(true)}>
                <Icon shape={pencil} />
                Edit
              </Button>
            )}
          </p>
          <address className={styles.lines}>
            <span>{to.streetAddress}</span>
            <span>{placeLine(to)}</span>
            <span>{to.country}</span>
          </address>
        </div>
        {order.business && <BusinessLines business={order.business} />}
        <p className={styles.dim}>
          {billingAddress
            ? `Billed to ${billingAddress.name}, ${billingAddress.city}. `
            : 'Billing address is the same. '}
          {supplyWords[order.supply]} Place of supply: {order.placeOfSupply}.
        </p>
      </div>
      {isEditing && <AddressDialog id={id} order={order} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
