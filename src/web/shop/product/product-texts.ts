import type { Product } from '#contracts/catalogue.ts';
import { difficultyOrDefault, type Category, type Difficulty } from '#domain/catalogue/catalogue.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';

const metaDescriptionLength = 150;

/** The first 150 characters, counted so that none is cut in half. */
export const metaDescription = (description: string): string =>
  [...description].slice(0, metaDescriptionLength).join('');

export const paragraphsOf = (description: string): string[] =>
  description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const difficultyDescriptions: Readonly<Record<Difficulty, string>> = {
  Beginner: 'Made for beginners. If you can follow a picture and hold an iron, you can finish it.',
  Intermediate: 'A second or third build: more parts, less room between them, and some wiring off the board.',
  Advanced: 'For practised hands: many parts, adjustments to make, and a meter on the bench.',
};

export const difficultyDescription = (difficulty: string): string =>
  difficultyDescriptions[difficultyOrDefault(difficulty)];

/** Said as clearly as what is included, so that nobody waits for a knob that never was in the bag. */
const leftOut: Readonly<Record<Category, string | null>> = {
  kit: 'soldering iron, solder, tools, 9\u00a0V adapter and guitar cables.',
  pcb: 'parts, controls, jacks, enclosure, solder and tools.',
  parts: null,
};

/** Null for a part: it is what it is called, and nothing more. */
export const notIncluded = (category: string): string | null => leftOut[category as Category] ?? null;

const basicTools = ['Soldering iron with a fine tip', 'Solder, 0.7 mm or thinner', 'Side cutters', 'Wire stripper'];
const boxTools = ['Small screwdrivers', 'Spanner or pliers for the nuts'];
const meter = 'Multimeter';

/** What a part asks for by itself. Most ask for nothing: they are soldered with whatever they go into. */
const partTools: Readonly<Partial<Record<PartKind, readonly string[]>>> = {
  enclosure: ['Drill with bits for metal, 5 to 12\u00a0mm', 'Centre punch', 'Deburring tool, or a larger bit'],
};

/** A bare board asks for a drilled box as well; hard builds cannot be finished without measuring. */
export function toolsFor({ category, difficulty, kind }: Pick<Product, 'category' | 'difficulty' | 'kind'>): string[] {
  if (category === 'parts') return [...((kind && partTools[kind]) || [])];
  const drill = category === 'pcb' ? ['Drill, if the enclosure is not drilled'] : [];
  const measuring = difficultyOrDefault(difficulty) === 'Beginner' ? `${meter} (helpful)` : meter;
  return [...basicTools, ...boxTools, ...drill, measuring];
}

/** '1 kit', '1 board', '10 pieces': the net quantity that the law asks for. */
export function netQuantity({ category, packSize }: Pick<Product, 'category' | 'packSize'>): string {
  const noun = { kit: 'kit', pcb: 'board' }[category] ?? 'piece';
  return `${packSize} ${noun}${packSize === 1 ? '' : 's'}`;
}

/** '34 in stock', or without a number when they are not counted. */
export const stockText = (stock: number | null): string => (stock === null ? 'In stock' : `${stock} in stock`);

const sentence = /.+?[.!?](?=\s|$)/gs;
const leadSentences = 2;

/** What stands beside the picture, and what is left to be read further down. */
export function splitDescription(description: string): { lead: string; rest: string[] } {
  const [first = '', ...others] = paragraphsOf(description);
  const lead = (first.match(sentence) ?? [first]).slice(0, leadSentences).join('');
  const rest = first.slice(lead.length).trim();
  return { lead: lead.trim(), rest: [...(rest ? [rest] : []), ...others] };
}

/** '1.1 MB', '38 KB': as file managers say it. */
const fileSize = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)}\u00a0MB` : `${Math.max(1, Math.round(bytes / 1e3))}\u00a0KB`;

/** '14 pages, 1.1 MB', as far as it is known. */
export function documentLength({ pages, bytes }: Product['documents'][number]): string | null {
  const length = pages === undefined ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const size = bytes === undefined ? null : fileSize(bytes);
  return [length, size].filter((fact) => fact !== null).join(', ') || null;
}

/** '1 x Printed circuit board' as the quantity and the name. */
export function componentParts(text: string): { quantity: number; name: string } {
  const [, quantity, name] = /^(\d+) x (.+)$/s.exec(text) ?? [];
  return quantity && name ? { quantity: Number(quantity), name } : { quantity: 1, name: text };
}

/** '14 of our kits', '1 of our kits'. */
export const kitsText = (kits: number): string => (kits === 0 ? 'Your own designs' : `${kits} of our kits`);
