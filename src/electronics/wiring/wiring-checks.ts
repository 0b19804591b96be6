/**
 * What the beeper says after each group of wires. The circuit gives every answer; a check is asked only if the wires that are in
 * by then give the same one, so nobody looks for a fault that is not there yet.
 */

import { resistanceBetween } from '../assembly/resistance.ts';
import type { Component } from '../component.ts';
import {
  boxMetal,
  type Connections,
  type Joined,
  type LeverPosition,
  type SwitchPosition,
  type WireEnds,
  type WiringFault,
} from './connections.ts';
import { type BoxLug, canBeProbed, isPad, type OpenBox } from './open-box.ts';
import type { PlannedWire } from './wires.ts';
import { pinOfLug, refOfLug, type WireGroup } from './wiring.ts';

/** A check before it has names. */
export interface PlannedCheck {
  readonly group: WireGroup;
  readonly red: string;
  readonly black: string;
  readonly position: 'either' | 'effect' | 'bypass';
  /** Absent: wherever the levers of toggles point. */
  readonly lever?: LeverPosition;
  readonly beeps: boolean;
  readonly ohms: number | null;
  /** With a control at its end the meter would beep. */
  readonly needsControlsInTheMiddle: boolean;
  readonly guardsPower: boolean;
  /** Asked of everybody; others only if they find a mistake that no other one does. */
  readonly isNeeded: boolean;
}

interface CheckedParts {
  readonly bom: readonly Component[];
  readonly box: OpenBox;
  readonly wires: readonly PlannedWire[];
  readonly connections: Connections;
  /** Which wires are in at the check of each group. */
  readonly made: ReadonlyMap<WireGroup, ReadonlySet<number>>;
}

interface Switched {
  readonly position: SwitchPosition;
  readonly lever?: LeverPosition | undefined;
}

/** A wiring that can be asked what a meter hears at each of its checks, right or with a mistake in it. */
export class CheckedWiring implements CheckedParts {
  readonly bom: readonly Component[];
  readonly box: OpenBox;
  readonly wires: readonly PlannedWire[];
  readonly connections: Connections;
  readonly made: ReadonlyMap<WireGroup, ReadonlySet<number>>;
  readonly ends: readonly WireEnds[];
  readonly #heard = new Map<WiringFault | null, Map<string, Joined>>();

  constructor({ bom, box, wires, connections, made }: CheckedParts) {
    this.bom = bom;
    this.box = box;
    this.wires = wires;
    this.connections = connections;
    this.made = made;
    this.ends = wires.map(({ from, to }) => [from.id, to.id]);
  }

  /** A mistake in a wire that is not in yet does not show. */
  joinedAt(group: WireGroup, { position, lever }: Switched, fault: WiringFault | null): Joined {
    const known = this.#heard.get(fault) ?? new Map<string, Joined>();
    this.#heard.set(fault, known);
    const key = `${group} ${position} ${lever}`;
    const made = this.made.get(group)!;
    const joined =
      known.get(key) ?? this.connections.joined({ wires: this.ends, made, position, lever, ...(fault && { fault }) });
    known.set(key, joined);
    return joined;
  }
}

/** A meter on its beeper beeps below 30 to 50 ohms; what should stay silent must stay well above. */
const silentOhms = 100;

const positionsOf = (position: PlannedCheck['position']): readonly SwitchPosition[] =>
  position === 'either' ? ['effect', 'bypass'] : [position];

/** Where a lever that nobody was told about may point. */
const leversOf = ({ bom }: CheckedWiring, lever?: LeverPosition): readonly (LeverPosition | undefined)[] => {
  if (lever) return [lever];
  return bom.some(({ kind }) => kind === 'toggle') ? ['up', 'down'] : [undefined];
};

/** Does the meter beep? For each position of the footswitch that is asked, an answer for each place of the lever. */
const answersOf = (wiring: CheckedWiring, check: PlannedCheck, fault: WiringFault | null = null): boolean[][] =>
  positionsOf(check.position).map((position) =>
    leversOf(wiring, check.lever).map((lever) =>
      wiring.joinedAt(check.group, { position, lever }, fault)(check.red, check.black),
    ),
  );

/** Wherever the lever points, unless the check says where. */
export const flips = (wiring: CheckedWiring, check: PlannedCheck, fault: WiringFault): boolean =>
  answersOf(wiring, check, fault).some((answers) => answers.every((beeps) => beeps !== check.beeps));

/** The bill with its nets renamed by what wires and switch have joined. */
const renamed = (bom: readonly Component[], netOf: (pin: string) => string): Component[] =>
  bom.map((part) => ({
    ...part,
    pins: Object.fromEntries(Object.keys(part.pins).map((pin) => [pin, netOf(`${part.ref}.${pin}`)])),
  }));

interface Silence {
  /** Controls in their middle; null: no end of ohms. */
  readonly middle: number | null;
  /** The least, with any one of them at an end. */
  readonly lowest: number;
}

