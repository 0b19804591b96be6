import { isTest, type SourceTree } from '../sources/source-tree.ts';

const maxLinesOfNineInTen = 200;

const linesOf = (source: string): number => source.split('\n').length - 1;

/** How files are distributed by size: most are a screen or two, and hardly any is long. */
export function sizesOf(tree: SourceTree): { median: number; nineInTen: number; longest: number } {
  const sizes = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !isTest(path))
    .map(([, source]) => linesOf(source))
    .sort((a, b) => a - b);
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return { median: at(0.5), nineInTen: at(0.9), longest: at(1) };
}

/** What is wrong with how much stands in one file, as sentences. How many files a folder has follows from their meaning. */
export function checkSizes(tree: SourceTree): string[] {
  const { nineInTen } = sizesOf(tree);
  return nineInTen >= maxLinesOfNineInTen ? [`One file in ten has ${nineInTen} lines or more`] : [];
}
