import { describe, expect, it } from 'vitest';
import type { Address } from '#contracts/addresses.ts';
import * as schemas from '#contracts/new-order.ts';
import { destinationOf, type OrderContext, typedSupplyState, validateOrder as validateBy } from './order-form.ts';
import type { FormValues } from '../../forms/validation.ts';
import { clearedValues, initialValues } from './use-checkout-form.ts';

const validateOrder = (read: FormValues, context: OrderContext) => validateBy(read, context, schemas);

const guest = { signedIn: false, addresses: [], total: '4298.00', isServed: true };

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
const user = { signedIn: true, addresses: [home], total: '4298.00', isServed: true };

const choices = { billing: 'same', shippingMethod: 'domestic-standard', paymentMethod: 'cod' };
const typed = {
  email: ' asha@example.com ',
  phone: '+91 98450 12345',
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

  it('says that it goes as one kit only where the buyer chose that', () => {
    const orderOf = (context: OrderContext) =>
      (validateOrder(typed, context) as { values: { order: object } }).values.order;
    expect(orderOf({ ...guest, asOneKit: true })).toHaveProperty('asOneKit', true);
    expect(orderOf({ ...guest, asOneKit: false })).not.toHaveProperty('asOneKit');
  });

  it("becomes a user's order to a saved address", () => {
    expect(validateOrder({ address: home.id, phone: '98450 12345', ...choices }, user)).toMatchObject({
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
      'billing.streetAddress',
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

  it('asks for a phone number where cash is paid, together with whatever else is missing', () => {
    const sentence = 'Cash on delivery needs a phone number of ten digits, so the courier can reach you.';
    expect(validateOrder({ ...typed, phone: ' ' }, guest)).toEqual({ ok: false, problems: { phone: sentence } });
    const { 'shipping.name': name, ...nameless } = { ...typed, phone: '' };
    expect(name).toBe('Asha Rao');
    expect(validateOrder(nameless, guest)).toMatchObject({
      problems: { phone: sentence, 'shipping.name': 'Name is required' },
    });
    expect(validateOrder({ ...typed, phone: '', paymentMethod: 'upi' }, guest).ok).toBe(true);
  });

  it('asks for a state where the country has some, and for none where it has not', () => {
    const { 'shipping.state': state, ...stateless } = typed;
    expect(state).toBe('Karnataka');
    const berlin = { ...stateless, 'shipping.zipCode': '10115', 'shipping.country': 'Germany', paymentMethod: 'upi' };
    expect(validateOrder(berlin, guest)).toMatchObject({
      ok: true,
      values: { order: { shippingAddress: { state: '' } } },
    });
    expect(validateOrder({ ...berlin, 'shipping.country': 'Canada' }, guest)).toEqual({
      ok: false,
      problems: {
        'shipping.state': 'Enter your province or territory.',
        'shipping.zipCode': 'Enter a postal code like M5V 2T6.',
      },
    });
  });

  it('asks whoever lives where we do not ship to write to us', () => {
    const unserved = { ...guest, isServed: false };
    const there = { ...typed, 'shipping.state': 'Oregon', 'shipping.zipCode': '97201' };
    const sentence = expect.stringContaining('Write to us');
    expect(validateOrder({ ...there, 'shipping.country': 'United States' }, unserved)).toEqual({
      ok: false,
      problems: { 'shipping.country': sentence },
    });
    const other = { 'shipping.country': 'Another country', 'shipping.countryName': 'Brazil' };
    expect(validateOrder({ ...there, ...other }, unserved)).toEqual({
      ok: false,
      problems: { 'shipping.countryName': sentence },
    });
    expect(validateOrder({ ...there, ...other }, guest)).toMatchObject({
      values: { order: { shippingAddress: { country: 'Brazil' } } },
    });
  });

  it('takes an order to pick up from whoever lives there, in whichever country that is', () => {
    const there = { ...typed, 'shipping.city': ' portland', 'shipping.state': 'Oregon', 'shipping.zipCode': '97201' };
    const pickup = { ...there, 'shipping.country': 'Another country', shippingMethod: 'pickup' };
    expect(validateOrder({ ...pickup, 'shipping.countryName': 'United States' }, guest)).toMatchObject({
      ok: true,
      values: { order: { shippingAddress: { country: 'United States' }, shippingMethod: 'pickup' } },
    });
    expect(validateOrder({ ...pickup, 'shipping.country': 'United States' }, guest)).toMatchObject({
      values: { order: { shippingAddress: { country: 'United States' } } },
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
    expect(destinationOf({ address: home.id }, [home])).toEqual({
      country: 'India',
      state: 'Karnataka',
      city: '',
      zipCode: '560001',
    });
    expect(destinationOf({ 'shipping.country': 'Canada', 'shipping.state': 'Ontario' }, [])).toEqual({
      country: 'Canada',
      state: '',
      city: '',
      zipCode: '',
    });
    expect(destinationOf({}, [])).toEqual({ country: 'India', state: '', city: '', zipCode: '' });
  });

  it('names a PIN code of India once it is whole, without its space', () => {
    const codeOf = (zipCode: string, country = 'India') =>
      destinationOf({ 'shipping.zipCode': zipCode, 'shipping.country': country }, []).zipCode;
    expect(['560 001', '56000', '', '560001'].map((code) => codeOf(code))).toEqual(['560001', '', '', '560001']);
    expect(codeOf('560001', 'Germany')).toBe('');
  });

  it('names the city only where things can be picked up', () => {
    expect(destinationOf({ 'shipping.city': 'Pune' }, []).city).toBe('');
    expect(destinationOf({ 'shipping.city': 'portland ' }, []).city).toBe('portland');
  });

  it('is the other country, once it is said which', () => {
    const countryOf = (name: string) =>
      destinationOf({ 'shipping.country': 'Another country', 'shipping.countryName': name }, []).country;
    expect(countryOf('Brazil')).toBe('Brazil');
    expect(countryOf('')).toBe('Another country');
  });
});

describe('a present', () => {
  const noteOf = (changes: object) => {
    const checked = validateOrder({ ...typed, ...changes }, guest);
    return checked.ok ? checked.values.order.giftNote : checked.problems;
  };

  it('has its note only while it is said to be one', () => {
    expect(noteOf({ giftNote: 'For Meera' })).toBeUndefined();
    expect(noteOf({ gift: 'on' })).toBe('');
    expect(noteOf({ gift: 'on', giftNote: ' For Meera ' })).toBe('For Meera');
    expect(noteOf({ gift: 'on', giftNote: 'x'.repeat(301) })).toEqual({
      giftNote: 'A gift note may have at most 300 characters.',
    });
  });
});

describe('an order for a business', () => {
  const business = {
    business: 'on',
    'business.companyName': ' Sample Audio Works LLP ',
    'business.gstin': '27aapfu0939f1zv',
    'business.purchaseOrder': 'SAW/PO/118',
    'business.receiver': 'other',
  };
  const problemsOf = (changes: object) => {
    const checked = validateOrder({ ...typed, ...business, ...changes }, guest);
    return checked.ok ? {} : checked.problems;
  };

  it('has what was typed about it, and nothing once the tick is gone', () => {
    expect(validateOrder({ ...typed, ...business }, guest)).toMatchObject({
      ok: true,
      values: {
        order: {
          business: {
            companyName: 'Sample Audio Works LLP',
            gstin: '27AAPFU0939F1ZV',
            purchaseOrder: 'SAW/PO/118',
            receiver: 'other',
          },
        },
      },
    });
    const without = validateOrder({ ...typed, ...business, business: undefined }, guest);
    expect(without).toMatchObject({ ok: true });
    expect(JSON.stringify(without)).not.toContain('Sample Audio');
  });

  it('says what is wrong at the field', () => {
    expect(problemsOf({ 'business.companyName': ' ' })).toEqual({
      'business.companyName': 'Enter the name of your company, school or institute.',
    });
    expect(problemsOf({ 'business.gstin': '29GGGGG1314R9Z6' })).toEqual({
      'business.gstin':
        'One character is wrong: the last one doesn’t fit the others. Compare it with your certificate.',
    });
    const sentence = 'Tell us who receives the parcel, so the tax on your invoice is right.';
    expect(problemsOf({ 'business.receiver': undefined })).toEqual({ 'business.receiver': sentence });
    expect(problemsOf({ 'business.receiver': undefined, 'shipping.state': 'Maharashtra' })).toEqual({});
    expect(problemsOf({ 'business.receiver': undefined, 'business.gstin': '' })).toEqual({});
  });

  it('is quoted by the state of its tax where that is not the one of the parcel', () => {
    const destination = destinationOf(typed, []);
    expect(typedSupplyState({ ...typed, ...business }, destination)).toBe('27');
    expect(typedSupplyState({ ...typed, ...business, 'business.receiver': 'self' }, destination)).toBeNull();
    expect(typedSupplyState({ ...typed, ...business, business: undefined }, destination)).toBeNull();
  });
});

describe('the start of the form', () => {
  const begin = { addresses: [], lastOrder: null, business: null, country: 'India' };
  const { id: _id, isDefault: _isDefault, createdAt: _createdAt, ...bengaluru } = home;
  const lastOrder = {
    email: 'asha@example.com',
    phone: '98450 12345',
    shippingAddress: bengaluru,
    billingAddress: null,
    business: null,
  };

  it('chooses the default address, or the form where there is none', () => {
    expect(initialValues({}, { ...begin, addresses: [home] })['address']).toBe(home.id);
    expect(initialValues({}, begin)['address']).toBe('new');
  });

  it('shows what was typed before signing in rather than a saved address', () => {
    expect(initialValues({ 'shipping.city': 'Pune' }, { ...begin, addresses: [home] })).toMatchObject({
      address: 'new',
      'shipping.city': 'Pune',
    });
  });

  it('forgets a choice that is gone', () => {
    expect(initialValues({ address: 'gone' }, { ...begin, addresses: [home] })['address']).toBe(home.id);
    expect(initialValues({ address: 'new' }, { ...begin, addresses: [home] })['address']).toBe('new');
  });

  it('is in the country of the browser, unless another was chosen', () => {
    const inGermany = { ...begin, country: 'Germany' };
    expect(initialValues({}, inGermany)).toMatchObject({ 'shipping.country': 'Germany', 'billing.country': 'Germany' });
    expect(initialValues({ 'shipping.country': 'India' }, inGermany)['shipping.country']).toBe('India');
  });

  it('holds what the last order was sent with, and not how it was paid', () => {
    expect(initialValues({}, { ...begin, lastOrder })).toEqual({
      address: 'new',
      billing: 'same',
      'billing.country': 'India',
      email: 'asha@example.com',
      phone: '98450 12345',
      'shipping.name': 'Asha Rao',
      'shipping.streetAddress': '12 MG Road',
      'shipping.city': 'Bengaluru',
      'shipping.state': 'Karnataka',
      'shipping.zipCode': '560001',
      'shipping.country': 'India',
      filledFrom: 'last-order',
    });
    const billed = initialValues(
      {},
      { ...begin, lastOrder: { ...lastOrder, billingAddress: { ...bengaluru, country: 'Brazil' } } },
    );
    expect(billed).toMatchObject({
      billing: 'own',
      'billing.country': 'Another country',
      'billing.countryName': 'Brazil',
    });
  });

  it('holds the business that the last order was for, without its purchase order', () => {
    const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV' };
    const start = initialValues({}, { ...begin, lastOrder: { ...lastOrder, business } });
    expect(start).toMatchObject({
      business: 'on',
      'business.companyName': 'Sample Audio Works LLP',
      'business.gstin': '27AAPFU0939F1ZV',
    });
    const own = { companyName: 'Own School', gstin: null };
    expect(initialValues({}, { ...begin, business: own, lastOrder: { ...lastOrder, business } })).toMatchObject({
      'business.companyName': 'Own School',
    });
    expect(initialValues({}, { ...begin, business: own })['business.companyName']).toBe('Own School');
    expect(Object.keys(clearedValues(start, 'India')).filter((name) => name.startsWith('business'))).toEqual([]);
  });

  it('takes only the phone number of the last order where an address is saved', () => {
    const start = initialValues({}, { ...begin, addresses: [home], lastOrder: { ...lastOrder, email: null } });
    expect([start['phone'], start['shipping.name'], start['filledFrom']]).toEqual([
      '98450 12345',
      undefined,
      undefined,
    ]);
  });

  it('leaves alone what was typed, and stays empty once it was cleared', () => {
    expect(initialValues({ email: 'b@example.com' }, { ...begin, lastOrder })['shipping.name']).toBeUndefined();
    const filled = initialValues({ shippingMethod: 'domestic-express' }, { ...begin, lastOrder });
    const cleared = clearedValues(filled, 'India');
    expect(cleared).toEqual({
      address: 'new',
      billing: 'same',
      'billing.country': 'India',
      'shipping.country': 'India',
      shippingMethod: 'domestic-express',
      filledFrom: 'nothing',
    });
    expect(initialValues(cleared, { ...begin, lastOrder })).toEqual(cleared);
  });
});
