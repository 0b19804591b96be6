import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/bootstrap/root.mjs';
import { guards } from './reliability/guards.ts';

describe('the table of guards', () => {
  it('has each guard once', () => {
    expect(new Set(guards.map(({ guard }) => guard)).size).toBe(guards.length);
  });

  it.each(guards)('$guard: stands in its file exactly once, and its test exists', ({ file, find, test }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(existsSync(join(root, test))).toBe(true);
  });
});
