import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { fromDecimal } from './money.ts';

it.each([
  ['0.00', 'Rupees zero only'],
  ['1.05', 'Rupees one and five paise only'],
  ['19.00', 'Rupees nineteen only'],
  ['20.00', 'Rupees twenty only'],
  ['101.00', 'Rupees one hundred one only'],
  ['3499.50', 'Rupees three thousand four hundred ninety-nine and fifty paise only'],
  ['100000.00', 'Rupees one lakh only'],
  ['1234567.89', 'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only'],
  [
    '99999999.99',
    'Rupees nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only',
  ],
])('%s is said as %s', (amount, said) => {
  expect(amountInWords(fromDecimal(amount))).toBe(said);
});
