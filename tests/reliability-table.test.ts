import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/bootstrap/root.mjs';

const table = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
const named = new Set(
  [...table.matchAll(/`((?:src|tests|content)\/[\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, file]) => file!),
);

describe('docs/reliability.md', () => {
  it.each([...named])('names %s, which exists', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });

  it('names every file of the reliability suite', () => {
    const files = globSync('tests/reliability/**/*.test.ts', { cwd: root });
    expect(files.filter((file) => !named.has(file) && !file.endsWith('guards.test.ts'))).toEqual([]);
  });
});
