/** The drill template: the box unfolded at its true size, to be printed, cut out and taped on. */

import type { Drilling, Hole } from '#drawings/pedal/drilling.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import { type DrawOptions, openDocument } from '../open-document.ts';
import { isKit, type Subject } from '../subject.ts';
import { drillingOf, type PlacedFace, unfold, type Unfolded, type PlacedHole } from './unfolded-box.ts';
import { type Box, boxAround, edgesOf, LabelMap, middleOf } from '../labels/label-map.ts';

/** The holes of the drill template, each named where its name covers nothing. */

const faceNames: Readonly<Record<PlacedFace['name'], string>> = {
  top: 'printed side',
  left: 'left wall',
  right: 'right wall',
  back: 'back wall',
  front: 'front wall: no holes',
};

const faceNameStyle = { size: 2.6, colour: inks.faint } as const;

function drawHole(sheet: PdfDocument, hole: PlacedHole, number: number, map: LabelMap): void {
  const { doc } = sheet;
  const { pageX: x, pageY: y, diameter } = hole;
  const r = diameter / 2;
  const arm = r + 1.6;
  doc.circle(x, y, r).lineWidth(0.2).stroke(inks.text);
  doc.circle(x, y, 0.35).fill(inks.text);
  doc
    .moveTo(x - arm, y)
    .lineTo(x + arm, y)
    .moveTo(x, y - arm)
    .lineTo(x, y + arm)
    .lineWidth(0.12)
    .stroke(inks.text);
  drawHoleName(sheet, hole, number, map);
}

/** Below a control or a jack; beside the LED and the switches, which sit close under each other, if the face is wide enough. */
function drawHoleName(
  sheet: PdfDocument,
  { pageX, pageY, diameter, label, face, kind }: PlacedHole,
  number: number,
  map: LabelMap,
): void {
  const style = { font: 'strong', size: 2.6 } as const;
  const text = `${number}  ${label}`;
  const reach = diameter / 2 + 2;
  const [w, h] = [sheet.widthOf(text, style), 5];
  const below = boxAround(pageX, pageY + reach + h / 2, w, h);
  const above = boxAround(pageX, pageY - reach - h / 2, w, h);
  const right = boxAround(pageX + reach + w / 2, pageY, w, h);
  const box = map.place(face === 'top' && kind !== 'pot' ? [right, below, above] : [below, right, above]);
  const [x] = middleOf(box);
  sheet.doc.rect(box.x - 0.4, box.y, w + 0.8, h).fill('#fff');
  sheet.writeAround(text, x, box.y + 1.4, style);
  sheet.writeAround(`${diameter} mm`, x, box.y + 4, { font: 'value', size: 2.2, colour: inks.soft });
}

/** What the names of holes keep off: every hole with its cross, the lines to cut and to fold, and the names of faces. */
function drawnRoom(sheet: PdfDocument, { faces, holes }: Unfolded): Box[] {
  const crosses = holes.map(({ pageX, pageY, diameter }) => boxAround(pageX, pageY, diameter + 3.2));
  const names = faces.map(({ name, x, y, h }) => ({
    x: x + 2,
    y: y + h - 4.6,
    w: sheet.widthOf(faceNames[name], faceNameStyle),
    h: 4,
  }));
  return [...crosses, ...names, ...faces.flatMap((face) => edgesOf(face))];
}

/** Every hole with its cross, its number, its name and its size. */
function drawHoles(sheet: PdfDocument, unfolded: Unfolded): void {
  const map = new LabelMap(0.3);
  map.take(...drawnRoom(sheet, unfolded));
  unfolded.holes.forEach((hole, i) => drawHole(sheet, hole, i + 1, map));
}

export const rulerMm = 100;

function drawFaces(sheet: PdfDocument, faces: readonly PlacedFace[]): void {
  const { doc } = sheet;
  for (const { name, x, y, w, h } of faces) {
    doc.rect(x, y, w, h).lineWidth(0.2).stroke(inks.text);
    sheet.write(faceNames[name], x + 2, y + h - 4.6, faceNameStyle);
  }
  // The edges of the printed side are where the paper is folded.
  const { x, y, w, h } = faces[0]!;
  doc.rect(x, y, w, h).lineWidth(0.5).stroke('#ffffff');
  doc.rect(x, y, w, h).lineWidth(0.2).dash(1.6, { space: 1 }).stroke(inks.text).undash();
  doc
    .moveTo(x + w / 2, y)
    .lineTo(x + w / 2, y + h)
    .lineWidth(0.08)
    .dash(3, { space: 1 })
    .stroke(inks.faint)
    .undash();
}

/** A length with its arrows and its number, across or down. */
function drawDimension(sheet: PdfDocument, x: number, y: number, length: number, isDown = false): void {
  const { doc } = sheet;
  doc.save().translate(x, y);
  if (isDown) doc.rotate(90);
  doc.moveTo(0, 0).lineTo(length, 0).moveTo(0, -1.5).lineTo(0, 1.5).moveTo(length, -1.5).lineTo(length, 1.5);
  doc.moveTo(1.6, -0.6).lineTo(0, 0).lineTo(1.6, 0.6);
  doc
    .moveTo(length - 1.6, -0.6)
    .lineTo(length, 0)
    .lineTo(length - 1.6, 0.6);
  doc.lineWidth(0.15).stroke(inks.faint);
  const text = String(length);
  const width = sheet.widthOf(text, { font: 'value', size: 2.4 });
  doc.rect(length / 2 - width / 2 - 0.8, -1.5, width + 1.6, 3).fill('#fff');
  sheet.write(text, length / 2, -1.45, { font: 'value', size: 2.4, align: 'center', colour: inks.soft });
  doc.restore();
}

