import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import type { Product } from '#contracts/catalogue.ts';
import { commonFacts, partCount, rowId, toTablePart } from './table-part.ts';

const partWith = (given: Partial<Product>): Product => ({ ...sampleProduct, ...given });

const resistor = partWith({
  name: 'Metal Film Resistor 4K7, Pack of 10',
  category: 'parts',
  kind: 'resistor',
  value: '4K7',
  packSize: 10,
  specifications: {
    'Colour bands': 'yellow, violet, black, brown, brown',
    Tolerance: '1 %',
    Power: '0.25 W at 70 °C',
    Package: 'Axial, body 6.3 x 2.4 mm',
  },
});

describe('a part on the shelf', () => {
  it('says a resistor’s bands, tolerance and package', () => {
    expect(toTablePart(resistor, 'resistor')).toMatchObject({
      value: '4K7',
      words: 'yellow violet black brown brown',
      facts: ['1%', 'Axial 6.3 mm'],
    });
  });

  it('says a capacitor’s marking, voltage and pitch', () => {
    const film = partWith({
      value: '100n',
      specifications: {
        Marking: '104',
        Dielectric: 'Metallised polyester',
        Tolerance: '5 %',
        'Maximum voltage': '63 V DC',
        Package: 'Radial box, 5 mm pitch',
      },
    });
    expect(toTablePart(film, 'film-capacitor')).toMatchObject({
      words: '104, metallised polyester',
      facts: ['5%', '63 V', '5 mm'],
    });
  });

  it('says a chip’s type, pins and supply', () => {
    const chip = partWith({
      name: 'TL072 Dual Op-Amp',
      value: 'TL072CP',
      specifications: { 'Maximum supply': '±18 V (36 V single)', Package: 'DIP-8' },
    });
    expect(toTablePart(chip, 'op-amp')).toMatchObject({ words: 'Dual Op-Amp', facts: ['8', '±18 V'] });
  });

  it('begins with a capital where its value is a word', () => {
    expect(toTablePart(partWith({ value: 'fluted' }), 'knob').value).toBe('Fluted');
  });

  it('has a place that its value names', () => {
    expect(rowId({ value: '4K7' })).toBe('v4K7');
    expect(rowId({ value: 'DC 2.1 mm' })).toBe('vDC-2.1-mm');
  });
});

describe('a list of one kind', () => {
  it('says once what is the same for all of them', () => {
    expect(commonFacts([resistor, resistor], 'resistor')).toEqual(['packs of 10', '1%', 'quarter watt']);
    expect(commonFacts([resistor, { ...resistor, packSize: 5 }], 'resistor')).toEqual(['1%', 'quarter watt']);
    expect(commonFacts([], 'resistor')).toEqual([]);
  });

  it('counts values of what comes in sizes, and parts of anything else', () => {
    expect(partCount('resistor', 71)).toBe('71 values');
    expect(partCount('resistor', 1)).toBe('1 value');
    expect(partCount('op-amp', 10)).toBe('10 parts');
  });
});
