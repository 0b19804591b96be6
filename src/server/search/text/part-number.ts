import { hasDigit } from './words.ts';

const minStemLength = 4;
const maxSuffixLength = 3;

/** The longest beginning of a part number that is known, with one to three letters behind it: 'tl072' of 'tl072cn'. */
export function partNumberStem(word: string, isKnown: (stem: string) => boolean): string | null {
  const [suffix] = /(?<=\d)[a-z]{1,3}$/.exec(word) ?? [];
  if (!suffix) return null;
  for (let letters = 1; letters <= Math.min(maxSuffixLength, suffix.length); letters++) {
    const stem = word.slice(0, -letters);
    if (stem.length >= minStemLength && hasDigit(stem) && /[a-z]/.test(stem) && isKnown(stem)) return stem;
  }
  return null;
}
