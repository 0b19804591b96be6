/** What the picture of a part says, against what its page says in words. */

import { describe, expect, it } from 'vitest';
import { drawPart, type PartDrawing } from '#drawings/parts/part-drawing.ts';
import { outlineOf } from '#drawings/parts/outlines/part-outline.ts';
import { Defs } from '#drawings/primitives/defs.ts';
import { textPath } from '#drawings/primitives/stroke-font.ts';
import { panelLayout } from '#drawings/pedal/panel-layout.ts';
import { catalogueDrawings } from './catalogue-drawings.ts';
import type { Part } from './catalogue-types.ts';
import { parts } from './parts.ts';

const drawingOf = ({ slug }: Part): PartDrawing => catalogueDrawings.parts[slug]!.drawing;
const packageOf = ({ specifications }: Part): string => specifications['Package'] ?? '';
const packaged = parts.filter((part) => packageOf(part) !== '');

/** What each package looks like, by the words that name it. */
const looks: readonly (readonly [RegExp, (drawing: PartDrawing) => boolean])[] = [
  [/^TO-92\b/, ({ draw }) => draw === 'to92'],
  [/^TO-220\b/, ({ draw }) => draw === 'to220'],
  [/^SOT-23 on an adapter/, ({ draw }) => draw === 'adapter-board'],
  [/^TO-18\b/, (drawing) => drawing.draw === 'can' && drawing.body === 'TO-18'],
  [/^TO-1\b/, (drawing) => drawing.draw === 'can' && drawing.body === 'TO-1'],
  [/^Metal can/, (drawing) => drawing.draw === 'can' && drawing.body === 'flanged'],
  [/^DIP-8$/, (drawing) => drawing.draw === 'dip' && drawing.pins === 8 && !drawing.endsOnly],
  [/^DIP-14$/, (drawing) => drawing.draw === 'dip' && drawing.pins === 14 && !drawing.endsOnly],
  [/^DIP-16$/, (drawing) => drawing.draw === 'dip' && drawing.pins === 16],
  [/^Eight legs in a 14-pin outline/, (drawing) => drawing.draw === 'dip' && drawing.endsOnly === true],
  [/^DO-35\b/, (drawing) => drawing.draw === 'diode' && drawing.body === 'glass'],
  [/^DO-7\b/, (drawing) => drawing.draw === 'diode' && drawing.body === 'long-glass'],
  [/^DO-41\b/, (drawing) => drawing.draw === 'diode' && drawing.body === 'black'],
  [/^Axial, body/, ({ draw }) => draw === 'resistor'],
  [/^Four legs, axial/, ({ draw }) => draw === 'opto'],
  [/^Radial box/, ({ draw }) => draw === 'film'],
  [/^Radial, 2\.54/, ({ draw }) => draw === 'ceramic'],
  [/^Radial, (5 to 6\.3|10) mm wide/, ({ draw }) => draw === 'electrolytic'],
  [/^Round, 5 mm/, ({ draw }) => draw === 'led'],
  [/^Two legs, 10 mm apart/, ({ draw }) => draw === 'inductor'],
  [/^16 mm, right-angle legs/, ({ draw }) => draw === 'pot'],
  [/^6 mm square/, ({ draw }) => draw === 'trimmer'],
  [/^Module with a single row/, ({ draw }) => draw === 'module'],
];

