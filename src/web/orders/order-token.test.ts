import { describe, expect, it } from 'vitest';
import { orderPath, parseOrderToken } from './order-token.ts';

describe('the token of a guest', () => {
  it('is read from the part of the address that no server sees', () => {
    expect(parseOrderToken('#token=abc-DEF_123')).toBe('abc-DEF_123');
    expect(parseOrderToken(orderPath('id', 'abc').split('#')[1]!)).toBe('abc');
  });

  it.each(['', '#', '#token=', '#main', '#token=<script>', `#token=${'a'.repeat(101)}`])(
    'is not found in %j',
    (fragment) => {
      expect(parseOrderToken(fragment)).toBeNull();
    },
  );

  it('is no part of the address of a user', () => {
    expect(orderPath('id', null)).toBe('/orders/id');
  });
});
