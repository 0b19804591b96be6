/** What is typed as a price, '₹3,499.5', as the API takes it; null: it is none. */
export function readPriceInput(text: string): string | null {
  const digits = text
    .trim()
    .replace(/^(₹|rs\.?)\s*/i, '')
    .replaceAll(/[,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) && Number(digits) >= 1 ? digits : null;
}

export const priceProblem = (text: string): string | null =>
  readPriceInput(text) === null ? 'A price is an amount of rupees such as 3499 or 3499.50.' : null;

/** '3499.00' as people type it: '3499'. */
export const priceText = (price: string): string => price.replace(/\.00$/, '');

export const stockProblem = (text: string): string | null =>
  /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? null : 'A stock is a whole number of pieces.';
