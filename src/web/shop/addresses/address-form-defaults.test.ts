import { describe, expect, it } from 'vitest';
import type { Address } from '#contracts/addresses.ts';
import {
  addressFormDefaults,
  defaultCountry,
  pinHint,
  savedAddressesText,
  stateForPin,
  type BrowserLocale,
} from './address-form-defaults.ts';

const elsewhere: BrowserLocale = { timeZone: 'America/New_York', languages: ['en-US'] };
const india: BrowserLocale = { timeZone: 'Asia/Kolkata', languages: ['en-GB'] };

const address = (part: Partial<Address>): Address => ({
  id: 'a',
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
  isDefault: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...part,
});

describe('the country that a form starts with', () => {
  it("is 'United States'", () => {
    expect(defaultCountry(elsewhere)).toBe('United States');
    expect(defaultCountry({ timeZone: 'Europe/Berlin', languages: ['not a language', 'de'] })).toBe('United States');
    expect(defaultCountry({ timeZone: 'UTC', languages: [] })).toBe('United States');
  });

  it.each([
    india,
    { timeZone: 'Asia/Calcutta', languages: [] },
    { timeZone: 'America/New_York', languages: ['en-US', 'en-IN'] },
    { timeZone: 'Europe/London', languages: ['hi'] },
    { timeZone: 'Europe/London', languages: ['ta'] },
  ])("is 'India' where time zone or language says so: %j", (surroundings) => {
    expect(defaultCountry(surroundings)).toBe('India');
  });
});

describe('the address dialog', () => {
  it('starts the first address with free text and without the switch', () => {
    const start = { abroad: true, canSwitch: false, state: '' };
    expect(addressFormDefaults({ kind: 'first' }, elsewhere)).toEqual({ ...start, country: 'United States' });
    expect(addressFormDefaults({ kind: 'first' }, india)).toEqual({ ...start, country: 'India' });
  });

  it('starts later ones with the states of India, and free text behind a switch', () => {
    const start = { abroad: false, canSwitch: true, state: '' };
    expect(addressFormDefaults({ kind: 'another' }, elsewhere)).toEqual({ ...start, country: 'United States' });
    // Whoever says 'outside India' in India means none that we could guess.
    expect(addressFormDefaults({ kind: 'another' }, india)).toEqual({ ...start, country: '' });
  });

  it('opens an Indian address with its state chosen, however it was written', () => {
    for (const state of ['Karnataka', ' karnataka', 'KA']) {
      const task = { kind: 'edit', address: address({ state, country: 'in' }) } as const;
      expect(addressFormDefaults(task, elsewhere)).toMatchObject({ abroad: false, state: 'Karnataka' });
    }
  });

  it('asks for the state again where it is none of India', () => {
    const task = { kind: 'edit', address: address({ state: 'Mysore State' }) } as const;
    expect(addressFormDefaults(task, elsewhere)).toMatchObject({ abroad: false, state: '' });
  });

  it('opens an address of another country as free text', () => {
    const task = { kind: 'edit', address: address({ state: 'Oregon', country: 'US' }) } as const;
    expect(addressFormDefaults(task, india)).toEqual({ abroad: true, canSwitch: true, state: 'Oregon', country: 'US' });
  });
});

describe('the state beside a PIN code', () => {
  /** Types each of these in turn, and tells what stands in the field of the state in the end. */
  function stateAfter(codes: readonly string[], start: { state: string; filledState?: string }): string {
    let { state, filledState } = start;
    let before = '';
    for (const after of codes) {
      const told = stateForPin({ before, after, state, filledState });
      filledState = told ?? filledState;
      state = told ?? state;
      before = after;
    }
    return state;
  }
  const correction = ['560001', '56000', '5600', '560', '56', '5', '', '4', '41', '411', '4110', '41100', '411001'];

  it('follows a code that is corrected digit by digit', () => {
    expect(stateAfter(correction, { state: '' })).toBe('Maharashtra');
    expect(stateAfter(correction.slice(1), { state: 'Karnataka', filledState: 'Karnataka' })).toBe('Maharashtra');
  });

  it('stays while a code tells nothing, and once another was chosen', () => {
    expect(stateAfter(correction.slice(0, -1), { state: '' })).toBe('Karnataka');
    expect(stateAfter(correction, { state: 'Kerala', filledState: 'Karnataka' })).toBe('Kerala');
  });
});

describe('the hint at a PIN code', () => {
  it('doubts a code that usually belongs to another state', () => {
    expect(pinHint('560 001', 'Kerala')).toBe('This looks like a PIN code in Karnataka. Please check the state.');
  });

  it.each([
    ['560001', 'Karnataka'],
    ['560001', ''],
    ['56000', 'Kerala'],
    ['900001', 'Kerala'],
  ])('is silent about %s in %j', (pin, state) => {
    expect(pinHint(pin, state)).toBeNull();
  });
});

describe('the count of addresses', () => {
  it('uses the singular for 1 and the plural otherwise', () => {
    expect([1, 2, 11].map(savedAddressesText)).toEqual(['1 saved address', '2 saved addresses', '11 saved addresses']);
  });
});
