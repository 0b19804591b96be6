import { drawWiring, partName, wireInk } from './draw-wiring.ts';
import { inks } from '#paper/inks.ts';
import type { PdfDocument } from '#paper/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { routeWires } from './wire-router.ts';
import { type Wire, wiresBetween } from './wires.ts';
import { type Terminal, wiringPlan } from './wiring-plan.ts';

const pinNames: Readonly<Record<string, string>> = { T: 'tip', S: 'sleeve', '+': '+ (sleeve)', '-': '- (centre pin)' };
const ledPins: Readonly<Record<string, string>> = { A: '+ (long leg)', K: '- (flat side)' };

/** 'INPUT tip', 'switch lug 2', 'board IN'. */
function terminalName({ id }: Terminal): string {
  const dot = id.indexOf('.');
  const [ref, pin] = [id.slice(0, dot), id.slice(dot + 1)];
  if (ref === 'PCB') return `board ${pin}`;
  if (ref.startsWith('SW')) return `${ref} lug ${pin}`;
  if (ref.startsWith('LED')) return `${ref} ${ledPins[pin]}`;
  return `${partName(ref)} ${pinNames[pin] ?? pin}`;
}

function wireTable(sheet: PdfDocument, wires: readonly Wire[]): void {
  const half = (columnWidth - 8) / 2;
  const rows = Math.ceil(wires.length / 2);
  const rowHeight = 6;
  sheet.ensureSpace(rows * rowHeight);
  wires.forEach((wire, i) => {
    const x = page.margin + (i < rows ? 0 : half + 8);
    const y = sheet.y + (i % rows) * rowHeight;
    const colour = wireInk[wire.colour];
    sheet.tickBox(x, y + 0.7);
    sheet.doc
      .circle(x + 7, y + 2.1, 1.9)
      .lineWidth(0.3)
      .stroke(colour);
    sheet.write(String(i + 1), x + 7, y + 0.85, { font: 'mark', size: 2.1, align: 'center', colour });
    sheet.write(wire.colour, x + 11, y + 0.4, { size: 3.1, colour });
    sheet.write(`${terminalName(wire.from)}  to  ${terminalName(wire.to)}`, x + 21, y + 0.4, { size: 3.1 });
  });
  sheet.y += rows * rowHeight + 3;
}

/** Off-board wiring, made from the nets of the hardware. */
export function wiringPage(sheet: PdfDocument, { kit, art, bom }: Subject): void {
  const plan = wiringPlan(bom, art.wires);
  const wires = routeWires(plan, wiresBetween(plan.terminals));
  sheet.section('Wiring', 220);
  sheet.paragraph(
    'The box from behind, lid off, the DC socket away from you: so the input is on the left. Red is the supply, black is ground, blue is signal. A lug with two wires gets both before it is soldered.',
  );
  sheet.y += 3;
  const scale = columnWidth / plan.w;
  sheet.withTransform(page.margin, sheet.y, scale, () => drawWiring(sheet, plan, wires, kit.name));
  sheet.y += (plan.h + 7) * scale;
  wireTable(sheet, wires);
  sheet.write(
    'The lugs of the switch count down its columns, the flat sides of the lugs level. In bypass 2-3, 5-6 and 8-9 are joined; with the effect on 1-2, 4-5 and 7-8.',
    page.margin,
    sheet.y,
    { width: columnWidth, size: 3.2, colour: inks.soft },
  );
}
