import { expect, it } from 'vitest';
import { deliveryCountry, keepDeliveryCountry, takeNewCountry } from './delivery-country.ts';
import { withNewCountry } from './use-checkout-form.ts';

it('keeps the country of the cart for the visit, and gives it to the checkout once', () => {
  expect([deliveryCountry(), takeNewCountry()]).toEqual([null, null]);
  keepDeliveryCountry('Germany');
  expect([takeNewCountry(), takeNewCountry(), deliveryCountry()]).toEqual(['Germany', null, 'Germany']);
});

it('takes the place of a country that was typed before, with its state', () => {
  const typed = { 'shipping.country': 'India', 'shipping.state': 'Goa', 'shipping.name': 'Asha Rao' };
  keepDeliveryCountry('Brazil');
  expect(withNewCountry(typed)).toEqual({
    'shipping.name': 'Asha Rao',
    'shipping.country': 'Another country',
    'shipping.countryName': 'Brazil',
    'shipping.state': '',
  });
  expect(withNewCountry(typed)).toEqual(typed);
  keepDeliveryCountry('India');
  expect(withNewCountry(typed)).toEqual(typed);
});
