import type { Paise } from './money.ts';

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Indian groups: a hundred thousand is a lakh, a hundred lakh are a crore. */
const groups: readonly (readonly [size: number, name: string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function words(count: number): string {
  if (count < 20) return small[count]!;
  if (count < 100) return tens[Math.floor(count / 10)]! + (count % 10 ? `-${small[count % 10]}` : '');
  const [size, name] = groups.find(([groupSize]) => count >= groupSize)!;
  const rest = count % size;
  return `${words(Math.floor(count / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
}

/** 'Rupees three thousand four hundred ninety-nine and fifty paise only', as invoices in India say it. */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  return `Rupees ${words(Math.floor(amount / 100))}${paise ? ` and ${words(paise)} paise` : ''} only`;
}
