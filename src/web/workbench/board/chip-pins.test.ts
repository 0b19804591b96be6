import { expect, it } from 'vitest';
import { amplifiers, boxes } from '#drawings/schematic/chips.ts';
import { NC } from '#electronics/component.ts';
import { kits } from '#catalogue/kits.ts';
import { pinText } from './chip-pins.ts';

const words = (kind: 'ic' | 'bjt', value: string, pin: string, name = `pin ${pin}`) =>
  pinText({ kind, value }, { pin, name });

it('names the pins of a chip by what they are for, and leaves other legs their names', () => {
  expect(['1', '2', '3', '4', '5', '8'].map((pin) => words('ic', 'TL072CP', pin))).toEqual([
    'pin 1, output A',
    'pin 2, minus input A',
    'pin 3, plus input A',
    'pin 4, − supply',
    'pin 5, plus input B',
    'pin 8, + supply',
  ]);
  expect(words('ic', 'TL071CP', '6')).toBe('pin 6, output');
  expect(words('ic', 'V3207', '3')).toBe('pin 3, IN');
  expect(words('bjt', 'BC108B', 'C', 'collector')).toBe('collector');
});

it('knows every wired pin of every chip that a kit has', () => {
  const chips = kits.flatMap(({ circuit }) => circuit.components.filter(({ kind }) => kind === 'ic'));
  expect(chips.length).toBeGreaterThan(20);
  const known = chips.filter(({ value }) => value in amplifiers || value in boxes);
  expect(known).toHaveLength(chips.length);
  const nameless = known.flatMap(({ value, pins }) =>
    Object.entries(pins).flatMap(([pin, net]) =>
      net !== NC && !words('ic', value, pin).includes(',') ? [`${value} ${pin}`] : [],
    ),
  );
  expect([...new Set(nameless)]).toEqual([]);
});
