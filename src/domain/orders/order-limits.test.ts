import { expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { mayReserve } from './order-limits.ts';

const shelf = { units: 40_000, value: rupees(4_000_000) };
const nothing = { units: 0, value: 0 };

it('a twentieth of the shelf may wait for its money, in pieces and in rupees', () => {
  expect(mayReserve({ units: 2000, value: rupees(200_000) }, shelf)).toBe(true);
  expect(mayReserve({ units: 2001, value: 0 }, shelf)).toBe(false);
  expect(mayReserve({ units: 1, value: rupees(200_000) + 1 }, shelf)).toBe(false);
});

it('a hundred pieces for ₹1,00,000 may always wait, however empty the shelf is', () => {
  expect(mayReserve({ units: 100, value: rupees(100_000) }, nothing)).toBe(true);
  expect(mayReserve({ units: 101, value: 0 }, nothing)).toBe(false);
});
