import { describe, expect, it } from 'vitest';
import { creditNoteNumber, financialYear, invoiceNumber } from './invoice-number.ts';

describe('the number of an invoice', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '2526'],
    ['2026-03-31T18:30:00.000Z', '2627'],
    ['2026-12-31T23:00:00.000Z', '2627'],
    ['2027-03-31T18:29:00.000Z', '2627'],
    ['2099-05-01T00:00:00.000Z', '9900'],
  ])('belongs at %s to the financial year %s, by the clock of India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });

  it('has at most the 16 characters that the law allows', () => {
    expect(invoiceNumber('2627', 1)).toBe('TR/2627/000001');
    expect(invoiceNumber('2627', 99_999_999)).toHaveLength(16);
    expect(creditNoteNumber('2627', 1)).toBe('CN/2627/000001');
    expect(creditNoteNumber('2627', 99_999_999)).toHaveLength(16);
  });
});
