const sibilantPlural = /(?:[sxz]|ch|sh|o)es$/;
const keepsItsS = /(?:ss|us|is)$/;
const onlyLetters = /^\p{L}+$/u;

/**
 * Folds a plain English plural, so that 'resistors' finds 'resistor' and the other way round. Both sides of a search go
 * through it, so a word that is folded wrongly ('bias' to 'bia') still finds itself.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || keepsItsS.test(word) || !onlyLetters.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (sibilantPlural.test(word) && word.length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}
