/** The packages that are measured, with their legs named and the voltage at each point. */

import type { Component, Measurement } from '#electronics/component.ts';
import { partBySlug } from '#catalogue/parts.ts';
import { formatVolts } from '../wording.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { boxAround, LabelMap, middleOf } from '../labels/label-map.ts';
import { columnWidth, page } from '../page.ts';

type Volts = ReadonlyMap<string, number>;

interface Package {
  readonly component: Component;
  readonly volts: Volts;
}

const cellWidth = columnWidth / 4;
const small = { font: 'value', size: 2.2 } as const;
const voltStyle = { font: 'mark', size: 2.5, colour: inks.mat } as const;

/** Pins of a dual in-line package from above: down the left side, up the right. */
function chip(sheet: PdfDocument, { component, volts }: Package): number {
  const { doc } = sheet;
  const pins = Object.keys(component.pins);
  const perSide = pins.length / 2;
  const pitch = 4;
  const height = perSide * pitch;
  const width = 11;
  doc
    .roundedRect(-width / 2, 0, width, height, 0.6)
    .lineWidth(0.3)
    .fillAndStroke('#eceeec', '#4b5357');
  doc.path('M-1.4 0A1.4 1.4 0 0 0 1.4 0').lineWidth(0.3).stroke('#4b5357');
  pins.forEach((pin, i) => {
    const isLeft = i < perSide;
    const y = pitch * ((isLeft ? i : pins.length - 1 - i) + 0.5);
    const side = isLeft ? -1 : 1;
    const at = volts.get(pin);
    doc.rect(side > 0 ? width / 2 : -width / 2 - 1.8, y - 0.6, 1.8, 1.2).fill(at === undefined ? '#c9cfd1' : inks.mat);
    sheet.write(pin, side * (width / 2 - 1.9), y - 1.35, { ...small, align: 'center' });
    if (at !== undefined)
      sheet.write(formatVolts(at), side * (width / 2 + 2.6), y - 1.6, {
        font: 'mark',
        size: 2.5,
        align: isLeft ? 'right' : 'left',
        colour: inks.mat,
      });
  });
  return height;
}

const initials: Readonly<Record<string, string>> = { I: 'IN', O: 'OUT', G: 'GND' };

/** The name a leg has in the circuit: 'Emitter (next to the tab)' is E, 'Input' is IN. */
function legName(component: Component, meaning: string): string {
  const letter = meaning.charAt(0).toUpperCase();
  return letter in component.pins ? letter : (initials[letter] ?? letter);
}

/** From where a package is drawn; the leg of a can is known by its tab or dot. */
export function packageView(component: Component): string {
  if (component.kind === 'ic') return 'from above';
  const part = partBySlug.get(component.part ?? '');
  if (part?.picture.draw !== 'can') return 'from the front';
  const [, marked, mark] = Object.values(part.pinOut ?? {})
    .map((meaning) => /^(\w+) \(next to the (\w+)\)/.exec(meaning))
    .find((found) => found !== null) ?? [null, null, null];
  return mark ? `the ${mark} is at ${legName(component, marked!)}` : 'from the side';
}

/** A plastic transistor from its flat side, legs down, or a can from its side. */
function threeLegs(sheet: PdfDocument, { component, volts }: Package): number {
  const { doc } = sheet;
  const part = partBySlug.get(component.part ?? '');
  const isCan = part?.picture.draw === 'can';
  const legs = part?.pinOut
    ? ['1', '2', '3'].map((pin) => legName(component, part.pinOut![pin] ?? ''))
    : Object.keys(component.pins);
  // Names such as GND need more room than letters.
  const pitch = legs.some((leg) => leg.length > 1) ? 4.4 : 2.5;
  const half = pitch + 1.5;
  const dotted = part?.pinOut ? Object.values(part.pinOut).findIndex((leg) => leg.includes('the dot')) : -1;
  // A can with a dot has no rim, and no tab.
  const rim = dotted < 0 ? 'V6H5V7H-5V6Z' : 'V7H-4.2Z';
  if (isCan) doc.path(`M-4.2 6V3.4A4.2 3.4 0 0 1 4.2 3.4${rim}`).lineWidth(0.3).fillAndStroke('#eceeec', '#4b5357');
  else
    doc
      .path(`M${-half} 7V1.4A1 1 0 0 1 ${1 - half} .4H${half - 1}A1 1 0 0 1 ${half} 1.4V7Z`)
      .lineWidth(0.3)
      .fillAndStroke('#eceeec', '#4b5357');
  if (dotted >= 0) doc.circle((dotted - 1) * pitch, 2.2, 0.55).fill('#c8261f');
  const map = new LabelMap(0.4);
  legs.forEach((leg, i) => {
    const x = (i - 1) * pitch;
    doc.rect(x - 0.35, 7, 0.7, 4.4).fill(volts.has(leg) ? inks.mat : '#c9cfd1');
    sheet.writeAround(leg, x, 4.2, { ...small, size: 2 });
    map.take(boxAround(x, 9.2, 0.7, 4.4));
  });
  legs.forEach((leg, i) => {
    const at = volts.get(leg);
    if (at === undefined) return;
    const words = formatVolts(at);
    const { w, h } = sheet.sizeOf(words, voltStyle);
    // Beside the outer legs and under the middle one, as far down as it takes.
    const x = (i - 1) * (pitch + 0.35 + 1.2 + w / 2);
    const places = [0, 1, 2].map((row) => boxAround(x, (i === 1 ? 13 : 9.6) + 2.6 * row, w, h));
    sheet.writeAround(words, ...middleOf(map.place(places)), voltStyle);
  });
  return 16;
}

const drawings: Partial<Record<Component['kind'], (sheet: PdfDocument, drawn: Package) => number>> = {
  ic: chip,
  bjt: threeLegs,
  jfet: threeLegs,
  mosfet: threeLegs,
  regulator: threeLegs,
};

function packagesOf(bom: readonly Component[], measurements: readonly Measurement[]): Package[] {
  const byRef = Map.groupBy(measurements, ({ at }) => at.slice(0, at.indexOf('.')));
  return [...byRef].flatMap(([ref, points]) => {
    const component = bom.find((part) => part.ref === ref);
    if (!component || !(component.kind in drawings)) return [];
    return [{ component, volts: new Map(points.map(({ at, volts }) => [at.slice(at.indexOf('.') + 1), volts])) }];
  });
}

const heightOf = ({ component }: Package): number =>
  component.kind === 'ic' ? Object.keys(component.pins).length * 2 : 16;

export function drawPackages(
  sheet: PdfDocument,
  bom: readonly Component[],
  measurements: readonly Measurement[],
): void {
  const packages = packagesOf(bom, measurements);
  for (let i = 0; i < packages.length; i += 4) {
    const row = packages.slice(i, i + 4);
    const height = Math.max(...row.map(heightOf)) + 11;
    sheet.ensureSpace(height);
    row.forEach((drawn, place) => {
      const x = page.margin + (place + 0.5) * cellWidth;
      const { ref, value, kind } = drawn.component;
      sheet.write(`${ref}  ${value}`, x, sheet.y, { font: 'strong', size: 3.1, align: 'center' });
      sheet.write(packageView(drawn.component), x, sheet.y + 4, {
        size: 2.7,
        align: 'center',
        colour: inks.soft,
      });
      sheet.withTransform(x, sheet.y + 8.4, 1, () => drawings[kind]!(sheet, drawn));
    });
    sheet.y += height + 1;
  }
  if (packages.length) sheet.y += 3;
}
