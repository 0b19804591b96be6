import { hasDigit } from './words.ts';

const minStemLength = 4;
const maxSuffixLength = 3;

/** The beginnings of a part number with one to three letters behind them, the longest first: 'tl072' of 'tl072cn'. */
export function partNumberStems(word: string): string[] {
  const [suffix] = /(?<=\d)[a-z]{1,3}$/.exec(word) ?? [];
  const stems: string[] = [];
  for (let letters = 1; letters <= Math.min(maxSuffixLength, suffix?.length ?? 0); letters++) {
    const stem = word.slice(0, -letters);
    if (stem.length >= minStemLength && hasDigit(stem) && /[a-z]/.test(stem)) stems.push(stem);
  }
  return stems;
}
