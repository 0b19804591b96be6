/** Divides a circuit that nobody wrote hints for: a stage ends where the whole signal passes one net, and no device listens there. */

import type { Component, Net } from '#electronics/component.ts';
import { type DrawnElement, elementsOf } from '../elements.ts';
import type { SchematicHints } from '../hints/hints.ts';

export interface SignalStage {
  readonly name: string;
  readonly parts: readonly Component[];
}

/** Fewer parts are no stage of their own. */
const minParts = 6;
const maxNamed = 3;

interface Item {
  readonly part: Component;
  readonly place: number;
  readonly nets: readonly Net[];
  readonly listensAt: readonly Net[];
}

const inputRoles: ReadonlySet<string> = new Set(['B', 'G', '+', '-']);
const isActive = ({ kind }: Component): boolean =>
  kind === 'bjt' || kind === 'jfet' || kind === 'mosfet' || kind === 'ic';

function itemsOf(
  components: readonly Component[],
  { shapes = {} }: Pick<SchematicHints, 'shapes'>,
  isRail: (net: Net) => boolean,
): Item[] {
  return components.flatMap((part, place) =>
    elementsOf(part, shapes[part.ref]).map((element: DrawnElement): Item => {
      const pins = element.pins.filter(({ net }) => !isRail(net));
      return {
        part,
        place,
        nets: [...new Set(pins.map(({ net }) => net))],
        listensAt: isActive(part) ? pins.filter(({ role }) => inputRoles.has(role)).map(({ net }) => net) : [],
      };
    }),
  );
}

/** Nets by how many parts lie between them and the first one; the way through `closed` is barred. */
function distancesFrom(start: Net, items: readonly Item[], closed?: Net): ReadonlyMap<Net, number> {
  const at = new Map<Net, Item[]>();
  for (const item of items) for (const net of item.nets) at.set(net, [...(at.get(net) ?? []), item]);
  const found = new Map<Net, number>([[start, 0]]);
  for (const [net, distance] of found) {
    if (net === closed) continue;
    for (const { nets } of at.get(net) ?? [])
      for (const next of nets) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** In the order of the signal. */
function cutsOf(items: readonly Item[], distances: ReadonlyMap<Net, number>): Net[] {
  const heard = new Set(items.flatMap(({ listensAt }) => listensAt));
  return [...distances]
    .filter(([net]) => net !== 'IN' && net !== 'OUT' && !heard.has(net))
    .filter(([net]) => !distancesFrom('IN', items, net).has('OUT'))
    .sort((a, b) => a[1] - b[1])
    .map(([net]) => net);
}

/** What it is called after: the devices in it, or else its controls, or else its first part. */
function nameOf(parts: readonly Component[]): string {
  const active = parts.filter(isActive);
  const controls = parts.filter(({ kind }) => kind === 'pot' || kind === 'toggle');
  const chosen = active.length > 0 ? active : controls.length > 0 ? controls : parts.slice(0, 1);
  const names = chosen.slice(0, maxNamed).map(({ ref }) => ref);
  return `${names.join(', ')}${chosen.length > maxNamed ? '…' : ''}`;
}

export function stagesAlongSignal(
  components: readonly Component[],
  hints: Pick<SchematicHints, 'shapes'>,
  isRail: (net: Net) => boolean,
): SignalStage[] {
  const items = itemsOf(components, hints, isRail);
  const distances = distancesFrom('IN', items);
  const far = (nets: readonly Net[]): number =>
    Math.min(Infinity, ...nets.map((net) => distances.get(net) ?? Infinity));
  const cuts = distances.has('OUT') ? cutsOf(items, distances) : [];
  const beside = cuts.length + 1;
  const behind = cuts.map((cut) => distancesFrom('OUT', items, cut));
  // What hangs on such a net alone belongs to what drives it.
  const isBehind = ({ nets }: Item, k: number): boolean => nets.some((net) => net !== cuts[k] && behind[k]!.has(net));
  const placed = components.map((part, place) => {
    const own = items.filter((item) => item.place === place && item.nets.length > 0);
    const passed = own.map((item) => cuts.filter((_, k) => isBehind(item, k)).length);
    const distance = far(own.flatMap(({ nets }) => nets));
    // What the signal never reaches stands beside it.
    const isBeside = own.length > 0 && distance === Infinity;
    return { part, place, far: distance, passed: isBeside ? beside : Math.min(...passed, cuts.length) };
  });
  const inOrder = placed.toSorted((a, b) => a.passed - b.passed || a.far - b.far || a.place - b.place);
  const groups: Component[][] = [];
  let last = -1;
  for (const [index, { part, passed }] of inOrder.entries()) {
    const isFull = (groups.at(-1)?.length ?? 0) >= minParts && inOrder.length - index >= minParts;
    if (groups.length === 0 || (passed !== last && (isFull || passed === beside))) groups.push([]);
    groups.at(-1)!.push(part);
    last = passed;
  }
  return groups.map((parts) => ({ name: groups.length === 1 ? 'Circuit' : nameOf(parts), parts }));
}
