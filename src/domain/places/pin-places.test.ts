import { describe, expect, it } from 'vitest';
import { placeOfPin } from './pin-places.ts';

describe('the place of a PIN code', () => {
  it.each([
    ['560003', 'Bengaluru'],
    ['560 003', 'Bengaluru'],
    ['110001', 'Delhi'],
    ['403001', 'Goa'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['577001', 'Karnataka'],
  ])('%s is %s', (pin, place) => {
    expect(placeOfPin(pin)).toBe(place);
  });

  it('is nothing where no codes are', () => {
    expect(placeOfPin('990001')).toBeNull();
  });
});
