import { expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { tableFees } from './freight.ts';

const step = (upToGrams: number, standard: number | null, express: number | null, countries = ['US', 'MX']) => ({
  zone: 'America',
  countries,
  upToGrams,
  standardFee: standard === null ? null : rupees(standard),
  expressFee: express === null ? null : rupees(express),
});
const table = {
  freight: [step(2000, 4000, 6000), step(500, 2500, null), step(500, 900, 1200, ['NP'])],
  packagingGrams: 100,
};

it('looks up the lightest step that carries goods and box, in whatever order they stand', () => {
  expect(tableFees('US', 400, table)).toEqual({ 'international-standard': rupees(2500) });
  expect(tableFees('MX', 401, table)).toEqual({
    'international-standard': rupees(4000),
    'international-express': rupees(6000),
  });
  expect(tableFees('NP', 1, table)).toEqual({
    'international-standard': rupees(900),
    'international-express': rupees(1200),
  });
});

it('offers nothing for a parcel that is too heavy, and says nothing of other countries', () => {
  expect(tableFees('US', 1901, table)).toEqual({});
  expect(tableFees('DE', 1, table)).toBeNull();
});
