/** The figures of a guide and what is known where they stand: the kits and parts that are spoken of, and sums that are right. */

import { parseMarking } from '#electronics/value/capacitor-marking.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { parts } from '#catalogue/parts.ts';
import { type Figure, figuresIn } from './figures-in.ts';
import { knownOf, textsOf } from './kit-figures.ts';
import { isNear } from './near.ts';
import { type Sum, sumsIn } from './sums.ts';
import { counted } from './units.ts';

/** Addresses hold no figures, marks for other tools are not read by anyone, and what vouches for a figure is no text. */
const readable = (source: string): string =>
  source
    .replaceAll(/^figure:.*$/gm, (line) => ' '.repeat(line.length))
    .replaceAll(/\]\([^)\s]*/g, (link) => link.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/^## \d\d:\d\d/gm, (time) => ' '.repeat(time.length))
    .replaceAll(/`{1,3}|\*\*/g, (mark) => ' '.repeat(mark.length));

export interface Section {
  /** The kit that the whole page is about. */
  readonly pageKit: string | undefined;
  readonly heading: string;
  readonly text: string;
  /** As it is in the file, links and all. */
  readonly source: string;
}

/** The guide for a first build names its kit in words only. */
const kitOfPage = (source: string): string | undefined =>
  /^kit: (.*)$/m.exec(source)?.[1] ?? (source.startsWith('---\nid: beginner\n') ? 'clean-booster' : undefined);

export function sectionsOf(source: string): Section[] {
  return source.split(/^(?=## )/m).map((each) => ({
    pageKit: kitOfPage(source),
    heading: /^## (.*)/.exec(each)?.[1] ?? '',
    text: readable(each),
    source: each,
  }));
}

/** What people call a kit after its first mention. */
const shortNames: Readonly<Record<string, string>> = {
  'rodent-distortion': 'Rodent',
  'orange-compressor': 'Squeezer',
  'chorus-pedal': 'Chorus',
};

const isSpokenOf = ({ slug, name }: Pick<Kit, 'slug' | 'name'>, { source }: Section): boolean =>
  source.includes(`/products/${slug})`) || source.includes(name) || source.includes(shortNames[slug] ?? '\0');

const kitsIn = (section: Section): Kit[] =>
  kits.filter((kit) => kit.slug === section.pageKit || isSpokenOf(kit, section));

/** Of each part, what its page says in figures. */
const said = new Map(
  parts.map((part) => [
    part.slug,
    [part.name, part.summary, part.value, part.description, ...Object.values(part.specifications)].flatMap((text) =>
      figuresIn(text),
    ),
  ]),
);
const kitSaid = new Map(kits.map((kit) => [kit.slug, textsOf(kit).flatMap((text) => figuresIn(text))]));

const partsIn = ({ source }: Section): string[] =>
  parts.filter(({ slug }) => source.includes(`/products/${slug})`)).map(({ slug }) => slug);

/** A part that is named with its value: 'R4 of 10K', 'R16 and R17 of 10K', 'C11 (100 nF)'. */
const namedValue = /\b((?:R|C|L)\d+)(?:(?:,| and) ((?:R|C|L)\d+))* (?:of|is) (?=\d)/g;

/** Named values that no kit of the section has in that place. */
export function wrongValues(section: Section): string[] {
  const spokenOf = kitsIn(section);
  return [...section.text.matchAll(namedValue)].flatMap((match) => {
    const figure = figuresIn(section.text.slice(match.index + match[0].length)).find(({ at }) => at === 0);
    if (!figure || (figure.unit !== 'ohm' && figure.unit !== 'farad')) return [];
    const refs = match[0].match(/[RCL]\d+/g)!;
    const fits = spokenOf.some((kit) =>
      refs.every((ref) => {
        const part = kit.circuit.components.find((each) => each.ref === ref);
        const value = part && figuresIn(part.value)[0];
        return value?.unit === figure.unit && Math.abs(value.amount / figure.amount - 1) < 1e-6;
      }),
    );
    return fits ? [] : [`${match[0]}${figure.text}`];
  });
}

export interface Found {
  readonly figure: Figure;
  readonly line: string;
  /** Some words around it. */
  readonly near: string;
}

const isIn = (sums: readonly Sum[], { at }: Figure): boolean => sums.some(({ from, to }) => at >= from && at < to);

const amounts = (figures: readonly Figure[], unit: string): number[] =>
  figures.filter((figure) => figure.unit === unit).map(({ amount }) => amount);

/** What follows from the figures of one line: corners and times of its resistors and capacitors, decibels of its ratios. */
function derived(figures: readonly Figure[]): Map<string, number[]> {
  const pairs = amounts(figures, 'ohm').flatMap((ohms) => amounts(figures, 'farad').map((farads) => ohms * farads));
  const ratios = amounts(figures, 'times').map((times) => 20 * Math.log10(times));
  return new Map([
    ['hertz', pairs.map((seconds) => 1 / (2 * Math.PI * seconds))],
    ['second', pairs],
    ['decibel', ratios],
  ]);
}

/** Values that are sold, as they are written on a bill: 4K7, 100n. */
const sold = new Set(parts.map(({ value }) => value));

/** What a line says in two ways, 4K7 and 4.7 kΩ or 104 and 100 nF, it explains itself. */
function isExplained({ unit, amount, text }: Figure, figures: readonly Figure[], line: string): boolean {
  const same = (other: number): boolean => Math.abs(other / amount - 1) < 1e-9;
  if (figures.some((other) => other.unit === unit && other.text !== text && same(other.amount))) return true;
  if (unit !== 'farad') return false;
  const codes = [...line.matchAll(/(?<![\w.,])\d{3}(?![\w.,]*[\w])/g)].map(([code]) => parseMarking(code)?.farads ?? 0);
  return codes.some(same);
}

/** Two wires, three legs: the sentence shows what it counts. From here on one has to know. */
const leastCounted = 5;
const isCounted = new Set<string>(counted);
const isPlain = ({ unit, amount, text }: Figure): boolean =>
  (isCounted.has(unit) && amount < leastCounted) || /^(one|zero) /i.test(text);

/** Figures that neither a kit nor a part nor a right sum of the section vouches for. */
export function unknownIn(section: Section): Found[] {
  const spokenOf = kitsIn(section);
  const known = spokenOf.map(knownOf);
  const pages = [...partsIn(section).map((slug) => said.get(slug)!), ...spokenOf.map(({ slug }) => kitSaid.get(slug)!)];
  const results = sumsIn(section.text)
    .filter(({ isRight }) => isRight)
    .flatMap(({ text }) => figuresIn(text));
  const vouchers = [...pages.flat(), ...results];
  return section.text.split('\n').flatMap((line) => {
    const sums = sumsIn(line).filter(({ isRight }) => isRight);
    const figures = figuresIn(line);
    const follows = derived(figures);
    const isVouched = (figure: Figure): boolean =>
      isPlain(figure) ||
      isIn(sums, figure) ||
      sold.has(figure.text) ||
      isExplained(figure, figures, line) ||
      [...known, follows].some((each) => each.get(figure.unit)?.some((amount) => isNear(figure, line, amount))) ||
      vouchers.some(({ unit, amount }) => unit === figure.unit && isNear(figure, line, amount));
    return figures
      .filter((figure) => !isVouched(figure))
      .map((figure) => ({ figure, line, near: line.slice(Math.max(0, figure.at - 60), figure.at + 50) }));
  });
}
