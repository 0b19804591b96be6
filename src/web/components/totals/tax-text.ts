import { formatMoney } from '#domain/money/money.ts';

interface Taxes {
  readonly taxIncluded: string;
  readonly taxes: { readonly cgst: string; readonly sgst: string; readonly igst: string };
}

interface Circumstances {
  readonly isExport: boolean;
  /** Whoever claims the tax back has to know which it is. */
  readonly isBusiness: boolean;
  readonly currency?: string;
}

/** Said wherever somebody in another country reads a price. */
export const exportTaxText = 'Without GST: exports are zero-rated.';

/** What of a total is tax. */
export function taxText({ taxIncluded, taxes }: Taxes, { isExport, isBusiness, currency }: Circumstances): string {
  if (isExport) return exportTaxText;
  const money = (amount: string) => formatMoney(amount, currency);
  if (!isBusiness) return `Includes ${money(taxIncluded)} GST.`;
  if (Number(taxes.igst) > 0) return `Includes ${money(taxes.igst)} IGST.`;
  return `Includes ${money(taxes.cgst)} CGST and ${money(taxes.sgst)} SGST.`;
}
