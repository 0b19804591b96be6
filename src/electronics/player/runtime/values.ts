/** The values of a kit as they are now: where its controls stand, which parts were swapped; and the matrix they make. */

import { factorize, type MatrixLayout } from '../lu-factorization.ts';
import { parametersPerDevice, parametersOf } from '../device-parameters.ts';
import type { KitArrays } from '../kit-arrays.ts';
import type { Device, KitData, Part } from '../kit-data.ts';
import type { PartValue } from '../playable.ts';
import {
  usesGear2,
  stampCurrents,
  type IntegrationMethod,
  stateNodes,
  hasState,
  stamp,
  triggerHertz,
} from '../stamps.ts';

/** From every net to ground, for those that only capacitors reach, as for the operating point. */
const gmin = 1e-12;

type Parameters = Readonly<Record<string, number>>;

/** Names of parameters in the order of a device. */
const parameterNames: Partial<Record<Device['is'], readonly string[]>> = {
  junction: ['saturation', 'slope'],
  npn: ['saturation', 'gain', 'reverseGain', 'earlyVolts'],
  pnp: ['saturation', 'gain', 'reverseGain', 'earlyVolts'],
  'field-effect': ['threshold', 'beta', 'lambda'],
  'p-field-effect': ['threshold', 'beta', 'lambda'],
  clamp: ['toHigh', 'toLow', 'gain'],
  slew: ['slewVolts'],
};

/** Designators of the parts that `swap` changes: the others have no value here, or none that anything hangs on. */
export function swappable({ parts, devices, behaviours }: KitData): string[] {
  const timingParts = new Set(behaviours.flatMap(({ timing }) => timing?.flat() ?? []));
  const isAudible = (part: Part, k: number): boolean =>
    (part.is === 'resistor' || part.is === 'capacitor' || part.is === 'amplifier') &&
    (timingParts.has(k) || part.at.some((node) => node >= 0));
  return [...parts.filter(isAudible), ...devices.filter(({ is }) => parameterNames[is])].map(({ ref }) => ref);
}

export class CircuitValues {
  readonly matrix: Float64Array;
  readonly companionWeights: Float64Array;
  readonly constantCurrents: Float64Array;
  readonly parameters: Float64Array;
  readonly parts: Part[];
  /** The matrix without controls, and the integration method it was built for; null after a swap. */
  private readonly baseMatrix: Float64Array;
  private baseMatrixMethod: IntegrationMethod | null = null;
  private controlParts: readonly Part[] = [];
  private readonly positions: Map<string, number>;
  private readonly kit: KitData;
  private readonly layout: MatrixLayout;

  constructor(kit: KitData, layout: MatrixLayout, arrays: KitArrays) {
    this.kit = kit;
    this.layout = layout;
    this.parts = [...kit.parts];
    this.positions = new Map([...kit.controls, ...kit.trimmers].map((each) => [each.designator, each.position]));
    this.matrix = arrays.M;
    this.baseMatrix = new Float64Array(layout.entryCount);
    this.companionWeights = arrays.T;
    this.constantCurrents = arrays.B;
    this.parameters = arrays.Q;
    kit.devices.forEach(({ is, parameters }, k) =>
      this.parameters.set(parametersOf(is, parameters), k * parametersPerDevice),
    );
  }

  /** Whether it was somewhere else before. */
  turn(designator: string, position: number): boolean {
    if (this.positions.get(designator) === position) return false;
    this.positions.set(designator, position);
    return true;
  }

  swap(designator: string, value: PartValue): void {
    this.baseMatrixMethod = null;
    this.parts.forEach((part, k) => {
      if (part.ref === designator) this.parts[k] = withValue(part, value);
    });
    if (!('model' in value)) return;
    this.kit.devices.forEach(({ is, ref, parameters }, k) => {
      const names = ref === designator ? parameterNames[is] : undefined;
      if (!names) return;
      const other = parameters.map((parameter, n) => value.model[names[n] ?? ''] ?? parameter);
      this.parameters.set(parametersOf(is, other), k * parametersPerDevice);
    });
  }

