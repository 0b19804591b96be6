import type { Product } from '#contracts/catalogue.ts';
import { difficultyOrDefault, type Category, type Difficulty } from '#domain/catalogue/catalogue.ts';

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

/** A loose part is not built by itself: its level is that of the builds it goes into. */
export function difficultyDescription({ category, difficulty }: Pick<Product, 'category' | 'difficulty'>): string {
  const level = difficultyOrDefault(difficulty);
  if (category === 'parts') return `Goes into builds of any level. The time is that of a whole ${level} pedal.`;
  return difficultyDescriptions[level];
}

/** Said as clearly as what is included, so that nobody waits for a knob that never was in the bag. */
const leftOut: Readonly<Record<Category, string>> = {
  kit: 'Not included: soldering iron, solder, tools, a 9 V DC supply and guitar leads.',
  pcb: 'Not included: everything but the board. No parts, controls, jacks, enclosure, solder or tools.',
  parts: 'Not included: anything but what is named here. No board, solder or tools.',
};

export const notIncluded = (category: string): string => leftOut[category as Category] ?? leftOut.parts;

const basicTools = ['Soldering iron with a fine tip', 'Solder, 0.7 mm or thinner', 'Side cutters', 'Wire stripper'];
const boxTools = ['Small screwdrivers', 'Spanner or pliers for the nuts'];
const meter = 'Multimeter';

/** A bare board asks for a drilled box as well; hard builds cannot be finished without measuring. */
export function toolsFor({ category, difficulty }: Pick<Product, 'category' | 'difficulty'>): string[] {
  if (category === 'parts') return [...basicTools.slice(0, 3), meter];
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
