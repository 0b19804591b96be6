/** Every single fault of a kit. */

import type { Component, Net } from '../../component.ts';
import type { BoardNeighbours, Fault } from './fault.ts';
import { coldJoint } from './joint-faults.ts';
import { partFaults } from './part-faults.ts';
import { type BuiltPart, type BuiltPedal, isOnBoard, partOf, withExtra, withPart } from './pedal.ts';

/** A drop of solder; between a supply and ground also what a hair of wire or a burnt part leaves. */
const bridgeOhms = 0.2;
const supplyBridgeOhms = [0.2, 3] as const;

const commonness = { neighbours: 0.25, ownLegs: 0.15, groundFill: 0.08 } as const;

interface Drop {
  readonly nets: readonly [Net, Net];
  readonly place: readonly [string, string];
  readonly weight: number;
}

/** Bridges that join the same two nets are one fault with several places. */
function bridges(drops: readonly Drop[], rails: ReadonlySet<Net>): Fault[] {
  const joined = Map.groupBy(
    drops.filter(({ nets: [a, b] }) => a !== b),
    ({ nets }) => nets.toSorted().join('|'),
  );
  return [...joined.values()].map((same): Fault => {
    const [a, b] = same[0]!.nets;
    const weight = Math.min(
      0.6,
      same.reduce((sum, drop) => sum + drop.weight, 0),
    );
    return {
      kind: 'bridge',
      ref: same[0]!.place[0].split('.')[0]!,
      places: same.map(({ place }) => place),
      weight,
      forms: (rails.has(a) && rails.has(b) ? supplyBridgeOhms : [bridgeOhms]).map((ohms, _, all) => ({
        share: 1 / all.length,
        change: (pedal) => withExtra(pedal, { type: 'resistor', ref: 'bridge', nets: [a, b], ohms }),
      })),
    };
  });
}

const railsOf = ({ circuit }: BuiltPedal): Set<Net> =>
  new Set(['GND', 'DC+', '+9V', ...Object.keys(circuit.rails ?? {})]);

const twoLegs: ReadonlySet<Component['kind']> = new Set([
  'resistor',
  'film',
  'ceramic',
  'electrolytic',
  'inductor',
  'diode',
  'led',
] as const);

function dropsOf({ parts }: BuiltPedal, { pads }: BoardNeighbours): Drop[] {
  const board = parts.filter(isOnBoard);
  const drops: Drop[] = pads.map(({ pads: place, nets }) => ({ nets, place, weight: commonness.neighbours }));
  for (const { ref, kind, drawn } of board) {
    const entries = Object.entries(drawn);
    const [first, second] = entries;
    if (twoLegs.has(kind) && first && second)
      drops.push({
        nets: [first[1], second[1]],
        place: [`${ref}.${first[0]}`, `${ref}.${second[0]}`],
        weight: commonness.ownLegs,
      });
  }
  const poured = new Map<Net, string>();
  for (const { ref, drawn } of board)
    for (const [pin, net] of Object.entries(drawn))
      if (net !== 'GND' && net !== `${ref}.${pin}` && !poured.has(net)) poured.set(net, `${ref}.${pin}`);
  for (const [net, at] of poured)
    drops.push({ nets: [net, 'GND'], place: [at, 'ground'], weight: commonness.groundFill });
  return drops;
}

/** Two neighbours of one kind in each other's place. */
function exchanges(pedal: BuiltPedal, { parts, resistors }: BoardNeighbours): Fault[] {
  const sideBySide = new Set(parts.map((pair) => pair.toSorted().join(' ')));
  const further = resistors.filter((pair) => !sideBySide.has(pair.toSorted().join(' ')));
  return [...parts, ...further].flatMap(([a, b], k): Fault[] => {
    const [one, other] = [partOf(pedal, a), partOf(pedal, b)];
    if (one.value === other.value) return [];
    const as = ({ value, part }: BuiltPart): Partial<BuiltPart> => ({ value, part });
    return [
      {
        kind: 'exchanged',
        ref: a,
        detail: b,
        weight: k < parts.length ? 0.4 : 0.2,
        forms: [{ share: 1, change: (p) => withPart(withPart(p, a, as(other)), b, as(one)) }],
      },
    ];
  });
}

/** Every net that board and panel share has a wire. */
function wires({ parts }: BuiltPedal): Fault[] {
  const netsOf = (onBoard: boolean): Set<Net> =>
    new Set(parts.filter((part) => isOnBoard(part) === onBoard).flatMap(({ drawn }) => Object.values(drawn)));
  return [...netsOf(true).intersection(netsOf(false))].map((net) => ({
    kind: 'wire',
    ref: net,
    weight: 1,
    forms: [{ share: 1, change: (pedal) => ({ ...pedal, cut: net }) }],
  }));
}

/** Lugs of the footswitch whose wire does not come from the board: the wires of the others are in the list already. */
function switchLugs({ parts }: BuiltPedal): Fault[] {
  const board = new Set(parts.filter(isOnBoard).flatMap(({ drawn }) => Object.values(drawn)));
  return parts
    .filter(({ kind }) => kind === 'footswitch')
    .flatMap((part) =>
      Object.entries(part.drawn)
        .filter(([pin, net]) => !board.has(net) && net !== `${part.ref}.${pin}`)
        .map(([pin]) => coldJoint(part, pin, 0.6)),
    );
}

const supplies: readonly Fault[] = [
  { kind: 'flat', ref: 'supply', weight: 1, forms: [{ share: 1, change: (p) => ({ ...p, supplyVolts: 5.5 }) }] },
  { kind: 'polarity', ref: 'supply', weight: 0.5, forms: [{ share: 1, change: (p) => ({ ...p, supplyVolts: -9 }) }] },
];

export const faultsOf = (pedal: BuiltPedal, neighbours: BoardNeighbours): Fault[] => [
  ...pedal.parts.flatMap((part) => partFaults(part, pedal, neighbours.rows[part.ref])),
  ...exchanges(pedal, neighbours),
  ...bridges(dropsOf(pedal, neighbours), railsOf(pedal)),
  ...wires(pedal),
  ...switchLugs(pedal),
  ...supplies,
];
