/**
 * The wires of the box as suspects: each one off at an end, two that changed places, one on the lug beside its own. What they do
 * follows from what hangs together in both positions of the footswitch, so they need no table: what a meter shows with them is
 * a row that the table has already.
 */

import { footswitchContacts } from '../../hardware-shapes.ts';
import { type LugId, pinOfLug, refOfLug, type Wire, type Wiring } from '../../wiring/wiring.ts';
import type { FaultTable, TableFault, WireSigns } from '../tables/fault-table.ts';

type Ends = readonly [LugId, LugId];
type Position = keyof typeof footswitchContacts;
type Joined = (a: string, b: string) => boolean;

const [inputTip, outputTip, plus, minus] = ['JIN.T', 'JOUT.T', 'JDC.+', 'JDC.-'] as const;
const boardRef = 'PCB';
const metal = 'box';

/** Copper, wires, the metal of the box and the switch. */
function joinedIn({ lugs, parts }: Wiring, wires: readonly Ends[], position: Position): Joined {
  const up = new Map<string, string>();
  const find = (at: string): string => {
    const next = up.get(at);
    return next === undefined ? at : find(next);
  };
  const join = (a: string, b: string): void => {
    const [one, other] = [find(a), find(b)];
    if (one !== other) up.set(one, other);
  };
  for (const { id, ref, net } of Object.values(lugs)) {
    if (ref === boardRef) join(id, `copper ${net}`);
    if (pinOfLug(id) === 'S') join(id, metal);
  }
  for (const [a, b] of wires) join(a, b);
  for (const { ref } of parts.filter(({ kind }) => kind === 'footswitch'))
    for (const [a, b] of footswitchContacts[position]) join(`${ref}.${a}`, `${ref}.${b}`);
  return (a, b) => find(a) === find(b);
}

/** So far apart lugs of one part are still mistaken for each other; those of a switch stand closer. */
const reach = { switch: 5.6, other: 8.2 } as const;

function areNeighbours({ lugs }: Wiring, a: LugId, b: LugId): boolean {
  const ref = refOfLug(a);
  if (a === b || ref !== refOfLug(b) || ref === boardRef) return false;
  const [[ax, ay], [bx, by]] = [lugs[a]!.at, lugs[b]!.at];
  return Math.hypot(ax - bx, ay - by) < (ref.startsWith('SW') ? reach.switch : reach.other);
}

interface Mistake {
  readonly kind: 'wire' | 'crossed' | 'misplaced';
  readonly wires: readonly Wire[];
  readonly on?: LugId;
  /** How common, in hundredths of a cold joint. */
  readonly weight: number;
  /** Where the wires are. */
  readonly ends: readonly Ends[];
}

/** A wire has two ends, and is moved about while the box is closed. */
const commonness = { wire: 100, crossed: 15, misplaced: 8 } as const;

const endsOf = ({ from, to }: Wire): Ends => [from.lug, to.lug];
const moved = ([a, b]: Ends, from: LugId, to: LugId): Ends => (a === from ? [to, b] : [a, to]);

function mistakesOf(wiring: Wiring): Mistake[] {
  const { wires, lugs } = wiring;
  const right = wires.map(endsOf);
  const changed = (...changes: readonly (readonly [number, Ends])[]): Ends[] =>
    right.map((ends, k) => changes.find(([wire]) => wire === k)?.[1] ?? ends);
  const opens = wires.map((wire, k): Mistake => {
    const ends = right.filter((_, other) => other !== k);
    return { kind: 'wire', wires: [wire], weight: commonness.wire, ends };
  });
  const crossed = wires.flatMap((one, a) =>
    wires.slice(a + 1).flatMap((two, k): Mistake[] =>
      one.net === two.net
        ? []
        : right[a]!.flatMap((at) =>
            endsOf(two)
              .filter((other) => areNeighbours(wiring, at, other))
              .map((other): Mistake => {
                const b = a + 1 + k;
                const ends = changed([a, moved(right[a]!, at, other)], [b, moved(right[b]!, other, at)]);
                return { kind: 'crossed', wires: [one, two], weight: commonness.crossed, ends };
              }),
          ),
    ),
  );
  const misplaced = wires.flatMap((wire, k) =>
    right[k]!.flatMap((at) =>
      Object.values(lugs)
        .filter(({ id, net }) => net !== wire.net && areNeighbours(wiring, at, id))
        .map(({ id }): Mistake => {
          const ends = changed([k, moved(right[k]!, at, id)]);
          return { kind: 'misplaced', wires: [wire], on: id, weight: commonness.misplaced, ends };
        }),
    ),
  );
  return [...opens, ...crossed, ...misplaced];
}

