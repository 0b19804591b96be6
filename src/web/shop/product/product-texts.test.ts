import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.ts';
import {
  difficultyDescription,
  documentLength,
  metaDescription,
  netQuantity,
  notIncluded,
  paragraphsOf,
  splitDescription,
  stockText,
  toolsFor,
} from './product-texts.ts';

describe('the words about a product', () => {
  it('take the first 150 characters of the description for the meta tag', () => {
    expect(metaDescription('a'.repeat(200))).toBe('a'.repeat(150));
    expect(metaDescription('Short.')).toBe('Short.');
    expect([...metaDescription('🎸'.repeat(200))]).toHaveLength(150);
  });

  it('break the description where it has an empty line', () => {
    expect(paragraphsOf('One.\n\nTwo,\nstill two.\n \n\nThree.\n')).toEqual(['One.', 'Two,\nstill two.', 'Three.']);
  });

  it('describe each difficulty, and an unknown one as Intermediate', () => {
    const words = difficultyDescription;
    const all = ['Beginner', 'Intermediate', 'Advanced'].map(words);
    expect(new Set(all).size).toBe(3);
    expect(words('Wizard')).toBe(all[1]);
  });

  it('say what is not in the bag', () => {
    expect(notIncluded('kit')).toMatch(/9\sV adapter/);
    expect(notIncluded('pcb')).toContain('enclosure');
    expect(notIncluded('parts')).toBeNull();
  });

  it('name the tools a build needs', () => {
    const tools = (category: string, difficulty = 'Beginner', kind: Product['kind'] = null) =>
      toolsFor({ category, difficulty, kind });
    expect(tools('kit')).toContain('Multimeter (helpful)');
    expect(tools('kit', 'Advanced')).toContain('Multimeter');
    expect(tools('pcb').join()).toContain('Drill');
    expect(tools('kit').join()).not.toContain('Drill');
    expect(tools('parts', 'Beginner', 'resistor')).toEqual([]);
    expect(tools('parts', 'Beginner', 'enclosure').join()).toContain('Drill with bits for metal');
  });

  it('put two sentences beside the picture and leave the rest for further down', () => {
    expect(splitDescription('One of 3.3 V. Two! Three.\n\nFour.')).toEqual({
      lead: 'One of 3.3 V. Two!',
      rest: ['Three.', 'Four.'],
    });
    expect(splitDescription('No end')).toEqual({ lead: 'No end', rest: [] });
  });

  it('say how long a document is, as far as it is known', () => {
    const document = { name: 'Build document', url: '/x.pdf', type: 'PDF' };
    expect(documentLength({ ...document, pages: 14, bytes: 1_090_000 })).toBe('14 pages, 1.1\u00a0MB');
    expect(documentLength({ ...document, pages: 1, bytes: 38_200 })).toBe('1 page, 38\u00a0KB');
    expect(documentLength({ ...document, bytes: 12 })).toBe('1\u00a0KB');
    expect(documentLength(document)).toBeNull();
  });

  it('count what is in the bag', () => {
    expect(netQuantity({ category: 'kit', packSize: 1 })).toBe('1 kit');
    expect(netQuantity({ category: 'pcb', packSize: 1 })).toBe('1 board');
    expect(netQuantity({ category: 'parts', packSize: 10 })).toBe('10 pieces');
    expect(netQuantity({ category: 'parts', packSize: 1 })).toBe('1 piece');
  });

  it('count the stock only where it is counted', () => {
    expect(stockText(34)).toBe('34 in stock');
    expect(stockText(null)).toBe('In stock');
  });
});
