import { drawPackages } from '../wiring/draw-packages.ts';
import { probePath, type TestPoint, testPoints } from './test-points.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { type Component, type ComponentKind, NC } from '#electronics/component.ts';
import { shop } from '#domain/shop/shop.ts';
import { joinList } from '../wording.ts';

/** What to do when it does not work, in the order that finds most faults soonest. */

interface Remedy {
  readonly symptom: string;
  readonly remedy: string;
}

const refsOf = (bom: readonly Component[], ...kinds: readonly ComponentKind[]): string[] =>
  bom.filter(({ kind, place }) => kinds.includes(kind) && place === 'board').map(({ ref }) => ref);

/** Every part that must face the right way. */
export const polarisedRefs = (bom: readonly Component[]): string[] =>
  refsOf(bom, 'diode', 'led', 'electrolytic', 'bjt', 'jfet', 'mosfet', 'regulator', 'ic', 'opto', 'module').sort(
    (a, b) => a.localeCompare(b, 'en', { numeric: true }),
  );

function lampRemedy(bom: readonly Component[]): string {
  const series = bom.find(({ kind, pins }) => kind === 'resistor' && Object.values(pins).includes('LED+'));
  return `Check LED1 (long leg to +), the joints of ${series?.ref ?? 'its resistor'} and lugs 4 and 5 of the switch. If there’s no supply voltage either, start there.`;
}

/** A footswitch whose third lug is empty turns on and off, and nothing passes the board. */
const hasBypass = (bom: readonly Component[]): boolean =>
  bom.some(({ kind, pins }) => kind === 'footswitch' && pins['3'] !== NC);

export function troubleshooting(bom: readonly Component[], path: readonly string[]): Remedy[] {
  const chips = refsOf(bom, 'ic');
  const trimmers = refsOf(bom, 'trimmer');
  const remedies: (Remedy | false)[] = [
    {
      symptom: 'Before anything else',
      remedy:
        'Unplug it. Look at every joint in good light: shiny and cone-shaped is right; a ball or a grey crust needs a second of heat and a little solder. Look for bridges between pads, and for pads without solder.',
    },
    hasBypass(bom) && {
      symptom: 'No sound even in bypass',
      remedy:
        'Only jacks, switch and wires matter here. Check for tip and sleeve swapped on a jack, then the link from lug 3 to lug 9, then lugs 2 and 8. A switch that got too hot fails like this too.',
    },
    {
      symptom: hasBypass(bom) ? 'Bypass works, the LED stays dark' : 'Switched on, the LED stays dark',
      remedy: lampRemedy(bom),
    },
    {
      symptom: 'Something gets hot or smells',
      remedy: `Unplug at once. A part faces the wrong way, or solder bridges two pads; an adapter of the wrong polarity is blocked and warms nothing.${chips.length ? ` Take ${joinList(chips)} out and measure the supply again.` : ''}`,
    },
    {
      symptom: 'LED lights, effect is silent',
      remedy: 'Work down the table above. The first voltage that’s wrong is next to the fault.',
    },
    {
      symptom: 'Parts that must face the right way',
      remedy: `Compare each with the placement map: ${polarisedRefs(bom).join(', ')}.${chips.length ? ' Look under the chips for a folded leg.' : ''}`,
    },
    {
      symptom: 'Too quiet, too thin or too loud',
      remedy: `A value is in the wrong place. Read the bands again, above all 1K against 10K and 100K against 1M.${trimmers.length ? ` Then set ${joinList(trimmers)} again.` : ''}`,
    },
    {
      symptom: 'Hum, whistle or radio',
      remedy:
        'Try another adapter first. Then check ground: the sleeve of both jacks, the board, and the lid screwed on. Keep input and output wires apart.',
    },
    path.length > 0 && {
      symptom: 'Follow the sound',
      remedy: `With an audio probe (a cable with a 100n capacitor at its tip), listen behind one part after the other: ${['IN', ...path].join(' > ')}, which is OUT. The fault is where the sound stops.`,
    },
    {
      symptom: 'Ask us',
      remedy: `Email sharp photos of both sides of the board, taken in daylight, and your table of voltages to ${shop.email.support}. We’ve built it too.`,
    },
  ];
  return remedies.filter((remedy) => remedy !== false);
}

