import { describe, expect, it } from 'vitest';
import { footprints } from '#drawings/pcb/footprints.ts';
import { parts } from '#catalogue/parts.ts';
import { packages } from '../data-sheets/packages.ts';
import { pinTables } from '../data-sheets/pin-tables.ts';

/** Kinds that can be fitted the wrong way round. */
const withLegs = parts.filter(({ pinOut }) => pinOut !== undefined);

describe('the pin tables', () => {
  it('cover every part that is sold with a pin-out, and nothing else', () => {
    expect(Object.keys(pinTables).toSorted()).toEqual(withLegs.map(({ slug }) => slug).toSorted());
  });

  it.each(Object.entries(pinTables))(
    'of %s has a leg for every place of its package',
    (_, { sheet, legs, ...table }) => {
      const places = table.package in packages ? packages[table.package as keyof typeof packages] : legs;
      expect(sheet).not.toBe('');
      expect(legs).toHaveLength(places.length);
    },
  );

  const plain = withLegs.filter(({ electrical }) => electrical === undefined);

  it.each(plain.map((part) => [part.slug, part.pinOut!] as const))('of %s says what the shop says', (slug, pinOut) => {
    const { legs } = pinTables[slug]!;
    const isNamed = legs.some(([pin]) => pin in pinOut);
    const said = legs.map(([pin, meaning], i) => [meaning, pinOut[isNamed ? pin : String(i + 1)]!] as const);
    expect(said.filter(([meaning, words]) => !words.startsWith(meaning))).toEqual([]);
    expect(Object.keys(pinOut)).toHaveLength(legs.length);
  });

  const fed = withLegs.flatMap(({ slug, electrical }) => (electrical?.supply ? [{ slug, ...electrical.supply }] : []));

  // Chips have the short names of their sheets; their supply is what must not be mistaken.
  it.each(fed)('of $slug has the supply where the shop says', ({ slug, positive, negative }) => {
    const named = new Map(pinTables[slug]!.legs);
    expect(named.get(positive)).toMatch(/^(V\+|VCC|VDD|VS)$/);
    expect(named.get(negative)).toMatch(/^(V-|GND|VSS)$/);
  });
});

describe('the outline of a can', () => {
  it.each([
    ['the dot of an AC128', 'TO1', 'ac128', 'Collector'],
    ['the tab of a BC108', 'CAN', 'bc108b', 'Emitter'],
  ] as const)('has %s at the right leg', (_, kind, slug, meaning) => {
    const { outline, pads } = footprints[kind];
    // The mark is the last thing drawn.
    const [x, y] = outline
      .slice(outline.lastIndexOf('M') + 1)
      .match(/-?[\d.]+/g)!
      .map(Number) as [number, number];
    const distances = pads.map((pad) => Math.hypot(pad[0] - x, pad[1] - y));
    const nearest = distances.indexOf(Math.min(...distances));
    expect(pinTables[slug]!.legs[nearest]![1]).toBe(meaning);
  });
});
