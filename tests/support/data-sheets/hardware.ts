import { partBySlug } from '#catalogue/parts.ts';
import type { PinTable } from './pin-tables.ts';

const diode = (sheet: string): PinTable => ({
  sheet: `${sheet}: the band marks the cathode`,
  package: 'axial diode',
  legs: [
    ['A', 'Anode'],
    ['K', 'Cathode'],
  ],
});

const ends = [
  ['1', 'End reached anticlockwise'],
  ['2', 'Wiper'],
  ['3', 'End reached clockwise'],
] as const;

const pot: PinTable = { sheet: 'Alpha RV16AF, 16 mm with legs for the board', package: 'pot', legs: ends };

const trimmer: PinTable = { sheet: 'RM-065, 6 mm, top adjust', package: 'trimmer 5 mm', legs: ends };

const lamp: PinTable = {
  sheet: 'Kingbright L-7113: the flat of the rim and the short leg are the cathode',
  package: 'round LED',
  legs: [
    ['A', 'Anode'],
    ['K', 'Cathode'],
  ],
};

const panel = (sheet: string, ...legs: PinTable['legs']): PinTable => ({ sheet, package: 'panel', legs });

/** One table for every size that is sold. */
const all = (prefix: string, table: PinTable): Record<string, PinTable> =>
  Object.fromEntries([...partBySlug.keys()].filter((slug) => slug.startsWith(prefix)).map((slug) => [slug, table]));

export const hardware: Readonly<Record<string, PinTable>> = {
  '1n4148': diode('Vishay 1N4148'),
  '1n914': diode('onsemi 1N91x'),
  '1n34a': diode('Central Semiconductor 1N34A'),
  bat41: diode('STMicroelectronics BAT41'),
  '1n4001': diode('Vishay 1N4001'),
  '1n5817': diode('onsemi 1N5817/D'),
  ...all('bzx55c', diode('Vishay BZX55')),
  ...all('led-5mm-', lamp),
  'nsl-32': {
    sheet: 'Silonex NSL-32: the dot marks the lamp, whose short wire is the cathode',
    package: 'NSL-32',
    legs: [
      ['A', 'Lamp anode'],
      ['K', 'Lamp cathode'],
      ['1', 'Cell'],
      ['2', 'Cell'],
    ],
  },
  ...all('pot-', pot),
  ...all('trimmer-', trimmer),
  'jack-mono': panel('Switchcraft 11', ['T', 'Tip'], ['S', 'Sleeve']),
  'dc-jack': panel('2.1 mm panel socket', ['+', 'Sleeve'], ['-', 'Centre pin']),
  'toggle-spdt': panel('C&K 7101', ['1', 'Position 1'], ['2', 'Common'], ['3', 'Position 2']),
  'toggle-dpdt': panel(
    'C&K 7201',
    ['1', 'Pole A, position 1'],
    ['2', 'Pole A, common'],
    ['3', 'Pole A, position 2'],
    ['4', 'Pole B, position 1'],
    ['5', 'Pole B, common'],
    ['6', 'Pole B, position 2'],
  ),
  'footswitch-3pdt': panel(
    '3PDT latching foot switch, lugs counted down the columns',
    ...['A', 'B', 'C'].flatMap((pole, column) =>
      ['on', 'common', 'off'].map((way, i) => [String(3 * column + i + 1), `Pole ${pole}, ${way}`] as const),
    ),
  ),
};
