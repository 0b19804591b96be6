import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it('takes an id in either case and nothing else for an id', () => {
  expect(isUuid('a71e4e0c-3f55-4b0e-9a53-7c1a1f6f6d01')).toBe(true);
  expect(isUuid('A71E4E0C-3F55-4B0E-9A53-7C1A1F6F6D01')).toBe(true);
  for (const other of ['', 'fuzz-box', 'a71e4e0c3f554b0e9a537c1a1f6f6d01', ' a71e4e0c-3f55-4b0e-9a53-7c1a1f6f6d01']) {
    expect(isUuid(other)).toBe(false);
  }
});
