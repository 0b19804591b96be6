import { type Difficulty, buildTimes } from '#domain/catalogue/catalogue.ts';
import { inks, stageGround } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Picture } from '../pictures.ts';
import { isKit, type Subject } from '../subject.ts';
import type { Circuit, Component, ComponentKind } from '#electronics/component.ts';
import { controlsOf } from '#electronics/bill-of-materials.ts';
import { countText } from '../wording.ts';

/** What is in the box and what is not, said in numbers. */

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

const included = (subject: Subject): string[] =>
  isKit(subject)
    ? kitContents(subject.bom, subject.drawing.size)
    : [`1 printed circuit board for the ${subject.kit.name}, bare`];

const notIncluded = (subject: Subject): string[] =>
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
function specificationRows(subject: Subject): [string, string][] {
  const { product, kit, drawing, bom, bands } = subject;
  const toSolder = bom.filter(({ kind }) => kind !== 'mechanical').length;
  return [
    ['Based on', kit.basedOn],
    ['Difficulty', kit.difficulty],
    ['Build time', buildTimes[kit.difficulty].replace('-', ' to ')],
    ['Parts to solder', String(toSolder)],
    ['Controls', controlsOf(kit.circuit).join(', ') || 'None'],
    ['Box', drawing.size],
    ['Supply', '9 V DC, centre negative'],
    [
      'Current',
      `${kit.circuit.currentMilliamps} mA; ${bands.milliamps[0].toFixed(1)} to ${bands.milliamps[1].toFixed(1)} by parts`,
    ],
    ['Bypass', product.specifications['Bypass'] ?? ''],
  ];
}

export const safetyLine =
  'The iron is hot and solder spits: wear glasses, open a window, and wash your hands afterwards. Use only a 9 V centre-negative adapter, and never open anything that’s plugged into the mains.';

const levels: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced'];

/** One, two or three filled pads, as on the shop's badges. */
function difficultyPads(sheet: PdfDocument, level: Difficulty, x: number, y: number): void {
  levels.forEach((_, i) => {
    const pad = sheet.doc.circle(x + i * 4, y, 1.3).lineWidth(0.35);
    if (i <= levels.indexOf(level)) pad.fillAndStroke(inks.mat, inks.mat);
    else pad.stroke(inks.mat);
  });
}

function factTable(sheet: PdfDocument, subject: Subject, x: number, y: number, width: number): number {
  let top = y;
  for (const [label, value] of specificationRows(subject)) {
    sheet.write(label, x, top, { size: 3.2, colour: inks.soft });
    const room = width - 30;
    sheet.write(value, x + 30, top, { width: room, font: 'strong', size: 3.4 });
    if (label === 'Difficulty') difficultyPads(sheet, subject.kit.difficulty, x + width - 9.5, top + 2);
    const height = Math.max(4.2, sheet.heightOf(value, { width: room, font: 'strong', size: 3.4 }));
    top += height + 2.6;
    sheet.rule(top - 1.5, { from: x, to: x + width });
  }
  return top;
}

/** A titled list with round marks; answers where it ends. */
function list(
  sheet: PdfDocument,
  title: string,
  items: readonly string[],
  x: number,
  y: number,
  width: number,
): number {
  sheet.write(title, x, y, { font: 'strong', size: 4, colour: inks.mat });
  let top = y + 6.2;
  for (const item of items) {
    sheet.doc.circle(x + 1, top + 2, 0.55).fill(inks.mat);
    sheet.write(item, x + 3.6, top, { width: width - 3.6, size: 3.3 });
    top += sheet.heightOf(item, { width: width - 3.6, size: 3.3 }) + 0.7;
  }
  return top;
}

export function titlePage(sheet: PdfDocument, subject: Subject, picture: Picture): void {
  const { product } = subject;
  sheet.addPage();
  sheet.write(isKit(subject) ? 'Build document' : 'Build document for the bare board', page.margin, 30, {
    size: 4,
    colour: inks.soft,
  });
  sheet.write(product.name, page.margin, 35, { font: 'display', size: 11.5, width: columnWidth, colour: inks.text });
  const below = 35 + sheet.heightOf(product.name, { font: 'display', size: 11.5, width: columnWidth });
  sheet.write(product.summary, page.margin, below + 1, { size: 4.2, width: columnWidth, colour: inks.soft });
  const top = below + 12;

  const left = 80;
  const stage = 104;
  sheet.doc.roundedRect(page.margin, top, left, stage, 3).fill(stageGround);
  const scale = Math.min((left - 6) / picture.w, (stage - 6) / picture.h, 1);
  const [w, h] = [picture.w * scale, picture.h * scale];
  sheet.doc.image(picture.jpeg, page.margin + (left - w) / 2, top + (stage - h) / 2, { width: w, height: h });
  const x = page.margin + left + 10;
  const width = columnWidth - left - 10;
  const factsEnd = factTable(sheet, subject, x, top + 2, width);
  const about = { width, size: 3.3, colour: inks.soft } as const;
  const [paragraph = ''] = subject.kit.description.split('\n\n');
  if (factsEnd + 2 + sheet.heightOf(paragraph, about) <= top + stage + 2)
    sheet.write(paragraph, x, factsEnd + 2, about);

  const half = (columnWidth - 10) / 2;
  const listTop = top + stage + 9;
  sheet.y = page.bottom;
  const boxTitle = isKit(subject) ? 'In the box' : 'In the bag';
  const end = list(sheet, boxTitle, included(subject), page.margin, listTop, half);
  const right = page.margin + half + 10;
  const rightEnd = list(sheet, 'Not included', notIncluded(subject), right, listTop, half);
  const toolsAt = isKit(subject) ? { x: right, y: rightEnd + 4 } : { x: page.margin, y: end + 4 };
  list(sheet, 'Tools', tools, toolsAt.x, toolsAt.y, half);

  sheet.doc.roundedRect(page.margin, 266, columnWidth, 13.4, 2).lineWidth(0.35).stroke(inks.lamp);
  sheet.write(safetyLine, page.margin + 4, 268.2, { width: columnWidth - 8, size: 3.2, font: 'strong' });
}
