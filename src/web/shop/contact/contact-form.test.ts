import { expect, it } from 'vitest';
import { orderSubject } from './contact-form.tsx';

it.each([
  ['?order=PK-1042', 'Order PK-1042'],
  ['?a=1&order=PK-7', 'Order PK-7'],
  ['?order=<b>', null],
  ['?order=', null],
  ['', null],
])('the address %j is about %j', (search, subject) => {
  expect(orderSubject(search)).toBe(subject);
});
