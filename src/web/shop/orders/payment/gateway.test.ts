import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsNewDocument } from './gateway.ts';

afterEach(() => vi.unstubAllGlobals());

function loadedAt(path: string): void {
  vi.stubGlobal('location', new URL('https://shop.example/orders/any'));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://shop.example${path}` }] });
}

const foreign = 'https://checkout.razorpay.com/v1/checkout.js';

describe("the document that the gateway's script runs in", () => {
  it.each(['/', '/cart', '/dashboard?tab=orders', '/orders/a/b'])('is loaded anew when it was loaded at %s', (path) => {
    loadedAt(path);
    expect(needsNewDocument(foreign)).toBe(true);
  });

  it.each(['/checkout', '/orders/0198f1de', '/orders/0198f1de?payment=unchecked'])('may stay from %s', (path) => {
    loadedAt(path);
    expect(needsNewDocument(foreign)).toBe(false);
  });

  it("may be any for the shop's own test gateway", () => {
    loadedAt('/');
    expect(needsNewDocument('/test-gateway/checkout.js')).toBe(false);
  });
});