describe('the picture of a part', () => {
  it('shows the package that its page states', () => {
    const wrong = packaged.filter((part) => {
      const known = looks.filter(([words]) => words.test(packageOf(part)));
      return known.length !== 1 || !known[0]![1](drawingOf(part));
    });
    expect(
      wrong.map((part) => `${part.slug}: ${packageOf(part)} is drawn as ${JSON.stringify(drawingOf(part))}`),
    ).toEqual([]);
    expect(packaged.length).toBeGreaterThan(200);
  });

  it('says of a chip where it was made, and when: old stock long ago, the others before they came to the shop', () => {
    const chips = parts.flatMap((part) => {
      const drawing = drawingOf(part);
      const [, year, country] = (drawing.draw === 'dip' && /^(\d\d)[0-5]\d (.+)$/.exec(drawing.dateCode ?? '')) || [];
      return drawing.draw === 'dip' ? [{ part, year: Number(year), country }] : [];
    });
    const isOld = ({ name, description }: Part): boolean =>
      /out of production|old stock/i.test(`${name} ${description}`);
    const elsewhere = chips.filter(({ part, country }) => country !== part.countryOfOrigin.toUpperCase());
    const tooYoung = chips.filter(({ part, year }) => isOld(part) && year < 70);
    const tooEarly = chips.filter(({ part, year }) => !isOld(part) && 2000 + year >= Number(part.addedOn.slice(0, 4)));
    expect([elsewhere, tooYoung, tooEarly].map((some) => some.map(({ part }) => part.slug))).toEqual([[], [], []]);
    expect(chips.filter(({ part }) => isOld(part)).map(({ part }) => part.slug)).toEqual(['ca3080e', 'lm308n']);
  });

  it('has the voltage of a film capacitor printed on it that its page states', () => {
    const films = parts.filter(({ picture }) => picture.draw === 'film');
    const print = { cap: 0.9, tracking: 0.08, anchor: 'middle' } as const;
    for (const part of films) {
      const stated = Number.parseInt(part.specifications['Maximum voltage']!, 10);
      const { markup } = drawPart(new Defs('t'), drawingOf(part));
      const top = 0.5 - (outlineOf(drawingOf(part))?.body.h ?? 0);
      expect(markup.includes(textPath(`${stated}V 5%`, 0, top + 5.6, print)), `${part.slug}, ${stated} V`).toBe(true);
    }
    expect(new Set(films.map(({ specifications }) => specifications['Maximum voltage']))).toEqual(
      new Set(['63 V DC', '50 V DC']),
    );
  });
});

describe('a knob', () => {
  const knobs = parts.filter(({ picture }) => picture.draw === 'knob');

  it('is drawn as wide as it is sold, by itself and on every pedal', () => {
    const sold = new Map(
      knobs.map(({ value, specifications }) => [value, Number.parseFloat(specifications['Diameter']!)]),
    );
    expect(sold.size).toBe(7);
    for (const part of knobs) {
      expect(part.specifications['Diameter']).toMatch(/^\d+ mm$/);
      expect(drawPart(new Defs('t'), drawingOf(part)).w - 0.6, part.slug).toBeCloseTo(sold.get(part.value)!);
    }
    for (const kit of catalogueDrawings.kits) {
      expect(2 * panelLayout(kit).knobR, kit.slug).toBe(sold.get(kit.knobStyle));
    }
  });
});

describe('the outline of a part', () => {
  const isTool = ({ kind }: Part): boolean => kind === 'tool' || kind === 'consumable' || kind === 'wire';

  it('is there for all that is soldered or screwed in', () => {
    const without = parts
      .filter((part) => outlineOf(drawingOf(part)) === null && !isTool(part))
      .map(({ slug }) => slug);
    expect(without).toEqual([]);
  });

  it('measures what the picture of the part shows', () => {
    for (const part of parts) {
      const drawing = drawingOf(part);
      const outline = outlineOf(drawing);
      if (!outline || ['pot', 'footswitch', 'toggle', 'enclosure', 'feet', 'dc-jack', 'bezel'].includes(drawing.draw))
        continue;
      const { w, h } = drawPart(new Defs('t'), drawing);
      expect(w, `${part.slug}, width`).toBeGreaterThanOrEqual(outline.body.w - 0.1);
      expect(h, `${part.slug}, height`).toBeGreaterThanOrEqual(outline.body.h - 0.9);
      // What lies along its leads is longer by them; all else is as wide as its body, with a little air.
      const isAxial = ['resistor', 'diode', 'opto'].includes(drawing.draw);
      expect((isAxial ? h - outline.body.h : w - outline.body.w) < 2.1, `${part.slug}, air`).toBe(true);
    }
  });

  it('gives the pitch, the body and the outside size that the page states', () => {
    const unstated = parts.flatMap((part) => {
      const outline = outlineOf(drawingOf(part));
      const sizes = outline?.views.flatMap(({ measures }) => measures.map(({ from, to }) => to - from)) ?? [];
      const text = `${packageOf(part)}; ${part.specifications['Outside size'] ?? ''}`.replace('2 to 2.5 mm', '2.5 mm');
      const pitch = /([\d.]+) mm (?:pitch|apart)/.exec(text)?.slice(1) ?? [];
      const stated = [...pitch, ...[...text.matchAll(/([\d.]+) x ([\d.]+)/g)].flatMap((match) => match.slice(1))];
      const missing = stated.filter((each) => !sizes.some((size) => Math.abs(size - Number(each)) < 0.2));
      return outline ? missing.map((each) => `${part.slug}: ${each}`) : [];
    });
    expect(unstated).toEqual([]);
  });
});