/** Pads and lugs that carry something to or from the board, once the switch is pressed. */
interface Terminals {
  readonly pads: readonly { readonly id: LugId; readonly net: string }[];
  readonly tips: readonly LugId[];
  readonly lamp: { readonly plus: LugId; readonly minus: LugId } | undefined;
}

const isSupplyNet = (net: string): boolean => net === 'GND' || net === 'DC+' || net.startsWith('LED');

function terminalsOf({ lugs, parts }: Wiring): Terminals {
  const all = Object.values(lugs);
  const lamp = parts.find(({ kind }) => kind === 'led')?.ref;
  return {
    pads: all.flatMap(({ id, ref, net }) => (ref === boardRef && net !== null ? [{ id, net }] : [])),
    tips: all.filter(({ id, ref }) => ref.startsWith('J') && pinOfLug(id) === 'T').map(({ id }) => id),
    lamp: lamp === undefined ? undefined : { plus: `${lamp}.A`, minus: `${lamp}.K` },
  };
}

interface Effect {
  readonly signs: WireSigns;
  /** The row of the table that a meter shows. */
  readonly row: number;
}

/** The rows of faults that do the same to the board. */
class KnownRows {
  readonly #table: FaultTable;

  constructor(table: FaultTable) {
    this.#table = table;
  }

  of(kind: TableFault['kind'], ref?: string): number | undefined {
    return this.#table.faults.find((fault) => fault.kind === kind && (ref === undefined || fault.ref === ref))
      ?.forms[0]![1];
  }

