import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart.ts';
import { setTransport } from '../../api/client.ts';
import { addUnits, takeBack } from './add-units.queries.ts';

const line = (id: string, quantity: number) => ({ id, quantity, product: { id: `p-${id}` } }) as CartItem;

/** A shop that answers by method and path, and what it was asked to change. */
function setUp(answers: Readonly<Record<string, unknown>>) {
  const changes: string[] = [];
  setTransport((path, { method, body } = {}) => {
    const asked = `${method} ${String(path)}`;
    if (method !== 'GET') changes.push(typeof body === 'string' ? `${asked} ${body}` : asked);
    const answer = answers[asked];
    return Promise.resolve(
      typeof answer === 'number' ? new Response('No.', { status: answer }) : Response.json(answer ?? {}),
    );
  });
  return changes;
}

describe('several products in one go', () => {
  it('are those whose lines hold more now', async () => {
    setUp({ 'GET /api/cart': [line('a', 3)], 'POST /api/cart/units': [line('a', 3), line('b', 2)] });
    const grown = await addUnits({
      purpose: '',
      units: ['a', 'b'].map((id) => ({ product: { id: `p-${id}` }, quantity: 2 })),
    });
    expect(grown).toEqual([{ line: line('b', 2), by: 2 }]);
  });

  it('are all taken back that can be, and then it says which could not', async () => {
    const changes = setUp({
      'GET /api/cart': [line('a', 5), line('b', 2), line('c', 4)],
      'PATCH /api/cart/a': 409,
    });
    const undone = takeBack([
      { line: line('a', 3), by: 3 },
      { line: line('gone', 1), by: 1 },
      { line: line('b', 2), by: 2 },
      { line: line('c', 1), by: 1 },
    ]);
    await expect(undone).rejects.toThrow('409: No.');
    expect(changes).toEqual([
      'PATCH /api/cart/a {"quantity":2}',
      'DELETE /api/cart/b',
      'PATCH /api/cart/c {"quantity":3}',
    ]);
  });
});
