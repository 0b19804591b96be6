import { describe, expect, it } from 'vitest';
import { zipCodeProblem } from './address.ts';
import { findIndianState, indianStates, isIndia, isPinCode, stateOfPin, statesOfPin } from './india.ts';
import { shop } from '../shop/shop.ts';

describe('the states of India', () => {
  it('are 28, and 8 union territories', () => {
    expect(indianStates.filter((state) => !state.unionTerritory)).toHaveLength(28);
    expect(indianStates.filter((state) => state.unionTerritory)).toHaveLength(8);
  });

  it('have codes of their own', () => {
    expect(new Set(indianStates.map((state) => state.isoCode)).size).toBe(36);
    expect(new Set(indianStates.map((state) => state.gstCode)).size).toBe(36);
    expect(new Set(indianStates.map((state) => state.name)).size).toBe(36);
    expect(indianStates.every((state) => /^\d\d$/.test(state.gstCode))).toBe(true);
  });

  it('are found by name or code, however they are written', () => {
    expect(findIndianState(' karnataka ')?.gstCode).toBe('29');
    expect(findIndianState('tn')?.name).toBe('Tamil Nadu');
    expect(findIndianState('Jammu & Kashmir')?.isoCode).toBe('JK');
    expect(findIndianState('Oregon')).toBeNull();
  });

  it('include the shop’s own, with the same code as its address', () => {
    expect(findIndianState(shop.address.state)).toMatchObject({
      isoCode: shop.address.stateCode,
      gstCode: shop.address.gstStateCode,
    });
  });
});

describe('a PIN code', () => {
  it.each(['560038', '560 038', '110001', '990000'])('may be %s', (pin) => expect(isPinCode(pin)).toBe(true));

  it.each(['060038', '56003', '5600380', '56-0038', '56 0038', 'abcdef', '५६००३८'])('may not be %s', (pin) =>
    expect(isPinCode(pin)).toBe(false),
  );

  it('hints at its state, the narrowest first', () => {
    expect(statesOfPin('560038').map((state) => state.name)).toEqual(['Karnataka']);
    expect(statesOfPin('403001')[0]?.name).toBe('Goa');
    expect(statesOfPin('682555')[0]?.name).toBe('Lakshadweep');
    expect(statesOfPin('000000')).toEqual([]);
  });

  it.each([
    ['560038', 'Karnataka'],
    ['560 038', 'Karnataka'],
    ['403001', 'Goa'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['800001', 'Bihar'],
    ['226001', 'Uttar Pradesh'],
    // Two states share these, and both are offered.
    ['831001', undefined],
    ['248001', undefined],
    ['190001', undefined],
    ['682001', undefined],
    ['396001', undefined],
    ['605001', undefined],
    ['900056', undefined],
    ['56003', undefined],
    ['', undefined],
  ])('%s lies in %s for sure', (pin, state) => expect(stateOfPin(pin)?.name).toBe(state));

  it('is asked for in India only', () => {
    expect(zipCodeProblem({ country: 'India', zipCode: '97209' })).toContain('PIN code');
    expect(zipCodeProblem({ country: 'India', zipCode: '560038' })).toBeNull();
    expect(zipCodeProblem({ country: 'United States', zipCode: '97209' })).toBeNull();
    expect(['India', 'IN', 'india ', 'भारत'].every(isIndia)).toBe(true);
    expect(['Indiana', 'US', 'Indonesia'].some(isIndia)).toBe(false);
  });
});
