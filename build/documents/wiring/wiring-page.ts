/** The wiring of a pedal on paper: an overview with the box at its true size, then a page for each group of wires. */

import type { PlannedWiring } from '#electronics/wiring/plan-wiring.ts';
import type { Wire, WireGroup, Wiring, WiringCheck, WiringStep } from '#electronics/wiring/wiring.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { kitWiring } from '../../wiring/kit-wiring.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { besideBox, boxRoom, drawOpenBox, wireInk } from './draw-open-box.ts';

const gap = 8;
const half = (columnWidth - gap) / 2;
const small = { size: 3.05 } as const;

/** Lists that fill two columns, the left one first. */
function inTwoColumns<Item>(
  sheet: PdfDocument,
  items: readonly Item[],
  rowHeight: number,
  row: (item: Item, x: number, y: number) => void,
): void {
  const rows = Math.ceil(items.length / 2);
  items.forEach((item, i) => row(item, page.margin + (i < rows ? 0 : half + gap), sheet.y + (i % rows) * rowHeight));
  sheet.y += rows * rowHeight + 3;
}

const wireRowHeight = 9;

function wireRows(sheet: PdfDocument, wires: readonly Wire[]): void {
  inTwoColumns(sheet, wires, wireRowHeight, ({ number, colour, millimetres, from, to, needsPull }, x, y) => {
    const ink = wireInk[colour];
    sheet.tickBox(x, y + 0.7);
    sheet.badge(String(number), x + 6.6, y + 2.1, { radius: 1.9, colour: ink });
    sheet.write(`${from.name}  to  ${to.name}${needsPull ? ' *' : ''}`, x + 10.4, y + 0.4, small);
    sheet.write(`${colour}, ${millimetres} mm; strip ${from.strip} and ${to.strip} mm`, x + 10.4, y + 4.2, {
      size: 2.8,
      colour: inks.soft,
    });
  });
}

const positionWords: Readonly<Record<WiringCheck['position'], string>> = {
  either: '',
  effect: ', on',
  bypass: ', off',
};
const checkRowHeight = 5.6;

function checkRows(sheet: PdfDocument, checks: readonly WiringCheck[]): void {
  inTwoColumns(
    sheet,
    checks,
    checkRowHeight,
    ({ red, black, position, lever, beeps, needsControlsInTheMiddle }, x, y) => {
      sheet.tickBox(x, y + 0.7);
      const words = `${red.name}  and  ${black.name}${positionWords[position]}${lever ? `, lever ${lever}` : ''}${needsControlsInTheMiddle ? ' **' : ''}`;
      sheet.write(words, x + 5, y + 0.4, { size: 2.9 });
      sheet.write(beeps ? 'beep' : 'silent', x + half, y + 0.4, { size: 2.9, font: 'strong', align: 'right' });
    },
  );
}

const listed = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : String(numbers[0]);
const wiresNamed = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'wires' : 'wire'} ${listed(numbers)}`;

/** The order of the work in a few lines: the table, the box, then wires by number. */
export function orderLines({ steps, parts, wires }: Wiring): string[] {
  const nameOf = (ref: string): string => parts.find((part) => part.ref === ref)?.name ?? ref;
  const straps = wires.filter(({ group }) => group === 'strap').map(({ number }) => number);
  const ends = steps.flatMap((step) => (step.kind === 'board-end' ? [step.wire] : []));
  const inBox = steps.flatMap((step): string[] => {
    if (step.kind === 'mount') return [`${nameOf(step.ref)}.`];
    if (step.kind === 'lug-end')
      return [`Wire ${step.wire}: the end at ${nameOfLug(wires, step)}, before it is covered.`];
    return step.kind === 'wire' && step.before
      ? [`Wire ${step.wire} now: the ${inSentence(nameOf(step.before))} will cover it.`]
      : [];
  });
  return [
    ...(straps.length ? [`On the table: ${wiresNamed(straps)}, the strap of the footswitch.`] : []),
    `On the table: the board ends of ${wiresNamed(ends)}.`,
    ...inBox,
    'The other wires by number, and the check of each group.',
  ];
}

const nameOfLug = (wires: readonly Wire[], step: WiringStep & { kind: 'lug-end' }): string => {
  const { from, to } = wires[step.wire - 1]!;
  return (from.lug === step.lug ? from : to).name;
};

const inSentence = (name: string): string => name.replace(/^(Board|Footswitch|Toggle)/, (word) => word.toLowerCase());

function overview(sheet: PdfDocument, planned: PlannedWiring, boardName: string): void {
  const { wiring } = planned;
  sheet.section('Wiring', page.bottom - page.top);
  sheet.paragraph(
    'The open box from behind at its true size, lid off and the footswitch at the bottom, so the input is on the left. Red is the supply, black is ground, blue is signal. Wires are numbered in the order of the work; the pages that follow have each group by itself.',
  );
  const room = boxRoom(planned, 1);
  const top = sheet.y;
  sheet.withTransform(page.margin + besideBox.side - 6, top + besideBox.top, 1, () =>
    drawOpenBox(sheet, planned, { boardName }),
  );
  const x = page.margin + room.w - 4;
  const width = page.margin + columnWidth - x;
  let y = top + 2;
  sheet.write('Order', x, y, { font: 'strong', size: 3.4 });
  y += 6;
  orderLines(wiring).forEach((line, i) => {
    const words = `${i + 1}. ${line}`;
    sheet.write(words, x, y, { width, size: 3 });
    y += sheet.heightOf(words, { width, size: 3 }) + 1.2;
  });
  sheet.y = Math.max(top + room.h, y) + 3;
  wireRows(sheet, wiring.wires);
  sheet.write(
    `Cut ${cutWords(wiring)}. Where a lug takes two wires, fit both before you solder. The lugs of the switch are numbered down each column; hold it so that their flat sides are level. On, it joins 1 to 2, 4 to 5 and 7 to 8; off, 2 to 3, 5 to 6 and 8 to 9. * The box joins these ends already: pull gently instead of measuring.`,
    page.margin,
    sheet.y,
    { width: columnWidth, ...small, colour: inks.soft },
  );
}

const cutWords = ({ cut }: Wiring): string =>
  (['red', 'black', 'blue'] as const)
    .map((colour) => `${cut[colour]} mm of ${colour}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const groupNames: Readonly<Record<WireGroup, string>> = {
  strap: 'strap',
  supply: 'supply',
  ground: 'ground',
  lamp: 'LED',
  toggle: 'toggle',
  signal: 'signal',
};

