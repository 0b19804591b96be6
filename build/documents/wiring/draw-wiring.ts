/** The wiring drawing: the open box from behind, every wire in the colour of the wire set and with its number. */

import type { RoutedWire } from './wire-router.ts';
import type { WireColour } from './wires.ts';
import { lugRadius, numberRadius, type WiringLabels, wireStroke, wiringLabels } from './wiring-labels.ts';
import type { PanelPart, WiringPlan } from './wiring-plan.ts';
import { middleOf } from '../labels/label-map.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';

export const wireInk: Readonly<Record<WireColour, string>> = { red: '#c8261f', black: '#26292b', blue: '#2456b8' };

const metal = '#eef1f0';
const edge = '#4b5357';
const bendRadius = 2.4;

function jack(sheet: PdfDocument, { x, y, w, h }: PanelPart): void {
  const { doc } = sheet;
  const outward = x < 84 ? -1 : 1;
  doc
    .rect(x + outward * 10 - (outward > 0 ? 0 : 4), y - 5, 4, 10)
    .lineWidth(0.25)
    .fillAndStroke('#d5dad9', edge);
  doc
    .roundedRect(x - w / 2, y - h / 2, w, h, 1.5)
    .lineWidth(0.3)
    .fillAndStroke(metal, edge);
  // The long spring is the tip, the frame is the sleeve.
  doc
    .moveTo(x - outward * 14, y - 4)
    .lineTo(x + outward * 4, y - 4)
    .lineWidth(0.8)
    .stroke('#b08a2e');
  doc
    .moveTo(x - outward * 14, y + 6)
    .lineTo(x - outward * 6, y + 6)
    .lineWidth(0.8)
    .stroke('#9aa3a6');
}

function dcSocket(sheet: PdfDocument, { x, y, w, h }: PanelPart): void {
  const { doc } = sheet;
  const isInBackWall = w > h;
  if (isInBackWall) doc.rect(x - 6, y - h / 2 - 3, 12, 3);
  else doc.rect(x - w / 2 - 3, y - 6, 3, 12);
  doc.lineWidth(0.25).fillAndStroke('#3a4144', edge);
  doc
    .roundedRect(x - w / 2, y - h / 2, w, h, 1.2)
    .lineWidth(0.3)
    .fillAndStroke('#e1e4e3', edge);
}

function lamp(sheet: PdfDocument, { x, y }: PanelPart): void {
  const { doc } = sheet;
  doc.circle(x, y, 5).lineWidth(0.3).fillAndStroke(metal, edge);
  doc
    .path(`M${x - 2.6} ${y + 2}A3.3 3.3 0 1 1 ${x + 2.6} ${y + 2}Z`)
    .lineWidth(0.3)
    .fillAndStroke('#fde9c0', edge);
  doc
    .moveTo(x - 2, y + 2)
    .lineTo(x - 4, y + 8)
    .lineWidth(0.5)
    .stroke('#9aa3a6');
  doc
    .moveTo(x + 2, y + 2)
    .lineTo(x + 4, y + 8)
    .lineWidth(0.5)
    .stroke('#9aa3a6');
}

const slab =
  (fill: string) =>
  (sheet: PdfDocument, { x, y, w, h }: PanelPart): void => {
    sheet.doc
      .roundedRect(x - w / 2, y - h / 2, w, h, 1.5)
      .lineWidth(0.3)
      .fillAndStroke(fill, edge);
  };

const bodies: Partial<Record<PanelPart['component']['kind'], (sheet: PdfDocument, part: PanelPart) => void>> = {
  jack,
  'dc-jack': dcSocket,
  led: lamp,
  footswitch: slab('#e3eaf5'),
  toggle: slab('#e3eaf5'),
};

/** A line with round bends, as a wire lies. */
function roundedPath(line: RoutedWire['line']): string {
  const [first, ...rest] = line;
  let path = `M${first!.join(' ')}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1];
    if (!next) return (path += `L${x} ${y}`);
    const [px, py] = line[i]!;
    const reach = (ax: number, ay: number): number => Math.min(bendRadius, (Math.abs(x - ax) + Math.abs(y - ay)) / 2);
    const [into, out] = [reach(px, py), reach(...next)];
    path += `L${x - Math.sign(x - px) * into} ${y - Math.sign(y - py) * into}`;
    path += `Q${x} ${y} ${x + Math.sign(next[0] - x) * out} ${y + Math.sign(next[1] - y) * out}`;
    return path;
  });
  return path;
}

function drawWires(sheet: PdfDocument, wires: readonly RoutedWire[]): void {
  const { doc } = sheet;
  doc.lineCap('round').lineJoin('round');
  for (const { line, colour } of wires) {
    // A white edge lifts a wire over the one it crosses.
    doc.path(roundedPath(line)).lineWidth(1.5).stroke('#ffffff');
    doc.path(roundedPath(line)).lineWidth(wireStroke).stroke(wireInk[colour]);
  }
}

function drawTerminals(sheet: PdfDocument, { terminals }: WiringPlan): void {
  for (const { id, x, y } of terminals) {
    sheet.doc.circle(x, y, lugRadius).lineWidth(0.3).fillAndStroke('#fff', '#b08a2e');
    sheet.mark('lug', id, x - lugRadius, y - lugRadius, 2 * lugRadius, 2 * lugRadius);
  }
}

function drawLabels(sheet: PdfDocument, { labels, numbers }: WiringLabels, wires: readonly RoutedWire[]): void {
  for (const { text, style, box } of labels) sheet.writeAround(text, ...middleOf(box), style);
  wires.forEach(({ colour }, i) => {
    const [x, y] = numbers[i]!;
    sheet.badge(String(i + 1), x, y, { radius: numberRadius, colour: wireInk[colour] });
  });
}

export function drawWiring(
  sheet: PdfDocument,
  plan: WiringPlan,
  wires: readonly RoutedWire[],
  boardName: string,
): void {
  const { doc } = sheet;
  doc
    .roundedRect(2, -3, plan.w - 4, plan.h + 6, 5)
    .lineWidth(0.5)
    .stroke(inks.line);
  const { x, y, w, h } = plan.board;
  doc
    .roundedRect(x, y, w, h + 2.4, 1.6)
    .lineWidth(0.35)
    .fillAndStroke('#e6efe9', inks.mat);
  sheet.write(boardName, x + w / 2, y + 8, { font: 'strong', size: 3.6, align: 'center', colour: inks.mat });
  sheet.write('the board, component side towards you', x + w / 2, y + 13, {
    size: 2.8,
    align: 'center',
    colour: inks.soft,
  });
  for (const part of plan.parts) bodies[part.component.kind]?.(sheet, part);
  drawWires(sheet, wires);
  drawTerminals(sheet, plan);
  drawLabels(sheet, wiringLabels(sheet, plan, wires), wires);
}
