import { describe, expect, it } from 'vitest';
import { indianStates } from '../places/india.ts';
import { placeOfSupply, supplyStateOf } from './place-of-supply.ts';

describe('the place of supply', () => {
  it.each([
    [
      { state: 'Karnataka', country: 'India' },
      { kind: 'intra-state', name: 'Karnataka', gstCode: '29' },
    ],
    [
      { state: ' ka ', country: 'IN' },
      { kind: 'intra-state', name: 'Karnataka', gstCode: '29' },
    ],
    [
      { state: 'Maharashtra', country: 'India' },
      { kind: 'inter-state', name: 'Maharashtra', gstCode: '27' },
    ],
    [
      { state: 'Chandigarh', country: 'Bharat' },
      { kind: 'inter-state', name: 'Chandigarh', gstCode: '04' },
    ],
    [
      { state: 'Nowhere', country: 'India' },
      { kind: 'inter-state', name: 'Nowhere', gstCode: null },
    ],
    [
      { state: 'Karnataka', country: ' Canada ' },
      { kind: 'export', name: 'Canada', gstCode: null },
    ],
  ] as const)('of %o', (destination, place) => {
    expect(placeOfSupply(destination)).toEqual(place);
  });

  it('is inside the state of the shop for one of the 36 alone', () => {
    const inside = indianStates.filter(
      ({ name }) => placeOfSupply({ state: name, country: 'India' }).kind !== 'inter-state',
    );
    expect(inside.map(({ name }) => name)).toEqual(['Karnataka']);
  });
});

describe('the state by which the tax goes', () => {
  const gstin = '27AAPFU0939F1ZV';
  const uin = '0717UNO00157UNO';
  const karnataka = { state: 'Karnataka', country: 'India' };
  const order = (changes: object) =>
    supplyStateOf({ ...karnataka, shippingMethod: 'domestic-standard', business: null, ...changes });

  it.each([
    ['without a GSTIN: where it is delivered', {}, null],
    ['to the buyer itself: where it is delivered', { business: { gstin, receiver: 'self' } }, null],
    ['to somebody else on its word: where the buyer is registered', { business: { gstin, receiver: 'other' } }, '27'],
    [
      'to somebody else in its own state: there',
      { state: 'Maharashtra', business: { gstin, receiver: 'other' } },
      null,
    ],
    ['of a company without a number: where it is delivered', { business: { gstin: null, receiver: 'other' } }, null],
    ['of an embassy, to itself: where it is delivered', { business: { gstin: uin, receiver: 'self' } }, null],
    ['of an embassy, to somebody else: where it is registered', { business: { gstin: uin, receiver: 'other' } }, '07'],
    ['picked up: that of the shop', { country: 'United States', shippingMethod: 'pickup' }, '29'],
    ['abroad: none', { country: 'Germany', business: { gstin, receiver: 'other' } }, null],
  ])('%s', (_words, changes, supplyState) => {
    expect(order(changes)).toBe(supplyState);
  });

  it('decides about the tax, wherever the parcel goes', () => {
    expect(placeOfSupply(karnataka, '27')).toEqual({ kind: 'inter-state', name: 'Maharashtra', gstCode: '27' });
    expect(placeOfSupply({ state: 'Goa', country: 'India' }, '29')).toMatchObject({ kind: 'intra-state' });
    expect(placeOfSupply({ state: 'Oregon', country: 'United States' }, '29')).toMatchObject({ kind: 'intra-state' });
    expect(placeOfSupply(karnataka, '97')).toEqual({ kind: 'inter-state', name: 'Other Territory', gstCode: '97' });
  });
});
