import { expect, it } from 'vitest';
import { addressLines, placeLine } from './address.ts';

it('writes town, state and postal code as people there do', () => {
  expect(placeLine({ city: 'Pune', state: 'Maharashtra', zipCode: '411001', country: 'India' })).toBe(
    'Pune, Maharashtra 411001',
  );
  expect(placeLine({ city: 'Berlin', state: '', zipCode: '10115', country: 'Germany' })).toBe('10115 Berlin');
  expect(placeLine({ city: 'London', zipCode: 'SW1A 1AA', country: 'United Kingdom' })).toBe('London SW1A 1AA');
  expect(placeLine({ city: 'Wellington', zipCode: '6011', country: 'New Zealand' })).toBe('Wellington 6011');
  expect(placeLine({ state: 'Goa', zipCode: '403001' })).toBe('Goa 403001');
  expect(placeLine({ city: 'Hong Kong' })).toBe('Hong Kong');
});

it('writes an address on paper as the post of its country reads it', () => {
  const buyer = { name: 'Jana', streetAddress: 'Torstraße 1' };
  const linesOf = (place: Parameters<typeof addressLines>[0]) => addressLines({ ...buyer, ...place }).slice(2);
  expect(linesOf({ city: 'Berlin', state: '', zipCode: '10119', country: 'Germany' })).toEqual([
    '10119 Berlin',
    'Germany',
  ]);
  expect(linesOf({ city: 'Bengaluru', state: 'Karnataka', zipCode: '560001', country: 'India' })).toEqual([
    'Bengaluru 560001',
    'Karnataka, India',
  ]);
  expect(linesOf({ city: 'Portland', state: 'Oregon', zipCode: '97205', country: 'United States' })).toEqual([
    'Portland, Oregon 97205',
    'United States',
  ]);
  expect(addressLines({})).toEqual([]);
});
