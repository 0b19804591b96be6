import { productFieldSchemas, stockCount } from '#contracts/product-details.ts';
import { fromDecimal, toDecimal } from '#domain/money/money.ts';

/** What a cell says, or what is wrong with it and what was probably meant. */
export type Reading = { readonly value: unknown } | { readonly sentence: string; readonly suggestion: string | null };

/** What stands in a file for a stock that is not counted. */
const uncounted = 'not counted';

export const writeStock = (stock: number | null): string => (stock === null ? uncounted : String(stock));

const wrong = (sentence: string, suggestion: string | null = null): Reading => ({ sentence, suggestion });

/** 1,23,456.50 as in India, or 123,456.50 as elsewhere. */
const grouped = /^(\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;
const plain = /^\d+(\.\d{1,2})?$/;
const lookAlikes: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' };
const letterNames: Readonly<Record<string, string>> = {
  '0': 'not a zero',
  '1': 'not a one',
  '5': 'not a five',
  '8': 'not an eight',
};

/** A letter that looks like a digit, among digits. */
function lookAlike(text: string): Reading | null {
  const letter = [...text].find((sign) => sign in lookAlikes);
  const meant = [...text]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replaceAll(',', '');
  if (!letter || !plain.test(meant)) return null;
  return wrong(`That’s a letter ${letter}, ${letterNames[lookAlikes[letter]!]}.`, meant);
}

export function readPrice(cell: string): Reading {
  const text = cell
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replaceAll(/[\s\u00a0\u202f]/g, '');
  const digits = grouped.test(text) ? text.replaceAll(',', '') : text;
  if (plain.test(digits)) {
    const parsed = productFieldSchemas.price.safeParse(digits);
    return parsed.success ? { value: toDecimal(fromDecimal(digits)) } : wrong(parsed.error.issues[0]!.message);
  }
  const decimalComma = /^(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})$/.exec(text);
  if (decimalComma) {
    const meant = `${decimalComma[1]!.replaceAll('.', '')}.${decimalComma[2]!.padEnd(2, '0')}`;
    return wrong(`That has a decimal comma. Please write ${meant}, with a point.`, meant);
  }
  return lookAlike(text) ?? wrong('That’s no amount of rupees, such as 3499 or 3,499.50.');
}

export function readStock(cell: string): Reading {
  const text = cell.trim().replaceAll(/[\s\u00a0,]/g, '');
  if (text.toLowerCase() === uncounted.replaceAll(' ', '')) return { value: null };
  if (!/^\d{1,9}(\.0+)?$/.test(text))
    return lookAlike(text) ?? wrong(`That’s no number of pieces, such as 25, or 'not counted'.`);
  const parsed = stockCount.safeParse(Number(text));
  return parsed.success ? { value: parsed.data } : wrong(parsed.error.issues[0]!.message);
}
