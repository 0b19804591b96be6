declare const paise: unique symbol;

/** An amount in whole paise. The brand keeps rupees, quantities and paise from being mixed up. */
export type Paise = number & { readonly [paise]: true };

export function toPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise.`);
  return amount as Paise;
}

export const rupees = (amount: number): Paise => toPaise(amount * 100);

export const addMoney = (...amounts: readonly Paise[]): Paise =>
  toPaise(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const timesQuantity = (unit: Paise, quantity: number): Paise => toPaise(unit * quantity);

/** The form money has outside the server: '3499.00'. */
export function toDecimal(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const decimalPattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Reads '3499', '3499.5' or '3499.00' without passing through floating point. */
export function fromDecimal(text: string): Paise {
  const match = decimalPattern.exec(text);
  if (!match) throw new RangeError(`'${text}' is not an amount of money.`);
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return toPaise(match[1] ? -amount : amount);
}

export const defaultCurrency = 'INR';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string): Intl.NumberFormat {
  if (currency === 'INR') {
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  }
  if (currency === 'USD') {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 2 });
  }
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency });
}

/** Money as a person reads it: rupees without paise where there are none, else with both digits. Takes the decimal string of the API or an amount in paise. */
export function formatMoney(amount: Paise | string, currency: string = defaultCurrency): string {
  let formatter = formatters.get(currency);
  if (!formatter) {
    formatter = formatterFor(currency);
    formatters.set(currency, formatter);
  }
  const minorUnits = typeof amount === 'string' ? fromDecimal(amount) : amount;
  return formatter.format(minorUnits / 100);
}
