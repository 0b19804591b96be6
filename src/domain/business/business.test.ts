import { expect, it } from 'vitest';
import { receiverProblem } from './business.ts';

const bengaluru = { state: 'Karnataka', country: 'India' };
const asked = (gstin: string | null, destination = bengaluru) =>
  receiverProblem({ gstin, receiver: null }, destination) !== null;

it.each([
  ['a company of another state', '27AAPFU0939F1ZV', true],
  ['a company of the same state', '29AAGCB7383J1Z4', false],
  ['an embassy of another state', '0717UNO00157UNO', true],
  ['a school without a number', null, false],
])('%s is asked who receives the parcel: %s, %s', (_who, gstin, isAsked) => {
  expect(asked(gstin)).toBe(isAsked);
  expect(asked(gstin, { state: 'Karnataka', country: 'Germany' })).toBe(false);
});
