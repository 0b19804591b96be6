/** Which leg is which, and what is printed on a part. */
import { put, scale } from '../primitives/svg.ts';
import { ceramicCap, electrolytic, filmCap } from '../parts/capacitors.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import { accentColour, onPaper, pencilColour, pointer, letterText, type Figure } from './figure.ts';

const jfets = [
  ['2N5457', ['D', 'S', 'G']],
  ['2N5952', ['G', 'S', 'D']],
  ['2SK30A', ['S', 'G', 'D']],
] as const;

const jfetPinout = onPaper(190, (d) =>
  jfets
    .map(([type, legs], i) => {
      const x = 62 + i * 98;
      return (
        put(x, 94, 0, scale(7.6, to92(d, type).markup)) +
        legs
          .map((leg, k) =>
            letterText(leg, x + (k - 1) * 17.4, 172, { cap: 9, ink: leg === 'G' ? accentColour : '#1c2b27' }),
          )
          .join('') +
        [1, 2, 3]
          .map((number, k) => letterText(String(number), x + (k - 1) * 17.4, 184, { cap: 5.6, ink: pencilColour }))
          .join('') +
        letterText(type, x, 26)
      );
    })
    .join(''),
);

const leftPins = ['OUT A', '- A', '+ A', 'GROUND'] as const;
const rightPins = ['SUPPLY', 'OUT B', '- B', '+ B'] as const;

const opampPinout = onPaper(200, (d) => {
  const size = 15;
  const row = (i: number): number => 100 + (-9.66 / 2 + 0.75 + 0.42 + i * 2.54) * size;
  return [
    put(160, 100, 0, scale(size, dip(d, 8, 'TL072').markup)),
    ...leftPins.map(
      (name, i) =>
        letterText(`${i + 1}`, 80, row(i) + 3, { cap: 8, anchor: 'end' }) +
        letterText(name, 64, row(i) + 3, { cap: 7, anchor: 'end', ink: accentColour }),
    ),
    ...rightPins.map(
      (name, i) =>
        letterText(`${8 - i}`, 240, row(i) + 3, { cap: 8, anchor: 'start' }) +
        letterText(name, 256, row(i) + 3, { cap: 7, anchor: 'start', ink: accentColour }),
    ),
  ].join('');
});

const capacitorCodes = onPaper(190, (d) =>
  [
    put(58, 106, 0, scale(7, ceramicCap(d, '100n').markup)),
    put(160, 106, 0, scale(7, filmCap(d, '47n').markup)),
    put(262, 100, 0, scale(6.4, electrolytic(d, '47u').markup)),
    letterText('104 = 100N', 58, 26, { cap: 6.4 }),
    letterText('473 = 47N', 160, 26, { cap: 6.4 }),
    letterText('47 µF', 254, 18, { cap: 6.4 }),
    letterText('CERAMIC', 58, 182, { cap: 6, ink: pencilColour }),
    letterText('FILM', 160, 182, { cap: 6, ink: pencilColour }),
    letterText('ELECTROLYTIC', 264, 182, { cap: 6, ink: pencilColour }),
    letterText('MINUS', 304, 148, { cap: 6 }) + pointer(302, 138, 277, 96),
  ].join(''),
);

export const pinouts: Readonly<Record<string, Figure>> = {
  'jfet-pinout': jfetPinout,
  'opamp-pinout': opampPinout,
  'capacitor-codes': capacitorCodes,
};
