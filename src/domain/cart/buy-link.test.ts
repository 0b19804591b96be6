import { describe, expect, it } from 'vitest';
import { buyLinkSentences, buyPath, maxBuyLinkLength, readBuyLink, writeBuyLines } from './buy-link.ts';
import { maxUnitLines } from './cart.ts';

const lines = [
  { product: 'fuzz-box', quantity: 1 },
  { product: 'resistor-4k7', quantity: 2 },
];
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ product: `part-${at}`, quantity: 1 }));

describe('a buy link', () => {
  it('is read as it was written', () => {
    expect(buyPath(lines)).toBe('/buy/fuzz-box:1,resistor-4k7:2');
    expect(buyPath(lines, '/cart')).toBe('/buy/fuzz-box:1,resistor-4k7:2?continue_to=/cart');
    expect(readBuyLink(writeBuyLines(lines))).toEqual({ lines, unread: [] });
  });

  it('counts a product without a number once, and adds up one that stands there twice, up to what a cart holds', () => {
    expect(readBuyLink('fuzz-box,fuzz-box:2')).toEqual({ lines: [{ product: 'fuzz-box', quantity: 3 }], unread: [] });
    expect(readBuyLink('fuzz-box:98,fuzz-box:98')).toMatchObject({ lines: [{ quantity: 99 }] });
  });

  it.each(['fuzz-box:0', 'fuzz-box:-1', 'fuzz-box:1.5', 'fuzz-box:x', 'fuzz box', 'a:1:2', '<b>', ':2', '../cart'])(
    'says what in it cannot be read: %s',
    (text) => {
      expect(readBuyLink(`resistor-4k7:2,${text}`)).toEqual({
        lines: [{ product: 'resistor-4k7', quantity: 2 }],
        unread: [text],
      });
    },
  );

  it('is bounded, whether it is read or made', () => {
    expect(readBuyLink('')).toBe(buyLinkSentences.empty);
    expect(readBuyLink(', ,')).toBe(buyLinkSentences.empty);
    expect(readBuyLink('a'.repeat(maxBuyLinkLength + 1))).toBe(buyLinkSentences.long);
    expect(readBuyLink(writeBuyLines(many(maxUnitLines)))).toMatchObject({ unread: [] });
    expect(readBuyLink(writeBuyLines(many(maxUnitLines + 1)))).toBe(buyLinkSentences.long);
    expect(buyPath(many(maxUnitLines + 1))).toBeNull();
    expect(readBuyLink(Array.from({ length: 50 }, () => '!'.repeat(99)).join(','))).toEqual({
      lines: [],
      unread: Array.from({ length: 10 }, () => '!'.repeat(60)),
    });
  });
});