const groupHints: Readonly<Record<WireGroup, string>> = {
  strap: 'On the table, while the switch is loose. It carries the guitar past the board.',
  supply: 'First in the box. Nothing is plugged in until its check is silent.',
  ground: 'Every sleeve, the switch and the metal of the box are one.',
  lamp: 'It lights with the effect on. If something lies over its legs, these wires were made before.',
  toggle: 'Lugs from the top.',
  signal: 'The guitar into the board and out again, or past it.',
};

/** Larger where there is room: the page is filled, and the smallest box stays easy to read. */
function scaleFor(planned: PlannedWiring, left: number): number {
  const room = boxRoom(planned, 1);
  return Math.min(columnWidth / room.w, left / room.h, 2);
}

function groupPage(sheet: PdfDocument, planned: PlannedWiring, group: WireGroup, boardName: string): void {
  const wires = planned.wiring.wires.filter((wire) => wire.group === group);
  const checks = planned.wiring.checks.filter((check) => check.group === group);
  sheet.addPage();
  sheet.heading(`Wiring: ${groupNames[group]}, ${wiresNamed(wires.map(({ number }) => number))}`);
  sheet.paragraph(groupHints[group]);
  const rows = Math.ceil(wires.length / 2) * wireRowHeight + Math.ceil(checks.length / 2) * checkRowHeight;
  const scale = scaleFor(planned, page.bottom - sheet.y - rows - 36);
  const room = boxRoom(planned, scale);
  const left = page.margin + (columnWidth - room.w) / 2;
  sheet.withTransform(left + besideBox.side * scale, sheet.y + besideBox.top * scale, scale, () =>
    drawOpenBox(sheet, planned, { boardName, only: new Set(wires.map(({ number }) => number)) }),
  );
  sheet.y += room.h + 4;
  wireRows(sheet, wires);
  sheet.write('Check with the beeper, no power', page.margin, sheet.y, { font: 'strong', size: 3.4 });
  sheet.y += 6;
  checkRows(sheet, checks);
  const needsControls = checks.some(({ needsControlsInTheMiddle }) => needsControlsInTheMiddle);
  const note = `Also both ends of each wire as soon as it is in: beep.${needsControls ? ' ** With every control in its middle.' : ''} On and off are the positions of the footswitch; without a word it is the same in both.`;
  sheet.write(note, page.margin, sheet.y, { width: columnWidth, size: 2.9, colour: inks.soft });
  sheet.y += sheet.heightOf(note, { width: columnWidth, size: 2.9 });
}

/** Off-board wiring, with the numbers that the guided build has on its screens. */
export function wiringPages(sheet: PdfDocument, { kit }: Subject): void {
  const planned = kitWiring(kit);
  overview(sheet, planned, kit.name);
  for (const step of planned.wiring.steps) if (step.kind === 'check') groupPage(sheet, planned, step.group, kit.name);
}
