/**
 * The open box in three dimensions: bodies and lugs in millimetres from its upper left corner, seen from behind; z runs from the
 * printed face to the lid. What lies over a lug when the box is open keeps an iron from it.
 */

import type { ComponentKind, Net } from '../component.ts';
import type { EnclosureSize } from '../enclosure.ts';
import { type LugId, refOfLug } from './wiring.ts';

export interface BoxLug {
  readonly id: LugId;
  readonly net: Net;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface BoxBody {
  readonly ref: string;
  readonly kind: ComponentKind | 'board';
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: readonly [from: number, to: number];
  /** Which wall it hangs on. */
  readonly wall: 'face' | 'left' | 'right' | 'top';
}

export interface OpenBox {
  readonly size: EnclosureSize;
  readonly w: number;
  readonly h: number;
  readonly board: BoxBody;
  /** What is bolted to the box besides the board. */
  readonly bodies: readonly BoxBody[];
  /** Middles of the controls, which hold the board. */
  readonly controls: readonly (readonly [x: number, y: number])[];
  readonly lugs: readonly BoxLug[];
  /** Legs of the parts on the board, by REF.PIN: where a probe goes if a pad is covered. */
  readonly legs: ReadonlyMap<string, readonly [x: number, y: number]>;
}

export const boardRef = 'PCB';
export const isPad = (id: LugId): boolean => refOfLug(id) === boardRef;

/** Room beside a lug: an iron needs some, the thin tip of a probe none. */
const ironRoom = 1.2;
const probeRoom = 0;
const hair = 0.01;

type Reached = Pick<BoxLug, 'id' | 'x' | 'y' | 'z'>;

/** What lies between a place and the open lid. Its own part does not count. */
function liesOver({ board, bodies }: OpenBox, { id, x, y, z }: Reached, room: number): BoxBody[] {
  const own = refOfLug(id);
  return [board, ...bodies].filter(
    (body) =>
      body.ref !== own &&
      body.z[0] >= z - hair &&
      Math.abs(x - body.x) < body.w / 2 + room &&
      Math.abs(y - body.y) < body.h / 2 + room,
  );
}

/** What keeps an iron from a lug. The legs of a lamp are so close that what covers one is in the way at both. */
export function coveredBy(box: OpenBox, lug: Reached, room = ironRoom): readonly BoxBody[] {
  const ref = refOfLug(lug.id);
  if (!box.bodies.some((body) => body.ref === ref && body.kind === 'led')) return liesOver(box, lug, room);
  const legs = box.lugs.filter(({ id }) => refOfLug(id) === ref);
  return [...new Set(legs.flatMap((leg) => liesOver(box, leg, room)))];
}

export const canBeProbed = (box: OpenBox, lug: Reached): boolean => coveredBy(box, lug, probeRoom).length === 0;

/** Of two bodies that share a place, is the first nearer to the face? */
export function liesUnder(a: BoxBody, b: BoxBody): boolean {
  const share = Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;
  return share && a.z[1] <= b.z[0] + hair;
}

/** Its legs are reached before something is mounted over it, and its wires lie on the floor of the box. */
export const isLampCovered = (box: OpenBox): boolean =>
  box.lugs.some((lug) => lug.id.startsWith('LED') && coveredBy(box, lug).length > 0);
