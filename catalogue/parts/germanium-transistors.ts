/** Germanium transistors, for the fuzzes and boosters of the sixties. */

import type { Part } from '../catalogue-types.ts';
import { semiconductor, type SemiconductorRow, transistorHandling } from './semiconductor.ts';

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'ac128',
    name: 'AC128 Germanium PNP Transistor',
    summary: 'Measured germanium: gain and leakage written on the bag.',
    about:
      'A germanium PNP transistor from old stock. Every one is measured at room temperature; gain and leakage are written on the bag, and leaky ones never reach you. Germanium drifts with warmth: a fuzz that sulks on a hot stage is normal. Stand-ins are other germanium PNP transistors that somebody measured: an AC125 stands in the same can with the dot at its collector; AC126 and AC188 are others. Go by gain and leakage, not by the type; look up the order of the legs, and set the bias trimmers anew. Silicon, such as a 2N3906, is none: it needs another bias and sounds harder.',
    price: 420,
    stock: 22,
    reviews: 26,
    rating: 4.8,
    pinOut: { 1: 'Emitter', 2: 'Base', 3: 'Collector (next to the dot)' },
    origin: 'Netherlands',
    picture: { draw: 'can' },
    ratings: {
      'Current gain (hFE)': '70 to 110, measured',
      Leakage: 'Under 200 µA at 25 °C, measured',
      'Maximum voltage': '16 V collector to emitter',
      'Maximum current': '1 A',
      Power: '550 mW with a cooling clip',
      Package: 'TO-1 metal can with wire legs in a row',
    },
  },
  {
    slug: 'mp38a',
    name: 'MP38A Germanium NPN Transistor',
    summary: 'NPN germanium: the old sound on an ordinary supply.',
    about:
      'A germanium NPN transistor from old stock, so that a germanium fuzz can share an ordinary pedal supply. Measured like all our germanium, with gain and leakage on the bag.',
    price: 260,
    stock: 0,
    reviews: 15,
    pinOut: { 1: 'Emitter', 2: 'Base', 3: 'Collector' },
    origin: 'Russia',
    picture: { draw: 'can' },
    ratings: {
      'Current gain (hFE)': '45 to 100, measured',
      Leakage: 'Under 30 µA at 25 °C, measured',
      'Maximum voltage': '15 V collector to emitter',
      'Maximum current': '20 mA',
      Power: '150 mW',
      Package: 'Metal can with three wire legs',
    },
  },
];

export const germaniumTransistors: readonly Part[] = rows.map((row) =>
  semiconductor('transistor', '8541', transistorHandling, row),
);
