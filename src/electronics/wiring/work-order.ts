/**
 * The order of the work. On the table: the straps while the switch is loose, and every end that goes into the board, whose solder
 * side faces the front later. Then the box from the face to the lid; a joint that a part will cover comes before that part. Then
 * the wires, a group and its check at a time, the first power, and the lid.
 */

import type { Component } from '../component.ts';
import { bezelRef } from '../hardware.ts';
import { bezelHow, howToMount, mountingOrder } from './mounting-order.ts';
import { type BoxBody, type BoxLug, coveredBy, isPad, type OpenBox } from './open-box.ts';
import { partName } from './lug-names.ts';
import type { PlannedWire } from './wires.ts';
import { refOfLug, type WireGroup, type WiringStep } from './wiring.ts';

/** Supply first, so that its check is the first one in the box; what is short and deep before what is long. */
const boxGroups: readonly WireGroup[] = ['supply', 'ground', 'lamp', 'toggle', 'signal'];

/** Steps whose wires are meant by their place in the list of planned wires. */
class WorkOrder {
  readonly steps: WiringStep[] = [];
  readonly #box: OpenBox;
  readonly #wires: readonly PlannedWire[];
  readonly #made = new Set<number>();
  readonly #mounted = new Set<string>();
  /** Ends that were made before their wires. */
  readonly #ended = new Set<string>();

  constructor(box: OpenBox, wires: readonly PlannedWire[]) {
    this.#box = box;
    this.#wires = wires;
  }

  #make(wire: number, before?: string): void {
    this.steps.push({ kind: 'wire', wire, ...(before && { before }) });
    this.#made.add(wire);
  }

  #indices(isMeant: (wire: PlannedWire) => boolean): number[] {
    return this.#wires.flatMap((wire, i) => (isMeant(wire) ? [i] : []));
  }

  onTheTable(): void {
    const straps = this.#indices(({ group }) => group === 'strap');
    for (const wire of straps) this.#make(wire);
    if (straps.length) this.steps.push({ kind: 'check', group: 'strap' });
    const ends = this.#indices(({ from }) => isPad(from.id));
    const left = (wire: number): number => this.#wires[wire]!.from.x;
    for (const wire of ends.toSorted((a, b) => left(a) - left(b))) this.steps.push({ kind: 'board-end', wire });
  }

  mountAll(bom: readonly Component[]): void {
    if (bom.some(({ ref }) => ref === bezelRef))
      this.steps.push({ kind: 'mount', ref: bezelRef, how: bezelHow, why: 'The LED clicks into it from behind.' });
    for (const body of mountingOrder(this.#box)) {
      this.#wireWhatIsCovered(body);
      this.#mounted.add(body.ref);
      const why = this.#whyNow(body);
      this.steps.push({ kind: 'mount', ref: body.ref, how: howToMount(body, this.#box), ...(why && { why }) });
    }
  }

  /** Joints that this body will lie over. */
  #wireWhatIsCovered({ ref }: BoxBody): void {
    this.#wires.forEach(({ from, to }, wire) => {
      for (const lug of [from, to]) {
        if (this.#made.has(wire) || isPad(lug.id) || this.#ended.has(`${wire} ${lug.id}`)) continue;
        if (!coveredBy(this.#box, lug).some((body) => body.ref === ref)) continue;
        const other = lug === from ? to : from;
        this.#ended.add(`${wire} ${lug.id}`);
        if (this.#isReady(wire, other)) this.#make(wire, ref);
        else this.steps.push({ kind: 'lug-end', wire, lug: lug.id, before: ref });
      }
    });
  }

  /** Its end on the board is made on the table, so its wire hangs there. */
  #isReady(wire: number, { id }: BoxLug): boolean {
    return isPad(id) || this.#mounted.has(refOfLug(id)) || this.#ended.has(`${wire} ${id}`);
  }

  #whyNow({ ref, kind }: BoxBody): string | undefined {
    if (kind === 'board') return 'With all its wires in: its solder side is out of reach later.';
    if (kind !== 'led') return undefined;
    const covers = [
      ...new Set(this.#box.lugs.filter(({ id }) => refOfLug(id) === ref).flatMap((lug) => coveredBy(this.#box, lug))),
    ].map((body) => partName(body).replace(/^(Board|DC socket)$/, (name) => `the ${name.replace('Board', 'board')}`));
    return covers.length
      ? `Now, because ${covers.join(' and ').replace(/(IN|OUT) jack/g, 'the $1 jack')} will lie over its legs.`
      : 'Before the board, while there is room for fingers.';
  }

  /** The deepest lugs first, then the shortest way. */
  wireTheBox(): void {
    const depth = (wire: number): number => Math.round(this.#wires[wire]!.to.z / 5);
    const length = (wire: number): number => {
      const { from, to } = this.#wires[wire]!;
      return Math.hypot(from.x - to.x, from.y - to.y);
    };
    for (const group of boxGroups) {
      const own = this.#indices((wire) => wire.group === group);
      const open = own.filter((wire) => !this.#made.has(wire));
      for (const wire of open.toSorted((a, b) => depth(a) - depth(b) || length(a) - length(b))) this.#make(wire);
      if (own.length) this.steps.push({ kind: 'check', group });
    }
    this.steps.push({ kind: 'power' }, { kind: 'close' });
  }
}

export function workOrder(box: OpenBox, wires: readonly PlannedWire[], bom: readonly Component[]): WiringStep[] {
  const order = new WorkOrder(box, wires);
  order.onTheTable();
  order.mountAll(bom);
  order.wireTheBox();
  return order.steps;
}

/** Which wires are in at the check of each group. */
export function madeByGroup(steps: readonly WiringStep[]): Map<WireGroup, ReadonlySet<number>> {
  const made = new Set<number>();
  const byGroup = new Map<WireGroup, ReadonlySet<number>>();
  for (const step of steps) {
    if (step.kind === 'wire') made.add(step.wire);
    if (step.kind === 'check') byGroup.set(step.group, new Set(made));
  }
  return byGroup;
}