/** What an ohmmeter shows where the beeper stays silent. */
function silenceAt(
  { bom, connections, ends, made }: CheckedWiring,
  group: WireGroup,
  switched: Switched,
  [red, black]: readonly [string, string],
): Silence {
  const groups = connections.groupsOf({ wires: ends, made: made.get(group)!, ...switched });
  const netOf = (pin: string): string => String(groups.get(pin));
  const joined = renamed(bom, netOf);
  const between = [netOf(red), netOf(black)] as const;
  const middle = resistanceBetween(joined, ...between);
  if (middle === null) return { middle, lowest: Infinity };
  const controls = bom.filter(({ kind }) => kind === 'pot').map(({ ref }) => ref);
  const atEnds = [0, 1].flatMap((end) =>
    controls.map(
      (control) => resistanceBetween(joined, ...between, (ref) => (ref === control ? end : 0.5)) ?? Infinity,
    ),
  );
  return { middle, lowest: Math.min(middle, ...atEnds) };
}

function leastSilence(silences: readonly Silence[]): Silence {
  const known = silences.flatMap(({ middle }) => middle ?? []);
  const lowest = Math.min(...silences.map((silence) => silence.lowest));
  return { middle: known.length ? Math.min(...known) : null, lowest };
}

/**
 * Where a probe reaches a pad: the pad itself; if a part lies over it, the nearest free leg on its copper; else the other end of
 * its wire.
 */
function reachablePoint({ bom, box, wires }: CheckedWiring, pad: BoxLug): string {
  if (canBeProbed(box, pad)) return pad.id;
  const legs = [...box.legs].flatMap(([id, [x, y]]) => {
    const part = bom.find(({ ref }) => ref === refOfLug(id));
    if (part?.pins[pinOfLug(id)] !== pad.net) return [];
    return canBeProbed(box, { ...pad, id, x, y }) ? [{ id, far: Math.hypot(x - pad.x, y - pad.y) }] : [];
  });
  const leg = legs.toSorted((a, b) => a.far - b.far)[0]?.id;
  return leg ?? wires.find(({ from }) => from === pad)?.to.id ?? pad.id;
}

type Ask = (
  group: WireGroup,
  red: string,
  black: string,
  options?: { isNeeded?: boolean; guardsPower?: boolean; lever?: LeverPosition },
) => void;

/** Asks once if both positions answer alike, else once for each. */
function asking(wiring: CheckedWiring, found: PlannedCheck[]): Ask {
  return (group, red, black, { isNeeded = false, guardsPower = false, lever } = {}) => {
    if (red === black || !wiring.made.has(group)) return;
    const finished = (position: SwitchPosition): boolean =>
      wiring.connections.joined({ wires: wiring.ends, position, lever })(red, black);
    const [on, off] = [finished('effect'), finished('bypass')];
    const asked: readonly (readonly [PlannedCheck['position'], boolean])[] =
      on === off
        ? [['either', on]]
        : [
            ['effect', on],
            ['bypass', off],
          ];
    for (const [position, beeps] of asked) {
      const { middle, lowest } = beeps
        ? { middle: null, lowest: Infinity }
        : leastSilence(
            positionsOf(position).flatMap((one) =>
              leversOf(wiring, lever).map((at) => silenceAt(wiring, group, { position: one, lever: at }, [red, black])),
            ),
          );
      const check: PlannedCheck = {
        group,
        red,
        black,
        position,
        ...(lever && { lever }),
        beeps,
        ohms: middle,
        needsControlsInTheMiddle: lowest < silentOhms,
        guardsPower,
        isNeeded,
      };
      const isTrueByThen = answersOf(wiring, check)
        .flat()
        .every((answer) => answer === beeps);
      if (isTrueByThen && (middle ?? Infinity) >= silentOhms) found.push(check);
    }
  };
}

const needed = { isNeeded: true } as const;
const guarding = { isNeeded: true, guardsPower: true } as const;

interface Points {
  readonly tips: readonly string[];
  readonly sleeves: readonly string[];
  /** Pads of the board that carry signal. */
  readonly signalPads: readonly string[];
  readonly pad: (net: string) => string | undefined;
}

function pointsOf(wiring: CheckedWiring): Points {
  const { bom, box, wires } = wiring;
  const jacks = bom.filter(({ kind }) => kind === 'jack').map(({ ref }) => ref);
  const pads = box.lugs.filter(({ id }) => isPad(id));
  const blue = new Set(wires.filter(({ group }) => group === 'signal').map(({ net }) => net));
  const pad = (net: string): string | undefined => {
    const found = pads.find((lug) => lug.net === net);
    return found && reachablePoint(wiring, found);
  };
  return {
    tips: jacks.map((ref) => `${ref}.T`),
    sleeves: jacks.map((ref) => `${ref}.S`),
    signalPads: pads.filter(({ net }) => blue.has(net)).map((lug) => reachablePoint(wiring, lug)),
    pad,
  };
}

