/** The drawing of the open box shows the wiring that the screen and the paper speak of. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openBoxSvg } from '#drawings/open-box/open-box-picture.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { isPad } from '#electronics/wiring/open-box.ts';
import { kitDrawing } from '#catalogue/catalogue-drawings.ts';
import { kits } from '#catalogue/kits.ts';
import { kitWiring } from './kit-wiring.ts';

const maxGzipBytes = 30_000;
/** Half a wire and half a lug. */
const minToForeignLug = 1.5;

const named = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`data-${name}="([^"]+)"`, 'g'))].map(([, value]) => value!);

type Point = readonly [number, number];

function distanceToRun([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y);
}

/** One kit of each box, one with a toggle, one with four jacks, one without a strap, one whose lamp lies under its board. */
const shown = [
  'clean-booster',
  'vintage-overdrive',
  'six-band-eq',
  'sub-octave',
  'loop-switcher',
  'pocket-amp',
  'analog-delay',
];

describe.each(shown)('the open box of %s', (slug) => {
  const kit = kits.find((each) => each.slug === slug)!;
  const planned = kitWiring(kit);
  const { wiring, box, lines } = planned;
  const drawing = kitDrawing(kit);
  const svg = openBoxSvg(planned, drawing, layoutBoard(drawing));

  it('has a group for every wire, lug and part, under the names of the wiring', () => {
    expect(
      named(svg, 'wire')
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(wiring.wires.map(({ number }) => number));
    expect(new Set(named(svg, 'lug'))).toEqual(new Set(Object.keys(wiring.lugs)));
    expect(named(svg, 'part').toSorted()).toEqual(['BOX', ...wiring.parts.map(({ ref }) => ref)].toSorted());
  });

  it('lays every wire from its one lug to its other, and over no foreign one', () => {
    wiring.wires.forEach(({ from, to, number }, i) => {
      const line = lines[i]!;
      const ends = [line[0]!, line.at(-1)!].map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
      expect(ends, `wire ${number}`).toEqual([wiring.lugs[from.lug]!.at, wiring.lugs[to.lug]!.at]);
      const foreign = box.lugs.filter(({ id }) => !isPad(id) && id !== from.lug && id !== to.lug);
      for (const { id, x, y } of foreign) {
        const near = Math.min(...line.slice(1).map((at, k) => distanceToRun([x, y], line[k]!, at)));
        expect(near, `wire ${number} at ${id}`).toBeGreaterThan(minToForeignLug);
      }
    });
  });

  it('is small enough to be fetched on the way, and brings no style that would reach the page', () => {
    expect(gzipSync(svg).length).toBeLessThan(maxGzipBytes);
    expect(svg).not.toContain('<style');
  });
});
