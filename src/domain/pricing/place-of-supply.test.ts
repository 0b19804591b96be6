import { describe, expect, it } from 'vitest';
import { indianStates } from '../places/india.ts';
import { placeOfSupply } from './place-of-supply.ts';

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
