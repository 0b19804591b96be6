/** The drill template: the box unfolded at its true size, to be printed, cut out and taped on. */

import { type Drilling, enclosureDrilling, type Face, type Hole } from '#web/art/pedal/drilling.ts';
import type { DrawOptions } from './build-document.ts';
import { partName } from './draw-wiring.ts';
import { longDate } from './plain-text.ts';
import { columnWidth, ink, page, Sheet } from './sheet.ts';
import { isKit, type Subject } from './subject.ts';
import { jackWalls } from './wiring-plan.ts';

export const rulerMm = 100;

/** A hole where it lies on the page, and which face it is in. */
export interface PlacedHole extends Hole {
  readonly pageX: number;
  readonly pageY: number;
}

export interface PlacedFace {
  readonly name: Face | 'front';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Unfolded {
  readonly faces: readonly PlacedFace[];
  readonly holes: readonly PlacedHole[];
}

const top = 46;

/** Walls are folded out around the printed side, their upper edges against it. */
export function unfold({ faces, holes }: Drilling): Unfolded {
  const { w, h } = faces.top;
  const depth = faces.back.h;
  const x = (page.w - w) / 2;
  const y = top + depth;
  const place: Readonly<Record<Face, (hole: Hole) => [number, number]>> = {
    top: (hole) => [x + w / 2 + hole.x, y + h / 2 + hole.y],
    left: (hole) => [x - depth / 2 - hole.y, y + h / 2 + hole.x],
    right: (hole) => [x + w + depth / 2 + hole.y, y + h / 2 - hole.x],
    // Seen from behind, so that its right is the left of the page.
    back: (hole) => [x + w / 2 - hole.x, y - depth / 2 - hole.y],
  };
  return {
    faces: [
      { name: 'top', x, y, w, h },
      { name: 'left', x: x - depth, y, w: depth, h },
      { name: 'right', x: x + w, y, w: depth, h },
      { name: 'back', x, y: y - depth, w, h: depth },
      { name: 'front', x, y: y + h, w, h: depth },
    ],
    holes: holes.map((hole) => {
      const [pageX, pageY] = place[hole.face](hole);
      return { ...hole, pageX, pageY };
    }),
  };
}

/** Jacks by their names: the art knows only which wall they are in. */
export function drillingOf({ bom, art }: Subject): Drilling {
  const drilling = enclosureDrilling(art);
  const { input, output } = jackWalls(bom);
  const names = { right: input.map(({ ref }) => partName(ref)), left: output.map(({ ref }) => partName(ref)) };
  const seen = { right: 0, left: 0 };
  const holes = drilling.holes.map((hole) => {
    if (hole.face === 'left' || hole.face === 'right') return { ...hole, label: names[hole.face][seen[hole.face]++] ?? hole.label };
    return { ...hole, label: hole.kind === 'dc-jack' ? partName('JDC') : hole.label };
  });
  return { ...drilling, holes };
}

const faceNames: Readonly<Record<PlacedFace['name'], string>> = {
  top: 'printed side',
  left: 'left wall',
  right: 'right wall',
  back: 'back wall',
  front: 'front wall: no holes',
};

function drawHole(sheet: Sheet, { pageX: x, pageY: y, diameter, label }: PlacedHole, number: number): void {
  const { doc } = sheet;
  const r = diameter / 2;
  const arm = r + 1.6;
  doc.circle(x, y, r).lineWidth(0.2).stroke(ink.text);
  doc.circle(x, y, 0.35).fill(ink.text);
  doc.moveTo(x - arm, y).lineTo(x + arm, y).moveTo(x, y - arm).lineTo(x, y + arm).lineWidth(0.12).stroke(ink.text);
  sheet.write(`${number}  ${label}`, x, y + r + 1.6, { font: 'strong', size: 2.6, align: 'center' });
  sheet.write(`${diameter} mm`, x, y + r + 4.6, { font: 'value', size: 2.2, align: 'center', colour: ink.soft });
}

function drawFaces(sheet: Sheet, faces: readonly PlacedFace[]): void {
  const { doc } = sheet;
  for (const { name, x, y, w, h } of faces) {
    doc.rect(x, y, w, h).lineWidth(0.2).stroke(ink.text);
    const isTop = name === 'top';
    sheet.write(faceNames[name], x + w / 2, isTop ? y + h - 5 : y + (name === 'front' ? h / 2 - 2 : 1.2), {
      size: 2.6,
      align: 'center',
      colour: ink.faint,
    });
  }
  // The edges of the printed side are where the paper is folded.
  const { x, y, w, h } = faces[0]!;
  doc.rect(x, y, w, h).lineWidth(0.5).stroke('#ffffff');
  doc.rect(x, y, w, h).lineWidth(0.2).dash(1.6, { space: 1 }).stroke(ink.text).undash();
  doc
    .moveTo(x + w / 2, y)
    .lineTo(x + w / 2, y + h)
    .lineWidth(0.08)
    .dash(3, { space: 1 })
    .stroke(ink.faint)
    .undash();
}

/** A length with its arrows and its number, across or down. */
function drawDimension(sheet: Sheet, x: number, y: number, length: number, isDown = false): void {
  const { doc } = sheet;
  doc.save().translate(x, y);
  if (isDown) doc.rotate(90);
  doc.moveTo(0, 0).lineTo(length, 0).moveTo(0, -1.5).lineTo(0, 1.5).moveTo(length, -1.5).lineTo(length, 1.5);
  doc.moveTo(1.6, -0.6).lineTo(0, 0).lineTo(1.6, 0.6);
  doc.moveTo(length - 1.6, -0.6).lineTo(length, 0).lineTo(length - 1.6, 0.6);
  doc.lineWidth(0.15).stroke(ink.faint);
  const text = String(length);
  const width = sheet.widthOf(text, { font: 'value', size: 2.4 });
  doc.rect(length / 2 - width / 2 - 0.8, -1.5, width + 1.6, 3).fill('#fff');
  sheet.write(text, length / 2, -1.45, { font: 'value', size: 2.4, align: 'center', colour: ink.soft });
  doc.restore();
}

function drawRuler(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet;
  doc.moveTo(x, y).lineTo(x + rulerMm, y).lineWidth(0.2).stroke(ink.text);
  for (let mm = 0; mm <= rulerMm; mm++) {
    const height = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 2.8 : 1.8;
    doc.moveTo(x + mm, y).lineTo(x + mm, y - height).lineWidth(0.12).stroke(ink.text);
    if (mm % 10 === 0) sheet.write(String(mm), x + mm, y + 0.6, { font: 'value', size: 2.1, align: 'center' });
  }
}

const drillSentence =
  'Print this page at 100 % ("actual size", no scaling), then lay a ruler on it: the line must be exactly 100 mm long. If it is not, change the print, not the box.';

function templatePage(sheet: Sheet, subject: Subject, { faces, holes }: Unfolded): void {
  sheet.addPage();
  sheet.write(`Drill template, ${subject.art.size}`, page.margin, 25, { font: 'display', size: 5.6, colour: ink.mat });
  sheet.write('Solid lines are cut, dashed lines are folded. All measures in millimetres, seen from outside.', page.margin, 33, {
    size: 3,
    colour: ink.soft,
  });
  drawFaces(sheet, faces);
  const [printed, left] = [faces[0]!, faces[1]!];
  drawDimension(sheet, printed.x, printed.y - 3.2, printed.w);
  drawDimension(sheet, left.x - 4, left.y, left.h, true);
  drawDimension(sheet, left.x, left.y - 3.2, left.w);
  holes.forEach((hole, i) => drawHole(sheet, hole, i + 1));
  const rulerY = 269;
  drawRuler(sheet, page.margin, rulerY);
  sheet.write(drillSentence, page.margin + rulerMm + 6, rulerY - 6, { width: columnWidth - rulerMm - 6, size: 2.9, font: 'strong' });
}

/** Where a hole is, measured as one measures: from the middle line and from the upper edge of its face. */
function measuresOf({ face, x, y }: Hole, { faces }: Drilling): [string, string] {
  const side = Math.abs(x) < 0.05 ? 'on the middle line' : `${Math.abs(x).toFixed(1)} ${x < 0 ? 'left' : 'right'} of the middle`;
  return [side, `${(faces[face].h / 2 + y).toFixed(1)} below the upper edge`];
}

const steps = [
  'Check the ruler, cut the template out along the solid lines, fold the walls down and tape it round the box. The printed side is the one without a lid.',
  'Punch every cross with a centre punch. A drill wanders on aluminium; a dent holds it.',
  'Drill 3 mm first, everywhere. Then go up in steps of 2 or 3 mm, or use a step drill: it makes round holes and cannot grab.',
  'Clamp the box and put a piece of wood inside. Slow, a drop of oil, safety glasses, no gloves near a turning drill.',
  'Take the burr off both sides, wash the box, and try every part before you paint.',
];

function tablePage(sheet: Sheet, subject: Subject, drilling: Drilling): void {
  sheet.addPage();
  sheet.heading('The holes');
  sheet.paragraph(
    isKit(subject)
      ? 'The box of your kit is drilled already. This template is for a box of your own, or a second one.'
      : 'The walls of a die-cast box lean by a degree or two: measure from the printed side, whose edge is the upper one here. Each face is seen from outside with the printed side up.',
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
    sheet.rule(sheet.y - 0.6, '#dde3de');
  });
  sheet.y += 4;
  sheet.heading('How to drill');
  steps.forEach((step, i) => {
    const style = { width: columnWidth - 9, size: 3.45 } as const;
    sheet.write(String(i + 1), page.margin + 3.5, sheet.y + 0.3, { font: 'mark', size: 3, align: 'right', colour: ink.mat });
    sheet.write(step, page.margin + 8, sheet.y, style);
    sheet.y += sheet.heightOf(step, style) + 2;
  });
}

export async function drillTemplate(subject: Subject, options: DrawOptions = {}): Promise<Buffer> {
  const { product } = subject;
  const drilling = drillingOf(subject);
  const sheet = new Sheet({
    title: `${product.name}: drill template`,
    subject: `Drill template for the ${product.name} in a ${subject.art.size} box, at its true size`,
    date: product.addedOn,
    footer: `Version 1, ${longDate(product.addedOn)}`,
    isToScale: true,
    ...options,
  });
  templatePage(sheet, subject, unfold(drilling));
  tablePage(sheet, subject, drilling);
  return sheet.finish();
}
