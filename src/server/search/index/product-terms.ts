import { categories, categoryNames, subcategories } from '#domain/catalogue/catalogue.ts';
import type { IndexedProduct } from '../query/catalogue-query.ts';
import { isSpacedUnit, taperInFront, valueMark, writtenValues } from '../text/component-value.ts';
import { hasDigit, stopWords, wordGroups } from '../text/words.ts';

/**
 * How much a term counts by the field that holds it, 1 to 255. The steps are wide enough that a whole word in a stronger
 * field beats one in a weaker field, and close enough that part of a word in the name beats a whole word in the keywords.
 */
export const impacts = { name: 120, basedOn: 72, kind: 44, summary: 24, keywords: 12 } as const;

/** A name of few words is mostly about each of them. */
const shortNameBonus = 80;
const firstWordBonus = 4;
const furtherFieldBonus = 2;
/** A bare resistance means a resistor before it means a pot or a trimmer. */
const resistorBonus = 80;
const resistance = `ohm${valueMark}`;
const maxImpact = 255;

/** What a word says by itself. */
interface WordTerms {
  readonly terms: readonly string[];
  readonly isSpacedUnit: boolean;
  readonly startsWithNumber: boolean;
}

/** The words of a catalogue are few and stand in every text, so what they say is remembered. */
const maxRemembered = 16_384;
const remembered = new Map<string, WordTerms>();

function wordTerms(word: string): WordTerms {
  const known = remembered.get(word);
  if (known) return known;
  const taper = hasDigit(word) ? taperInFront(word) : null;
  const values = hasDigit(word) ? writtenValues(word) : [];
  const terms = {
    terms: [word, ...values, ...(taper ? [taper] : [])],
    isSpacedUnit: isSpacedUnit(word),
    startsWithNumber: /^[\d.]/.test(word),
  };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(word, terms);
  return terms;
}

/** Every term that a text is found by: its words, what hyphens join, and the values it writes. */
export function termsOf(text: string, visit: (term: string, wordIndex: number) => void): void {
  let wordIndex = 0;
  let numberBefore = '';
  for (const group of wordGroups(text)) {
    for (const word of group) {
      const said = wordTerms(word);
      for (const term of said.terms) visit(term, wordIndex);
      if (numberBefore && said.isSpacedUnit) {
        for (const value of writtenValues(numberBefore + word)) visit(value, wordIndex);
      }
      numberBefore = said.startsWithNumber ? word : '';
      wordIndex++;
    }
    if (group.length > 1) visit(group.join(''), wordIndex - group.length);
  }
}

const kindTexts = new Map<string, string>();
for (const category of categories) {
  kindTexts.set(category, categoryNames[category].menu);
  for (const { slug, label } of subcategories[category]) kindTexts.set(slug, `${label} ${slug}`);
}

/** A slug may say what the name does not: the marking of a chip, or 'jack' for a socket. */
const slugText = (slug: string): string =>
  slug
    .split('-')
    .filter((piece) => /[a-z]/.test(piece))
    .join(' ');

export const kindText = ({ category, subcategory, kind, difficulty }: IndexedProduct): string =>
  [kindTexts.get(category) ?? category, kindTexts.get(subcategory) ?? subcategory, kind ?? '', difficulty].join(' ');

function nameWordCount(name: string): number {
  let words = 0;
  for (const group of wordGroups(name)) words += group.length;
  return Math.max(1, words);
}

type Bonus = (term: string, wordIndex: number) => number;
const noBonus: Bonus = () => 0;

/** The terms of a product with their impacts: the strongest field counts, each further one adds a little. */
export function productTerms(product: IndexedProduct): Map<string, number> {
  const found = new Map<string, number>();
  const lastField = new Map<string, number>();
  let field = 0;
  const addField = (text: string, impact: number, bonus: Bonus = noBonus) => {
    field++;
    termsOf(text, (term, wordIndex) => {
      if (lastField.get(term) === field || (impact < impacts.basedOn && stopWords.has(term))) return;
      lastField.set(term, field);
      const stronger = found.get(term);
      const first = impact + bonus(term, wordIndex);
      found.set(term, stronger === undefined ? first : Math.min(maxImpact, stronger + furtherFieldBonus));
    });
  };

  const nameImpact = impacts.name + Math.round(shortNameBonus / nameWordCount(product.name));
  const isResistor = wordGroups(product.name).flat().includes('resistor');
  addField(product.name, nameImpact, (term, wordIndex) =>
    isResistor && term.startsWith(resistance) ? resistorBonus : wordIndex === 0 ? firstWordBonus : 0,
  );
  if (product.basedOn) addField(product.basedOn, impacts.basedOn);
  addField(kindText(product), impacts.kind);
  if (product.category === 'parts') addField(slugText(product.slug), impacts.kind);
  addField(product.summary, impacts.summary);
  addField(product.keywords.join(' \n'), impacts.keywords);
  return found;
}

/** Whether two versions of a product are found by the same words, as after a change of price or stock. */
export const hasSameText = (a: IndexedProduct, b: IndexedProduct): boolean =>
  a.name === b.name &&
  a.slug === b.slug &&
  a.summary === b.summary &&
  a.basedOn === b.basedOn &&
  a.category === b.category &&
  a.subcategory === b.subcategory &&
  a.kind === b.kind &&
  a.difficulty === b.difficulty &&
  a.keywords.length === b.keywords.length &&
  a.keywords.every((keyword, index) => keyword === b.keywords[index]) &&
  a.bill.length === b.bill.length &&
  a.bill.every(({ part, name }, index) => part === b.bill[index]!.part && name === b.bill[index]!.name);
