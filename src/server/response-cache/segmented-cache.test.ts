import { describe, expect, it } from 'vitest';
import { SegmentedCache } from './segmented-cache.ts';

/** Room for a hundred things of ten bytes, of which eighty are protected. */
const hundred = () => new SegmentedCache<string>(1000);

function fill(cache: SegmentedCache<string>, name: string, count: number, asked = 0): void {
  for (let n = 0; n < count; n++) {
    cache.set(`${name}${n}`, name, 10);
    for (let times = 0; times < asked; times++) cache.get(`${name}${n}`);
  }
}

const kept = (cache: SegmentedCache<string>, name: string, count: number): number =>
  Array.from({ length: count }, (_, n) => cache.get(`${name}${n}`)).filter(Boolean).length;

describe('SegmentedCache', () => {
  it('never holds more bytes than it may, whatever is put in and asked for', () => {
    const cache = hundred();
    for (let n = 0; n < 5000; n++) {
      cache.set(`key${n % 300}`, 'x', (n * 7) % 120);
      cache.get(`key${(n * 13) % 300}`);
      expect(cache.bytes).toBeLessThanOrEqual(1000);
    }
    for (let n = 0; n < 300; n++) cache.delete(`key${n}`);
    expect(cache.bytes).toBe(0);
  });

  it('keeps what was asked for again through a flood of things that are asked for once', () => {
    const cache = hundred();
    fill(cache, 'hot', 50, 2);
    fill(cache, 'flood', 10_000);
    expect(kept(cache, 'hot', 50)).toBe(50);
  });

  it('keeps the hot through a flood of things that are asked for several times, but less often', () => {
    const cache = hundred();
    fill(cache, 'hot', 80, 9);
    fill(cache, 'flood', 3000, 3);
    expect(kept(cache, 'hot', 80)).toBe(80);
  });

  it('lets the hot of yesterday give way to those of today', () => {
    const cache = hundred();
    fill(cache, 'old', 80, 50);
    for (let round = 0; round < 2000; round++) fill(cache, 'new', 80, 1);
    expect(kept(cache, 'new', 80)).toBe(80);
  });

  it('lets one large thing drive out only what is asked for less', () => {
    const cache = hundred();
    fill(cache, 'hot', 80, 9);
    cache.set('large', 'x', 95);
    for (let times = 0; times < 5; times++) cache.get('large');
    expect(kept(cache, 'hot', 80)).toBe(80);
  });

  it('does not keep what is larger than a tenth of it, nor an older value under its key', () => {
    const cache = hundred();
    cache.set('a', 'small', 10);
    cache.set('a', 'huge', 101);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });

  it('leaves a new value in the place of the old one', () => {
    const cache = hundred();
    fill(cache, 'hot', 1, 2);
    cache.set('hot0', 'newer', 20);
    fill(cache, 'flood', 1000);
    expect([cache.get('hot0'), cache.bytes]).toEqual(['newer', 1000]);
  });
});
