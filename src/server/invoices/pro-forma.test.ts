import { describe, expect, it } from 'vitest';
import { bankAccount } from '#tests/support/builders/bank-account.ts';
import { paymentText } from './invoice.service.ts';

const row = {
  number: 'PK-1057',
  status: 'pending',
  paymentMethod: 'bank-transfer',
  paymentStatus: 'due',
  testPayment: false,
  invoiceNumber: null,
  changedSettings: bankAccount,
} as const;

describe('what a pro forma invoice says of paying', () => {
  it('is the account and the reference while it waits for a transfer', () => {
    expect(paymentText(row)).toBe(
      'Bank transfer (to be paid) to taar Effects Private Limited, account 000000123456, IFSC SAMP0000001, ' +
        'Sample Bank, Indiranagar. Reference PK-1057.',
    );
  });

  it('is no account without one in the settings, for another way to pay, and once it is paid or cancelled', () => {
    expect(paymentText({ ...row, changedSettings: { ...bankAccount, bankIfsc: '' } })).toBe(
      'Bank transfer (to be paid)',
    );
    expect(paymentText({ ...row, paymentMethod: 'upi' })).toBe('UPI (to be paid)');
    expect(paymentText({ ...row, status: 'cancelled', paymentStatus: 'void' })).toBe('Bank transfer (not paid)');
    expect(paymentText({ ...row, status: 'confirmed', paymentStatus: 'paid', invoiceNumber: 'TR/2627/000001' })).toBe(
      'Bank transfer (paid)',
    );
  });
});
