/** The open box from behind in lines, to be printed: all wires, or some of them with the others faint. */

import { middleOf, boxAround, LabelMap, placesAround, type Box } from '../labels/label-map.ts';
import { casting } from '#electronics/enclosure.ts';
import { jackName } from '#electronics/wiring/lug-names.ts';
import type { BoxBody, BoxLug } from '#electronics/wiring/open-box.ts';
import type { PlannedWiring } from '#electronics/wiring/plan-wiring.ts';
import type { WireLine } from '#electronics/wiring/wire-router.ts';
import { pinOfLug, type WireColour } from '#electronics/wiring/wiring.ts';
import { pointsAlong } from '#drawings/open-box/wire-numbers.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument, TextStyle } from '#pdf/pdf-document.ts';

export const wireInk: Readonly<Record<WireColour, string>> = { red: '#c8261f', black: '#26292b', blue: '#2456b8' };
const faintInk = '#c9cfd1';
const edge = '#4b5357';

const lugRadius = 1.1;
const numberRadius = 1.7;
/** Bushings and names beside the walls. */
export const besideBox = { side: 25, top: 7, bottom: 2 } as const;

function body(sheet: PdfDocument, { kind, wall, x, y, w, h }: BoxBody): void {
  const { doc } = sheet;
  const [left, top] = [x - w / 2, y - h / 2];
  if (kind === 'jack') {
    const bushing = wall === 'left' ? left - 11 : left + w + 2;
    doc
      .rect(bushing, y - 4.6, 9, 9.2)
      .lineWidth(0.25)
      .fillAndStroke('#d5dad9', edge);
    doc.rect(left, top, w, h).lineWidth(0.3).fillAndStroke('#eef1f0', edge);
    return;
  }
  if (kind === 'dc-jack') {
    if (wall === 'top') doc.rect(x - 7, -3.4, 14, 3.4).fill('#3a4144');
    else doc.rect(-3.4, y - 7, 3.4, 14).fill('#3a4144');
  }
  if (kind === 'led') doc.circle(x, y, w / 2);
  else doc.roundedRect(left, top, w, h, 1.2);
  doc.lineWidth(0.3).fillAndStroke(kind === 'led' ? '#fde9c0' : kind === 'dc-jack' ? '#e1e4e3' : '#e3eaf5', edge);
}

function shell(sheet: PdfDocument, { box }: PlannedWiring, boardName: string): void {
  const { doc } = sheet;
  const { w, h, board } = box;
  doc.roundedRect(0, 0, w, h, 5).lineWidth(0.5).stroke(edge);
  doc
    .roundedRect(casting.wall, casting.wall, w - 2 * casting.wall, h - 2 * casting.wall, 3.4)
    .lineWidth(0.2)
    .stroke(inks.line);
  const drawn = [...box.bodies].sort((a, b) => a.z[1] - b.z[1]);
  for (const each of drawn.filter(({ kind }) => kind === 'led')) body(sheet, each);
  doc
    .roundedRect(board.x - board.w / 2, board.y - board.h / 2, board.w, board.h, 4)
    .lineWidth(0.35)
    .fillOpacity(0.8)
    .fillAndStroke('#e6efe9', inks.mat)
    .fillOpacity(1);
  for (const each of drawn.filter(({ kind }) => kind !== 'led')) body(sheet, each);
  doc.font('strong').fontSize(2.6).fillColor(inks.mat);
  doc.text(boardName, board.x - doc.widthOfString(boardName) / 2, board.y - 1.3, { lineBreak: false });
}

/** Beside the walls, where nothing else is. */
function partNames(sheet: PdfDocument, { box }: PlannedWiring): void {
  const style = { font: 'strong', size: 3.1 } as const;
  for (const { ref, kind, wall, x, y } of box.bodies) {
    if (kind === 'jack')
      sheet.write(jackName(ref), wall === 'left' ? -10.6 : box.w + 10.6, y - 2, {
        ...style,
        align: wall === 'left' ? 'right' : 'left',
      });
    if (kind === 'dc-jack' && wall === 'top') sheet.write('9 V DC', x + 8.4, -4.4, style);
    if (kind === 'dc-jack' && wall !== 'top') sheet.write('9 V DC', -4.6, y - 2, { ...style, align: 'right' });
  }
}

const bendRadius = 2;

/** A line with round bends, as a wire lies. */
function roundedPath(line: WireLine): string {
  return line.reduce((path, [x, y], i) => {
    if (i === 0) return `M${x} ${y}`;
    const next = line[i + 1];
    if (!next) return `${path}L${x} ${y}`;
    const toward = ([ax, ay]: readonly [number, number]): string => {
      const far = Math.hypot(x - ax, y - ay) || 1;
      const share = Math.min(bendRadius, far / 2) / far;
      return `${x - (x - ax) * share} ${y - (y - ay) * share}`;
    };
    return `${path}L${toward(line[i - 1]!)}Q${x} ${y} ${toward(next)}`;
  }, '');
}