  /** Copper of the net and ground in one. */
  short(net: string): number | undefined {
    const legs = this.#table.legs.filter(([, under]) => this.#table.copper[under]![0] === net).map(([at]) => at);
    const pins = new Set([...legs, ...this.#table.copper.filter(([name]) => name === net).map(([, at]) => at)]);
    const bridge = this.#table.faults.find(
      ({ kind, places = [] }) => kind === 'bridge' && places.some(([a, b]) => b === 'ground' && pins.has(a)),
    );
    return bridge?.forms[0]![1];
  }
}

interface Compared {
  readonly terminals: Terminals;
  readonly right: Readonly<Record<Position, Joined>>;
  readonly wrong: Readonly<Record<Position, Joined>>;
  readonly rows: KnownRows;
}

/** What of the supply reaches the board: undefined where all of it does. */
function supplyRow({ terminals: { pads }, right, wrong, rows }: Compared): number | undefined {
  const ways = pads.filter(({ net }) => net === 'GND' || net === 'DC+');
  // With ground in a ring, what looks like the wrong way round is a short.
  if (wrong.effect(plus, minus)) return rows.short('DC+') ?? rows.of('polarity');
  const isReversed = ways.every(({ id, net }) => wrong.effect(id, net === 'GND' ? plus : minus));
  if (isReversed) return rows.of('polarity');
  const lost = ways.find(({ id, net }) => {
    const source = net === 'GND' ? minus : plus;
    return right.effect(id, source) && !wrong.effect(id, source);
  });
  return lost && rows.of('wire', lost.net);
}

/** The pad whose way to a jack is broken, or which hangs on ground, once the effect is on. */
function lostPad({ terminals: { pads, tips }, right, wrong }: Compared): string | undefined {
  const signal = pads.filter(({ net }) => !isSupplyNet(net));
  return signal.find(
    ({ id }) =>
      tips.some((tip) => right.effect(id, tip) && !wrong.effect(id, tip)) ||
      (wrong.effect(id, minus) && !right.effect(id, minus)),
  )?.net;
}

const isShorted = ({ right, wrong }: Compared, at: LugId, position: Position): boolean =>
  [minus, plus].some((rail) => wrong[position](at, rail) && !right[position](at, rail));

/** A way from jack to jack is broken or lies on a rail; ways by the board are judged by the row. */
function isSilent(compared: Compared, position: Position): boolean {
  const { right, wrong, terminals } = compared;
  return [inputTip, outputTip].some(
    (tip) =>
      isShorted(compared, tip, position) ||
      terminals.tips.some((other) => right[position](tip, other) && !wrong[position](tip, other)),
  );
}

function isDark({ terminals: { lamp, pads }, right, wrong }: Compared): boolean {
  if (!lamp) return false;
  const source = pads.find(({ net }) => net === 'LED+')?.id;
  const holds = (joined: Joined): boolean =>
    joined(lamp.minus, minus) && !joined(lamp.plus, minus) && (source === undefined || joined(lamp.plus, source));
  return holds(right.effect) && !holds(wrong.effect);
}

function effectOf(compared: Compared): Effect {
  const { rows } = compared;
  const signs = {
    silent: isSilent(compared, 'effect'),
    bypass: isSilent(compared, 'bypass'),
    dark: isDark(compared),
  };
  const pad = lostPad(compared);
  const board = pad === undefined ? undefined : rows.of('wire', pad);
  const lamp = signs.dark ? (rows.of('open', 'LED1') ?? rows.of('wire', 'LED+')) : undefined;
  return { signs, row: supplyRow(compared) ?? board ?? lamp ?? 0 };
}

const isNoticed = ({ signs: { silent, bypass, dark }, row }: Effect): boolean => silent || bypass || dark || row !== 0;

/** Where no single wire keeps a net from the board, two would have to be off. */
const twoWiresShare = 0.2;

/** With its wires one by one, instead of one for each net and of the lugs of the footswitch. */
export function withWires(table: FaultTable, wiring: Wiring): FaultTable {
  const rows = new KnownRows(table);
  const terminals = terminalsOf(wiring);
  const inBoth = (wires: readonly Ends[]): Readonly<Record<Position, Joined>> => ({
    effect: joinedIn(wiring, wires, 'effect'),
    bypass: joinedIn(wiring, wires, 'bypass'),
  });
  const right = inBoth(wiring.wires.map(endsOf));
  const found = mistakesOf(wiring).flatMap(({ kind, wires, on, weight, ends }): TableFault[] => {
    const effect = effectOf({ terminals, rows, right, wrong: inBoth(ends) });
    if (!isNoticed(effect)) return [];
    const detail = wires[1] ? `W${wires[1].number}` : on && wiring.lugs[on]!.name;
    const ref = `W${wires[0]!.number}`;
    return [{ kind, ref, ...(detail && { detail }), weight, forms: [[100, effect.row]], wires, signs: effect.signs }];
  });
  const known = new Set(found.filter(({ kind }) => kind === 'wire').map(({ forms }) => forms[0]![1]));
  const switches = new Set(wiring.parts.filter(({ kind }) => kind === 'footswitch').map(({ ref }) => ref));
  const others = table.faults.flatMap((fault): TableFault[] => {
    if (switches.has(fault.ref)) return [];
    if (fault.kind !== 'wire') return [fault];
    return known.has(fault.forms[0]![1]) ? [] : [{ ...fault, weight: twoWiresShare * fault.weight }];
  });
  return { ...table, faults: [...others, ...found] };
}
