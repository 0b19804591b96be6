import { describe, expect, it } from 'vitest';
import type { OfficeSearchResults } from '#contracts/office-search.ts';
import { choicesFor } from './choices.ts';

const found: OfficeSearchResults = {
  orders: [{ id: '1', number: 'PK-1042', name: 'Meera Iyer', city: 'Pune', status: 'confirmed' }],
  returns: [{ number: 'CL-1001', orderNumber: 'PK-1042', name: 'Meera Iyer', status: 'asked' }],
  products: [
    {
      id: '2',
      slug: 'count',
      name: 'Count',
      price: '299.00',
      stock: 4,
      imageUrl: '',
      isArchived: false,
      isDraft: false,
    },
  ],
  customers: [{ id: 'u3', name: 'Meera', email: 'm@example.com' }],
  messages: [{ id: '4', ticket: 'TK-9', name: 'Meera', subject: 'A bent leg', isWaiting: true }],
};
const everything = () => true;

describe('what the palette offers', () => {
  it('is what was found, then what can be done with these words', () => {
    const choices = choicesFor('count', found, everything);
    expect(choices.map(({ group, label, href }) => [group, label, href])).toEqual([
      ['Orders', 'PK-1042', '/orders/PK-1042'],
      ['Returns', 'CL-1001', '/returns/CL-1001'],
      ['Products', 'Count', '/products/2'],
      ['Customers', 'Meera', '/customers/u3'],
      ['Messages', 'Meera', '/messages/4'],
      ['Actions', 'Count stock', '/stock/count'],
      ['Actions', 'Search all orders for “count”', '/orders?search=count'],
    ]);
    expect(choices[4]!.note).toBe('A bent leg, TK-9, to answer');
    expect(choices[2]!.note).toBe('₹299, 4 in stock');
    const sold = { ...found, products: [{ ...found.products[0]!, stock: 0 }] };
    expect(choicesFor('count', sold, everything)[2]).toMatchObject({ note: '₹299', isOut: true });
  });

  it('is only actions after >', () => {
    expect(new Set(choicesFor('> ', found, everything).map(({ group }) => group))).toEqual(new Set(['Actions']));
  });

  it('is nothing that one may not do', () => {
    const labels = choicesFor('', undefined, (right) => right === 'office').map(({ label }) => label);
    expect(labels).toEqual(['Second factor and passkeys', 'Today']);
  });
});
