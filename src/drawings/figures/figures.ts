/** The drawings of the guides by name. Writers cite a name; a name that is not here stops the build. */
import { equipmentFigures } from './equipment-figures.ts';
import { curves } from './curves.ts';
import {
  type Figure,
  accentColour,
  arrow,
  blueInk,
  inkColour,
  onPaper,
  pencilColour,
  strokePath,
  letterText,
  pointer,
} from './figure.ts';
import { solderingIronFigures } from './soldering-iron.ts';
import { joints } from './joints.ts';
import { orientation } from './orientation.ts';
import { polarity } from './polarity.ts';
import { schematics } from './schematics.ts';
import { wiring } from './wiring.ts';
import { dot } from './schematic.ts';
import { put, scale } from '../primitives/svg.ts';
import { ceramicCap, electrolytic, filmCap } from '../parts/capacitors.ts';
import { dip, to92 } from '../parts/semiconductors.ts';

/** Which leg is which, and what is printed on a part. */

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

const pinouts: Readonly<Record<string, Figure>> = {
  'jfet-pinout': jfetPinout,
  'opamp-pinout': opampPinout,
  'capacitor-codes': capacitorCodes,
};

const stageCount = 5;
const stagePitch = 48;
const railY = 72;

/** A sample of a sine in every second bucket; the others wait for the next tick. */
const levels = [0.75, 0, 0.4, 0, 0.9];

const bucket = (x: number, level: number): string => {
  const foot = 142;
  const height = 26 * level;
  return (
    (level > 0
      ? strokePath(`M${x - 9} ${foot - height / 2}H${x + 9}`, blueInk, Math.max(1, height)).replace('round"', 'butt"')
      : '') + strokePath(`M${x - 11} ${foot - 30}V${foot}H${x + 11}V${foot - 30}`, inkColour, 1.8)
  );
};

/** A switch in the rail: open or closed. */
const gate = (x: number, closed: boolean, phase: string): string =>
  strokePath(
    closed ? `M${x - 9} ${railY}H${x + 9}` : `M${x - 9} ${railY}L${x + 7} ${railY - 11}`,
    closed ? accentColour : inkColour,
    2,
  ) +
  dot(x - 9, railY) +
  dot(x + 9, railY) +
  letterText(phase, x, railY - 20, { cap: 6.4, ink: closed ? accentColour : pencilColour });

const bucketBrigade: Figure = onPaper(180, () => {
  const first = 60;
  const markup: string[] = [
    letterText('IN', 12, railY + 3, { anchor: 'start' }),
    letterText('OUT', 314, railY + 3, { anchor: 'end' }),
  ];
  for (let i = 0; i <= stageCount; i += 1) {
    const x = first + i * stagePitch;
    const gateX = x - stagePitch / 2 + 1;
    const closed = i % 2 === 1;
    markup.push(gate(gateX, closed, closed ? '1' : '2'));
    if (i === stageCount) continue;
    markup.push(
      strokePath(`M${gateX + 9} ${railY}H${gateX + stagePitch - 9}M${x} ${railY}V112`),
      dot(x, railY),
      bucket(x, levels[i]!),
    );
  }
  markup.push(strokePath(`M24 ${railY}H30`));
  for (const i of [0, 2])
    markup.push(arrow(first + i * stagePitch + 14, 102, first + (i + 1) * stagePitch - 14, 102, accentColour));
  markup.push(
    letterText('TICK 1 CLOSES THE SWITCHES MARKED 1, TICK 2 THE OTHERS', 160, 166, { cap: 5.4, ink: pencilColour }),
  );
  return markup.join('');
});

export const figures: Readonly<Record<string, Figure>> = {
  ...schematics,
  ...curves,
  ...joints,
  ...solderingIronFigures,
  ...orientation,
  ...polarity,
  ...pinouts,
  ...wiring,
  ...equipmentFigures,
  'bbd-delay': bucketBrigade,
};
