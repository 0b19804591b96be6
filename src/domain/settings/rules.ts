import { formatMoney, rupees } from '../money/money.ts';
import type { Holiday } from '../orders/delivery-dates.ts';
import type { OpeningTime } from '../shop/support-hours.ts';
import { isPlainLine } from '../text.ts';

interface Rule<Kind extends string> {
  readonly kind: Kind;
  /** What is wrong with a value, in a sentence, or null. */
  readonly problem: (value: unknown) => string | null;
}

/** Rows that are edited as lines of text. */
export interface TableRule extends Rule<'table'> {
  readonly heads: readonly string[];
  /** The rows, or the text itself where it cannot be read: `problem` says why. */
  readonly read: (text: string) => unknown;
  readonly write: (value: unknown) => string;
}

/** What a setting may be. */
export type SettingRule =
  | Rule<'money' | 'hours' | 'holidays'>
  | (Rule<'choice'> & { readonly choices: Readonly<Record<string, string>> })
  | TableRule
  | (Rule<'count'> & { readonly unit: string })
  | (Rule<'line'> & { readonly maxLength: number; readonly type: 'text' | 'email' | 'tel' });

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** An amount between two, in rupees. */
export function money(min: number, max: number): SettingRule {
  const sentence = `Enter an amount from ${formatMoney(rupees(min))} to ${formatMoney(rupees(max))}.`;
  return { kind: 'money', problem: (value) => (isWhole(value, rupees(min), rupees(max)) ? null : sentence) };
}

/** A whole number of something. */
export function count(min: number, max: number, unit: string): SettingRule {
  const sentence = `Enter a whole number from ${min} to ${max}.`;
  return { kind: 'count', unit, problem: (value) => (isWhole(value, min, max) ? null : sentence) };
}

interface LineShape {
  readonly type?: 'text' | 'email' | 'tel';
  readonly test?: (text: string) => boolean;
  readonly sentence?: string;
}

/** One line of text. */
export function line(maxLength: number, shape: LineShape = {}): SettingRule {
  const {
    type = 'text',
    test = (text) => text !== '',
    sentence = `Enter one line of at most ${maxLength} characters.`,
  } = shape;
  const isLine = (value: unknown): boolean =>
    typeof value === 'string' &&
    value === value.trim() &&
    value.length <= maxLength &&
    isPlainLine(value) &&
    test(value);
  return { kind: 'line', type, maxLength, problem: (value) => (isLine(value) ? null : sentence) };
}

export const email = (): SettingRule =>
  line(254, {
    type: 'email',
    test: (text) => /^[^\s@<>,;"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    sentence: 'Enter an email address, like help@example.com.',
  });

export const phone = (): SettingRule =>
  line(20, {
    type: 'tel',
    test: (text) => /^\+?[\d ]{6,}$/.test(text),
    sentence: 'Enter a phone number of digits, like +91 80 0123 4567.',
  });

/** One of several, each with the words that stand for it. */
export const choice = (choices: Readonly<Record<string, string>>): SettingRule => ({
  kind: 'choice',
  choices,
  problem: (value) => (typeof value === 'string' && Object.hasOwn(choices, value) ? null : 'Choose one of the list.'),
});

/** When somebody is there, in whole hours; null: nobody is. */
export function hours(): SettingRule {
  const isTime = ({ opensHour, closesHour }: Partial<OpeningTime>): boolean =>
    isWhole(opensHour, 0, 23) && isWhole(closesHour, 1, 24) && opensHour < closesHour;
  return {
    kind: 'hours',
    problem: (value) =>
      value === null || (typeof value === 'object' && isTime(value)) ? null : 'Closing comes after opening.',
  };
}

export const isDay = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Days on which nothing leaves, each once and in their order. */
export function holidays(most: number): SettingRule {
  const problemOf = (days: readonly Partial<Holiday>[]): string | null => {
    if (days.length > most) return `Keep at most ${most} days. Take out those that are over.`;
    if (!days.every(({ day }) => isDay(day))) return 'Choose a day for each holiday.';
    if (days.some(({ name }) => line(60).problem(name) !== null)) return 'Give each holiday a name.';
    const dates = days.map(({ day }) => day!);
    if (new Set(dates).size < dates.length) return 'A day is there twice.';
    return dates.join() === dates.toSorted().join() ? null : 'The days must be in their order.';
  };
  return {
    kind: 'holidays',
    problem: (value) => (Array.isArray(value) ? problemOf(value) : 'Holidays are a list of days.'),
  };
}
