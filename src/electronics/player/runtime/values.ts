/** The values of a kit as they are now: where its controls stand, which parts were swapped; and the matrix they make. */

import { eliminate, type Layout } from '../elimination.ts';
import { figurePlaces, figuresOf } from '../device-parameters.ts';
import type { Device, KitData, Part } from '../kit-data.ts';
import type { PartValue } from '../playable.ts';
import { looksFurther, push, type Remember, remembered, remembers, stamp, triggerHertz } from '../stamps.ts';

/** Holds nets that only capacitors reach, as the operating point does. */
const leak = 1e-12;

type Figures = Readonly<Record<string, number>>;

/** Names of figures in the order a device has them. */
const figureNames: Partial<Record<Device['is'], readonly string[]>> = {
  junction: ['saturation', 'slope'],
  npn: ['saturation', 'gain', 'reverseGain', 'earlyVolts'],
  pnp: ['saturation', 'gain', 'reverseGain', 'earlyVolts'],
  'field-effect': ['threshold', 'beta', 'lambda'],
  clamp: ['toHigh', 'toLow', 'gain'],
};

/** Designators of the parts that `swap` changes: the others have no value here, or none that anything hangs on. */
export function swappable({ parts, devices, behaviours }: KitData): string[] {
  const paces = new Set(behaviours.flatMap(({ pace }) => pace?.flat() ?? []));
  const isHeard = (part: Part, k: number): boolean =>
    (part.is === 'resistor' || part.is === 'capacitor' || part.is === 'amplifier') &&
    (paces.has(k) || part.at.some((node) => node >= 0));
  return [...parts.filter(isHeard), ...devices.filter(({ is }) => figureNames[is])].map(({ ref }) => ref);
}

export class Values {
  readonly matrix: Float64Array;
  readonly takes: Float64Array;
  readonly pushed: Float64Array;
  readonly figures: Float64Array;
  readonly parts: Part[];
  /** The matrix before controls are put into it, and for which way of remembering it was made; null after a swap. */
  private readonly laid: Float64Array;
  private laidFor: Remember | null = null;
  private turning: readonly Part[] = [];
  private readonly positions: Map<string, number>;
  private readonly kit: KitData;
  private readonly layout: Layout;

  constructor(kit: KitData, layout: Layout) {
    this.kit = kit;
    this.layout = layout;
    this.parts = [...kit.parts];
    this.positions = new Map([...kit.controls, ...kit.trimmers].map((each) => [each.designator, each.position]));
    this.matrix = new Float64Array(layout.places);
    this.laid = new Float64Array(layout.places);
    this.takes = new Float64Array(2 * kit.parts.length);
    this.pushed = new Float64Array(kit.nets.length);
    this.figures = new Float64Array(kit.devices.length * figurePlaces);
    kit.devices.forEach(({ is, figures }, k) => this.figures.set(figuresOf(is, figures), k * figurePlaces));
  }

  /** Whether it was somewhere else before. */
  turn(designator: string, position: number): boolean {
    if (this.positions.get(designator) === position) return false;
    this.positions.set(designator, position);
    return true;
  }

  swap(designator: string, value: PartValue): void {
    this.laidFor = null;
    this.parts.forEach((part, k) => {
      if (part.ref === designator) this.parts[k] = swapped(part, value);
    });
    if (!('model' in value)) return;
    this.kit.devices.forEach(({ is, ref, figures }, k) => {
      const names = ref === designator ? figureNames[is] : undefined;
      if (!names) return;
      const other = figures.map((figure, n) => value.model[names[n] ?? ''] ?? figure);
      this.figures.set(figuresOf(is, other), k * figurePlaces);
    });
  }

  /** Ohms of parts one after another, each with what lies beside it. */
  ohmsOf(pace: readonly (readonly number[])[]): number {
    return pace.reduce((sum, beside) => sum + 1 / beside.reduce((all, k) => all + this.siemensOf(k), 0), 0);
  }

  private siemensOf(k: number): number {
    let siemens = 0;
    const [a] = this.parts[k]!.at;
    stamp(this.parts[k]!, undefined, this.positionOf, (row, column, slope) => {
      if (row === a && column === a) siemens += slope;
    });
    return siemens;
  }

  private readonly positionOf = (ref: string): number => this.positions.get(ref) ?? 0.5;

  private readonly put = (row: number, column: number, siemens: number): void => {
    if (row >= 0 && column >= 0) this.matrix[this.layout.placeOf(row, column)]! += siemens;
  };

  private readonly add = (node: number, amps: number): void => {
    if (node >= 0) this.pushed[node]! += amps;
  };

  /** What every part remembers when nothing moves. */
  remember(states: Float64Array, memoryOf: Remember, seconds: number, between: (a: number, b: number) => number): void {
    let state = 0;
    for (const part of this.parts) {
      if (!remembers(part)) continue;
      const { siemens, last } = memoryOf(part, seconds);
      const v = between(...remembered(part));
      // At rest no current flows through a capacitor, and through a coil what its resistance lets through.
      states[state++] = siemens * v - (part.is === 'coil' ? v / part.ohms : 0);
      if (looksFurther(part)) states[state++] = last * v;
    }
  }

  /** Makes the matrix anew for steps of `seconds`. What no control changes is put in once, since a glide asks for it every sample. */
  refresh(seconds: number, remember: Remember): void {
    if (this.laidFor !== remember) this.lay(seconds, remember);
    this.laidFor = remember;
    this.matrix.set(this.laid);
    for (const part of this.turning) stamp(part, undefined, this.positionOf, this.put);
    eliminate(this.matrix, this.layout.work);
  }

  private lay(seconds: number, remember: Remember): void {
    this.matrix.fill(0);
    this.pushed.fill(0);
    let k = 0;
    for (const part of this.parts) {
      const memory = remembers(part) ? remember(part, seconds) : undefined;
      if (!isTurning(part)) stamp(part, memory, this.positionOf, this.put);
      push(part, this.add);
      if (!memory) continue;
      this.takes[k] = memory.take;
      this.takes[k + 1] = looksFurther(part) ? memory.last : memory.keep;
      k += 2;
    }
    for (let node = 0; node < this.kit.size; node++) this.put(node, node, leak);
    this.laid.set(this.matrix);
    this.turning = this.parts.filter(isTurning);
  }
}

const isTurning = ({ is }: Part): boolean => is === 'track' || is === 'throw';

function swapped(part: Part, value: PartValue): Part {
  if ('ohms' in value) return part.is === 'resistor' || part.is === 'track' ? { ...part, ohms: value.ohms } : part;
  if ('farads' in value) return part.is === 'capacitor' ? { ...part, farads: value.farads } : part;
  if (part.is !== 'amplifier') return part;
  const { gain = part.gain, bandwidth = part.bandwidth, biasAmps = part.biasAmps }: Figures = value.model;
  // A trigger stays slow with any op-amp.
  return { ...part, gain, bandwidth: part.bandwidth > triggerHertz ? bandwidth : part.bandwidth, biasAmps };
}
