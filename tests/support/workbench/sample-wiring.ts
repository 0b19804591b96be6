import type { Lug, Place, ProbePoint, Wire, Wiring, WiringCheck, WiringStep } from '#electronics/wiring/wiring.ts';
import { pinOfLug, refOfLug } from '#electronics/wiring/wiring.ts';

const places: Readonly<Record<string, readonly [name: string, at: Place, mark?: string]>> = {
  'PCB.9V': ['board 9V', [20, 50]],
  'PCB.GND': ['board GND', [30, 50]],
  'JDC.+': ['DC +', [34, 14], 'the long lug'],
  'JDC.-': ['DC −', [26, 14], 'the short lug'],
  'JIN.S': ['IN sleeve', [14, 90], 'the frame'],
  'JIN.T': ['IN tip', [14, 80], 'the long spring'],
  'LED1.K': ['LED − (flat side)', [33, 84]],
  'SW1.2': ['lug 2', [25, 100]],
  'SW1.3': ['lug 3', [25, 105]],
  'SW1.1': ['lug 1', [25, 95]],
  'SW1.4': ['lug 4', [30, 95]],
  'SW1.6': ['lug 6', [30, 105]],
  'SW1.9': ['lug 9', [35, 105]],
};

const lugs: Readonly<Record<string, Lug>> = Object.fromEntries(
  Object.entries(places).map(([id, [name, at, mark]]) => [
    id,
    { id, name, ref: refOfLug(id), net: pinOfLug(id), at, ...(mark && { mark }) },
  ]),
);

const end = (lug: string) => ({ lug, name: lugs[lug]!.name, strip: lug.startsWith('PCB.') ? 3 : 5 });

const wire = (number: number, from: string, to: string, rest: Partial<Wire>): Wire => ({
  number,
  net: 'GND',
  colour: 'black',
  group: 'ground',
  millimetres: 80,
  from: end(from),
  to: end(to),
  needsPull: false,
  ...rest,
});

const probe = (id: string): ProbePoint => ({ id, name: lugs[id]!.name, at: lugs[id]!.at });

const check = (id: string, red: string, black: string, rest: Partial<WiringCheck>): WiringCheck => ({
  id,
  group: 'supply',
  red: probe(red),
  black: probe(black),
  position: 'either',
  beeps: true,
  ohms: null,
  needsControlsInTheMiddle: false,
  guardsPower: false,
  suspects: [],
  ...rest,
});

const steps: readonly WiringStep[] = [
  { kind: 'wire', wire: 1 },
  { kind: 'check', group: 'strap' },
  { kind: 'board-end', wire: 3 },
  { kind: 'board-end', wire: 2 },
  { kind: 'mount', ref: 'BZ1', how: 'Nut behind.', why: 'The LED clicks into it from behind.' },
  { kind: 'mount', ref: 'LED1', how: 'Until it clicks.' },
  { kind: 'lug-end', wire: 5, lug: 'LED1.K', before: 'PCB' },
  { kind: 'mount', ref: 'PCB', how: 'Shafts through their holes.' },
  { kind: 'mount', ref: 'SW1', how: 'Flat sides of the lugs level.' },
  { kind: 'mount', ref: 'JIN', how: 'Washer and nut outside.' },
  { kind: 'mount', ref: 'JOUT', how: 'Washer and nut outside.' },
  { kind: 'mount', ref: 'JDC', how: 'Nut outside.' },
  { kind: 'wire', wire: 2 },
  { kind: 'wire', wire: 3 },
  { kind: 'check', group: 'supply' },
  { kind: 'wire', wire: 4 },
  { kind: 'wire', wire: 5 },
  { kind: 'check', group: 'lamp' },
  { kind: 'wire', wire: 6 },
  { kind: 'power' },
  { kind: 'close' },
];

/** A few wires of a pedal, of every kind that is led in its own way. */
export const sampleWiring: Wiring = {
  box: { size: '125B', w: 66, h: 121 },
  wires: [
    wire(1, 'SW1.3', 'SW1.9', { group: 'strap', colour: 'blue', millimetres: 35, net: 'BYPASS' }),
    wire(2, 'PCB.GND', 'JDC.-', { group: 'supply' }),
    wire(3, 'PCB.9V', 'JDC.+', { group: 'supply', colour: 'red', millimetres: 90, net: '+9V' }),
    wire(4, 'JDC.-', 'JIN.S', { millimetres: 125, needsPull: true }),
    wire(5, 'LED1.K', 'SW1.4', { group: 'lamp', millimetres: 60, net: 'lamp' }),
    wire(6, 'SW1.2', 'JIN.T', { group: 'signal', colour: 'blue', millimetres: 60, net: 'in' }),
  ],
  lugs,
  parts: (
    [
      ['BZ1', 'mechanical', 'LED bezel'],
      ['LED1', 'led', 'LED'],
      ['PCB', 'board', 'Board'],
      ['SW1', 'footswitch', 'Footswitch'],
      ['JIN', 'jack', 'IN jack'],
      ['JOUT', 'jack', 'OUT jack'],
      ['JDC', 'dc-jack', 'DC socket'],
    ] as const
  ).map(([ref, kind, name], at) => ({ ref, kind, name, box: [10, 10 + at * 12, 20, 10] })),
  steps,
  checks: [
    check('strap 1', 'SW1.3', 'SW1.9', { group: 'strap', suspects: [{ kind: 'open', wire: 1 }] }),
    check('supply 1', 'JDC.+', 'PCB.9V', {
      suspects: [
        { kind: 'open', wire: 3 },
        { kind: 'swapped', wires: [2, 3] },
        { kind: 'misplaced', wire: 3, on: 'JDC.-', insteadOf: 'JDC.+' },
      ],
    }),
    check('supply 2', 'JDC.+', 'JDC.-', {
      beeps: false,
      guardsPower: true,
      suspects: [{ kind: 'bridged', lugs: ['JDC.-', 'JDC.+'] }],
    }),
    check('lamp 1', 'LED1.K', 'SW1.4', { group: 'lamp', suspects: [{ kind: 'open', wire: 5 }] }),
  ],
  power: { supplyOhms: 20_000, milliamps: 6, led: 'red', hasChips: true },
  cut: { red: 90, black: 265, blue: 95 },
};