  /** Ohms of parts in series, each with those in parallel to it. */
  ohmsOf(timing: readonly (readonly number[])[]): number {
    return timing.reduce((sum, parallel) => sum + 1 / parallel.reduce((all, k) => all + this.conductanceOf(k), 0), 0);
  }

  private conductanceOf(k: number): number {
    let siemens = 0;
    const [a] = this.parts[k]!.at;
    stamp(this.parts[k]!, undefined, this.positionOf, (row, column, slope) => {
      if (row === a && column === a) siemens += slope;
    });
    return siemens;
  }

  private readonly positionOf = (ref: string): number => this.positions.get(ref) ?? 0.5;

  private readonly addEntry = (row: number, column: number, siemens: number): void => {
    if (row >= 0 && column >= 0) this.matrix[this.layout.entryIndex(row, column)]! += siemens;
  };

  private readonly addCurrent = (node: number, amps: number): void => {
    if (node >= 0) this.constantCurrents[node]! += amps;
  };

  /** The state of every part when nothing changes. */
  initialiseStates(
    states: Float64Array,
    trapezoidalModel: IntegrationMethod,
    seconds: number,
    between: (a: number, b: number) => number,
  ): void {
    let state = 0;
    for (const part of this.parts) {
      if (!hasState(part)) continue;
      const { siemens, previousWeight } = trapezoidalModel(part, seconds);
      const v = between(...stateNodes(part));
      // At rest no current flows through a capacitor, and through a coil what its resistance lets through.
      states[state++] = siemens * v - (part.is === 'coil' ? v / part.ohms : 0);
      if (usesGear2(part)) states[state++] = previousWeight * v;
    }
  }

  /** Builds and factorizes the matrix for steps of `seconds`. What no control changes is stamped once, since a turning knob asks for it every sample. */
  refresh(seconds: number, initialiseStates: IntegrationMethod): void {
    if (this.baseMatrixMethod !== initialiseStates) this.buildBaseMatrix(seconds, initialiseStates);
    this.baseMatrixMethod = initialiseStates;
    this.matrix.set(this.baseMatrix);
    for (const part of this.controlParts) stamp(part, undefined, this.positionOf, this.addEntry);
    factorize(this.matrix, this.layout.operations);
  }

  private buildBaseMatrix(seconds: number, initialiseStates: IntegrationMethod): void {
    this.matrix.fill(0);
    this.constantCurrents.fill(0);
    let k = 0;
    for (const part of this.parts) {
      const companion = hasState(part) ? initialiseStates(part, seconds) : undefined;
      if (!isControl(part)) stamp(part, companion, this.positionOf, this.addEntry);
      stampCurrents(part, this.addCurrent);
      if (!companion) continue;
      this.companionWeights[k] = companion.voltageWeight;
      this.companionWeights[k + 1] = usesGear2(part) ? companion.previousWeight : companion.stateWeight;
      k += 2;
    }
    for (let node = 0; node < this.kit.size; node++) this.addEntry(node, node, gmin);
    this.baseMatrix.set(this.matrix);
    this.controlParts = this.parts.filter(isControl);
  }
}

const isControl = ({ is }: Part): boolean => is === 'track' || is === 'throw';

function withValue(part: Part, value: PartValue): Part {
  if ('ohms' in value) return part.is === 'resistor' || part.is === 'track' ? { ...part, ohms: value.ohms } : part;
  if ('farads' in value) return part.is === 'capacitor' ? { ...part, farads: value.farads } : part;
  if (part.is !== 'amplifier') return part;
  const { gain = part.gain, bandwidth = part.bandwidth, biasAmps = part.biasAmps }: Parameters = value.model;
  // A trigger stays slow with any op-amp.
  return { ...part, gain, bandwidth: part.bandwidth > triggerHertz ? bandwidth : part.bandwidth, biasAmps };
}
