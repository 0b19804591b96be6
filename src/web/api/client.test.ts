import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, setTransport } from './client.ts';

const transport = vi.fn<typeof fetch>();

afterEach(() => transport.mockReset());

describe('call', () => {
  it('puts method, parameters and query where the contract says', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => Response.json([]));
    await call('GET /api/products', { query: { search: 'a b', limit: '24' } });
    await call('GET /api/products/:id', { params: { id: 'a/b' } });
    expect(transport.mock.calls.map(([url, init]) => [init?.method, url])).toEqual([
      ['GET', '/api/products?search=a+b&limit=24'],
      ['GET', '/api/products/a%2Fb'],
    ]);
  });

  it('sends a body as JSON with the credentials of this site', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => Response.json({}));
    await call('POST /api/cart', { body: { productId: 'fuzz-box', quantity: 2 } });
    expect(transport.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":"fuzz-box","quantity":2}',
    });
  });

  it('answers nothing where the contract promises no body', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => new Response(null, { status: 204 }));
    await expect(call('POST /api/logout')).resolves.toBeUndefined();
  });

  it('raises the status code, a colon and the text of any answer that is not OK', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => new Response('No stock.', { status: 409 }));
    const error = await call('GET /api/cart').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '409: No stock.', status: 409, userMessage: 'No stock.' });
  });

  it('falls back to the status text when the body is empty', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(call('GET /api/cart')).rejects.toThrow('502: Bad Gateway');
  });
});
