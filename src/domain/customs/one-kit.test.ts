import { describe, expect, it } from 'vitest';
import { createRandom } from '#tests/support/random.ts';
import { toPaise } from '../money/money.ts';
import { codeText, kitsText } from './kit-text.ts';
import { declareKits, isAlmostWhole, missingParts, wholeKits, type KitBill } from './one-kit.ts';

const fuzz: KitBill = {
  name: 'Fuzz Box',
  code: '854370',
  origin: 'India',
  boardId: 'board',
  parts: [
    { productId: 'resistor', pieces: 4 },
    { productId: 'jack', pieces: 2 },
  ],
};
const boost: KitBill = { ...fuzz, name: 'Booster', boardId: 'other', parts: [{ productId: 'resistor', pieces: 3 }] };

const line = (productId: string, quantity: number, packSize = 1, value = 1000 * quantity, netGrams = quantity) => ({
  productId,
  quantity,
  packSize,
  description: productId,
  code: productId === 'resistor' ? '853321' : '853669',
  origin: 'India',
  netGrams,
  value: toPaise(value),
});

const countOf = (lines: readonly ReturnType<typeof line>[], bills: readonly KitBill[] = [fuzz]) =>
  wholeKits(bills, lines).map(({ bill, quantity }) => [bill.name, quantity]);

describe('the kits that lines make', () => {
  it('are whole only with the board and every piece', () => {
    expect(countOf([line('board', 1), line('resistor', 1, 10), line('jack', 2)])).toEqual([['Fuzz Box', 1]]);
    expect(countOf([line('board', 1), line('resistor', 1, 10), line('jack', 1)])).toEqual([]);
    expect(countOf([line('board', 1), line('resistor', 3), line('jack', 2)])).toEqual([]);
    expect(countOf([line('resistor', 1, 10), line('jack', 2)])).toEqual([]);
    expect(countOf([])).toEqual([]);
  });

  it('are as many as the scarcest of their parts makes, and no piece counts twice', () => {
    expect(countOf([line('board', 5), line('resistor', 1, 10), line('jack', 9)])).toEqual([['Fuzz Box', 2]]);
    const both = [line('board', 1), line('other', 2), line('jack', 2)];
    expect(countOf([...both, line('resistor', 1, 10)], [fuzz, boost])).toEqual([
      ['Fuzz Box', 1],
      ['Booster', 2],
    ]);
    expect(countOf([...both, line('resistor', 6)], [fuzz, boost])).toEqual([['Fuzz Box', 1]]);
  });

  it('are almost whole when at most one part in four is missing', () => {
    const parts = ['a', 'b', 'c', 'd'].map((productId) => ({ productId, pieces: 1 }));
    const bill = { ...fuzz, parts };
    expect(missingParts(bill, [line('a', 1), line('b', 1)])).toBe(2);
    expect([0, 1, 2].map((missing) => isAlmostWhole(bill, missing))).toEqual([false, true, false]);
  });
});

describe('what is declared of them', () => {
  it('is each kit as one thing, and what packs leave over under its own code', () => {
    // By hand: of 10 resistors for 15.01 and 7 g the kit takes 4: 6.004 and 2.8 g.
    const lines = [line('board', 1, 1, 25_339, 30), line('resistor', 1, 10, 1501, 7), line('jack', 2, 1, 9322, 24)];
    expect(declareKits(wholeKits([fuzz], lines), lines)).toEqual([
      {
        description: 'Fuzz Box (unassembled kit)',
        code: '854370',
        origin: 'India',
        quantity: 1,
        netGrams: 57,
        value: 35_261,
        isKit: true,
      },
      {
        description: 'resistor: spare pieces',
        code: '853321',
        origin: 'India',
        quantity: 6,
        netGrams: 4,
        value: 901,
      },
    ]);
  });

  it('is each line as what it is where there is no kit', () => {
    const lines = [line('jack', 2)];
    const { productId: _id, packSize: _size, ...declared } = lines[0]!;
    expect(declareKits([], lines)).toEqual([declared]);
  });

  it('makes the value and the weight of the lines, to the paisa and the gram, whatever they are', () => {
    const random = createRandom(73);
    for (let round = 0; round < 2000; round += 1) {
      const lines = [
        line('board', 1 + random(3), 1, random(99_999), random(500)),
        line('other', random(3), 1, random(99_999), random(500)),
        line('resistor', 1 + random(4), 1 + random(10), random(9999), random(50)),
        line('jack', 1 + random(6), 1, random(9999), random(500)),
        line('knob', 1, 1, random(9999), random(50)),
      ];
      const declared = declareKits(wholeKits([fuzz, boost], lines), lines);
      const sums = (of: readonly { readonly value: number; readonly netGrams: number }[]) => [
        of.reduce((sum, { value }) => sum + value, 0),
        of.reduce((sum, { netGrams }) => sum + netGrams, 0),
      ];
      expect(sums(declared)).toEqual(sums(lines));
      expect(declared.every(({ quantity, value }) => quantity >= 0 && value >= 0)).toBe(true);
    }
  });

  it('is told in words', () => {
    expect([codeText('854370'), codeText('8536')]).toEqual(['8543.70', '8536']);
    expect(kitsText([{ ...fuzz, quantity: 2 }])).toBe('2 × Fuzz Box (HS 8543.70)');
  });
});
