import { dirname } from 'node:path';
import { isTest, type SourceTree } from '../sources/source-tree.ts';

const maxFilesInFolder = 25;
const medianLines = { min: 40, max: 90 };
const maxLinesOfNineInTen = 200;

/** One file for each kit, part and table: many, and no crowd. */
const dataFolders: ReadonlySet<string> = new Set(['db/seed/circuits', 'db/seed/kits', 'db/seed/parts']);

const linesOf = (source: string): number => source.split('\n').length - 1;

function crowds(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > maxFilesInFolder && !dataFolders.has(folder))
    .map(
      ([folder, count]) => `${folder} holds ${count} files; more than ${maxFilesInFolder} want folders of their own`,
    );
}

/** How files are distributed by size: most are a screen or two, and hardly any is long. */
export function sizesOf(tree: SourceTree): { median: number; nineInTen: number; longest: number } {
  const sizes = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !isTest(path))
    .map(([, source]) => linesOf(source))
    .sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return { median: at(0.5), nineInTen: at(0.9), longest: at(1) };
}

/** What is wrong with how much stands in one place, as sentences. */
export function checkSizes(tree: SourceTree): string[] {
  const { median, nineInTen } = sizesOf(tree);
  return [
    ...crowds([...tree.keys()]),
    ...(median < medianLines.min || median > medianLines.max
      ? [`The median file has ${median} lines, not ${medianLines.min} to ${medianLines.max}`]
      : []),
    ...(nineInTen >= maxLinesOfNineInTen ? [`One file in ten has ${nineInTen} lines or more`] : []),
  ];
}
