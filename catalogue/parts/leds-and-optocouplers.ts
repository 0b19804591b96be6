/** Lamps, and the optocoupler that has one inside. */

import type { Part } from '../catalogue-types.ts';
import type { LedColour } from '#electronics/led.ts';
import { diodeHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const optocouplers: readonly SemiconductorRow[] = [
  {
    slug: 'nsl-32',
    name: 'NSL-32 Optocoupler',
    summary: 'A lamp and a light cell in one body: click-free gain control.',
    about:
      'A light-emitting diode facing a light-dependent resistor in a sealed body. More lamp current, less resistance: compressors and tremolos control level with it without adding noise or distortion. The cell is slow on purpose.',
    price: 260,
    stock: 24,
    reviews: 9,
    pinOut: { A: 'Lamp anode', K: 'Lamp cathode', 1: 'Cell', 2: 'Cell' },
    origin: 'USA',
    picture: { draw: 'opto' },
    ratings: {
      'On-resistance': '500 Ω maximum at 20 mA',
      'Off-resistance': '500 kΩ minimum after 10 s',
      'Lamp current': '25 mA maximum',
      'Cell voltage': '60 V peak',
      Package: 'Four legs, axial',
    },
  },
];

const colours: Readonly<Record<LedColour, { volts: string; stock: number }>> = {
  red: { volts: '1.9 to 2.1 V', stock: 300 },
  amber: { volts: '2.0 to 2.2 V', stock: 180 },
  green: { volts: '2.9 to 3.2 V', stock: 210 },
  blue: { volts: '3.0 to 3.3 V', stock: 240 },
  white: { volts: '3.0 to 3.3 V', stock: 190 },
  violet: { volts: '3.0 to 3.4 V', stock: 120 },
};

const ledRow = (colour: LedColour): SemiconductorRow => ({
  slug: `led-5mm-${colour}`,
  value: colour,
  name: `LED 5 mm ${colour.charAt(0).toUpperCase()}${colour.slice(1)}, Pack of 5`,
  summary: `Five 5 mm lamps in clear ${colour}, bright enough at 1.5 mA.`,
  about: `Five lamps of 5 mm in clear ${colour} plastic, dark when off and bright at the milliamp and a half that a 4K7 resistor gives them on 9 V. The long leg is the anode, the flat in the rim marks the cathode. Never connect one without its resistor.`,
  price: 25,
  stock: colours[colour].stock,
  reviews: 11,
  pack: 5,
  pinOut: { A: 'Anode, long leg', K: 'Cathode, flat side' },
  origin: 'China',
  picture: { draw: 'led', colour },
  ratings: {
    'Forward voltage': `${colours[colour].volts} at 20 mA`,
    'Maximum current': '20 mA',
    'Maximum reverse voltage': '5 V',
    Package: 'Round, 5 mm',
  },
});

export const ledsAndOptocouplers: readonly Part[] = [
  ...optocouplers,
  ...(Object.keys(colours) as LedColour[]).map(ledRow),
].map((row) => semiconductor('led', '8541', diodeHandling, row));
