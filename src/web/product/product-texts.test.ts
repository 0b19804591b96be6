import { describe, expect, it } from 'vitest';
import {
  difficultyDescription,
  metaDescription,
  netQuantity,
  notIncluded,
  paragraphsOf,
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
    const words = (difficulty: string) => difficultyDescription({ category: 'kit', difficulty });
    const all = ['Beginner', 'Intermediate', 'Advanced'].map(words);
    expect(new Set(all).size).toBe(3);
    expect(words('Wizard')).toBe(all[1]);
    expect(difficultyDescription({ category: 'parts', difficulty: 'Beginner' })).toContain('whole Beginner pedal');
  });

  it('say what is not in the bag', () => {
    expect(notIncluded('kit')).toMatch(/9\sV DC supply/);
    expect(notIncluded('pcb')).toContain('No parts');
    expect(notIncluded('parts')).toContain('No board');
  });

  it('name the tools a build needs', () => {
    expect(toolsFor({ category: 'kit', difficulty: 'Beginner' })).toContain('Multimeter (helpful)');
    expect(toolsFor({ category: 'kit', difficulty: 'Advanced' })).toContain('Multimeter');
    expect(toolsFor({ category: 'pcb', difficulty: 'Beginner' }).join()).toContain('Drill');
    expect(toolsFor({ category: 'kit', difficulty: 'Beginner' }).join()).not.toContain('Drill');
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
