export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const categories = ['pcb', 'kit', 'parts'] as const;
export type Category = (typeof categories)[number];

export interface Subcategory {
  readonly slug: string;
  readonly label: string;
}

const effectSubcategories: readonly Subcategory[] = [
  { slug: 'amps', label: 'Amps' },
  { slug: 'bass', label: 'Bass' },
  { slug: 'booster', label: 'Booster' },
  { slug: 'compression', label: 'Compression' },
  { slug: 'distortion', label: 'Distortion' },
  { slug: 'eq', label: 'EQ' },
  { slug: 'filters', label: 'Filters' },
  { slug: 'fuzz', label: 'Fuzz' },
  { slug: 'modulation-echo', label: 'Modulation Echo' },
  { slug: 'octave', label: 'Octave' },
  { slug: 'other', label: 'Other' },
  { slug: 'reverb', label: 'Reverb' },
  { slug: 'tremolo', label: 'Tremolo' },
];

const partSubcategories: readonly Subcategory[] = [
  { slug: 'ic', label: 'IC' },
  { slug: 'op-amps', label: 'OP-Amps' },
  { slug: 'jfets', label: 'JFETs' },
  { slug: 'other', label: 'Other' },
];

/** The subcategories of each category, without 'All', which is no filter. */
export const subcategories: Readonly<Record<Category, readonly Subcategory[]>> = {
  pcb: effectSubcategories,
  kit: effectSubcategories,
  parts: partSubcategories,
};

export const allSubcategories = 'all';

/** How a category is named in menus, and the label a card wears. */
export const categoryNames: Readonly<Record<Category, { readonly menu: string; readonly type: string }>> = {
  pcb: { menu: 'PCBs', type: 'PCB' },
  kit: { menu: 'Kits', type: 'Kit' },
  parts: { menu: 'Parts', type: 'Parts' },
};

/** The four kits of the home page, in the order they are patched together. */
export const featuredSlugs = ['vintage-overdrive', 'analog-delay', 'fuzz-box', 'chorus-pedal'] as const;

export const buildTimes: Readonly<Record<Difficulty, string>> = {
  Beginner: '2-4 hours',
  Intermediate: '4-6 hours',
  Advanced: '6-10 hours',
};

/** An unknown difficulty is shown in the Intermediate style. */
export const difficultyOrDefault = (value: string): Difficulty =>
  difficulties.find((difficulty) => difficulty === value) ?? 'Intermediate';

export const maxCataloguePageSize = 500;

/** The ways to order a list; a leading minus turns the order round. */
export const catalogueSorts = ['relevance', 'price', '-price', 'rating', 'name', 'value', 'newest', 'origin'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** How many products a screen asks for at a time. */
export const screenPageSize = 24;
