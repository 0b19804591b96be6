import { expect, it } from 'vitest';
import { prefixesOf } from './office-search.service.ts';

it.each([
  ['PK-1042', { text: 'pk-1042', number: 'PK-1042', phone: null }],
  ['pk 10', { text: 'pk 10', number: 'PK-10', phone: null }],
  ['1042', { text: '1042', number: 'PK-1042', phone: '1042' }],
  ['+91 98765 43210', { text: '+91 98765 43210', number: null, phone: '9876543210' }],
  ['+91 98765', { text: '+91 98765', number: null, phone: '98765' }],
  ['Meera Iy', { text: 'meera iy', number: null, phone: null }],
  ['मीरा', { text: 'मीरा', number: null, phone: null }],
])('%s is looked for as %j', (typed, prefixes) => {
  expect(prefixesOf(typed)).toEqual(prefixes);
});
