import { describe, expect, it } from 'vitest';
import { knobStyles } from '#drawings/pedal/knob-styles.ts';
import { coats, ledPaints, solderMasks } from '#drawings/primitives/palette.ts';
import {
  coatLabels,
  describeDrawing,
  enclosureSizes,
  knobStyleLabels,
  ledColours,
  maskColours,
  maxKnobs,
  partShapeNames,
  type PartDrawing,
  type PedalDrawing,
} from '#domain/catalogue/drawings.ts';
import { enclosures } from '#electronics/enclosure.ts';
import { draw, Undrawable } from './draw.ts';

const pedal: PedalDrawing = {
  draw: 'pedal',
  name: "Rani's fuzz",
  size: '125B',
  coat: 'rani',
  graphic: 'springs',
  lettering: 'bold',
  nameAt: 'bottom',
  knobs: [
    { label: 'Fuzz', value: 0.2 },
    { label: '', value: 1 },
  ],
  knobStyle: 'cream',
  led: 'violet',
  lit: true,
};

const part: PartDrawing = {
  draw: 'part',
  shape: 'resistor',
  value: '4K7',
  mark: 'TL072',
  pins: 14,
  colour: 'blue',
  knobStyle: 'spun',
  size: '1590BB',
  coat: 'neem',
};

const broken = /NaN|undefined|Infinity|\[object/;

it('offers what the drawing code can draw, all of it, by the same names', () => {
  expect(Object.entries(coats).map(([name, { label }]) => [name, label])).toEqual(Object.entries(coatLabels));
  expect(Object.keys(knobStyles)).toEqual(Object.keys(knobStyleLabels));
  expect(Object.keys(ledPaints)).toEqual([...ledColours]);
  expect(Object.keys(solderMasks)).toEqual([...maskColours]);
  expect(Object.keys(enclosures)).toEqual([...enclosureSizes]);
});

describe('a drawing from settings', () => {
  it('of a pedal has its words, its knobs as they are turned, and its name for those who cannot see it', () => {
    const svg = draw(pedal);
    expect(svg).toContain(
      'aria-label="Rani\'s fuzz: a pedal in a 125B enclosure in rani pink, with 2 knobs (Fuzz) and a violet LED that is lit"',
    );
    expect(svg).not.toBe(draw({ ...pedal, knobs: [{ label: 'Fuzz', value: 0.9 }, pedal.knobs[1]!] }));
    expect(svg).not.toMatch(broken);
  });

  it.each(enclosureSizes)('of a %s has room for as many knobs as are let through', (size) => {
    for (let count = 1; count <= maxKnobs[size]; count += 1) {
      const svg = draw({ ...pedal, size, knobs: Array.from({ length: count }, () => ({ label: 'Tone', value: 0 })) });
      expect(svg.match(/class="knob"/g)).toHaveLength(count);
      expect(svg).not.toMatch(broken);
    }
  });

  it.each(partShapeNames)('of a part: %s', (shape) => {
    const value = shape === 'resistor' ? '4K7' : '100n';
    expect(draw({ ...part, shape, value })).not.toMatch(broken);
    expect(draw({ ...part, shape, value, mark: '' })).not.toMatch(broken);
  });

  const outcome = (drawing: PartDrawing): string => {
    try {
      return broken.test(draw(drawing)) ? 'broken' : 'drawn';
    } catch (error) {
      return error instanceof Undrawable ? 'refused' : String(error);
    }
  };

  it.each(['', 'abc', '4700', '100n', '99999999M', '0R'])(
    'of a resistor of ‘%s’ is refused with a sentence',
    (value) => {
      expect(outcome({ ...part, value })).toBe('refused');
    },
  );

  it.each(['1p', '999999u', '1234567p', '4K7'])(
    'of a capacitor of ‘%s’ is whole, or refused with a sentence',
    (value) => {
      for (const shape of ['film', 'ceramic', 'electrolytic'] as const)
        expect(['drawn', 'refused']).toContain(outcome({ ...part, shape, value }));
    },
  );

  it('of a board is the circuit of a kit under another name and colour', () => {
    const board = { draw: 'board', kit: 'pocket-fuzz', title: 'Pocket two', mask: 'purple', soldered: false } as const;
    expect(describeDrawing(board)).toBe('Pocket two: a purple circuit board, bare');
    expect(draw(board)).toContain(solderMasks.purple.pour);
    expect(() => draw({ ...board, kit: 'nothing' })).toThrow(Undrawable);
    expect(() => draw({ ...board, kit: 'constructor' })).toThrow(Undrawable);
  });
});
