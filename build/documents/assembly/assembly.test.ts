import { describe, expect, it } from 'vitest';
import { assemblySteps } from '#electronics/assembly/steps.ts';
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

describe.each(subjects.map(({ product, bom }) => [product.slug, bom] as const))(
  'what may not get hot in %s',
  (_, bom) => {
    const order = assemblySteps(bom).flatMap(({ parts }) => parts);
    const places = (wanted: (part: (typeof order)[number]) => boolean): number[] =>
      order.flatMap((part, i) => (part.place === 'board' && part.kind !== 'ic' && wanted(part) ? [i] : []));
    const isGermanium = ({ value }: { value: string }): boolean => /^(AC128|MP38A|1N34A)$/.test(value);
    const isTransistor = ({ kind }: { kind: string }): boolean => ['bjt', 'jfet', 'mosfet'].includes(kind);

    it('is soldered after everything else on the board, and germanium after that', () => {
      const rest = places((part) => !isGermanium(part) && !isTransistor(part) && part.kind !== 'regulator');
      const silicon = places((part) => isTransistor(part) && !isGermanium(part));
      expect(Math.min(...silicon, Infinity)).toBeGreaterThan(Math.max(...rest));
      expect(Math.min(...places(isGermanium), Infinity)).toBeGreaterThan(Math.max(...rest, ...silicon));
    });
  },
);

describe('a line of the bill', () => {
  const lines = bomGroups(subjects[0]!.bom).flatMap((group) => group.lines);

  it('carries the code that is printed on the capacitor', () => {
    expect(lines.find(({ value, kind }) => value === '47n' && kind === 'film')?.code).toBe('473');
    expect(lines.find(({ value, kind }) => value === '51p' && kind === 'ceramic')?.code).toBe('510');
    expect(lines.find(({ kind }) => kind === 'resistor')?.code).toBeNull();
  });
});
