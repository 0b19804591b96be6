import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, setTransport } from './client.ts';
import { hasCode } from './error-message.ts';

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
    expect(error).toMatchObject({ message: '409: No stock.', status: 409, sentence: 'No stock.' });
  });

  it('asks for refusals with their codes, and raises code, sentence and request id', async () => {
    setTransport(transport);
    const problem = { status: 409, title: 'Conflict', detail: 'A price has changed.', code: 'price-changed' };
    const headers = { 'content-type': 'application/problem+json', 'x-request-id': 'r1' };
    transport.mockImplementation(async () => Response.json(problem, { status: 409, headers }));
    const error = await call('GET /api/cart').catch((caught: unknown) => caught);
    expect(new Headers(transport.mock.calls[0]?.[1]?.headers).get('accept')).toContain('application/problem+json');
    expect(error).toMatchObject({
      message: '409: A price has changed.',
      status: 409,
      sentence: 'A price has changed.',
      code: 'price-changed',
      requestId: 'r1',
    });
    expect([hasCode(error, 'cart-empty', 'price-changed'), hasCode(error, 'cart-empty')]).toEqual([true, false]);
  });

  it('has no code for the answer of something on the way, nor for none', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => new Response('null', { status: 404 }));
    const foreign = await call('GET /api/cart').catch((caught: unknown) => caught);
    expect(foreign).toMatchObject({ status: 404, sentence: 'null', code: undefined });
    expect(hasCode(new TypeError('Failed to fetch'), 'nothing-here')).toBe(false);
  });

  it('sends a file as it is', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => Response.json({}, { status: 201 }));
    const file = new Blob(['slug,price']);
    await call('POST /api/admin/imports', { query: { name: 'all.csv' }, file });
    expect(transport.mock.calls[0]).toMatchObject([
      '/api/admin/imports?name=all.csv',
      { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file },
    ]);
  });

  it('falls back to the status text when the body is empty', async () => {
    setTransport(transport);
    transport.mockImplementation(async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(call('GET /api/cart')).rejects.toThrow('502: Bad Gateway');
  });
});