const column = { where: 0, volts: 42, yours: 60, note: 82, check: 124 } as const;
const noteStyle = { size: 2.9, colour: inks.soft, width: column.check - column.note - 3, lineGap: 0.2 } as const;
const checkStyle = { size: 2.9, width: columnWidth - column.check, lineGap: 0.2 } as const;

function header(sheet: PdfDocument): void {
  const style = { font: 'strong', size: 3.1, colour: inks.mat } as const;
  const titles = {
    where: 'Red probe on',
    volts: 'Expect',
    yours: 'Yours',
    note: 'Note',
    check: 'If it differs, look at',
  };
  for (const [name, title] of Object.entries(titles))
    sheet.write(title, page.margin + column[name as keyof typeof column], sheet.y, style);
  sheet.y += 5;
  sheet.rule(sheet.y, { colour: inks.mat, weight: 0.3 });
}

function row(sheet: PdfDocument, point: TestPoint): void {
  const height = Math.max(
    6.4,
    sheet.heightOf(point.note || ' ', noteStyle) + 2.2,
    sheet.heightOf(point.check, checkStyle) + 2.2,
  );
  sheet.ensureSpace(height);
  const x = page.margin;
  const y = sheet.y + 1.2;
  sheet.write(point.where, x + column.where, y, { font: 'strong', size: 3.1, width: column.volts - 2 });
  sheet.write(point.volts, x + column.volts + 13, y + 0.2, { font: 'mark', size: 2.9, align: 'right' });
  sheet.rule(y + 4, { from: x + column.yours, to: x + column.yours + 17, colour: inks.faint, weight: 0.2 });
  if (point.note) sheet.write(point.note, x + column.note, y, noteStyle);
  sheet.write(point.check, x + column.check, y, checkStyle);
  sheet.y += height;
  sheet.rule(sheet.y, { colour: inks.hairline });
}

const remedyStyle = { width: columnWidth - 56, size: 3.2 } as const;
const signStyle = { font: 'strong', size: 3.3, width: 44 } as const;
const headingHeight = 12;

function troubleList(sheet: PdfDocument, remedies: readonly Remedy[]): void {
  const heights = remedies.map(
    ({ symptom, remedy }) => Math.max(sheet.heightOf(symptom, signStyle), sheet.heightOf(remedy, remedyStyle)) + 2.6,
  );
  // The list is read as a whole, so it stays on one page.
  sheet.ensureSpace(headingHeight + heights.reduce((sum, height) => sum + height, 0));
  sheet.heading('If it doesn’t work', 0);
  remedies.forEach(({ symptom, remedy }, i) => {
    sheet.write(String(i + 1), page.margin + 4, sheet.y + 0.2, {
      font: 'mark',
      size: 3,
      align: 'right',
      colour: inks.mat,
    });
    sheet.write(symptom, page.margin + 7.5, sheet.y, signStyle);
    sheet.write(remedy, page.margin + 56, sheet.y, remedyStyle);
    sheet.y += heights[i]!;
    sheet.rule(sheet.y - 1.3, { colour: inks.hairline });
  });
}

export function testPointPages(sheet: PdfDocument, { product, kit, bom, bands }: Subject): void {
  const { measurements } = product;
  sheet.section('What to measure', 90);
  sheet.paragraph(
    'Set the meter to 20 V DC, black probe on ground (the sleeve of a jack). Power the pedal from a 9 V adapter, leave the input unplugged and set the controls to noon. Within 10% is right, or within what the note says. A range holds for any bag of parts, from 15 to 45 °C; a little more is fine if your adapter gives more.',
  );
  header(sheet);
  for (const point of testPoints(bom, measurements, bands.volts)) row(sheet, point);
  sheet.y += 5;
  const atNoon = measurements.filter(({ knobs = {} }) => Object.values(knobs).every((at) => at === 0.5));
  drawPackages(sheet, bom, atNoon);
  troubleList(sheet, troubleshooting(bom, probePath(bom, kit)));
}
