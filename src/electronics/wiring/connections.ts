/** What hangs together in a wired pedal: copper, wires, the metal of the box and the footswitch, as a meter on its beeper hears it. */

import type { Component } from '../component.ts';
import { NC } from '../component.ts';
import { footswitchContacts, toggleContacts } from '../hardware-shapes.ts';
import type { LugId } from './wiring.ts';

/** Of the footswitch. Open: neither, as in the moment of pressing it. */
export type SwitchPosition = 'effect' | 'bypass' | 'open';

/** Where the lever of a toggle points, the footswitch being at the bottom. */
export type LeverPosition = keyof typeof toggleContacts;

/** The bare metal of the box. */
export const boxMetal = 'BOX';

export type WireEnds = readonly [LugId, LugId];

/** One mistake in a wired pedal. Wires are meant by their place in the list. */
export type WiringFault =
  | { readonly kind: 'open'; readonly wire: number }
  | { readonly kind: 'bridged'; readonly lugs: WireEnds }
  /** Two ends of two wires have changed places: wire, which end, and the lug it sits on instead. */
  | { readonly kind: 'swapped'; readonly moves: readonly [EndMove, EndMove] };

export type EndMove = readonly [wire: number, end: 0 | 1, lug: LugId];

export interface PedalPins {
  readonly bom: readonly Component[];
  /** Pins and pads of the board by what its copper joins: those with equal names hang together. */
  readonly copper: ReadonlyMap<string, string | number>;
}

interface BuiltWith {
  readonly wires: readonly WireEnds[];
  /** The wires that are in; all of them if absent. */
  readonly made?: ReadonlySet<number>;
  readonly position: SwitchPosition;
  /** Of every toggle; absent: between its two contacts. */
  readonly lever?: LeverPosition | undefined;
  readonly fault?: WiringFault;
}

/** Pins in groups: two are joined when their groups are equal. */
class Groups {
  readonly #up: Int16Array;

  constructor(size: number, from?: Groups) {
    this.#up = from ? from.#up.slice() : Int16Array.from({ length: size }, (_, i) => i);
  }

  find(pin: number): number {
    let root = pin;
    while (this.#up[root] !== root) root = this.#up[root]!;
    this.#up[pin] = root;
    return root;
  }

  join(a: number, b: number): void {
    this.#up[this.find(a)] = this.find(b);
  }
}

export type Joined = (a: string, b: string) => boolean;

/** A pedal whose wires can be left out, swapped and bridged. */
export class Connections {
  readonly pins: readonly string[];
  readonly #index: ReadonlyMap<string, number>;
  readonly #base: Groups;
  readonly #footswitches: readonly string[];
  readonly #toggles: readonly Component[];

  /** `isBoxJoined`: the frames of jacks touch the box. Without it, only wires join their sleeves. */
  constructor({ bom, copper }: PedalPins, isBoxJoined = true) {
    const all = bom.flatMap(({ ref, pins }) => Object.keys(pins).map((pin) => `${ref}.${pin}`));
    this.pins = [...new Set([...all, ...copper.keys(), boxMetal])];
    this.#index = new Map(this.pins.map((pin, i) => [pin, i]));
    this.#base = new Groups(this.pins.length);
    const first = new Map<string | number, string>();
    for (const [pin, group] of copper) {
      const other = first.get(group);
      if (other === undefined) first.set(group, pin);
      else this.#join(this.#base, pin, other);
    }
    if (isBoxJoined) for (const { ref, kind } of bom) if (kind === 'jack') this.#join(this.#base, `${ref}.S`, boxMetal);
    this.#footswitches = bom.filter(({ kind }) => kind === 'footswitch').map(({ ref }) => ref);
    this.#toggles = bom.filter(({ kind }) => kind === 'toggle');
  }

  #join(groups: Groups, a: string, b: string): void {
    groups.join(this.#index.get(a)!, this.#index.get(b)!);
  }

  #groups({ wires, made, position, lever, fault }: BuiltWith): Groups {
    const groups = new Groups(this.pins.length, this.#base);
    wires.forEach((ends, i) => {
      if ((made && !made.has(i)) || (fault?.kind === 'open' && fault.wire === i)) return;
      const [from, to] = fault?.kind === 'swapped' ? movedEnds(ends, i, fault.moves) : ends;
      this.#join(groups, from, to);
    });
    if (fault?.kind === 'bridged') this.#join(groups, ...fault.lugs);
    if (position !== 'open')
      for (const ref of this.#footswitches)
        for (const [a, b] of footswitchContacts[position]) this.#join(groups, `${ref}.${a}`, `${ref}.${b}`);
    if (lever)
      for (const { ref, pins } of this.#toggles)
        for (const [a, b] of toggleContacts[lever]) if (a in pins) this.#join(groups, `${ref}.${a}`, `${ref}.${b}`);
    return groups;
  }

  joined(built: BuiltWith): Joined {
    const groups = this.#groups(built);
    return (a, b) => groups.find(this.#index.get(a)!) === groups.find(this.#index.get(b)!);
  }

  /** The group of every pin, by any number that is equal for joined ones. */
  groupsOf(built: BuiltWith): Map<string, number> {
    const groups = this.#groups(built);
    return new Map(this.pins.map((pin, i) => [pin, groups.find(i)]));
  }
}

function movedEnds(ends: WireEnds, wire: number, moves: readonly EndMove[]): WireEnds {
  const moved: [LugId, LugId] = [...ends];
  for (const [which, end, lug] of moves) if (which === wire) moved[end] = lug;
  return moved;
}

/** The board as its circuit wants it: pins and pads by net. A pin that is left open hangs together with nothing. */
export function wantedCopper(
  bom: readonly Component[],
  pads: readonly { readonly id: LugId; readonly net: string }[],
): Map<string, string> {
  const onBoard = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot');
  const legs = onBoard.flatMap(({ ref, pins }) =>
    Object.entries(pins).map(([pin, net]) => [`${ref}.${pin}`, net === NC ? `${ref}.${pin}` : net] as const),
  );
  return new Map([...legs, ...pads.map(({ id, net }) => [id, net] as const)]);
}
