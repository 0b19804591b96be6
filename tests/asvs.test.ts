import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/bootstrap/root.mjs';

const [table = '', open = ''] = readFileSync(join(root, 'docs/asvs.md'), 'utf8').split('\n## Open\n');
const numbersIn = (text: string): string[] => [...text.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);

interface Row {
  readonly numbers: readonly string[];
  readonly heldBy: string;
}
const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return /^\d/.test(cells[1] ?? '') ? [{ numbers: numbersIn(cells[1]!), heldBy: cells.at(-2)! }] : [];
  });
const rows = rowsOf(table);

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 come after them. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const asked = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

describe('docs/asvs.md', () => {
  it('answers each of the 253 requirements of level 1 and 2 once', () => {
    expect(asked).toHaveLength(253);
    expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual([...asked].sort());
  });

  it('names tests that exist, in words of their titles', () => {
    const named = rows.flatMap(({ heldBy }) => [...heldBy.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`([^`]*)/g)]);
    expect(named.length).toBeGreaterThan(100);
    for (const [, file, said] of named) {
      expect(existsSync(join(root, file!)), file).toBe(true);
      const source = readFileSync(join(root, file!), 'utf8');
      for (const [, title] of said!.matchAll(/› “([^”]+)”/g)) expect(source, file).toContain(title);
    }
    expect(table.split('› “').length).toBeGreaterThan(80);
  });

  it('gathers at the end exactly what it calls open', () => {
    const called = rows.filter(({ heldBy }) => heldBy.includes('**Open**')).flatMap(({ numbers }) => numbers);
    expect(
      numbersIn(
        rowsOf(open)
          .flatMap(({ numbers }) => numbers)
          .join(' '),
      ).sort(),
    ).toEqual(called.sort());
  });
});
