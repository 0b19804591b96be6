import { formatMoney } from '#domain/money/money.ts';

/** 'Free', or an amount. */
export const feeText = (fee: string, currency?: string): string =>
  Number(fee) === 0 ? 'Free' : formatMoney(fee, currency);
