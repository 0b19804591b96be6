import type { ListedPart } from '#contracts/catalogue.ts';
import { plain, valueWords, writtenAmount } from './amounts.ts';
import { numberWords } from './by-name.ts';
import { isSurfaceMount } from './kinds.ts';
import { amountOfPart, type PartIndex } from './part-index.ts';

/** What a line says of a capacitor or control that ours is not. Null: nothing. */
function otherMake(text: string, { kind }: ListedPart): string | null {
  if (kind === 'electrolytic-capacitor') {
    if (/\btant/.test(text)) return 'Your list says tantalum. Ours is an electrolytic, which is a little larger.';
    if (/\bnon[\s-]?polar|\bbi-?polar|\bnp\b/.test(text))
      return 'Your list says non-polarised. Ours must face the right way.';
  }
  if (kind === 'potentiometer' && /\b(?:9|12|24)\s?mm\b/.test(text) && !/\b16\s?mm\b/.test(text))
    return 'Ours is the 16\u00a0mm size. Check that it fits your board and box.';
  return null;
}

/** A second part in one entry would be lost: 'TL072 or NE5532'. Null: there is none. */
function otherPart(text: string, part: ListedPart, index: PartIndex): string | null {
  // One figure cannot name two things.
  if (!/\d\S*[\s/,]+\S*\d|\d\S*\s.*\d/.test(text)) return null;
  const ours = amountOfPart(part);
  const number = numberWords(text).find((word) => {
    const named = index.withNumber(word);
    return named.length > 0 && !named.includes(part);
  });
  const value = valueWords(text).find((word) => {
    const amount = ours && writtenAmount(word);
    return amount && !(amount.unit === ours.unit && Math.abs(amount.amount / ours.amount - 1) < 1e-6);
  });
  const other = number ?? value;
  return other === undefined ? null : `It also says “${other}”. If that’s another part, give it a line of its own.`;
}

/** What is to be checked of a part that was found. Null: nothing. */
export function doubtOf(
  texts: readonly string[],
  footprint: string,
  part: ListedPart,
  index: PartIndex,
): string | null {
  if (isSurfaceMount(footprint) || texts.some(isSurfaceMount)) return 'Your list says surface mount. Ours has legs.';
  const text = plain(texts.join(' '));
  return otherMake(text, part) ?? otherPart(text, part, index);
}
