/** Which part belongs to which stage, and which nets go from stage to stage. */

import type { Circuit, Net } from '#electronics/component.ts';
import { NC } from '#electronics/component.ts';
import { type DrawnElement, elementsOf } from './elements.ts';
import type { SchematicHints } from './hints/hints.ts';

interface Stage {
  readonly name: string;
  readonly elements: readonly DrawnElement[];
}

export interface StagedCircuit {
  readonly stages: readonly Stage[];
  readonly supply: readonly DrawnElement[];
  readonly isRail: (net: Net) => boolean;
  readonly isUp: (net: Net) => boolean;
  /** The place of a net in the signal: the lists are written from the input to the output. */
  readonly rank: (net: Net) => number;
}

const netsOf = (element: DrawnElement): Net[] =>
  [...element.pins, ...('extras' in element ? (element.extras ?? []) : [])].map(({ net }) => net);

function ranks(elements: readonly DrawnElement[]): (net: Net) => number {
  const order = new Map<Net, number>([['IN', -1]]);
  const known = (net: Net): number => order.get(net) ?? 1e6;
  // Chips last: their pins come in the order of their numbers, not of the signal.
  const isChip = ({ shape }: DrawnElement): boolean => shape === 'chip' || shape === 'opamp';
  for (const element of [...elements.filter((it) => !isChip(it)), ...elements.filter(isChip)])
    for (const net of netsOf(element).toSorted((a, b) => known(a) - known(b)))
      if (!order.has(net)) order.set(net, order.size);
  order.set('OUT', 1e5).set('OUT_JACK', 1e5);
  return (net) => order.get(net) ?? 0;
}

/** What the supply knows how to draw; anything else between rails stands in a stage. */
const canSupply = (element: DrawnElement): boolean =>
  element.kind === 'two-terminal'
    ? element.shape === 'power' || element.ends[0] !== element.ends[1]
    : element.shape === 'supply-jack' || (element.shape === 'chip' && element.pins.some(({ role }) => role === 'OUT'));

export function staged(circuit: Circuit, hints: SchematicHints): StagedCircuit {
  const rails = new Map<Net, number>([['GND', 0], ['+9V', 9], ['DC+', 9], ...Object.entries(circuit.rails ?? {})]);
  const isRail = (net: Net): boolean => rails.has(net);
  const isUp = (net: Net): boolean =>
    hints.up ? hints.up.includes(net) : (rails.get(net) ?? 0) > 6.5 || net === '+5V';
  const listed = circuit.components.flatMap((part, place) =>
    elementsOf(part, hints.shapes?.[part.ref]).map((element) => ({ element, place })),
  );
  const starts = hints.stages.map(([from]) => {
    const place = circuit.components.findIndex(({ ref }) => ref === from);
    if (place < 0) throw new Error(`${circuit.slug}: a stage starts at ${from}, which is not in the list`);
    return place;
  });
  const told = new Map(Object.entries(hints.also ?? {}).flatMap(([name, refs]) => refs.map((ref) => [ref, name])));
  const isSupply = ({ element }: (typeof listed)[number]): boolean =>
    !told.has(element.name) && canSupply(element) && netsOf(element).every((net) => isRail(net) || net === NC);
  const signal = listed.filter((it) => !isSupply(it));
  const byPlace = (place: number): number => {
    const before = starts.filter((start) => start <= place);
    return starts.indexOf(Math.max(...(before.length > 0 ? before : starts)));
  };
  const home = new Map<DrawnElement, number>();
  const toldHome = (element: DrawnElement): number => {
    const name = told.get(element.name) ?? told.get(element.part);
    const index = hints.stages.findIndex((stage) => stage[1] === name);
    if (name !== undefined && index < 0) throw new Error(`${circuit.slug}: there is no stage called ${name}`);
    return index;
  };
  for (const { element, place } of signal) {
    const index = toldHome(element);
    if (index >= 0 || element.shape !== 'opamp') home.set(element, index >= 0 ? index : byPlace(place));
  }
  // An amplifier goes to the stage that most of its neighbours are in.
  for (const { element } of signal) {
    if (home.has(element)) continue;
    const net = (role: string): Net => element.pins.find((pin) => pin.role === role)!.net;
    // A follower belongs to the stage of its input.
    const own = net('-') === net('out') ? [net('+'), net('out')] : [net('-'), net('out')];
    const mine = new Set(own.filter((it) => !isRail(it)));
    const votes = hints.stages.map(
      (_, i) => [...home].filter(([other, at]) => at === i && netsOf(other).some((it) => mine.has(it))).length,
    );
    home.set(element, votes.indexOf(Math.max(...votes)));
  }
  return {
    stages: hints.stages.map(([, name], i) => ({
      name,
      elements: signal.map(({ element }) => element).filter((element) => home.get(element) === i),
    })),
    supply: listed.filter(isSupply).map(({ element }) => element),
    isRail,
    isUp,
    rank: ranks(listed.map(({ element }) => element)),
  };
}

export interface NetPlace {
  readonly net: Net;
  /** Stages it has a part in, in drawing order. */
  readonly stages: readonly number[];
  /** The one it comes from. */
  readonly source: number;
}

const drives = (element: DrawnElement, net: Net): boolean =>
  element.kind === 'device' &&
  element.pins.some((pin) => {
    if (pin.net !== net) return false;
    if (element.shape === 'chip') return element.sides!.right.some(([name]) => name === pin.pin);
    return ['out', 'C', 'E', 'D', 'S'].includes(pin.role);
  });

/** Nets with a part in more than one stage. */
export function netsBetween({ stages, isRail }: StagedCircuit, hints: SchematicHints): NetPlace[] {
  const places = new Map<Net, Set<number>>();
  stages.forEach(({ elements }, i) => {
    for (const net of elements.flatMap(netsOf))
      if (!isRail(net) && net !== NC) places.set(net, (places.get(net) ?? new Set()).add(i));
  });
  return [...places]
    .filter(([, on]) => on.size > 1)
    .map(([net, on]) => {
      const list = [...on].sort((a, b) => a - b);
      const told = stages.findIndex(({ name }) => name === hints.comesFrom?.[net]);
      const source = list.find((i) => stages[i]!.elements.some((element) => drives(element, net)));
      return { net, stages: list, source: told >= 0 ? told : (source ?? list[0]!) };
    });
}
