import { describe, expect, it } from 'vitest';
import { Defs } from '../primitives/defs.ts';

import { flatLayOf, kitBlock, kitSvg, piecesOf } from './kit.ts';
import { layOutInRows, type Positioned, type Region, type Sized } from './row-layout.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';

const sizes = (count: number, w: number, h: number): Sized[] => Array.from({ length: count }, () => ({ w, h }));

const overlaps = (a: Positioned<Sized>, b: Positioned<Sized>): boolean =>
  Math.abs(a.x - b.x) < (a.item.w + b.item.w) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.item.h + b.item.h) / 2 - 0.01;

const regions: Region[] = [
  { x: 60, y: 0, w: 50, h: 40 },
  { x: 0, y: 60, w: 110, h: Infinity },
];

describe('things laid out square', () => {
  const items = [...sizes(5, 17, 17), ...sizes(12, 8, 14), ...sizes(1, 40, 12)];
  const laid = layOutInRows(items, regions);

  it('are all placed, and none overlaps another', () => {
    expect(laid).toHaveLength(items.length);
    const clashes = laid.flatMap((a, i) => laid.slice(i + 1).filter((b) => overlaps(a, b)));
    expect(clashes).toEqual([]);
  });

  it('stay inside their regions', () => {
    for (const { item, x, y } of laid) {
      const region = regions.find((one) => y - item.h / 2 >= one.y - 0.01 && y + item.h / 2 <= one.y + one.h + 0.01)!;
      expect(x - item.w / 2).toBeGreaterThan(region.x - 0.01);
      expect(x + item.w / 2).toBeLessThan(region.x + region.w + 0.01);
    }
  });

  it('go on to the next region when one is full', () => {
    expect(laid.some(({ y }) => y < 40)).toBe(true);
    expect(laid.some(({ y }) => y > 60)).toBe(true);
  });

  it('leave out what is wider than every region', () => {
    expect(layOutInRows(sizes(1, 200, 10), regions)).toEqual([]);
  });
});

describe('the pieces of a kit', () => {
  it('are as many as its contents say; resistors stay on their tape', () => {
    const pieces = piecesOf(new Defs('x'), sampleKit.contents);
    // Three pots, three knobs, one tape, a chip, two cans and three wires.
    expect(pieces).toHaveLength(3 + 3 + 1 + 1 + 2 + 3);
  });

  it('put one resistor on the tape for each in the kit', () => {
    const d = new Defs('x');
    const [strip] = piecesOf(
      d,
      sampleKit.contents.filter(({ drawing }) => drawing.draw === 'resistor'),
    );
    expect(strip!.markup.match(/<use href="#x\w+" y=/g)).toHaveLength(4);
  });

  it('make a block near the proportions asked for', () => {
    const { w, h } = kitBlock(new Defs('x'), sampleKit, 1.064);
    expect(w / h).toBeGreaterThan(0.7);
    expect(w / h).toBeLessThan(1.6);
  });
});

describe('where things lie in the picture of a kit', () => {
  const { widthMm, heightMm, areas } = flatLayOf(sampleKit, 1.064);

  it('is said in percent of the frame that the picture has', () => {
    const [, , w, h] = /viewBox="([^"]+)"/
      .exec(kitSvg(sampleKit, { ratio: 1.064 }))![1]!
      .split(' ')
      .map(Number);
    expect([widthMm, heightMm]).toEqual([w, h]);
    for (const { x, y, w: width, h: height } of areas) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(Math.max(x + width, y + height)).toBeLessThan(100);
    }
  });

  it('has an area for the box, the board and every piece, and none lies over another', () => {
    expect(areas.slice(0, 2).map(({ names }) => names)).toEqual([['125B enclosure'], ['Printed circuit board']]);
    const counts = Map.groupBy(
      areas.flatMap(({ names }) => names),
      (name) => name,
    );
    expect(counts.get('Potentiometer A500K')).toHaveLength(3);
    expect(counts.get('Resistor 10K')).toHaveLength(3);
    const placed = areas.map(({ x, y, w, h }) => ({ item: { w, h }, x: x + w / 2, y: y + h / 2 }));
    expect(placed.flatMap((a, i) => placed.slice(i + 1).filter((b) => overlaps(a, b)))).toEqual([]);
  });

  it('names the resistors of a tape from its upper end to its lower one', () => {
    const tape = areas.find(({ names }) => names.length > 1)!;
    expect(tape.names).toEqual(['Resistor 4K7', 'Resistor 10K', 'Resistor 10K', 'Resistor 10K']);
  });
});
