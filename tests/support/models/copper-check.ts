/**
 * What a finished board joins against what its circuit asks for. The legs stand where their data sheets put them, the
 * connections are read off tracks, pads and pour: neither the order of pins in a circuit nor the nets that the layout
 * was given are believed.
 */
import { type BoardLayout } from '#drawings/pcb/layout-board.ts';
import type { PcbSpec, PlacedPart, Point } from '#drawings/pcb/board-spec.ts';
import { panelLayout } from '#drawings/pedal/panel-layout.ts';
import { type Component, NC } from '#electronics/component.ts';
import { enclosures } from '#electronics/enclosure.ts';
import { packages, potLegs } from '../data-sheets/packages.ts';
import { pinTables } from '../data-sheets/pin-tables.ts';
import { joinedPads } from './design-rules.ts';

/** A leg on the board, and the net that the circuit gives it. */
interface Leg {
  readonly name: string;
  readonly net: string;
  readonly at: Point;
}

/** Legs of parts without a data sheet of their own: both ends alike, or + on the left. */
const plainLegs: Partial<Record<Component['kind'], readonly string[]>> = {
  resistor: ['1', '2'],
  film: ['1', '2'],
  ceramic: ['1', '2'],
  inductor: ['1', '2'],
  electrolytic: ['+', '-'],
};

/** The lugs of a pot, from where its shaft comes through the box: the board shows its other side, mirrored. */
function potLegsOf(spec: PcbSpec, { board, top }: BoardLayout, component: Component, part: PlacedPart): Leg[] {
  const knob = spec.knobs.findIndex(({ label }) => label.toUpperCase() === component.ref.toUpperCase());
  const { x, y } = panelLayout(spec).knobs[knob]!;
  const shaft = [board.w / 2 - (x - enclosures[spec.size].w / 2), y - top] as const;
  const down = part.y > shaft[1] ? 1 : -1;
  return ['1', '2', '3'].map((pin, i) => ({
    name: `${component.ref}.${pin}`,
    net: component.pins[pin]!,
    at: [shaft[0] + down * (1 - i) * potLegs.pitch, shaft[1] + down * potLegs.fromShaft],
  }));
}

function legsOf(spec: PcbSpec, layout: BoardLayout, component: Component): Leg[] {
  const part = layout.board.parts.find(({ ref }) => ref === component.ref)!;
  const { ref, pins, kind } = component;
  if (kind === 'pot') return potLegsOf(spec, layout, component, part);
  const table = pinTables[component.part ?? ''];
  const names = table?.legs.map(([pin]) => pin) ?? plainLegs[kind];
  if (!names) throw new Error(`${ref}: no data sheet for ${component.part ?? component.value}`);
  const sign = part.turn ? -1 : 1;
  // Legs that are alike stand wherever the footprint has them.
  const places: readonly Point[] = table
    ? packages[table.package as keyof typeof packages]
    : part.pads.map(([x, y]) => [sign * (x - part.x), sign * (y - part.y)] as const);
  return names.map((pin, i) => {
    const [x, y] = places[i]!;
    return { name: `${ref}.${pin}`, net: pins[pin]!, at: [part.x + sign * x, part.y + sign * y] };
  });
}

/** What is printed beside the pad of a wire, and the net it must lead to. */
function netOfWire(label: string, bom: readonly Component[]): string {
  const [ref, pin] = label.split('.');
  const part = bom.find((one) => one.ref === ref);
  if (pin && part) return part.pins[pin]!;
  const known: Readonly<Record<string, string>> = { '9V': 'DC+', LED: 'LED+' };
  const nets = new Set(bom.flatMap(({ pins }) => Object.values(pins)));
  const named = label.replaceAll(' ', '_');
  return known[label] ?? (nets.has(named) && !nets.has(`${named}_JACK`) ? named : boardNet(named, bom));
}

/** IN is the effect's own input where there is one, and the jack's where there is not. */
function boardNet(name: string, bom: readonly Component[]): string {
  const onBoard = new Set(
    bom.filter(({ place, kind }) => place === 'board' || kind === 'pot').flatMap(({ pins }) => Object.values(pins)),
  );
  return onBoard.has(name) ? name : `${name}_JACK`;
}

/** Every leg whose copper is not that of its net, in words; none, on a board that is true to its circuit. */
export function copperFaults(spec: PcbSpec, layout: BoardLayout, bom: readonly Component[]): string[] {
  const pads = joinedPads(layout.board, layout.routed);
  const onBoard = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot');
  const legs = [
    ...onBoard.flatMap((component) => legsOf(spec, layout, component)),
    ...layout.board.parts
      .filter(({ kind }) => kind === 'WIRE')
      .map(({ ref, x, y }): Leg => ({ name: `wire ${ref}`, net: netOfWire(ref, bom), at: [x, y] })),
  ];
  const placed = legs.map((leg) => ({
    ...leg,
    pad: pads.find(({ at }) => Math.hypot(at[0] - leg.at[0], at[1] - leg.at[1]) < 0.3),
  }));
  const lost = placed.filter(({ pad }) => !pad).map(({ name }) => `${name}: no pad under the leg`);
  // The copper of a net is that of most of its legs; who sits on other copper is miswired.
  const groupOf = new Map<string, number>();
  for (const [net, members] of Map.groupBy(placed, ({ net: name }) => name)) {
    const counts = Map.groupBy(members, ({ pad }) => pad?.group ?? -1);
    groupOf.set(net, [...counts].sort((a, b) => b[1].length - a[1].length)[0]![0]);
  }
  const miswired = placed
    .filter(({ net, pad }) => net !== NC && pad && pad.group !== groupOf.get(net))
    .map(({ name, net }) => `${name}: not joined to ${net}`);
  const owners = Map.groupBy(
    [...groupOf].filter(([net]) => net !== NC),
    ([, group]) => group,
  );
  const shorted = [...owners.values()]
    .filter((nets) => nets.length > 1)
    .map((nets) => `joined, and should not be: ${nets.map(([net]) => net).join(', ')}`);
  const open = placed
    .filter(({ net, pad }) => net === NC && pad && pads.filter(({ group }) => group === pad.group).length > 1)
    .map(({ name }) => `${name}: joined, and should be open`);
  return [...lost, ...miswired, ...shorted, ...open];
}
