import { describe, expect, it } from 'vitest';
import { checkSizes } from './check-sizes.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

const files = (folder: string, count: number, size: number): [string, string][] =>
  Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, lines(size)]);

describe('the sizes', () => {
  it.each([10, 60, 190])('are fine when every file has %i lines, however many are in a folder', (size) => {
    expect(checkSizes(new Map(files('src/server/cart', 60, size)))).toEqual([]);
  });

  it('refuse that one file in ten is over 200 lines long, tests aside', () => {
    const long = files('src/server/long', 3, 220);
    expect(checkSizes(new Map([...files('src/server/cart', 20, 60), ...long]))).toHaveLength(1);
    const tests = long.map(([path, source]) => [path.replace('.ts', '.test.ts'), source] as const);
    expect(checkSizes(new Map([...files('src/server/cart', 20, 60), ...tests]))).toEqual([]);
  });
});
