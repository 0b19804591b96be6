import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { significantDigits } from '#electronics/value/significant-digits.ts';
import { faradsNotation, ohmsNotation } from '#electronics/value/format.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';
import type { Series } from '#electronics/value/series.ts';

/** How the values of one kind are read, written and stepped. */
export interface ValueScale {
  readonly series: Series;
  readonly parse: (text: string) => number | null;
  /** '4K7', '100n'. */
  readonly write: (amount: number) => string;
  /** What stands before the amount in the value: the taper of a potentiometer. */
  readonly prefix?: RegExp;
  readonly examples: string;
}

const ohms = { parse: parseOhms, write: (amount: number) => ohmsNotation(amount).replace('k', 'K') };
/** Nobody sells electrolytics in picofarads: a bare number is microfarads, as printed on the can. */
const parseMicrofarads = (text: string): number | null =>
  parseFarads(/^\d+([.,]\d+)?$/.test(text.trim()) ? `${text.trim()}u` : text);

const farads = { parse: parseFarads, write: faradsNotation, series: 'E12' } as const;

const scales: Readonly<Partial<Record<PartKind, ValueScale>>> = {
  resistor: { ...ohms, series: 'E24', examples: '4k7, 4.7k, 4700' },
  'film-capacitor': { ...farads, examples: '100n, 0.1u, 104' },
  'ceramic-capacitor': { ...farads, examples: '100p, 101, 0.1n' },
  'electrolytic-capacitor': { ...farads, parse: parseMicrofarads, examples: '10u, 4.7u, 100' },
  potentiometer: { ...ohms, series: 'pot', prefix: /^[A-Z](?=\d)/i, examples: 'A100K, 100k' },
  trimmer: { ...ohms, series: 'pot', examples: '10k, 500, 1M' },
};

/** Undefined for kinds that are told apart by name and not by size. */
export const scaleOf = (kind: PartKind): ValueScale | undefined => scales[kind];

export interface Amount {
  /** 'A' of 'A100K'; empty where values have no letter in front. */
  readonly prefix: string;
  readonly amount: number;
}

/** A value as it is typed or printed, or null when it is none. */
export function readAmount(text: string, { parse, prefix }: ValueScale): Amount | null {
  const typed = text.trim();
  const letter = (prefix && prefix.exec(typed)?.[0]) ?? '';
  const amount = parse(typed.slice(letter.length));
  return amount === null ? null : { prefix: letter.toUpperCase(), amount };
}

/** The power of ten in which a value lies; rows of one decade stand together. */
export const decadeOf = (amount: number): number => significantDigits(amount, 2).exponent;
