import { describe, expect, it } from 'vitest';
import { heldOutStyles } from '#tests/support/workbench/pasted-styles-held-out.ts';
import { pastedStyles } from '#tests/support/workbench/pasted-styles.ts';
import { looksLikeList } from './looks-like-list.ts';

describe('a list of parts', () => {
  it.each([
    '2N5089 x2, 4k7 x6, 100n film, TL072',
    'TL072 and 1N4148',
    '2,2k; 4,7k',
    'R1 10k\nR2 22k\n',
    '3 knobs\n2 jacks\n1 footswitch',
    'Qty\tValue\n4\t10K\n2\t1M',
    '4k7,10k',
  ])('is %j', (text) => expect(looksLikeList(text)).toBe(true));

  it.each([...pastedStyles, ...heldOutStyles].map(({ style, text }) => [style, text] as const))(
    'is one in the style %s',
    (_style, text) => expect(looksLikeList(text.replaceAll(/ => .*$/gm, '').replaceAll('⇥', '\t'))).toBe(true),
  );
});

describe('a search', () => {
  it.each([
    '',
    '4k7',
    '2,2k',
    'TL072',
    '100 nF film',
    'fuzz kits under 2,500',
    'under ₹1,500',
    'big muff, tube screamer',
    'overdrive and distortion',
    'B100K pot',
    '2N5457 JFET\n',
    'Metal Film Resistor 4K7, Pack of 10',
    'boss ds-1',
    '9v adapter, 500 mA',
    '1590B enclosure',
  ])('is %j', (text) => expect(looksLikeList(text)).toBe(false));
});
