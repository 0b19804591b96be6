import { expect, it } from 'vitest';
import { toUnpooledBuffer } from './unpooled-buffer.ts';

it('gives a piece of a pool memory of its own, and leaves what has it', () => {
  const pooled = Buffer.from('4k7');
  const own = toUnpooledBuffer(pooled);
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  expect(own.buffer.byteLength).toBe(3);
  expect(own.toString()).toBe('4k7');
  expect(toUnpooledBuffer(own)).toBe(own);
});
