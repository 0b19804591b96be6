import { expect, it } from 'vitest';
import { travelsWithEwayBill } from './eway-bill.ts';

it.each([
  ['50000.00', 'confirmed', false],
  ['50000.01', 'pending', true],
  ['50000.01', 'delivered', true],
  ['72700.00', 'cancelled', false],
] as const)('an order of %s that is %s travels with an e-way bill: %s', (totalAmount, status, travels) =>
  expect(travelsWithEwayBill({ totalAmount, status })).toBe(travels),
);
