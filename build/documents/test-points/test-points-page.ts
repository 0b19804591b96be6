import { drawPackages } from '../wiring/draw-packages.ts';
import { probePath, type TestPoint, testPoints } from './test-points.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { type Remedy, troubleshooting } from './troubleshooting.ts';

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

export function testPointPages(sheet: PdfDocument, { product, kit, bom }: Subject): void {
  const { measurements } = product;
  sheet.section('What to measure', 90);
  sheet.paragraph(
    'Set the meter to 20 V DC, black probe on ground (the sleeve of a jack). Power the pedal from a 9 V adapter, leave the input unplugged and set the controls to noon. Within 10% is right, or within what the note says; a little more is fine if your adapter gives more.',
  );
  header(sheet);
  for (const point of testPoints(bom, measurements)) row(sheet, point);
  sheet.y += 5;
  const atNoon = measurements.filter(({ knobs = {} }) => Object.values(knobs).every((at) => at === 0.5));
  drawPackages(sheet, bom, atNoon);
  troubleList(sheet, troubleshooting(bom, probePath(bom, kit)));
}
