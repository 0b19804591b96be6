/** The holes of the drill template, each named where its name covers nothing. */

import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { type Box, boxAround, edgesOf, LabelMap, middleOf } from '../labels/label-map.ts';
import type { PlacedFace, PlacedHole, Unfolded } from './unfolded-box.ts';

export const faceNames: Readonly<Record<PlacedFace['name'], string>> = {
  top: 'printed side',
  left: 'left wall',
  right: 'right wall',
  back: 'back wall',
  front: 'front wall: no holes',
};

export const faceNameStyle = { size: 2.6, colour: inks.faint } as const;

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
export function drawHoles(sheet: PdfDocument, unfolded: Unfolded): void {
  const map = new LabelMap(0.3);
  map.take(...drawnRoom(sheet, unfolded));
  unfolded.holes.forEach((hole, i) => drawHole(sheet, hole, i + 1, map));
}
