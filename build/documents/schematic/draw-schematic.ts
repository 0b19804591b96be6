/** A schematic in lines on paper: the same strokes as in the picture of the shop, in the inks of print. */

import type { Net } from '#electronics/component.ts';
import type { Point } from '#drawings/schematic/geometry.ts';
import { railName, type Standing, symbolOf, tagBox } from '#drawings/schematic/piece.ts';
import { junctions, segmentsOf } from '#drawings/schematic/segments.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import { signalPathParts } from '#drawings/schematic/signal.ts';
import type { Look } from '#drawings/schematic/symbols/symbol.ts';
import { faces, type Label, type TextStyle } from '#drawings/schematic/text.ts';
import type { Font } from '#pdf/fonts.ts';
import { inks } from '#pdf/inks.ts';
import { toPrintable } from '#pdf/printable-text.ts';

type Pdf = PDFKit.PDFDocument;

const paper = '#ffffff';
const plus = '#825000';
const reference = '#0a5c53';
const tagInk = '#12508f';
const weights: Readonly<Record<Look, number>> = {
  lead: 1.5,
  body: 1.75,
  clear: 1.75,
  plate: 2.5,
  fill: 0,
  sign: 1.5,
  dashed: 1.25,
};
const heavyWeight = 2.75;

const fontOf: Readonly<Record<TextStyle, readonly [Font, string]>> = {
  ref: ['strong', inks.text],
  control: ['strong', inks.text],
  value: ['value', inks.soft],
  pin: ['value', inks.faint],
  rail: ['value', inks.text],
  tag: ['value', tagInk],
  pad: ['strong', inks.text],
  small: ['prose', inks.faint],
  stage: ['strong', inks.soft],
  number: ['value', plus],
};

function write(pdf: Pdf, { text, at: [x, y], anchor, style }: Label, colour = fontOf[style][1]): void {
  const letters = toPrintable(text);
  pdf.font(fontOf[style][0]).fontSize(faces[style].size).fillColor(colour);
  // The mono is set a little tighter, as on the page of the shop.
  const characterSpacing = style === 'value' || style === 'rail' ? -0.02 * faces[style].size : 0;
  const width = pdf.widthOfString(letters, { characterSpacing });
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  pdf.text(letters, left, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
}

function stroke(pdf: Pdf, d: string, look: Look, isHeavy = false): void {
  const path = pdf.path(d);
  if (look === 'fill') {
    path.fill(inks.text);
    return;
  }
  path.lineWidth(isHeavy ? heavyWeight : weights[look]);
  if (look === 'dashed') path.dash(3, { space: 3 });
  const colour = isHeavy || look === 'body' || look === 'clear' || look === 'plate' ? inks.text : inks.soft;
  if (look === 'body' || look === 'clear') path.fillAndStroke(paper, colour);
  else path.stroke(colour);
  if (look === 'dashed') path.undash();
}

function drawPart(pdf: Pdf, standing: Standing, heavy: ReadonlySet<string>): void {
  const { part, shape, at, turn, isFlipped, pins, size } = standing;
  pdf
    .save()
    .translate(...at)
    .rotate(turn);
  if (isFlipped) pdf.scale(1, -1);
  if (shape === 'chip') {
    const [left, top, right, bottom] = size!;
    for (const pin of pins) {
      const [x, y] = [pin.at[0] - at[0], pin.at[1] - at[1]];
      stroke(pdf, `M${x} ${y}H${x < left ? left : right}`, 'lead', heavy.has(`${part}.${pin.pin}`));
    }
    stroke(pdf, `M${left} ${top}H${right}V${bottom}H${left}Z`, 'body');
  } else {
    const symbol = symbolOf(shape);
    for (const { d, look, pin } of symbol.strokes) {
      const found = pins.find(({ role }) => role === pin);
      stroke(pdf, d, look, found !== undefined && heavy.has(`${part}.${found.pin}`));
    }
    // Further pins of an amplifier end at the slope of its triangle.
    for (const pin of pins.filter(({ role }) => symbol.pins[role] === undefined)) {
      const x = pin.at[0] - at[0];
      stroke(pdf, `M${x} -50V${-42 + (x + 35) * 0.6}`, 'lead');
    }
  }
  pdf.restore();
}

const railInk = (net: Net): string => {
  if (net === 'GND') return inks.text;
  return net.startsWith('+') || net === 'VDD' ? plus : reference;
};

function drawMarks(pdf: Pdf, { piece }: Sheet): void {
  for (const { net, at, way } of piece.rails) {
    const [x, y] = at;
    const up = way === 'up';
    const d = net === 'GND' ? `M${x} ${y}v6m-10 0h20m-16 5h12m-8 5h4` : `M${x} ${y}v${up ? -4 : 4}m-10 0h20`;
    pdf.path(d).lineWidth(2).stroke(railInk(net));
    const label: Label = { text: railName(net), at: [x, up ? y - 10 : y + 18], anchor: 'middle', style: 'rail' };
    if (net !== 'GND') write(pdf, label, railInk(net));
  }
  for (const mark of piece.tags) {
    const [left, top, right, bottom] = tagBox(mark);
    pdf
      .roundedRect(left, top, right - left, bottom - top, 3)
      .lineWidth(1.25)
      .fillAndStroke('#edf4fc', tagInk);
    write(pdf, { text: mark.text, at: [(left + right) / 2, mark.at[1] + 4], anchor: 'middle', style: 'tag' });
  }
  for (const { at } of piece.pads) {
    pdf
      .circle(...at, 7)
      .lineWidth(1.75)
      .fillAndStroke(inks.lamp, inks.text);
    pdf
      .circle(...at, 2.6)
      .lineWidth(1.25)
      .fillAndStroke(paper, inks.text);
  }
}

const lines = (segments: readonly { readonly a: Point; readonly b: Point }[]): string =>
  segments.map(({ a, b }) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('');

/** In the units of the sheet, from its own origin. */
export function drawSchematicOn(pdf: Pdf, sheet: Sheet): void {
  const { piece, stages, via } = sheet;
  pdf.lineCap('round').lineJoin('round');
  for (const { name, number, box } of stages) {
    const [left, top, right, bottom] = box;
    pdf.roundedRect(left, top, right - left, bottom - top, 8).fill('#eef2ed');
    if (number !== undefined)
      write(pdf, { text: String(number), at: [left + 15, top + 26], anchor: 'start', style: 'number' });
    const indent = number === undefined ? 15 : number > 9 ? 42 : 34;
    write(pdf, { text: name, at: [left + indent, top + 26], anchor: 'start', style: 'stage' });
  }
  const segments = segmentsOf(piece.wires);
  const heavy = signalPathParts(piece, via);
  pdf.path(lines(segments)).lineWidth(1.5).stroke(inks.soft);
  if (heavy.segments.length > 0) pdf.path(lines(heavy.segments)).lineWidth(heavyWeight).stroke(inks.text);
  const pins = [...piece.parts.flatMap((part) => part.pins), ...piece.rails, ...piece.tags, ...piece.pads];
  for (const at of junctions(segments, pins)) pdf.circle(...at, 3.2).fill(inks.text);
  for (const part of piece.parts) drawPart(pdf, part, heavy.pins);
  drawMarks(pdf, sheet);
  for (const label of piece.labels) write(pdf, label);
}
