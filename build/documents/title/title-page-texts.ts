/** What is in the box and what is not, said in numbers. */

import { buildTimes } from '#domain/catalogue/catalogue.ts';
import type { Circuit, Component, ComponentKind } from '#electronics/component.ts';
import { controlsOf } from '#electronics/bill-of-materials.ts';
import { countText } from '../wording.ts';
import { isKit, type Subject } from '../subject.ts';

const nouns: readonly (readonly [readonly ComponentKind[], string, string?])[] = [
  [['resistor'], 'resistor, metal film, 1%', 'resistors, metal film, 1%'],
  [['ceramic', 'film', 'electrolytic'], 'capacitor'],
  [['inductor'], 'inductor'],
  [['diode'], 'diode'],
  [['bjt', 'jfet', 'mosfet'], 'transistor'],
  [['regulator'], 'regulator'],
  [['opto'], 'optocoupler'],
  [['ic'], 'chip with its socket', 'chips with their sockets'],
  [['module'], 'module'],
  [['trimmer'], 'trimmer'],
  [['pot'], 'control with its knob', 'controls with their knobs'],
  [['led'], 'LED'],
  [['footswitch'], 'footswitch, 3PDT', 'footswitches, 3PDT'],
  [['toggle'], 'toggle switch', 'toggle switches'],
  [['jack'], 'jack, 6.35 mm', 'jacks, 6.35 mm'],
  [['dc-jack'], 'DC socket, 2.1 mm', 'DC sockets, 2.1 mm'],
];

function kitContents(bom: readonly Component[], size: string): string[] {
  const parts = nouns.flatMap(([kinds, one, many]) => {
    const count = bom.filter(({ kind }) => kinds.includes(kind)).length;
    return count ? [countText(count, one, many)] : [];
  });
  return [
    '1 printed circuit board',
    ...parts,
    `${size} box: drilled, coated, printed, with lid and screws`,
    'LED bezel, hook-up wire, 4 rubber feet',
  ];
}

/** The usual rating of an adapter that has half as much again as the pedal draws. */
export const adapterMilliamps = ({ currentMilliamps }: Pick<Circuit, 'currentMilliamps'>): number =>
  Math.max(100, Math.ceil((currentMilliamps * 1.5) / 50) * 50);

const supply = ({ kit }: Subject): string =>
  `Adapter: 9 V DC, centre negative, 2.1 mm, ${adapterMilliamps(kit.circuit)} mA or more`;

export const included = (subject: Subject): string[] =>
  isKit(subject)
    ? kitContents(subject.bom, subject.drawing.size)
    : [`1 printed circuit board for the ${subject.kit.name}, bare`];

export const notIncluded = (subject: Subject): string[] =>
  isKit(subject)
    ? [supply(subject), 'Battery clip (it runs on an adapter only)', 'Guitar cables', 'Solder and tools']
    : [
        'Parts, controls, jacks and switch (see “You need these parts”)',
        `Box: it fits a ${subject.drawing.size} (print the drill template)`,
        supply(subject),
        'Solder and tools',
      ];

export const tools: readonly string[] = [
  'Soldering iron, 320 to 360 °C, with a 1 to 2 mm tip',
  'Solder, 0.7 to 1 mm, with flux core',
  'Side cutters and a wire stripper',
  'Multimeter',
  'Cross-head screwdriver; spanners of 10, 12 and 14 mm',
  'Desoldering pump or braid, just in case',
];

/** What stands beside the picture. */
export function specificationRows(subject: Subject): [string, string][] {
  const { product, kit, drawing, bom } = subject;
  const toSolder = bom.filter(({ kind }) => kind !== 'mechanical').length;
  return [
    ['Based on', kit.basedOn],
    ['Difficulty', kit.difficulty],
    ['Build time', buildTimes[kit.difficulty].replace('-', ' to ')],
    ['Parts to solder', String(toSolder)],
    ['Controls', controlsOf(kit.circuit).join(', ') || 'None'],
    ['Box', drawing.size],
    ['Supply', '9 V DC, centre negative'],
    ['Current', `${kit.circuit.currentMilliamps} mA`],
    ['Bypass', product.specifications['Bypass'] ?? ''],
  ];
}

export const safetyLine =
  'The iron is hot and solder spits: wear glasses, open a window, and wash your hands afterwards. Use only a 9 V centre-negative adapter, and never open anything that’s plugged into the mains.';
