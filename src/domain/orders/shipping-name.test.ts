import { expect, it } from 'vitest';
import { shippingMethodNames, shippingMethods } from '../shipping/shipping.ts';
import { shippingNameOf } from './shipping-name.ts';

it('a way of shipping is called as at checkout, and a pickup in India is at the shop', () => {
  for (const shippingMethod of shippingMethods) {
    expect(shippingNameOf({ shippingMethod, country: 'United States' })).toBe(shippingMethodNames[shippingMethod]);
    expect(shippingNameOf({ shippingMethod, country: 'India' })).toBe(
      shippingMethod === 'pickup' ? 'Pickup at our shop' : shippingMethodNames[shippingMethod],
    );
  }
});