function wire(sheet: PdfDocument, line: WireLine, ink: string, width: number): void {
  // A white edge lifts a wire over the one it crosses.
  sheet.doc
    .path(roundedPath(line))
    .lineWidth(width + 0.7)
    .stroke('#ffffff');
  sheet.doc.path(roundedPath(line)).lineWidth(width).stroke(ink);
}

const labelStyle: TextStyle = { font: 'mark', size: 2.4, colour: inks.text };
const pinLabels: Readonly<Record<string, string>> = { T: 'tip', S: 'sleeve', A: '+', K: '-' };

interface PlacedLabel {
  readonly text: string;
  readonly box: Box;
}

/** The names of the lugs that are soldered now, each beside its lug and off the wires that are shown. */
function placeLabels(sheet: PdfDocument, lugs: readonly BoxLug[], map: LabelMap): PlacedLabel[] {
  return lugs.map(({ id, x, y }) => {
    const text = pinLabels[pinOfLug(id)] ?? pinOfLug(id);
    const { w, h } = sheet.sizeOf(text, labelStyle);
    return { text, box: map.place(placesAround(x, y, w, h, lugRadius, [0.5, 1.5, 3, 5, 7])) };
  });
}

const pointBoxes = (line: WireLine): Box[] => pointsAlong(line).map(([x, y]) => boxAround(x, y, 0.9));

/** Where a number stands that finds no room on its own wire: a short strap between lugs. */
const asides: readonly (readonly [number, number])[] = [3, 4.5].flatMap((far) => [
  [far, 0],
  [-far, 0],
  [0, far],
  [0, -far],
]);

/** On its wire or beside it, not on a lug, a name or another number; the middle of the wire first. */
function placeNumber(line: WireLine, map: LabelMap): readonly [number, number] {
  const points = pointsAlong(line);
  const middle = (points.length - 1) / 2;
  const order = points.map((at, i) => ({ at, far: Math.abs(i - middle) })).sort((a, b) => a.far - b.far);
  const besideIt = order.flatMap(({ at: [x, y] }) => asides.map(([dx, dy]) => [x + dx, y + dy] as const));
  const places = [...order.map(({ at }) => at), ...besideIt];
  return middleOf(map.place(places.map(([x, y]) => boxAround(x, y, 2 * numberRadius))));
}

interface DrawnBox {
  readonly boardName: string;
  /** Wires by number. Their lugs are named, and the other wires are faint; absent: all of them, with no names. */
  readonly only?: ReadonlySet<number>;
}

export function drawOpenBox(sheet: PdfDocument, planned: PlannedWiring, { boardName, only }: DrawnBox): void {
  const { wiring, box, lines } = planned;
  const { doc } = sheet;
  const isShown = (number: number): boolean => !only || only.has(number);
  const shown = wiring.wires.filter(({ number }) => isShown(number));
  const ends = new Set(shown.flatMap(({ from, to }) => [from.lug, to.lug]));
  shell(sheet, planned, boardName);
  partNames(sheet, planned);
  doc.lineCap('round').lineJoin('round');
  for (const { number } of wiring.wires) if (!isShown(number)) wire(sheet, lines[number - 1]!, faintInk, 0.5);
  for (const { number, colour } of shown) wire(sheet, lines[number - 1]!, wireInk[colour], 0.85);
  const map = new LabelMap(0.5, 0.2, 0.05);
  for (const lug of box.lugs) {
    doc
      .circle(lug.x, lug.y, lugRadius)
      .lineWidth(0.3)
      .fillAndStroke('#fff', ends.has(lug.id) ? '#b08a2e' : faintInk);
    if (only && ends.has(lug.id)) {
      sheet.mark('lug', lug.id, lug.x - lugRadius, lug.y - lugRadius, 2 * lugRadius, 2 * lugRadius);
      map.take(boxAround(lug.x, lug.y, 2 * lugRadius));
    }
  }
  // A number stands on its own wire, so wires count as taken for names alone; short wires choose first.
  const numbered = shown.toSorted((a, b) => a.millimetres - b.millimetres);
  for (const { number, colour } of numbered) {
    const [x, y] = placeNumber(lines[number - 1]!, map);
    sheet.badge(String(number), x, y, { radius: numberRadius, colour: wireInk[colour] });
  }
  if (!only) return;
  for (const { number } of shown) map.take(...pointBoxes(lines[number - 1]!));
  for (const { text, box: at } of placeLabels(
    sheet,
    box.lugs.filter(({ id }) => ends.has(id)),
    map,
  )) {
    doc
      .rect(at.x - 0.3, at.y - 0.3, at.w + 0.6, at.h + 0.6)
      .fillOpacity(0.75)
      .fill('#ffffff')
      .fillOpacity(1);
    sheet.writeAround(text, ...middleOf(at), labelStyle);
  }
}

/** How much room the drawing takes at a scale, millimetres of the page. */
export const boxRoom = ({ box }: PlannedWiring, scale: number): { w: number; h: number } => ({
  w: (box.w + 2 * besideBox.side) * scale,
  h: (box.h + besideBox.top + besideBox.bottom) * scale,
});
