import type { Order, OrderAddress } from '#contracts/orders.ts';
import { arrivalText } from './arrival.ts';
import { classNames } from '../ui/class-names.ts';
import panel from '../ui/panel/panel.module.css';

function Lines({ address }: { address: OrderAddress }) {
  return (
    <address>
      <p>{address.name}</p>
      <p>{address.streetAddress}</p>
      <p>
        {address.city}, {address.state} {address.zipCode}
      </p>
      <p>{address.country}</p>
    </address>
  );
}

const isOnItsWay = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'delivered';

export function OrderDelivery({ order }: { order: Order }) {
  const { shippingAddress, billingAddress, email, phone, notes } = order;
  return (
    <section className={classNames(panel.panel, 'order-panel')} aria-labelledby="order-delivery">
      <h2 id="order-delivery">Delivery</h2>
      {isOnItsWay(order) && <p className="order-arrival">{arrivalText(order, order.shippingMethod)}</p>}
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
          <p className="order-note">{notes}</p>
        </>
      )}
    </section>
  );
}
