import { describe, expect, it } from 'vitest';
import type { Address } from '#contracts/addresses.ts';
import { validateOrder, destinationOf } from './order-form.ts';
import { initialValues } from './use-checkout-form.ts';

const guest = { signedIn: false, addresses: [], total: '4298.00' };

const home: Address = {
  id: '0198f1de-0000-7000-8000-000000000001',
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
  isDefault: true,
  createdAt: '2026-11-15T00:00:00.000Z',
};
const user = { signedIn: true, addresses: [home], total: '4298.00' };

const choices = { billing: 'same', shippingMethod: 'domestic-standard', paymentMethod: 'cod' };
const typed = {
  email: ' asha@example.com ',
  phone: '',
  'shipping.name': 'Asha Rao',
  'shipping.streetAddress': '12 MG Road',
  'shipping.city': 'Bengaluru',
  'shipping.state': 'Karnataka',
  'shipping.zipCode': '560 001',
  'shipping.country': 'India',
  notes: ' ',
  ...choices,
};

describe('the form of the checkout', () => {
  it("becomes a guest's order, with the total that was shown and without what was left empty", () => {
    const checked = validateOrder(typed, guest);
    expect(checked).toMatchObject({
      ok: true,
      values: {
        saveAddress: false,
        order: {
          email: 'asha@example.com',
          shippingAddress: { name: 'Asha Rao', state: 'Karnataka', zipCode: '560 001', country: 'India' },
          shippingMethod: 'domestic-standard',
          paymentMethod: 'cod',
          expectedTotal: '4298.00',
        },
      },
    });
    const { order } = (checked as { values: { order: object } }).values;
    expect(JSON.parse(JSON.stringify(order))).not.toHaveProperty('notes');
    expect(JSON.parse(JSON.stringify(order))).not.toHaveProperty('billingAddress');
  });

  it("becomes a user's order to a saved address", () => {
    expect(validateOrder({ address: home.id, ...choices }, user)).toMatchObject({
      ok: true,
      values: { order: { shippingAddress: { streetAddress: '12 MG Road', city: 'Bengaluru' } } },
    });
  });

  it('says one sentence at each field that is not right', () => {
    const { paymentMethod, ...rest } = typed;
    const wrong = { ...rest, email: '', phone: 'call me', 'shipping.zipCode': '12', billing: 'own' };
    expect(paymentMethod).toBe('cod');
    const checked = validateOrder({ ...wrong, 'billing.country': 'Another country' }, guest);
    expect(checked.ok ? [] : Object.keys(checked.problems).toSorted()).toEqual([
      'billing.city',
      'billing.countryName',
      'billing.name',
      'billing.state',
      'billing.streetAddress',
      'billing.zipCode',
      'email',
      'paymentMethod',
      'phone',
      'shipping.zipCode',
    ]);
  });

  const own = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name.replace('shipping.', 'billing.'), value]),
  );

  it('asks for a state of the list at a billing address in India', () => {
    expect(validateOrder({ ...typed, ...own, billing: 'own', 'billing.state': 'Bombay' }, guest)).toEqual({
      ok: false,
      problems: { 'billing.state': 'Please choose the state from the list.' },
    });
  });

  it('bills to a country that is not in the list', () => {
    const billing = { 'billing.country': 'Another country', 'billing.countryName': 'Brazil' };
    expect(validateOrder({ ...typed, ...own, billing: 'own', ...billing }, guest)).toMatchObject({
      values: { order: { billingAddress: { country: 'Brazil' } } },
    });
  });

  it('asks whoever lives where we do not ship to write to us', () => {
    const checked = validateOrder({ ...typed, 'shipping.country': 'Another country' }, guest);
    expect(checked).toEqual({ ok: false, problems: { 'shipping.country': expect.stringContaining('Write to us') } });
  });

  it('takes an order to pick up from whoever lives there, in whichever country that is', () => {
    const there = { ...typed, 'shipping.city': ' portland', 'shipping.state': 'Oregon', 'shipping.zipCode': '97201' };
    const pickup = { ...there, 'shipping.country': 'Another country', shippingMethod: 'pickup' };
    expect(validateOrder({ ...pickup, 'shipping.countryName': 'United States' }, guest)).toMatchObject({
      ok: true,
      values: { order: { shippingAddress: { country: 'United States' }, shippingMethod: 'pickup' } },
    });
    const nameless = validateOrder(pickup, guest);
    expect(nameless.ok ? [] : Object.keys(nameless.problems)).toEqual(['shipping.countryName']);
  });

  it('tells of a saved address that cannot be used at the choice of it', () => {
    const addresses = [{ ...home, state: 'Bombay' }];
    expect(validateOrder({ address: home.id, ...choices }, { ...user, addresses })).toMatchObject({
      problems: { address: expect.stringMatching(/^This address needs a change.*choose the state from the list\.$/) },
    });
  });
});

describe('the place that a price is asked for', () => {
  it('is the chosen address, or what was typed so far, or India', () => {
    expect(destinationOf({ address: home.id }, [home])).toEqual({ country: 'India', state: 'Karnataka', city: '' });
    expect(destinationOf({ 'shipping.country': 'Canada', 'shipping.state': 'Ontario' }, [])).toEqual({
      country: 'Canada',
      state: '',
      city: '',
    });
    expect(destinationOf({}, [])).toEqual({ country: 'India', state: '', city: '' });
  });

  it('names the city only where things can be picked up', () => {
    expect(destinationOf({ 'shipping.city': 'Pune' }, []).city).toBe('');
    expect(destinationOf({ 'shipping.city': 'portland ' }, []).city).toBe('portland');
  });

  it('is a country that was typed, where one may be and once it is known', () => {
    const countryOf = (city: string, name: string) =>
      destinationOf({ 'shipping.city': city, 'shipping.country': 'Another country', 'shipping.countryName': name }, [])
        .country;
    expect(countryOf('Portland', 'uk')).toBe('United Kingdom');
    expect(countryOf('Portland', 'United States')).toBe('Another country');
    expect(countryOf('Pune', 'uk')).toBe('Another country');
  });
});

describe('the start of the form', () => {
  it('chooses the default address, or the form where there is none', () => {
    expect(initialValues({}, [home])['address']).toBe(home.id);
    expect(initialValues({}, [])['address']).toBe('new');
  });

  it('shows what was typed before signing in rather than a saved address', () => {
    expect(initialValues({ 'shipping.city': 'Pune' }, [home])).toMatchObject({
      address: 'new',
      'shipping.city': 'Pune',
    });
  });

  it('forgets a choice that is gone', () => {
    expect(initialValues({ address: 'gone' }, [home])['address']).toBe(home.id);
    expect(initialValues({ address: 'new' }, [home])['address']).toBe('new');
  });
});
