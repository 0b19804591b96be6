import { describe, expect, it } from 'vitest';
import { checkSizes } from './check-sizes.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

const files = (folder: string, count: number, size: number): [string, string][] =>
  Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, lines(size)]);

describe('the sizes', () => {
  it('are fine in folders of 25 files of 60 lines', () => {
    expect(checkSizes(new Map(files('src/server/cart', 25, 60)))).toEqual([]);
  });

  it('refuse the twenty-sixth file of a folder, unless it holds data', () => {
    expect(checkSizes(new Map(files('src/server/cart', 26, 60)))).toHaveLength(1);
    expect(checkSizes(new Map(files('db/seed/kits', 40, 60)))).toEqual([]);
  });

  it.each([
    ['a median of 39 lines', 39],
    ['a median of 91 lines', 91],
  ])('refuse %s', (_what, size) => {
    expect(checkSizes(new Map(files('src/server/cart', 20, size)))).toHaveLength(1);
  });

  it('refuse that one file in ten is over 200 lines long, tests aside', () => {
    const long = files('src/server/long', 3, 220);
    expect(checkSizes(new Map([...files('src/server/cart', 20, 60), ...long]))).toHaveLength(1);
    const tests = long.map(([path, source]) => [path.replace('.ts', '.test.ts'), source] as const);
    expect(checkSizes(new Map([...files('src/server/cart', 20, 60), ...tests]))).toEqual([]);
  });
});
