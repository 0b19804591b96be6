import type { Order, OrderAddress } from '#contracts/orders.ts';
import { placeLine } from '#domain/places/address.ts';
import { arrivalText } from '../arrival.ts';
import { OrderPanel } from '../order-panel.tsx';
import styles from './order-delivery.module.css';

function Lines({ address }: { address: OrderAddress }) {
  return (
    <address>
      <p>{address.name}</p>
      <p>{address.streetAddress}</p>
      <p>{placeLine(address)}</p>
      <p>{address.country}</p>
    </address>
  );
}

/** Who carries it, and where to follow it. */
const ParcelLine = ({ parcel }: { parcel: NonNullable<Order['parcel']> }) => (
  <p>
    {parcel.carrier}
    {parcel.trackingNumber && `, tracking number ${parcel.trackingNumber}`}
    {parcel.url && (
      <>
        {'. '}
        <a href={parcel.url} target="_blank" rel="noopener noreferrer">
          Track your parcel
        </a>
      </>
    )}
  </p>
);

const isOnItsWay = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'delivered';

export function OrderDelivery({ order }: { order: Order }) {
  const { shippingAddress, billingAddress, email, phone, notes, parcel } = order;
  return (
    <OrderPanel id="order-delivery" title="Delivery">
      {isOnItsWay(order) && <p className={styles.arrival}>{arrivalText(order, order.shippingMethod)}</p>}
      {parcel && <ParcelLine parcel={parcel} />}
      <h3>Shipping address</h3>
      <Lines address={shippingAddress} />
      <h3>Billing address</h3>
      {billingAddress ? <Lines address={billingAddress} /> : <p>Same as the shipping address</p>}
      <h3>Contact</h3>
      <p>{email}</p>
      {phone && <p>{phone}</p>}
      {notes && (
        <>
          <h3>Your note</h3>
          <p className={styles.note}>{notes}</p>
        </>
      )}
    </OrderPanel>
  );
}
