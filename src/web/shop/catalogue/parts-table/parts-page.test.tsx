import { expect, it, describe } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { PartsPage, filterParts } from './parts-page.tsx';
import { sampleTablePart } from '#tests/support/builders/sample-table-part.ts';

const partsOf = (...values: string[]) => values.map((value) => sampleTablePart({ value }));

const resistors = [
  ...partsOf('10R', '47R', '470R', '2K7', '3K3'),
  sampleTablePart({ value: '4K7', words: 'yellow violet black brown brown' }),
  ...partsOf('47K', '10M'),
];

const valuesOf = (typed: string, kind: Parameters<typeof filterParts>[1] = 'resistor', parts = resistors) =>
  filterParts(parts, kind, typed).shown.map(({ value }) => value);

describe('the filter of a shelf', () => {
  it.each(['4k7', '4K7', '4.7k', '4,7k', '4700', '4.7 kΩ', ' 4k7 '])('reads %s as one value', (typed) => {
    expect(valuesOf(typed)).toEqual(['4K7']);
  });

  it('shows everything while nothing is typed', () => {
    expect(valuesOf('  ')).toHaveLength(resistors.length);
  });

  it('names the value that is not there, and shows its neighbours on both sides', () => {
    const { shown, missing } = filterParts(resistors, 'resistor', '3k');
    expect(missing).toBe('3K');
    expect(shown.map(({ value }) => value)).toEqual(['2K7', '3K3']);
  });

  it('has one neighbour at either end of the shelf', () => {
    expect(valuesOf('1R')).toEqual(['10R']);
    expect(valuesOf('22M')).toEqual(['10M']);
  });

  it('looks for words that are no value in what a row says', () => {
    expect(valuesOf('yellow violet')).toEqual(['4K7']);
    expect(filterParts(resistors, 'resistor', 'no such thing')).toEqual({ shown: [] });
  });

  it('finds a potentiometer with and without its taper', () => {
    const pots = partsOf('A100K', 'B100K', 'B10K');
    expect(valuesOf('100k', 'potentiometer', pots)).toEqual(['A100K', 'B100K']);
    expect(valuesOf('b100k', 'potentiometer', pots)).toEqual(['B100K']);
    expect(filterParts(pots, 'potentiometer', 'a10k').missing).toBe('A10K');
  });

  it('reads capacitors in every notation, and a bare number on a can as microfarads', () => {
    const film = partsOf('10n', '100n');
    for (const typed of ['100n', '0.1u', '104', '0.1 µF']) {
      expect(valuesOf(typed, 'film-capacitor', film)).toEqual(['100n']);
    }
    expect(valuesOf('47', 'electrolytic-capacitor', partsOf('4u7', '47u'))).toEqual(['47u']);
  });

  it('finds chips by a part of their name', () => {
    expect(valuesOf('tl07', 'op-amp', partsOf('TL072CP', 'TL071CP', 'NE5532P'))).toEqual(['TL072CP', 'TL071CP']);
  });
});

it('the Enter key in a field of the filters presses none of their choices', () => {
  const html = renderMarkup(
    <PartsPage kind="resistor" params={{ category: 'parts', kind: 'resistor' }} onChange={() => {}} />,
  );
  const form = html.split('<form').find((each) => each.includes('name="minPrice"'))!;
  const [first = '', ...choices] = form.match(/<button\b[^>]*type="submit"[^>]*>/g) ?? [];
  expect(first).not.toContain('name=');
  expect(choices[0]).toContain('name="difficulty"');
});
