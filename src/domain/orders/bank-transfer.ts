import type { Paise } from '../money/money.ts';

/** The account of the shop that buyers transfer to, as the settings have it. What is empty is not set up. */
export interface BankSettings {
  readonly bankAccountHolder: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
  readonly bankName: string;
}

export interface BankAccount {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly bank: string;
}

/** Null: the shop takes no bank transfers, because something of its account is missing. */
export function bankAccountOf(settings: BankSettings): BankAccount | null {
  const { bankAccountHolder: holder, bankAccountNumber: number, bankIfsc: ifsc, bankName: bank } = settings;
  return holder && number && ifsc && bank ? { holder, number, ifsc, bank } : null;
}

export interface TransferTolerance {
  /** So much of a transfer may be missing for somebody to accept it: banks between us take charges. */
  readonly transferTolerance: Paise;
}

/** Four letters of the bank, a zero, and six signs of the branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

export const isAccountNumber = (text: string): boolean => /^\d{9,18}$/.test(text);

/** What banks call a transfer: 12 digits for IMPS, 16 signs for NEFT, 22 for RTGS. The contract and the database keep it. */
export const sentReferencePattern = /^[A-Z0-9]{12,22}$/;

export const sentReferenceSentence =
  'Enter the UTR or transaction number: 12 to 22 letters and digits, from your bank’s receipt.';

/** What of a bank's statement is read at once. */
export const maxStatementBytes = 1024 * 1024;
export const maxStatementRows = 5000;
/** What of a row is read; banks write less. */
export const bankTextMaxLength = 500;
