import { expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

it('writes lists as lines, and reads them back', () => {
  const bom = [
    { ref: 'R1', kind: 'resistor', value: '4K7', part: 'resistor-4k7', pins: { 1: 'a' }, place: 'board' },
    { ref: 'X1', kind: 'mechanical', value: 'Box', part: null, notSold: 'Drilled.', pins: {}, place: 'panel' },
  ];
  expect(listTexts.bom.write(bom)).toBe('R1 | resistor | 4K7 | resistor-4k7\nX1 | mechanical | Box');
  expect(listTexts.bom.read(listTexts.bom.write(bom), bom)).toEqual(bom);
  expect(listTexts.bom.read('R1 | resistor | 1K | resistor-1k', bom)).toEqual([
    { ...bom[0], value: '1K', part: 'resistor-1k' },
  ]);
  const documents = [{ name: 'Guide', type: 'PDF', url: 'https://example.com/a.pdf' }];
  expect(listTexts.documents.read(listTexts.documents.write(documents), [])).toEqual(documents);
  expect(listTexts.specifications.read(' Supply: 9 V: centre negative \n\n', [])).toEqual([
    { name: 'Supply', value: '9 V: centre negative' },
  ]);
});

it('has no pins where there is no line of them', () => {
  const pinOut = [{ name: '1', value: 'Emitter' }];
  expect(listTexts.pinOut.read(listTexts.pinOut.write(pinOut), null)).toEqual(pinOut);
  expect([listTexts.pinOut.read(' \n', pinOut), listTexts.pinOut.write(null)]).toEqual([null, '']);
});

it('says which line cannot be read', () => {
  expect(listTexts.specifications.read('Supply 9 V', [])).toContain('‘Supply 9 V’');
  expect(listTexts.documents.read('Guide | PDF', [])).toContain('a name | its kind | its address');
  expect(listTexts.bom.read('R1', [])).toContain('designator');
  expect(listTexts.bom.read('R1 | resistor | 1K\nR5 | resistor | 4,7k', [])).toBe(
    "R5: '4,7k' is not a resistance such as 4K7, 470R or 1M. Did you mean 4K7?",
  );
});
