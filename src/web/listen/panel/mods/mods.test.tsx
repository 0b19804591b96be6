import { expect, it } from 'vitest';
import type { SheetMod } from '#drawings/listen/listen-sheet.ts';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { productQuery } from '../../../components/product/product.queries.ts';
import { ModCard } from './mods.tsx';

const red = { value: 'red', part: 'led-5mm-red', gives: 'Clips later.' };
const germanium = { value: '1N34A', part: '1n34a', gives: 'Clips sooner.' };
const mod: SheetMod = {
  title: 'Clipping diodes',
  refs: ['D1', 'D2'],
  stock: { value: '1N4148', part: '1n4148' },
  choices: [red, germanium],
};
const sold = { ...sampleProduct, price: '49.00' };
const card = (fitted: Parameters<typeof ModCard>[0]['fitted']): string =>
  renderMarkup(<ModCard mod={mod} fitted={fitted} onFit={() => {}} />, {
    data: [[productQuery('led-5mm-red').queryKey, sold]],
  });
const checked = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    / checked/.test(input) ? [/value="([^"]*)"/.exec(input)![1]!] : [],
  );

it('has what is fitted checked, and nothing where that is neither stock nor one of its choices', () => {
  expect([checked(card('stock')), checked(card(germanium)), checked(card(null))]).toEqual([['stock'], ['1N34A'], []]);
  expect(textOf(card(germanium))).toContain('Clips sooner.');
});

it('says how many of the price it takes', () => {
  expect(card('stock')).toContain('2\u00a0× ');
  expect(textOf(card('stock'))).toContain('2 × ₹49');
});
