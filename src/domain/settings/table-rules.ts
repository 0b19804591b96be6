import type { DutyRule } from '../customs/duty.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import { fromDecimal, toDecimal, toPaise, type Paise } from '../money/money.ts';
import { findAnyCountry } from '../places/other-countries.ts';
import type { FreightStep } from '../shipping/freight.ts';
import { isPlainLine } from '../text.ts';
import { isDay, type TableRule } from './rules.ts';
import { isSameValue } from './same-value.ts';

/** What one line of a table says, or a sentence about what is wrong with it. */
type LineReading<Row> = { readonly row: Row } | { readonly sentence: string };

interface TableShape<Row> {
  readonly heads: readonly string[];
  readonly most: number;
  readonly read: (cells: readonly string[]) => Row;
  readonly write: (row: Row) => readonly string[];
  /** What is wrong with the lines together, or null. */
  readonly together: (rows: readonly Row[]) => string | null;
}

/** Thrown by what reads a cell; its message is the sentence. */
class CellError extends Error {}

const fail = (sentence: string): never => {
  throw new CellError(sentence);
};

const separator = ' | ';

/** A table that is written as lines, with bars between their cells. */
function table<Row>({ heads, most, read, write, together }: TableShape<Row>): TableRule {
  const readLine = (text: string): LineReading<Row> => {
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.length !== heads.length) return { sentence: `it has ${cells.length} cells and not ${heads.length}` };
    try {
      return { row: read(cells) };
    } catch (error) {
      if (error instanceof CellError) return { sentence: error.message };
      throw error;
    }
  };
  const writeAll = (rows: readonly Row[]): string => rows.map((row) => write(row).join(separator)).join('\n');
  const readAll = (text: string): readonly Row[] | string => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > most) return `Keep at most ${most} lines.`;
    const rows: Row[] = [];
    for (const [index, line] of lines.entries()) {
      const reading = readLine(line);
      if ('sentence' in reading) return `Line ${index + 1}: ${reading.sentence}.`;
      rows.push(reading.row);
    }
    return together(rows) ?? rows;
  };
  const problem = (value: unknown): string | null => {
    try {
      const text = typeof value === 'string' ? value : writeAll(value as readonly Row[]);
      const rows = readAll(text);
      if (typeof rows === 'string') return rows;
      // What cannot be written down and read again as it is, is no such table.
      return typeof value === 'string' || isSameValue(rows, value) ? null : 'That is no table.';
    } catch {
      return 'That is no table.';
    }
  };
  return {
    kind: 'table',
    heads,
    problem,
    read: (text) => {
      const rows = readAll(text);
      return typeof rows === 'string' ? text : rows;
    },
    write: (value) => writeAll(value as readonly Row[]),
  };
}

function countriesIn(cell: string): readonly string[] {
  const codes = cell.split(/[\s,]+/).filter(Boolean);
  if (codes.length === 0) fail('name at least one country by its two letters, like DE');
  for (const code of codes) {
    const country = /^[A-Z]{2}$/.test(code) ? findAnyCountry(code) : null;
    if (country === null) fail(`‘${code}’ is no country; use two letters, like DE`);
    if (country?.code === 'IN') fail('India has fees of its own');
  }
  return codes;
}

function wordsIn(cell: string, what: string, maxLength: number): string {
  if (cell === '' || cell.length > maxLength || !isPlainLine(cell)) {
    fail(`${what} is one line of at most ${maxLength} characters`);
  }
  return cell;
}

function dayIn(cell: string): string {
  if (!isDay(cell)) fail('the day is like 2026-11-16');
  return cell;
}

function currencyIn(cell: string): string {
  if (!/^[A-Z]{3}$/.test(cell)) fail('a currency has three letters, like EUR');
  return cell;
}

function amountIn(cell: string, what: string): number {
  const digits = cell.replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(digits)) fail(`${what} is an amount like 3500 or 3.50`);
  return fromDecimal(digits);
}

function percentIn(cell: string): number {
  const digits = cell.replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(digits) || Number(digits) > 100) fail('a percentage is from 0 to 100, like 19');
  return Number(digits);
}

const plainAmount = (hundredths: number): string => toDecimal(toPaise(hundredths)).replace(/\.00$/, '');

const none = '-';
const feeIn = (cell: string): Paise | null => (cell === none ? null : toPaise(amountIn(cell, 'a fee')));
const feeText = (fee: Paise | null): string => (fee === null ? none : plainAmount(fee));

function gramsIn(cell: string): number {
  const digits = cell.replace(/\s*g$/, '').replaceAll(',', '');
  if (!/^\d{1,6}$/.test(digits) || Number(digits) === 0) fail('a weight is in whole grams, like 500');
  return Number(digits);
}

