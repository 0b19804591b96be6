/** The wiring of a pedal from its circuit and its open box: wires, order, lengths, checks, first power. */

import { resistanceBetween } from '../assembly/resistance.ts';
import { billOfMaterials } from '../bill-of-materials.ts';
import { type Circuit, type Component, NC } from '../component.ts';
import { bezelRef } from '../hardware.ts';
import { boxMetal, Connections, wantedCopper, type WiringFault } from './connections.ts';
import { lugMark, lugName, partName } from './lug-names.ts';
import { type BoxLug, isPad, type OpenBox } from './open-box.ts';
import { singleFaults } from './single-faults.ts';
import { lengthOf, routeWires, type WireLine } from './wire-router.ts';
import { type PlannedWire, wiresBetween } from './wires.ts';
import { CheckedWiring, flips, planChecks, type PlannedCheck } from './wiring-checks.ts';
import {
  type FirstPower,
  type Lug,
  type Place,
  refOfLug,
  type Suspect,
  type WiredPart,
  type Wire,
  type WireColour,
  type WireEnd,
  type Wiring,
  type WiringCheck,
  type WiringStep,
} from './wiring.ts';
import { madeByGroup, workOrder } from './work-order.ts';

/** The wiring and how it lies in the box, wires and lines in the order of their numbers. */
export interface PlannedWiring {
  readonly wiring: Wiring;
  readonly box: OpenBox;
  readonly wires: readonly PlannedWire[];
  readonly lines: readonly WireLine[];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const placeOf = (x: number, y: number): Place => [rounded(x), rounded(y)];

/** Bare wire for a pad, and for a lug that it is hooked through. */
const stripOf = ({ id }: BoxLug): number => (isPad(id) ? 3 : 5);
/** Wires are bent, not drawn; a strap lies flat. */
const spare = 15;
const strapSpare = 2;

/** Along its way, down to the deeper of its ends, with both bare ends and something to spare, in whole steps of 5. */
function cutLength({ from, to, group }: PlannedWire, line: WireLine): number {
  const slack = group === 'strap' ? strapSpare : spare;
  return 5 * Math.ceil((lengthOf(line) + Math.abs(from.z - to.z) + stripOf(from) + stripOf(to) + slack) / 5);
}

/** Steps with the numbers of wires instead of their places in a list. */
const numbered = (steps: readonly WiringStep[], numberOf: (wire: number) => number): WiringStep[] =>
  steps.map((step) => ('wire' in step ? { ...step, wire: numberOf(step.wire) } : step));

/** Wires whose ends beep before they are in. */
function needPull(connections: Connections, wires: readonly PlannedWire[]): boolean[] {
  const ends = wires.map(({ from, to }) => [from.id, to.id] as const);
  return wires.map(({ from, to }, i) => {
    const before = new Set(ends.keys().filter((k) => k < i));
    return connections.joined({ wires: ends, made: before, position: 'open' })(from.id, to.id);
  });
}

function wiresOf(
  bom: readonly Component[],
  box: OpenBox,
  wires: readonly PlannedWire[],
  lines: readonly WireLine[],
  connections: Connections,
): Wire[] {
  const end = (lug: BoxLug): WireEnd => ({ lug: lug.id, name: lugName(bom, lug.id, box.legs), strip: stripOf(lug) });
  const pulls = needPull(connections, wires);
  return wires.map((wire, i) => ({
    number: i + 1,
    net: wire.net,
    colour: wire.colour,
    group: wire.group,
    millimetres: cutLength(wire, lines[i]!),
    from: end(wire.from),
    to: end(wire.to),
    needsPull: pulls[i]!,
  }));
}

function lugsOf(bom: readonly Component[], box: OpenBox): Record<string, Lug> {
  return Object.fromEntries(
    box.lugs.map(({ id, net, x, y }): [string, Lug] => {
      const mark = lugMark(bom, id);
      const name = lugName(bom, id, box.legs);
      return [
        id,
        { id, name, ...(mark && { mark }), ref: refOfLug(id), net: net === NC ? null : net, at: placeOf(x, y) },
      ];
    }),
  );
}

function partsOf(bom: readonly Component[], { board, bodies }: OpenBox): WiredPart[] {
  const parts = [board, ...bodies].map((body): WiredPart => {
    const { ref, kind, x, y, w, h } = body;
    return { ref, kind, name: partName(body), box: [...placeOf(x - w / 2, y - h / 2), rounded(w), rounded(h)] };
  });
  const lamp = parts.find(({ kind }) => kind === 'led');
  const bezel = bom.find(({ ref }) => ref === bezelRef);
  return bezel && lamp ? [...parts, { ...lamp, ref: bezelRef, kind: bezel.kind, name: partName(bezel) }] : parts;
}

/** A fault in the words of somebody who sees the wires that are in. */
function suspectOf(fault: WiringFault, wires: readonly PlannedWire[], made: ReadonlySet<number>): Suspect {
  if (fault.kind === 'open') return { kind: 'open', wire: fault.wire + 1 };
  if (fault.kind === 'bridged') return fault;
  const shown = fault.moves.filter(([wire]) => made.has(wire));
  const numbers = shown.map(([wire]) => wire + 1).toSorted((a, b) => a - b);
  if (shown.length > 1) return { kind: 'swapped', wires: [numbers[0]!, numbers[1]!] };
  const [wire, end, on] = shown[0]!;
  const { from, to } = wires[wire]!;
  return { kind: 'misplaced', wire: wire + 1, on, insteadOf: (end === 0 ? from : to).id };
}

/** The single mistakes that turn this answer and none before it. */
function suspectsOf(
  checked: CheckedWiring,
  checks: readonly PlannedCheck[],
  faults: readonly WiringFault[],
): Suspect[][] {
  const unseen = new Set(faults);
  return checks.map((check) => {
    const found = [...unseen].filter((fault) => flips(checked, check, fault));
    for (const fault of found) unseen.delete(fault);
    const suspects = found.map((fault) => suspectOf(fault, checked.wires, checked.made.get(check.group)!));
    return [...new Map(suspects.map((suspect) => [JSON.stringify(suspect), suspect])).values()];
  });
}

/** On the wall, near the corner that is always bare. */
const metalPlace = ({ w, h }: OpenBox): Place => placeOf(w - 1, h - 20);

function pointPlace(box: OpenBox, id: string): Place {
  const lug = box.lugs.find((one) => one.id === id);
  if (lug) return placeOf(lug.x, lug.y);
  return id === boxMetal ? metalPlace(box) : placeOf(...box.legs.get(id)!);
}

function checksOf(checked: CheckedWiring): WiringCheck[] {
  const { bom, box, wires } = checked;
  const faults = singleFaults(box, wires);
  const checks = planChecks(checked, faults);
  const suspects = suspectsOf(checked, checks, faults);
  const point = (id: string): WiringCheck['red'] => ({ id, name: lugName(bom, id, box.legs), at: pointPlace(box, id) });
  const count = new Map<string, number>();
  return checks.map(({ group, red, black, position, lever, beeps, ohms, needsControlsInTheMiddle, guardsPower }, i) => {
    const nth = (count.get(group) ?? 0) + 1;
    count.set(group, nth);
    return {
      id: `${group} ${nth}`,
      group,
      red: point(red),
      black: point(black),
      position,
      ...(lever && { lever }),
      beeps,
      ohms,
      needsControlsInTheMiddle,
      guardsPower,
      suspects: suspects[i]!,
    };
  });
}

function firstPower(circuit: Circuit, bom: readonly Component[]): FirstPower {
  const onBoard = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot');
  return {
    supplyOhms: resistanceBetween(onBoard, '+9V', 'GND'),
    milliamps: circuit.currentMilliamps,
    led: circuit.led,
    hasChips: bom.some(({ kind }) => kind === 'ic'),
  };
}

const colours: readonly WireColour[] = ['red', 'black', 'blue'];

export function planWiring(circuit: Circuit, box: OpenBox): PlannedWiring {
  const bom = billOfMaterials(circuit);
  const toggles = new Set(bom.filter(({ kind }) => kind === 'toggle').map(({ ref }) => ref));
  const unordered = wiresBetween(box.lugs, toggles);
  const steps = workOrder(box, unordered, bom);
  const order = steps.flatMap((step) => (step.kind === 'wire' ? [step.wire] : []));
  const wires = order.map((wire) => unordered[wire]!);
  const lines = routeWires(box, wires);
  const pads = box.lugs.filter(({ id }) => isPad(id));
  const connections = new Connections({ bom, copper: wantedCopper(bom, pads) });
  const place = (wire: number): number => order.indexOf(wire);
  const checked = new CheckedWiring({ bom, box, wires, connections, made: madeByGroup(numbered(steps, place)) });
  const listed = wiresOf(bom, box, wires, lines, connections);
  const cut = Object.fromEntries(
    colours.map((colour) => [
      colour,
      listed.filter((wire) => wire.colour === colour).reduce((sum, { millimetres }) => sum + millimetres, 0),
    ]),
  ) as Record<WireColour, number>;
  const wiring: Wiring = {
    box: { size: box.size, w: box.w, h: box.h },
    wires: listed,
    lugs: lugsOf(bom, box),
    parts: partsOf(bom, box),
    steps: numbered(steps, (wire) => place(wire) + 1),
    checks: checksOf(checked),
    power: firstPower(circuit, bom),
    cut,
  };
  return { wiring, box, wires, lines };
}
