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

/** A shop without a letter of undertaking pays the tax of an export, and has it back later: the price is the same. */
const taxedExportText = (igst: string): string =>
  `A price for export: we pay ${igst} IGST out of it and claim it back.`;

/** What of a total is tax. */
export function taxText({ taxIncluded, taxes }: Taxes, { isExport, isBusiness, currency }: Circumstances): string {
  const money = (amount: string) => formatMoney(amount, currency);
  if (isExport) return Number(taxIncluded) > 0 ? taxedExportText(money(taxIncluded)) : exportTaxText;
  if (!isBusiness) return `Includes ${money(taxIncluded)} GST.`;
  if (Number(taxes.igst) > 0) return `Includes ${money(taxes.igst)} IGST.`;
  return `Includes ${money(taxes.cgst)} CGST and ${money(taxes.sgst)} SGST.`;
}
