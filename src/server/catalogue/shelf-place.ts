import { partKindSlugs, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';

const amountOf: Readonly<Partial<Record<PartKind, (value: string) => number | null>>> = {
  resistor: parseOhms,
  // The letter in front is the taper: A100K.
  potentiometer: (value) => parseOhms(value.slice(1)),
  trimmer: parseOhms,
  'film-capacitor': parseFarads,
  'ceramic-capacitor': parseFarads,
  'electrolytic-capacitor': parseFarads,
};

/** Wider than any two values of one kind can lie apart, in powers of ten: a picofarad is 1e-12. */
const kindWidth = 100;

/**
 * Where a part stands on the shelf: kinds in their order, and within a kind the small values first. Parts without a size
 * share the place of their kind, and what has no kind stands behind all of them.
 */
export function shelfPlace({ kind, value }: { readonly kind: PartKind | null; readonly value: string | null }): number {
  if (kind === null) return partKindSlugs.length * kindWidth;
  const amount = value === null ? null : (amountOf[kind]?.(value) ?? null);
  return partKindSlugs.indexOf(kind) * kindWidth + (amount === null ? 0 : Math.log10(amount));
}
