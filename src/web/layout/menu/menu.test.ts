import { describe, expect, it } from 'vitest';
import { categoryMenus, difficultyItems, pageLinks } from './menu.ts';

const effects = [
  ['All', 'all'],
  ['Amps', 'amps'],
  ['Bass', 'bass'],
  ['Booster', 'booster'],
  ['Compression', 'compression'],
  ['Distortion', 'distortion'],
  ['EQ', 'eq'],
  ['Filters', 'filters'],
  ['Fuzz', 'fuzz'],
  ['Modulation Echo', 'modulation-echo'],
  ['Octave', 'octave'],
  ['Other', 'other'],
  ['Reverb', 'reverb'],
  ['Tremolo', 'tremolo'],
] as const;
const parts = [
  ['IC', 'ic'],
  ['OP-Amps', 'op-amps'],
  ['JFETs', 'jfets'],
  ['Other', 'other'],
] as const;

const expected = [
  { label: 'PCBs', category: 'pcb', items: effects },
  { label: 'Kits', category: 'kit', items: effects },
  { label: 'Parts', category: 'parts', items: parts },
];

describe('the menus of the header', () => {
  it('are PCBs, Kits and Parts, in this order', () => {
    expect(categoryMenus.map((menu) => menu.label)).toEqual(['PCBs', 'Kits', 'Parts']);
  });

  it.each(expected)('lists under $label exactly the subcategories of the specification', ({ category, items }) => {
    const menu = categoryMenus.find((candidate) => candidate.category === category);
    expect(menu?.items.map(({ label, href }) => ({ label, href }))).toEqual(
      items.map(([label, slug]) => ({ label, href: `/products?category=${category}&subcategory=${slug}` })),
    );
  });

  it('lead to each difficulty of a category', () => {
    expect(difficultyItems('kit').map((item) => item.href)).toEqual([
      '/products?category=kit&difficulty=Beginner',
      '/products?category=kit&difficulty=Intermediate',
      '/products?category=kit&difficulty=Advanced',
    ]);
  });

  it('stand beside the workbench, the guides and the community', () => {
    expect(pageLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Workbench', '/bench'],
      ['Build Guides', '/guides'],
      ['Community', '/community'],
    ]);
  });
});
