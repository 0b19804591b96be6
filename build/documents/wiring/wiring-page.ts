import { drawWiring, wireInk } from './draw-wiring.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { routeWires } from './wire-router.ts';
import { partName } from './wiring-labels.ts';
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
    sheet.badge(String(i + 1), x + 7, y + 2.1, { radius: 1.9, colour });
    sheet.write(wire.colour, x + 11, y + 0.4, { size: 3.1, colour });
    sheet.write(`${terminalName(wire.from)}  to  ${terminalName(wire.to)}`, x + 21, y + 0.4, { size: 3.1 });
  });
  sheet.y += rows * rowHeight + 3;
}

const smallBoxSentence =
  'Things are spread out here so that each wire can be followed: in your box the two jacks pass each other over the controls, long springs towards the lid. The DC socket is in the wall of the input, just above the footswitch. ';

/** Off-board wiring, made from the nets of the hardware. */
export function wiringPage(sheet: PdfDocument, { kit, drawing, bom }: Subject): void {
  const plan = wiringPlan(bom, drawing);
  const wires = routeWires(plan, wiresBetween(plan.terminals));
  sheet.section('Wiring', 220);
  sheet.paragraph(
    `The box from behind, lid off and the footswitch at the bottom, so the input is on the left. ${drawing.size === '1590A' ? smallBoxSentence : ''}Red is the supply, black is ground, blue is signal. Where a lug takes two wires, fit both before you solder.`,
  );
  sheet.y += 3;
  const scale = columnWidth / plan.w;
  sheet.withTransform(page.margin, sheet.y, scale, () => drawWiring(sheet, plan, wires, kit.name));
  sheet.y += (plan.h + 7) * scale;
  wireTable(sheet, wires);
  sheet.write(
    'The lugs of the switch are numbered down each column; hold it so that their flat sides are level. With the effect off it joins 2 to 3, 5 to 6 and 8 to 9; on, 1 to 2, 4 to 5 and 7 to 8.',
    page.margin,
    sheet.y,
    { width: columnWidth, size: 3.2, colour: inks.soft },
  );
}
