import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { orderDifferences } from './order-differences.ts';

const seen = {
  status: 'confirmed',
  payment: { status: 'paid' },
  refundedAmount: '0.00',
  shippingAddress: { name: 'Asha Rao', streetAddress: '1 MG Road', city: 'Pune' },
  phone: null,
  parcel: null,
} as AdminOrder;

it('names what somebody else changed, and nothing else', () => {
  expect(orderDifferences(seen, seen)).toEqual([]);
  const now = {
    ...seen,
    status: 'shipped',
    shippingAddress: { ...seen.shippingAddress, city: 'Goa' },
    parcel: { carrier: 'Delhivery', trackingNumber: '14', url: null },
  } as AdminOrder;
  expect(orderDifferences(seen, now)).toEqual([
    { label: 'Status', was: 'Confirmed', is: 'Shipped' },
    { label: 'Ships to', was: 'Asha Rao, 1 MG Road, Pune', is: 'Asha Rao, 1 MG Road, Goa' },
    { label: 'Parcel', was: 'None', is: 'Delhivery 14' },
  ]);
});
