import { expect, it } from 'vitest';
import { seedPartList } from '#tests/support/workbench/part-list.ts';
import { packsText } from './packs-text.ts';

const part = (slug: string) => seedPartList.parts.find((each) => each.slug === slug)!;

it('says how many pieces of how many packs an entry takes, and what they cost', () => {
  expect(packsText(part('resistor-4k7'), 6, 0)).toBe('6 of a pack of 10, ₹15');
  expect(packsText(part('resistor-4k7'), 12, 0)).toBe('12 of 2 packs of 10, ₹30');
  expect(packsText(part('tl072cp'), 1, 0)).toBe('1 piece, ₹35');
  expect(packsText(part('tl072cp'), 2, 3)).toBe('2 pieces, ₹70');
});

it('opens no further pack while the one of the entries before has enough', () => {
  expect(packsText(part('resistor-4k7'), 4, 6)).toBe('4 from the same pack');
  expect(packsText(part('resistor-4k7'), 5, 6)).toBe('5 of another pack of 10, ₹15');
});