function askAboutSupply(ask: Ask, { pad, sleeves }: Points): void {
  ask('supply', 'JDC.+', pad('DC+')!, needed);
  ask('supply', 'JDC.-', pad('GND')!, needed);
  ask('supply', 'JDC.+', 'JDC.-', guarding);
  for (const sleeve of sleeves) ask('ground', 'JDC.-', sleeve);
  ask('ground', 'JDC.-', boxMetal, needed);
  ask('ground', 'JDC.+', boxMetal, guarding);
}

/** Both ends of each wire of a group. */
function askAboutEnds(ask: Ask, { wires, box }: CheckedWiring, group: WireGroup, options?: Parameters<Ask>[3]): void {
  for (const { from, to } of wires.filter((wire) => wire.group === group)) {
    const [red, black] = [from, to].map((lug) => (canBeProbed(box, lug) ? lug.id : undefined));
    if (red && black) ask(group, red, black, options);
  }
}

/** With the lever at either end: its wires, what it joins and parts, and the pads beside its own. */
function askAboutToggle(ask: Ask, wiring: CheckedWiring): void {
  const wires = wiring.wires.filter(({ group }) => group === 'toggle');
  const others = wiring.box.lugs.filter(({ id }) => isPad(id) && !wires.some(({ from }) => from.id === id));
  for (const { from } of wires)
    for (const other of others) ask('toggle', reachablePoint(wiring, from), reachablePoint(wiring, other));
  for (const lever of ['up', 'down'] as const) {
    askAboutEnds(ask, wiring, 'toggle', { lever });
    const pads = wires.map(({ from }) => reachablePoint(wiring, from));
    pads.forEach((red, i) => {
      for (const black of pads.slice(i + 1)) ask('toggle', red, black, { lever });
    });
  }
}

function askAboutSignal(ask: Ask, { wires, box, bom }: CheckedWiring, { tips, signalPads }: Points): void {
  const [input, output] = ['JIN.T', 'JOUT.T'];
  for (const tip of tips) for (const point of signalPads) ask('signal', tip, point);
  ask('signal', input, output, needed);
  tips.forEach((tip, i) => {
    for (const other of tips.slice(i + 1)) ask('signal', tip, other);
    ask('signal', tip, tip.replace(/T$/, 'S'), needed);
    ask('signal', 'JDC.+', tip);
    const straps = wires.filter(({ group }) => group === 'strap').flatMap(({ from, to }) => [from.id, to.id]);
    for (const lug of straps) ask('signal', tip, lug);
    const lamps = new Set(bom.filter(({ kind, place }) => kind === 'led' && place === 'panel').map(({ ref }) => ref));
    const legs = box.lugs.filter((lug) => lamps.has(refOfLug(lug.id)) && canBeProbed(box, lug));
    for (const { id } of legs) ask('signal', tip, id);
  });
  // Once more when everything is in: the last thing before the adapter.
  ask('signal', 'JDC.+', 'JDC.-', guarding);
}

/** Every check that could be asked, in the order of the work. */
function candidateChecks(wiring: CheckedWiring): PlannedCheck[] {
  const found: PlannedCheck[] = [];
  const ask = asking(wiring, found);
  const points = pointsOf(wiring);
  askAboutEnds(ask, wiring, 'strap', needed);
  askAboutSupply(ask, points);
  askAboutEnds(ask, wiring, 'ground');
  askAboutEnds(ask, wiring, 'lamp');
  const cathode = wiring.wires.find(({ net, group }) => net === 'LED-' && group === 'lamp');
  if (cathode) {
    const point = [cathode.from, cathode.to].find(({ id }) => refOfLug(id).startsWith('SW'))?.id ?? cathode.to.id;
    ask('lamp', point, 'JDC.-', needed);
  }
  ask('lamp', points.pad('LED+')!, 'JDC.-', needed);
  ask('lamp', 'JDC.+', points.pad('LED+')!);
  askAboutToggle(ask, wiring);
  askAboutSignal(ask, wiring, points);
  const order = [...wiring.made.keys()];
  return found.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** The checks that everybody makes, and of the others as few as find every mistake that any of them finds. */
export function planChecks(wiring: CheckedWiring, faults: readonly WiringFault[]): PlannedCheck[] {
  const candidates = candidateChecks(wiring);
  const finds = candidates.map(
    (check) => new Set(faults.flatMap((fault, i) => (flips(wiring, check, fault) ? [i] : []))),
  );
  const open = new Set(finds.flatMap((found) => [...found]));
  const chosen = new Set<number>();
  const take = (i: number): void => {
    chosen.add(i);
    for (const fault of finds[i]!) open.delete(fault);
  };
  candidates.forEach(({ isNeeded }, i) => isNeeded && take(i));
  while (open.size) {
    const gain = finds.map((found, i) => (chosen.has(i) ? 0 : [...found].filter((fault) => open.has(fault)).length));
    take(gain.indexOf(Math.max(...gain)));
  }
  return candidates.filter((_, i) => chosen.has(i));
}