function freightStepIn([zone, countries, grams, standard, express]: readonly string[]): FreightStep {
  const step = {
    zone: wordsIn(zone!, 'the zone', 40),
    countries: countriesIn(countries!),
    upToGrams: gramsIn(grams!),
    standardFee: feeIn(standard!),
    expressFee: feeIn(express!),
  };
  if (step.standardFee === null && step.expressFee === null) fail('give at least one fee');
  if (step.standardFee !== null && step.expressFee !== null && step.expressFee < step.standardFee) {
    fail('express can’t be cheaper than standard');
  }
  return step;
}

function twice(keys: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return null;
}

const stepTwice = (steps: readonly FreightStep[]): string | null => {
  const key = twice(
    steps.flatMap(({ countries, upToGrams }) => countries.map((country) => `${country} up to ${upToGrams} g`)),
  );
  return key && `${key} is there twice.`;
};

/** By zone and weight, for countries that the stated fees do not fit. */
export const freightTable = (most: number): TableRule =>
  table<FreightStep>({
    heads: ['Zone', 'Countries', 'Up to grams', 'Standard ₹', 'Express ₹'],
    most,
    read: freightStepIn,
    write: ({ zone, countries, upToGrams, standardFee, expressFee }) => [
      zone,
      countries.join(' '),
      String(upToGrams),
      feeText(standardFee),
      feeText(expressFee),
    ],
    together: stepTwice,
  });

/** What a unit of each currency costs in rupees, with up to four decimals. */
export const exchangeTable = (most: number): TableRule =>
  table<ExchangeRate>({
    heads: ['Currency', 'Rupees for 1', 'Day'],
    most,
    read: ([currency, rupees, day]) => {
      if (!/^\d{1,6}(\.\d{1,4})?$/.test(rupees!) || Number(rupees) === 0) fail('a rate is like 101.20');
      return {
        currency: currencyIn(currency!),
        hundredthPaise: Math.round(Number(rupees) * 10_000),
        day: dayIn(day!),
      };
    },
    write: ({ currency, hundredthPaise, day }) => [currency, String(hundredthPaise / 10_000), day],
    together: (rates) => {
      const currency = twice(rates.map((rate) => rate.currency));
      return currency && `${currency} is there twice.`;
    },
  });

const anyValue = 'any';
const withDelivery = /\s+with delivery$/;
const unknown = '?';

/** What is charged; three question marks where that is not known. */
function chargesIn(
  cells: readonly string[],
): Pick<DutyRule, 'perCode' | 'dutyPercent' | 'taxName' | 'taxPercent' | 'isUnknown'> {
  const [perCode, dutyPercent, tax] = cells;
  if (cells.every((cell) => cell === unknown)) {
    return { perCode: 0, dutyPercent: 0, taxName: 'tax', taxPercent: 0, isUnknown: true };
  }
  if (cells.includes(unknown)) fail('what isn’t known is ? in all three: duty per HS code, duty % and tax');
  const named = /^(\D+?)\s+([\d.]+\s*%?)$/.exec(tax!) ?? fail('a tax is its name and its percentage, like VAT 19');
  return {
    perCode: amountIn(perCode!, 'the duty for each HS code'),
    dutyPercent: percentIn(dutyPercent!),
    taxName: wordsIn(named[1]!, 'the name of a tax', 30),
    taxPercent: percentIn(named[2]!),
  };
}

function dutyRuleIn(cells: readonly string[]): DutyRule {
  const [countries, currency, upTo, perCode, dutyPercent, tax, day, source] = cells;
  const value = upTo!.replace(withDelivery, '');
  return {
    countries: countriesIn(countries!),
    currency: currencyIn(currency!),
    upTo: value === anyValue ? null : amountIn(value, 'the highest value'),
    ...(withDelivery.test(upTo!) && { countsFreight: true }),
    ...chargesIn([perCode!, dutyPercent!, tax!]),
    day: dayIn(day!),
    source: wordsIn(source!, 'the source', 200),
  };
}

const upToText = ({ upTo, countsFreight }: DutyRule): string =>
  `${upTo === null ? anyValue : plainAmount(upTo)}${countsFreight ? ' with delivery' : ''}`;

const chargeTexts = ({ perCode, dutyPercent, taxName, taxPercent, isUnknown }: DutyRule): readonly string[] =>
  isUnknown ? [unknown, unknown, unknown] : [plainAmount(perCode), String(dutyPercent), `${taxName} ${taxPercent}`];

/** What other countries ask on arrival, each with its day and its source. */
export const dutyTable = (most: number): TableRule =>
  table<DutyRule>({
    heads: [
      'Countries',
      'Currency',
      'Goods up to (or any; 400 with delivery)',
      'Duty per HS code',
      'Duty %',
      'Tax and %, or ?',
      'As of',
      'Source',
    ],
    most,
    read: dutyRuleIn,
    write: (rule) => [
      rule.countries.join(' '),
      rule.currency,
      upToText(rule),
      ...chargeTexts(rule),
      rule.day,
      rule.source,
    ],
    together: (rules) => {
      const key = twice(
        rules.flatMap(({ countries, upTo }) => countries.map((country) => `${country} up to ${upTo ?? anyValue}`)),
      );
      return key && `${key} is there twice.`;
    },
  });
