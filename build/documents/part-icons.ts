/** Small drawings of parts, as a builder sees them in the bag: true bands, printed codes, polarity. */

import type { Component } from '#electronics/component.ts';
import { capacitorCode } from '#electronics/codes/capacitor-code.ts';
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { ledPaints } from '#drawings/primitives/palette.ts';
import { bandPaints } from '#drawings/parts/resistor-paints.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';

type IconPart = Pick<Component, 'kind' | 'value'>;
type DrawPartIcon = (sheet: PdfDocument, value: string) => void;

const edge = '#4b5357';
/** The paint under the bands. */
export const resistorBody = '#cfe6ee';
const bandPlaces = [-4.1, -2.4, -1.15, 0.1, 3.9];

/** The paints of the five bands, first band first. */
const bandPaintsOf = (value: string): readonly string[] =>
  bandColours(parseValue(value, 'resistance')).map((colour) => bandPaints[colour]);

const lead = (sheet: PdfDocument, from: number, to: number): void => {
  sheet.doc.moveTo(from, 0).lineTo(to, 0).lineWidth(0.3).stroke(edge);
};

const resistor: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  lead(sheet, -8, 8);
  doc.save().roundedRect(-5.2, -1.45, 10.4, 2.9, 1.1).clip();
  doc.rect(-6, -2, 12, 4).fill(resistorBody);
  bandPaintsOf(value).forEach((colour, i) => doc.rect(bandPlaces[i]! - 0.45, -2, 0.9, 4).fill(colour));
  doc.restore();
  doc.roundedRect(-5.2, -1.45, 10.4, 2.9, 1.1).lineWidth(0.18).stroke(edge);
};

const film: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  doc.roundedRect(-4.4, -1.9, 8.8, 3.8, 0.4).lineWidth(0.3).fillAndStroke('#fbe3df', '#b5281f');
  sheet.write(capacitorCode(value), 0, -1.35, { font: 'mark', size: 2.5, align: 'center' });
};

const ceramic: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  doc.ellipse(0, 0, 3.6, 1.95).lineWidth(0.3).fillAndStroke('#fbe9d2', '#b3651e');
  sheet.write(capacitorCode(value), 0, -1.35, { font: 'mark', size: 2.5, align: 'center' });
};

const electrolytic: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  doc.save().roundedRect(-4.6, -1.9, 9.2, 3.8, 0.5).clip();
  doc.rect(-5, -2, 10, 4).fill('#e2e8f3');
  doc.rect(2.9, -2, 1.7, 4).fill('#1c3158');
  doc.restore();
  doc.roundedRect(-4.6, -1.9, 9.2, 3.8, 0.5).lineWidth(0.25).stroke('#1c3158');
  doc.moveTo(3.3, 0).lineTo(4.2, 0).lineWidth(0.3).stroke('#fff');
  sheet.write(value, -0.8, -1.3, { font: 'mark', size: 2.3, align: 'center' });
};

const diode: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  const isGlass = /^(1N4148|1N34A|1N914|BAT41|BAT46|BZX|1N60|D9)/i.test(value);
  lead(sheet, -6.5, 6.5);
  doc
    .roundedRect(-3.4, -1.25, 6.8, 2.5, 0.7)
    .lineWidth(0.2)
    .fillAndStroke(isGlass ? '#f3d9c4' : '#3a4144', edge);
  doc.rect(1.5, -1.25, 0.9, 2.5).fill(isGlass ? '#1c1a19' : '#e3e8ea');
};

const lamp: DrawPartIcon = (sheet, value) => {
  const { doc } = sheet;
  const colour = value in ledPaints ? ledPaints[value as keyof typeof ledPaints].body : '#ddd';
  doc.path('M-1.9 -1.1A2.1 2.1 0 1 1 -1.9 1.1Z').lineWidth(0.25).fillAndStroke(colour, edge);
};

const transistor: DrawPartIcon = (sheet) => {
  sheet.doc
    .path('M-2.2 1.5H2.2C3.1 -.4 2.2 -2 0 -2C-2.2 -2 -3.1 -.4 -2.2 1.5Z')
    .lineWidth(0.25)
    .fillAndStroke('#e6e9e6', edge);
};

const chip: DrawPartIcon = (sheet) => {
  const { doc } = sheet;
  for (let i = 0; i < 4; i++) {
    const x = -3.6 + i * 2.1;
    doc.rect(x, -2.2, 0.9, 4.4).fill('#b8c0c4');
  }
  doc.rect(-4.4, -1.5, 8.8, 3).fill('#3a4144');
  doc.path('M-4.4 -.6A.6 .6 0 0 1 -4.4 .6Z').fill('#fff');
};

const trimmer: DrawPartIcon = (sheet) => {
  const { doc } = sheet;
  doc.rect(-2.1, -2, 4.2, 4).lineWidth(0.25).fillAndStroke('#dbe6f7', '#1e4f9c');
  doc.circle(0, 0, 1.2).lineWidth(0.25).fillAndStroke('#fff', '#1e4f9c');
  doc.moveTo(-0.8, 0).lineTo(0.8, 0).lineWidth(0.3).stroke('#1e4f9c');
};

const pot: DrawPartIcon = (sheet) => {
  const { doc } = sheet;
  doc.circle(0, 0, 2).lineWidth(0.25).fillAndStroke('#eceeec', edge);
  doc.moveTo(0, 0).lineTo(0.9, -1.6).lineWidth(0.4).stroke(inks.text);
};

const marks: Partial<Record<Component['kind'], DrawPartIcon>> = {
  resistor,
  film,
  ceramic,
  electrolytic,
  diode,
  led: lamp,
  bjt: transistor,
  jfet: transistor,
  mosfet: transistor,
  regulator: transistor,
  ic: chip,
  trimmer,
  pot,
};

/** Draws around a middle; nothing for what needs no picture. */
export function drawPartIcon(sheet: PdfDocument, { kind, value }: IconPart, x: number, y: number, scale = 1): void {
  const mark = marks[kind];
  if (mark) sheet.withTransform(x, y, scale, () => mark(sheet, value));
}
