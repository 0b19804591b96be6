import { indianStates } from '../places/india.ts';

/** States as the tax office numbers them; 97 is Other Territory. */
export const supplyCodes: readonly string[] = [...indianStates.map(({ gstCode }) => gstCode), '97'];

/** Rates of GST that a return may name. */
export const gstRates: readonly number[] = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

/** Unit codes that our lines have, and NA, which services have. */
export const unitCodes: readonly string[] = ['NOS', 'PCS', 'SET', 'PAC', 'MTR', 'ROL', 'NA'];

/** Of a document: letters, digits, dashes and strokes, not beginning with a nought. */
export const documentNumberPattern = /^[A-Z1-9/-][A-Z0-9/-]{0,15}$/;
/** HSN of goods, or SAC of services. */
export const hsnPattern = /^(\d{4}|\d{6}|\d{8})$/;
/** Of a buyer: a GSTIN or a UIN. */
export const buyerNumberPattern = /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]|\d{4}[A-Z]{3}\d{5}[UO]N[A-Z0-9])$/;
export const sellerNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
