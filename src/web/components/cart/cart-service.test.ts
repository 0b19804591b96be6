import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, setTransport } from '../../api/client.ts';
import { cartQuery } from './cart.queries.ts';
import { cartCall, causeOf } from './cart-service.ts';

describe('a call about the cart that fails', () => {
  it.each([
    'Failed to fetch cart',
    'Failed to add to cart',
    'Failed to update quantity',
    'Failed to remove item',
    'Failed to clear cart',
  ] as const)('says %j, and keeps what was answered', async (message) => {
    const answered = new ApiError(409, 'We don’t have that many in stock.');
    const error = await cartCall(message, Promise.reject(answered)).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ message });
    expect(causeOf(error as Error)).toBe(answered);
  });

  it('is what the query of the cart fails with', async () => {
    setTransport(async () => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(new QueryClient().fetchQuery({ ...cartQuery, retry: false })).rejects.toThrow('Failed to fetch cart');
  });
});
