import { describe, expect, it } from 'vitest';
import { assemblySteps } from './assembly.ts';
import { bomGroups, shoppingList } from '../bom/bom-lines.ts';
import { subjects } from '../subject.ts';

const sorted = (refs: string[]): string[] => refs.sort();

describe.each(subjects.map(({ product, bom }) => [product.slug, bom] as const))('%s', (_, bom) => {
  const refs = sorted(bom.map(({ ref }) => ref));

  it('has every part in exactly one step of the assembly', () => {
    expect(sorted(assemblySteps(bom).flatMap(({ parts }) => parts.map(({ ref }) => ref)))).toEqual(refs);
  });

  it('has every part on exactly one line of the bill', () => {
    expect(sorted(bomGroups(bom).flatMap(({ lines }) => lines.flatMap((line) => line.refs)))).toEqual(refs);
  });

  it('asks for enough packs of every sold part', () => {
    for (const { slug, pieces, packs, packSize } of shoppingList(bom)) {
      expect(pieces).toBe(bom.filter(({ part }) => part === slug).length);
      expect(packs * packSize).toBeGreaterThanOrEqual(pieces);
      expect((packs - 1) * packSize).toBeLessThan(pieces);
    }
  });
});

describe('the order of assembly', () => {
  const titles = assemblySteps(subjects.find(({ product }) => product.slug === 'vintage-overdrive')!.bom).map(
    ({ title }) => title,
  );

  it('begins with what lies flat and leaves the chips until the supply is checked', () => {
    expect(titles.indexOf('Resistors')).toBe(0);
    expect(titles.indexOf('Sockets for the chips')).toBeLessThan(titles.indexOf('Film capacitors'));
    expect(titles.indexOf('Electrolytic capacitors')).toBeGreaterThan(titles.indexOf('Film capacitors'));
    expect(titles.indexOf('Chips, after the supply is checked')).toBeGreaterThan(
      titles.indexOf('Into the box, and the wiring'),
    );
  });
});

describe('a line of the bill', () => {
  const lines = bomGroups(subjects[0]!.bom).flatMap((group) => group.lines);

  it('carries the code that is printed on the capacitor', () => {
    expect(lines.find(({ value, kind }) => value === '47n' && kind === 'film')?.code).toBe('473');
    expect(lines.find(({ value, kind }) => value === '51p' && kind === 'ceramic')?.code).toBe('510');
    expect(lines.find(({ kind }) => kind === 'resistor')?.code).toBeNull();
  });
});
