import {
  allSubcategories,
  categories,
  categoryNames,
  difficulties,
  subcategories,
  type Category,
  type Subcategory,
} from '#domain/catalogue/catalogue.ts';
import { partKinds, partKindSlugs, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { paths, type CatalogueParams } from '#domain/paths/paths.ts';

export const catalogueTitle = 'Guitar Pedal DIY Kits';

const nouns: Readonly<Record<Category, readonly [one: string, many: string]>> = {
  pcb: ['PCB', 'PCBs'],
  kit: ['kit', 'kits'],
  parts: ['part', 'parts'],
};

export const knownCategory = (category: string | undefined): Category | undefined =>
  categories.find((known) => known === category);

const nounsOf = (category: string | undefined): readonly [one: string, many: string] => {
  const known = knownCategory(category);
  return known ? nouns[known] : ['item', 'items'];
};

/** 'PCB' or 'PCBs', 'kit' or 'kits', 'part' or 'parts', otherwise 'item' or 'items'. */
const nounFor = (category: string | undefined, count: number): string => nounsOf(category)[count === 1 ? 0 : 1];

/** '1 kit', '26 PCBs'. */
export const countText = (category: string | undefined, count: number): string =>
  `${count} ${nounFor(category, count)}`;

export const emptyTitle = (category: string | undefined): string => `No ${nounsOf(category)[1]} found`;

/** The subcategory that an address names, in its category or, without one, in any. */
export function knownSubcategory({ category, subcategory }: CatalogueParams): Subcategory | undefined {
  const known = knownCategory(category);
  const lists = known ? [known] : categories;
  return lists.flatMap((each) => subcategories[each]).find(({ slug }) => slug === subcategory);
}

/** The kind of part that an address names; only parts have one. */
export const knownKind = ({ category, kind }: CatalogueParams): PartKind | undefined =>
  category && category !== 'parts' ? undefined : partKindSlugs.find((known) => known === kind);

/** 'Beginner Fuzz Kits': what a list is, in the fewest words; null when it is everything. */
export function listName(address: CatalogueParams): string | null {
  const category = knownCategory(address.category);
  const subcategoryLabel = knownSubcategory(address)?.label;
  const level = difficulties.find((known) => known === address.difficulty);
  const kind = knownKind(address);
  if (kind) return [level, partKinds[kind].label].filter(Boolean).join(' ');
  const name = [level, subcategoryLabel, category && categoryNames[category].menu].filter(Boolean).join(' ');
  return name || null;
}

/** The title names the list first, so that open tabs can be told apart. */
export function pageTitle(address: CatalogueParams): string {
  const parts = [address.search && `“${address.search}”`, listName(address), catalogueTitle];
  return parts.filter(Boolean).join(' · ');
}

const leads: Readonly<Record<Category | 'all', string>> = {
  kit: 'Complete boxes: board, parts, drilled and printed enclosure, knobs, wire and build documents.',
  pcb: 'Bare boards for builders with a full drawer. Every value is on the silkscreen and in the parts list.',
  parts: 'For when you already have the box, or lost the one diode.',
  all: 'Pedal kits, bare boards and loose parts, each with everything you need to know before you solder.',
};

export const leadFor = (category: string | undefined): string => leads[knownCategory(category) ?? 'all'];

export function pageDescription(address: CatalogueParams): string {
  const name = listName(address);
  return name ? `${name}. ${leadFor(address.category)}` : leadFor(address.category);
}

/**
 * The address search engines should know the list by: what it is a list of, without how it is sorted or narrowed.
 * Null for searches and for names that mean nothing, of which there is no end.
 */
export function canonicalPath(address: CatalogueParams): string | null {
  const { category, difficulty } = address;
  const subcategorySlug = knownSubcategory(address)?.slug;
  const kind = knownKind(address);
  const isUnknown =
    (address.kind && !kind) ||
    (category && !knownCategory(category)) ||
    (difficulty && !difficulties.some((known) => known === difficulty)) ||
    (address.subcategory && address.subcategory !== allSubcategories && !subcategorySlug);
  if (address.search || isUnknown) return null;
  return paths.products({
    ...((category || kind) && { category: category ?? 'parts' }),
    ...(subcategorySlug && { subcategory: subcategorySlug }),
    ...(kind && { kind }),
    ...(difficulty && { difficulty }),
  });
}
