import { describe, expect, it } from 'vitest';
import { cacheableAs, keyOf } from './workbench-requests.ts';

const shop = 'https://taar.example';
const asked = (path: string, mode = 'cors', method = 'GET') => ({ method, mode, url: new URL(path, shop).href });

describe('the worker of the bench', () => {
  it.each([
    ['/bench', 'page'],
    ['/bench/fuzz-box/build?build=1', 'page'],
    ['/bench/class', null],
    ['/bench/class/0198f1de-0000-7000-8000-000000000000', null],
    ['/bench/join/k7qm-3xwd', null],
    ['/', null],
    ['/products/fuzz-box', null],
    ['/benches', null],
    ['/admin', null],
    ['/checkout', null],
  ])('answers for the page %s: %s', (path, kept) => {
    expect(cacheableAs(asked(path, 'navigate'), shop)).toBe(kept);
  });

  it.each([
    ['/assets/build-screen-abc.js', 'file'],
    ['/art/bench-sheet-fuzz-box.abc.json', 'file'],
    ['/art/bench-box-fuzz-box.abc.svg', 'file'],
    ['/api/products/fuzz-box', 'data'],
    ['/api/products/fuzz-box/contents', 'data'],
    ['/api/products?category=kit&limit=500', 'data'],
    ['/api/products?search=fuzz', null],
    ['/art/pedal-fuzz-box.abc.svg', null],
    ['/api/products/fuzz-box/notify', null],
    ['/api/user', null],
    ['/api/builds', null],
    ['/api/cart', null],
    ['/api/admin/products', null],
    ['https://elsewhere.example/assets/x.js', null],
  ])('answers for what a page fetches from %s: %s', (path, kept) => {
    expect(cacheableAs(asked(path), shop)).toBe(kept);
  });

  it('lets every write pass', () => {
    expect(cacheableAs(asked('/api/products/fuzz-box', 'cors', 'POST'), shop)).toBeNull();
  });

  it('keeps a page once, and data by their query', () => {
    expect(keyOf(`${shop}/bench/fuzz-box/build?build=1`, 'page')).toBe(`${shop}/bench/fuzz-box/build`);
    expect(keyOf(`${shop}/api/products?limit=500`, 'data')).toBe(`${shop}/api/products?limit=500`);
  });
});
