/**
 * How a pedal is wired, one wire at a time: the same list and the same numbers on the screen, on paper, in the fault finder and
 * in a class. Places are millimetres from the upper left corner of the open box seen from behind, lid off and footswitch at the
 * bottom, so the input is on the left.
 */

import type { ComponentKind, Net } from '../component.ts';
import type { EnclosureSize } from '../enclosure.ts';

/** The colours of the wire set. */
export type WireColour = 'red' | 'black' | 'blue';

/** Wires that are fitted and then checked together. */
export type WireGroup = 'strap' | 'supply' | 'ground' | 'lamp' | 'toggle' | 'signal';

/** 'SW1.3', 'JIN.T', 'JDC.+', 'LED1.A', or 'PCB.GND' for the pad of the board that is printed GND. */
export type LugId = string;

export type Place = readonly [x: number, y: number];

export interface Lug {
  readonly id: LugId;
  /** As a builder calls it: 'IN tip', 'DC +', 'lug 3', 'board GND'. */
  readonly name: string;
  /** How to know it on the part: 'the long spring'. Absent where the name says it. */
  readonly mark?: string;
  /** The part that it is on; the board is PCB. */
  readonly ref: string;
  /** Null: nothing is soldered to it. */
  readonly net: Net | null;
  readonly at: Place;
}

export interface WireEnd {
  readonly lug: LugId;
  /** The name of the lug. */
  readonly name: string;
  /** Bare wire, millimetres. */
  readonly strip: number;
}

export interface Wire {
  /** The order in which wires are finished, from 1. */
  readonly number: number;
  readonly net: Net;
  readonly colour: WireColour;
  readonly group: WireGroup;
  /** To cut, bare ends included. */
  readonly millimetres: number;
  /** The end on the board, where there is one. */
  readonly from: WireEnd;
  readonly to: WireEnd;
  /** Its ends beep whether it is there or not, because the box or other wires join them: only a gentle pull tells. */
  readonly needsPull: boolean;
}

/** Something that is bolted into the box. */
export interface WiredPart {
  /** 'JIN', 'BZ1', or PCB for the board with its controls. */
  readonly ref: string;
  readonly kind: ComponentKind | 'board';
  /** 'IN jack', 'Footswitch', 'Board'. */
  readonly name: string;
  /** Where it lies: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
}

/**
 * One thing to do. Steps of the table come first: straps and the ends on the board, then the box from its face to the lid, then
 * the wires, a check after each group, the first power, and the lid.
 */
export type WiringStep =
  /** The end of a wire that goes into the board, while its solder side can be reached. */
  | { readonly kind: 'board-end'; readonly wire: number }
  /** `how` to mount it: nut, washer, which way round. `why` now, where the order is not free. */
  | { readonly kind: 'mount'; readonly ref: string; readonly how: string; readonly why?: string }
  /** One end of a wire whose lug the part `before` will cover; its other end follows with its group. */
  | { readonly kind: 'lug-end'; readonly wire: number; readonly lug: LugId; readonly before: string }
  /** What is left of a wire: then it is in. `before`: made early, because that part will cover its lug. */
  | { readonly kind: 'wire'; readonly wire: number; readonly before?: string }
  /** The checks of a group, in the order of `Wiring.checks`. */
  | { readonly kind: 'check'; readonly group: WireGroup }
  | { readonly kind: 'power' }
  | { readonly kind: 'close' };

/** One mistake that would explain an answer, given that all answers before it were right. */
export type Suspect =
  /** Loose or missing. */
  | { readonly kind: 'open'; readonly wire: number }
  /** Each sits where the other belongs. */
  | { readonly kind: 'swapped'; readonly wires: readonly [number, number] }
  | { readonly kind: 'misplaced'; readonly wire: number; readonly on: LugId; readonly insteadOf: LugId }
  /** Solder between two neighbours. */
  | { readonly kind: 'bridged'; readonly lugs: readonly [LugId, LugId] };

export interface ProbePoint {
  /** A lug, the leg of a part on the board ('R15.1'), or BOX for bare metal. */
  readonly id: string;
  readonly name: string;
  readonly at: Place;
}

/** Two probes, a meter on its beeper, no power. */
export interface WiringCheck {
  /** 'supply 3': stays the same while the kit does, so that a build can keep its answer. */
  readonly id: string;
  readonly group: WireGroup;
  readonly red: ProbePoint;
  readonly black: ProbePoint;
  /** Of the footswitch. Either: the same answer before and after pressing it. */
  readonly position: 'either' | 'effect' | 'bypass';
  /** Where the lever of the toggle has to point; absent: anywhere. */
  readonly lever?: 'up' | 'down';
  readonly beeps: boolean;
  /** What a meter on ohms shows where it stays silent; null: no end. */
  readonly ohms: number | null;
  /** Turn every control to its middle first: at one of its ends the meter would beep. */
  readonly needsControlsInTheMiddle: boolean;
  /** Guards the adapter: never plug it in while this one is wrong. */
  readonly guardsPower: boolean;
  /** The likeliest first. */
  readonly suspects: readonly Suspect[];
}

/** What to expect of the first power, chips still out of their sockets. */
export interface FirstPower {
  /** An ohmmeter from +9 V to ground before the adapter is plugged in; null: no end. */
  readonly supplyOhms: number | null;
  /** What the finished pedal draws, lamp on. */
  readonly milliamps: number;
  /** The colour of the lamp, which lights with the effect on. */
  readonly led: string;
  readonly hasChips: boolean;
}

export interface Wiring {
  readonly box: { readonly size: EnclosureSize; readonly w: number; readonly h: number };
  /** In the order of their numbers. */
  readonly wires: readonly Wire[];
  readonly lugs: Readonly<Record<LugId, Lug>>;
  readonly parts: readonly WiredPart[];
  readonly steps: readonly WiringStep[];
  readonly checks: readonly WiringCheck[];
  readonly power: FirstPower;
  /** How much to cut of each colour, millimetres. */
  readonly cut: Readonly<Record<WireColour, number>>;
}

/** Lugs by part and pin, without the part: 'JIN.T' is on JIN. */
export const refOfLug = (id: LugId): string => id.slice(0, id.indexOf('.'));
export const pinOfLug = (id: LugId): string => id.slice(id.indexOf('.') + 1);

/** Named by its ends and not by its number, so that a tick stays with its wire when a kit changes. */
export const wireId = ({ from, to }: Pick<Wire, 'from' | 'to'>): string =>
  `wire-${from.lug}-${to.lug}`.replaceAll(/[^\w .+-]/g, '');
