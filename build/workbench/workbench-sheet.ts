/** The workbench sheet of a kit, derived from its circuit alone. */
import type {
  WorkbenchNet,
  WorkbenchPart,
  WorkbenchPin,
  WorkbenchPlacement,
  WorkbenchSheet,
} from '#drawings/workbench/workbench-sheet.ts';
import { boardLayers } from '#drawings/workbench/board-layers.ts';
import { boardOutline } from '#drawings/pcb/board.ts';
import { gridMm, type PlacedPart, type Point } from '#drawings/pcb/board-spec.ts';
import { polyline } from '#drawings/pcb/copper.ts';
import { footprints } from '#drawings/pcb/footprints.ts';
import { type BoardLayout, layoutBoard } from '#drawings/pcb/layout-board.ts';
import { heightOf, padRadiusOf } from '#drawings/pcb/mounting.ts';
import { typesetSigns } from '#domain/typography.ts';
import { buildChecks } from '#electronics/assembly/build-checks.ts';
import { assemblySteps } from '#electronics/assembly/steps.ts';
import { billName, billOfMaterials } from '#electronics/bill-of-materials.ts';
import { capacitorCode, inMicrofarads } from '#electronics/codes/capacitor-code.ts';
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { type Circuit, type Component, NC, type Net } from '#electronics/component.ts';
import { rightVolts } from '#electronics/measurement.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import { netName, pinName } from '#electronics/pin-names.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { kitDrawing, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { partBySlug } from '#catalogue/parts.ts';
import { testPoints } from '../documents/test-points/test-points.ts';
import { kitWiring } from '../wiring/kit-wiring.ts';
import { bandsOfKit } from '../kept-tables/kept-bands.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;
const at = ([x, y]: Point): Point => [rounded(x), rounded(y)];

function placeOf(part: PlacedPart): WorkbenchPlacement {
  const { kind, x, y, turn } = part;
  const { w, h, outline } = footprints[kind];
  const [width, height] = [w * gridMm - 0.2, h * gridMm - 0.2];
  return {
    at: at([x, y]),
    turn,
    box: [rounded(x - width / 2), rounded(y - height / 2), rounded(width), rounded(height)],
    outline,
    padRadius: padRadiusOf(part),
    height: heightOf(part),
  };
}

function printOf({ kind, value }: Component): Pick<WorkbenchPart, 'bands' | 'code'> {
  if (kind === 'resistor') return { bands: bandColours(parseValue(value, 'resistance')) };
  if (kind === 'film') return { code: `${capacitorCode(value)}J` };
  if (kind === 'ceramic') return { code: capacitorCode(value) };
  if (kind === 'electrolytic') return { code: inMicrofarads(value) };
  return {};
}

function pinsOf(component: Component, placed: PlacedPart | undefined): WorkbenchPin[] {
  const order = placed ? padPins(component)! : Object.keys(component.pins);
  return order.map((pin, i): WorkbenchPin => {
    const net = component.pins[pin]!;
    const pad = placed?.pads[i];
    return { pin, name: pinName(component, pin), net: net === NC ? null : net, ...(pad && { at: at(pad) }) };
  });
}

function partOf(component: Component, placedBy: ReadonlyMap<string, PlacedPart>): WorkbenchPart {
  const { ref, kind, value, part, orientation, note } = component;
  const own = placedBy.get(ref);
  const place = own ?? placedBy.get(ref.replace(/^XS-/, ''));
  const type = partBySlug.get(part ?? '')?.specifications['Package'];
  return {
    ref,
    kind,
    value,
    name: billName(component),
    part,
    ...(type && { type }),
    ...printOf(component),
    ...(orientation && { orientation: typesetSigns(orientation) }),
    ...(note && { note: typesetSigns(note) }),
    pins: pinsOf(component, own),
    ...(place && { place: placeOf(place) }),
  };
}

function netsOf(
  bom: readonly Component[],
  { routed }: BoardLayout,
  volts: ReadonlyMap<Net, number>,
  rails: Circuit['rails'],
): WorkbenchNet[] {
  const byRef = new Map(bom.map((component) => [component.ref, component]));
  return [...pinsByNet(bom)].map(([name, members]) => {
    const own = routed.traces.filter(({ net }) => net === name);
    const copper = (side: 0 | 1): string =>
      own
        .filter(({ layer }) => layer === side)
        .map(({ points }) => polyline(points))
        .join('');
    const read = volts.get(name);
    return {
      name,
      plain: netName(name, members, byRef, rails),
      pins: members.map(({ ref, pin }) => `${ref}.${pin}`),
      ...(read !== undefined && { volts: rounded(read) }),
      top: copper(0),
      bottom: copper(1),
      vias: routed.vias.filter(({ net }) => net === name).map(({ x, y }) => at([x, y])),
    };
  });
}

export function workbenchSheet(kit: Kit): WorkbenchSheet {
  const { circuit, slug, name } = kit;
  const drawing = kitDrawing(kit);
  const layout = layoutBoard(drawing);
  const { board } = layout;
  const bom = billOfMaterials(circuit);
  const placedBy = new Map(board.parts.filter(({ kind }) => kind !== 'WIRE').map((part) => [part.ref, part]));
  const { volts } = adjustTrimmers(circuit, { modelOf: modelBySlug }).point;
  const steps = assemblySteps(bom);
  const bands = bandsOfKit(kit);
  const points = testPoints(bom, circuit.measurements, bands.volts);
  return {
    slug,
    name,
    board: { w: rounded(board.w), h: rounded(board.h), edge: boardOutline(board).edge, holes: board.holes.map(at) },
    parts: bom.map((component) => partOf(component, placedBy)),
    nets: netsOf(bom, layout, volts, circuit.rails),
    wires: board.parts
      .filter(({ kind }) => kind === 'WIRE')
      .map(({ ref, nets, x, y }) => ({ label: ref, net: nets[0]!, at: at([x, y]) })),
    steps: steps.map(({ parts, ...step }) => ({
      ...step,
      hint: typesetSigns(step.hint),
      refs: parts.map(({ ref }) => ref),
    })),
    checks: buildChecks(bom, steps, (net) => (volts.has(net) ? rounded(volts.get(net)!) : undefined)),
    voltages: circuit.measurements.map((measurement, i) => {
      const { where, note, check } = points[i]!;
      return {
        at: measurement.at,
        where,
        volts: measurement.volts,
        right: rightVolts(measurement, bands.volts[i]),
        note: note && typesetSigns(note),
        check: typesetSigns(check),
      };
    }),
    milliamps: bands.milliamps,
    wiring: kitWiring(kit).wiring,
    art: boardLayers(drawing, layout),
  };
}