function drawRuler(sheet: PdfDocument, x: number, y: number): void {
  const { doc } = sheet;
  sheet.rule(y, { from: x, to: x + rulerMm, colour: inks.text, weight: 0.2 });
  for (let mm = 0; mm <= rulerMm; mm++) {
    const height = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 2.8 : 1.8;
    doc
      .moveTo(x + mm, y)
      .lineTo(x + mm, y - height)
      .lineWidth(0.12)
      .stroke(inks.text);
    if (mm % 10 === 0) sheet.write(String(mm), x + mm, y + 0.6, { font: 'value', size: 2.1, align: 'center' });
  }
}

const drillSentence =
  'Print this page at 100% (“actual size”, no scaling), then lay a ruler on it: the line must be exactly 100 mm long. If it isn’t, fix the print, not the box.';

function templatePage(sheet: PdfDocument, subject: Subject, unfolded: Unfolded): void {
  const { faces } = unfolded;
  sheet.addPage();
  sheet.write(`Drill template, ${subject.drawing.size}`, page.margin, 25, {
    font: 'display',
    size: 5.6,
    colour: inks.mat,
  });
  sheet.write(
    'Solid lines are cut, dashed lines are folded. All measures in millimetres, seen from outside.',
    page.margin,
    33,
    {
      size: 3,
      colour: inks.soft,
    },
  );
  drawFaces(sheet, faces);
  const [, left, , back] = faces as [PlacedFace, PlacedFace, PlacedFace, PlacedFace];
  drawDimension(sheet, back.x, back.y - 3.2, back.w);
  drawDimension(sheet, left.x - 4, left.y, left.h, true);
  drawDimension(sheet, left.x, left.y - 3.2, left.w);
  drawHoles(sheet, unfolded);
  const rulerY = 269;
  drawRuler(sheet, page.margin, rulerY);
  sheet.write(drillSentence, page.margin + rulerMm + 6, rulerY - 6, {
    width: columnWidth - rulerMm - 6,
    size: 2.9,
    font: 'strong',
  });
}

/** Where a hole is, measured as one measures: from the middle line and from the upper edge of its face. */
function measuresOf({ face, x, y }: Hole, { faces }: Drilling): [string, string] {
  const side =
    Math.abs(x) < 0.05 ? 'on the middle line' : `${Math.abs(x).toFixed(1)} ${x < 0 ? 'left' : 'right'} of the middle`;
  return [side, `${(faces[face].h / 2 + y).toFixed(1)} below the upper edge`];
}

const steps = [
  'Check the ruler, cut the template out along the solid lines, fold the walls down and tape it round the box. The printed side is the one without a lid.',
  'Punch every cross with a centre punch. A drill wanders on aluminium; a dent holds it.',
  'Drill 3 mm first, everywhere. Then go up in steps of 2 or 3 mm, or use a step drill: it makes round holes and cannot grab.',
  'Clamp the box and put a piece of wood inside. Slow, a drop of oil, safety glasses, no gloves near a turning drill.',
  'The sizes are for bare metal. If the box will be coated, drill 0.3 to 0.5 mm wider: powder coat narrows a hole.',
  'Take the burr off both sides, wash the box, and try every part before you paint.',
];

function tablePage(sheet: PdfDocument, subject: Subject, drilling: Drilling): void {
  sheet.addPage();
  sheet.heading('The holes');
  sheet.paragraph(
    `${isKit(subject) ? 'Your kit’s box is already drilled; this is for a second one. ' : ''}Each face is seen from outside with the printed side up. The walls of a die-cast box lean by a degree or two, so measure from the edge of the printed side: it is the upper one here.`,
  );
  drilling.holes.forEach((hole, i) => {
    const y = sheet.y;
    const [side, down] = measuresOf(hole, drilling);
    sheet.tickBox(page.margin, y + 0.7);
    sheet.write(String(i + 1), page.margin + 9, y + 0.5, { font: 'mark', size: 2.9, align: 'right' });
    sheet.write(hole.label, page.margin + 13, y + 0.3, { font: 'strong', size: 3.3 });
    sheet.write(`${hole.diameter} mm`, page.margin + 66, y + 0.6, { font: 'value', size: 2.9, align: 'right' });
    sheet.write(faceNames[hole.face], page.margin + 72, y + 0.4, { size: 3.1 });
    sheet.write(side, page.margin + 96, y + 0.4, { size: 3.1 });
    sheet.write(down, page.w - page.margin, y + 0.4, { size: 3.1, align: 'right' });
    sheet.y += 6;
    sheet.rule(sheet.y - 0.6, { colour: inks.hairline });
  });
  sheet.y += 4;
  sheet.heading('How to drill');
  steps.forEach((step, i) => {
    const style = { width: columnWidth - 9, size: 3.45 } as const;
    sheet.write(String(i + 1), page.margin + 3.5, sheet.y + 0.3, {
      font: 'mark',
      size: 3,
      align: 'right',
      colour: inks.mat,
    });
    sheet.write(step, page.margin + 8, sheet.y, style);
    sheet.y += sheet.heightOf(step, style) + 2;
  });
}

export async function drillTemplate(subject: Subject, options: DrawOptions = {}): Promise<Buffer> {
  const drilling = drillingOf(subject);
  const sheet = openDocument(subject, {
    title: 'drill template',
    subject: `Drill template for the ${subject.product.name} in a ${subject.drawing.size} box, at its true size`,
    isToScale: true,
    ...options,
  });
  templatePage(sheet, subject, unfold(drilling));
  tablePage(sheet, subject, drilling);
  return sheet.finish();
}
