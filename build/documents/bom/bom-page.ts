import { type BomGroup, bomGroups, type BomLine, shoppingList } from './bom-lines.ts';
import { drawPartIcon } from '../part-icons.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import { isKit, type Subject } from '../subject.ts';

const column = { tick: 0, count: 5, value: 13, mark: 45, refs: 60, notes: 112 } as const;
const refsWidth = column.notes - column.refs - 3;
const notesWidth = columnWidth - column.notes;
const refStyle = { font: 'value', size: 2.75, width: refsWidth } as const;
const noteStyle = { size: 2.9, colour: inks.soft, width: notesWidth, lineGap: 0.2 } as const;

/** Designators that break only between each other. */
const refText = (refs: readonly string[]): string => refs.join(' ');

const namedKinds: ReadonlySet<BomLine['kind']> = new Set(['mechanical', 'jack', 'dc-jack', 'footswitch', 'toggle']);

/** The box is named by its size: what the shop sells alone is a bare one. */
const nameOf = ({ kind, value, name, refs }: BomLine): string =>
  namedKinds.has(kind) && !refs.includes('BOX') ? name : value;

const notesOf = (line: BomLine): string => line.notes.join(' ');

function lineHeight(sheet: PdfDocument, line: BomLine): number {
  const notes = notesOf(line);
  return Math.max(
    5.6,
    sheet.heightOf(refText(line.refs), refStyle) + 2.2,
    notes ? sheet.heightOf(notes, noteStyle) + 2 : 0,
    isWide(line) ? sheet.heightOf(nameOf(line), { font: 'strong', size: 3, width: 44 }) + 2.2 : 0,
  );
}

/** Hardware has a name where the others have a value and a picture. */
const isWide = (line: BomLine): boolean => nameOf(line) !== line.value || line.value.length > 9;

function drawLine(sheet: PdfDocument, line: BomLine): void {
  const height = lineHeight(sheet, line);
  sheet.ensureSpace(height);
  const { y } = sheet;
  const x = page.margin;
  const text = y + 1.15;
  sheet.tickBox(x + column.tick, y + 1.3);
  sheet.write(String(line.refs.length), x + column.count + 3.6, text, { font: 'value', size: 2.9, align: 'right' });
  if (isWide(line))
    sheet.write(nameOf(line), x + column.value, text, {
      font: 'strong',
      size: 3,
      width: column.refs - column.value - 2,
    });
  else {
    sheet.write(line.value, x + column.value, text, { font: 'mark', size: 2.9 });
    drawPartIcon(sheet, line, x + column.mark, y + 2.75);
  }
  sheet.write(refText(line.refs), x + column.refs, text, refStyle);
  if (notesOf(line)) sheet.write(notesOf(line), x + column.notes, text - 0.1, noteStyle);
  sheet.y += height;
  sheet.rule(sheet.y, { colour: inks.hairline });
}

function drawGroup(sheet: PdfDocument, { title, orientation, lines }: BomGroup): void {
  const hint = orientation ? { size: 3, colour: inks.soft, width: columnWidth - 62 } : null;
  const height = hint ? Math.max(5.4, sheet.heightOf(orientation!, hint) + 1) : 5.4;
  sheet.ensureSpace(height + 14);
  sheet.y += 2.4;
  sheet.write(title, page.margin, sheet.y, { font: 'strong', size: 3.8, colour: inks.mat });
  if (hint) sheet.write(orientation!, page.margin + column.refs, sheet.y + 0.3, hint);
  sheet.y += height;
  sheet.rule(sheet.y, { colour: inks.mat, weight: 0.3 });
  for (const line of lines) drawLine(sheet, line);
}

function shoppingPage(sheet: PdfDocument, { bom }: Subject): void {
  sheet.section('You need these parts', 200);
  const lines = shoppingList(bom);
  sheet.paragraph(
    'We sell everything below. Small parts come in packs: the right-hand column says how many to order, and what’s left over starts your parts drawer.',
  );
  const half = (columnWidth - 8) / 2;
  const rows = Math.ceil(lines.length / 2);
  const rowHeight = Math.min(6.4, (page.bottom - sheet.y) / (rows + 1));
  const top = sheet.y;
  lines.forEach(({ name, pieces, packs, packSize }, i) => {
    const x = page.margin + (i < rows ? 0 : half + 8);
    const y = top + (i % rows) * rowHeight;
    const order = packSize > 1 ? `${packs} × pack of ${packSize}` : `${packs} ×`;
    sheet.tickBox(x, y + 0.6);
    sheet.write(String(pieces), x + 8.4, y + 0.5, { font: 'mark', size: 2.8, align: 'right' });
    sheet.write(name.replace(/, (Pack|Set) of \d+$/, ''), x + 10.6, y + 0.35, { size: 3.1 });
    sheet.write(order, x + half, y + 0.6, { size: 2.8, colour: inks.soft, align: 'right' });
    sheet.rule(y + rowHeight - 0.9, { from: x, to: x + half, colour: inks.hairline });
  });
  sheet.y = top + rows * rowHeight + 4;
}

/** Every part with its looks: bands, codes, polarity. */
export function bomPages(sheet: PdfDocument, subject: Subject): void {
  if (!isKit(subject)) shoppingPage(sheet, subject);
  sheet.section('Bill of materials', 130);
  sheet.paragraph(
    'Sort the parts by this list before you heat the iron, and tick each line. Bands and codes are drawn as they are printed: the last band of a resistor, the brown one that stands apart, is its tolerance.',
  );
  for (const group of bomGroups(subject.bom)) drawGroup(sheet, group);
}
