/** One kit being played: its state from step to step, how it starts, and what happens when it diverges. */

import { matrixLayout } from '../lu-factorization.ts';
import { createArrays, type KitArrays } from '../kit-arrays.ts';
import type { KitData } from '../kit-data.ts';
import { controlNodes } from '../control-voltages.ts';
import type { PartValue, PlayedCircuit } from '../playable.ts';
import { trapezoidalModel, backwardEulerModel } from '../stamps.ts';
import type { Chip } from './chips/chip.ts';
import { createChips } from './chips/chips.ts';
import { exp, softplus } from './exp.ts';
import type { MakePlay } from './make-play.ts';
import { CircuitValues } from './values.ts';

/** Steps of the caller that are played at once. */
const maxBlockSteps = 256;
/** More volts than this mean that it has diverged. */
const maxVolts = 1e3;
/** A step that does not converge is tolerated; this share of them is not. */
const maxUnconvergedShare = 1 / 8;
/** A circuit whose controls were turned before it plays settles in this many long steps. */
const settleSteps = 200;
const settleStepSeconds = 0.02;
const kickVolts = 3;

export class CircuitPlayer implements PlayedCircuit {
  readonly probed = new Float64Array(8192);
  private isValid = true;
  /** Nothing was played since the start. */
  private isFresh = true;
  private isChanged = false;
  private isMatrixStale = true;
  private probedNode = -1;
  private readonly kit: KitData;
  private readonly seconds: number;
  private readonly values: CircuitValues;
  private readonly volts: Float64Array;
  private readonly previousRailVolts: Float64Array;
  private readonly controlVolts: Float64Array;
  private readonly states: Float64Array;
  private readonly flags: Float64Array;
  private readonly chipCurrents: Float64Array;
  private readonly chips: readonly Chip[];
  private readonly play: ReturnType<MakePlay>;

  constructor(kit: KitData, makePlay: MakePlay, rate: number, arrays?: KitArrays) {
    this.kit = kit;
    this.seconds = 1 / rate;
    const layout = matrixLayout(kit);
    const own = arrays ?? createArrays(kit, layout);
    const values = new CircuitValues(kit, layout, own);
    this.values = values;
    this.volts = own.X;
    this.previousRailVolts = own.O;
    this.controlVolts = own.V;
    this.states = own.S;
    this.flags = own.F;
    this.chipCurrents = own.N;
    this.chips = createChips(kit, values, this.chipCurrents, rate);
    this.play = makePlay(
      values.matrix,
      values.companionWeights,
      values.constantCurrents,
      values.parameters,
      this.volts,
      this.previousRailVolts,
      this.controlVolts,
      this.states,
      this.flags,
      this.chipCurrents,
      this.chips.map(({ step }) => step),
      exp,
      softplus,
      Math.log,
    );
    this.reset();
  }

  get isStable(): boolean {
    return this.isValid;
  }

  get unsettledNet(): string | null {
    if (this.isValid) return null;
    const { nets, size } = this.kit;
    const isFarther = (a: number, b: number): boolean => !(Math.abs(this.volts[a]!) <= Math.abs(this.volts[b]!));
    let worst = 0;
    for (let k = 1; k < size; k++) if (isFarther(k, worst)) worst = k;
    return nets[worst] ?? null;
  }

  turn(designator: string, position: number): void {
    if (!this.values.turn(designator, position)) return;
    this.isMatrixStale = true;
    this.isChanged = true;
  }

  swap(designator: string, value: PartValue): void {
    this.values.swap(designator, value);
    this.isMatrixStale = true;
    this.isChanged = true;
  }

  probe(net: string | null): void {
    this.probedNode = net === null ? -1 : (this.kit.alias[net] ?? this.kit.nets.indexOf(net));
    // Nothing moves on ground, nor on a net that is not played.
    if (this.probedNode < 0) this.probed.fill(0);
  }

  step(input: Float64Array, output: Float64Array, count: number): void {
    if (this.isFresh && this.isChanged) this.settle();
    if (this.isMatrixStale) this.refresh();
    this.isFresh = false;
    for (let from = 0; from < count; from += maxBlockSteps)
      this.playBlock(input, output, from, Math.min(maxBlockSteps, count - from));
  }

  reset(): void {
    this.isValid = true;
    this.isFresh = true;
    this.isMatrixStale = true;
    this.flags.fill(0);
    this.volts.set(this.kit.volts);
    this.initialiseStates(trapezoidalModel, this.seconds);
    for (const chip of this.chips) chip.reset();
    if (this.kit.kickNode >= 0) this.kick();
  }

  private refresh(): void {
    this.values.refresh(this.seconds, trapezoidalModel);
    for (const chip of this.chips) chip.update();
    this.isMatrixStale = false;
  }

  /** Plays up to `maxBlockSteps` steps. */
  private playBlock(input: Float64Array, output: Float64Array, from: number, count: number): void {
    const unconverged = this.flags[1]!;
    if (this.isValid) this.playProbed(input, output, from, from + count);
    if (
      !(Math.abs(output[from + count - 1]!) < maxVolts) ||
      this.flags[1]! - unconverged > maxUnconvergedShare * count + 2
    )
      this.isValid = false;
    if (!this.isValid) output.fill(0, from, from + count);
  }

  /** With a probe one step at a time, to see every voltage between them. */
  private playProbed(input: Float64Array, output: Float64Array, from: number, end: number): void {
    if (this.probedNode < 0) return this.play(input, output, end, from);
    for (let k = from; k < end; k++) {
      this.play(input, output, k + 1, k);
      this.probed[k] = this.volts[this.probedNode]!;
    }
  }

  private readonly between = (a: number, b: number): number =>
    (a < 0 ? 0 : this.volts[a]!) - (b < 0 ? 0 : this.volts[b]!);

  /** Sets all states to the voltages that the nets have now, with nothing changing. */
  private initialiseStates(method: typeof trapezoidalModel, seconds: number): void {
    const { kit, states, controlVolts, previousRailVolts } = this;
    for (let k = 0; k < kit.reservoirRails; k++) previousRailVolts[k] = this.volts[kit.size + k]!;
    controlNodes(kit).forEach(([a, b], k) => {
      const volts = this.between(a, b);
      for (let at = k; at < controlVolts.length; at += controlVolts.length / 3) controlVolts[at] = volts;
    });
    this.values.initialiseStates(states, method, seconds, this.between);
  }

  /** Finds the operating point with the controls where they are now: long steps without input. */
  private settle(): void {
    const silentInput = new Float64Array(settleSteps);
    this.volts.set(this.kit.volts);
    this.values.refresh(settleStepSeconds, backwardEulerModel);
    this.initialiseStates(backwardEulerModel, settleStepSeconds);
    this.play(silentInput, new Float64Array(settleSteps), settleSteps, 0);
    if (!this.volts.every((volts) => Math.abs(volts) < maxVolts)) this.volts.set(this.kit.volts);
    this.flags.fill(0);
    this.initialiseStates(trapezoidalModel, this.seconds);
    for (const chip of this.chips) chip.reset();
    if (this.kit.kickNode >= 0) this.kick();
    this.isMatrixStale = true;
  }

  /** Charges the capacitors at the net where an oscillator is started. */
  private kick(): void {
    const operatingVolts = this.volts[this.kit.kickNode]!;
    this.volts[this.kit.kickNode] = kickVolts;
    this.initialiseStates(trapezoidalModel, this.seconds);
    this.volts[this.kit.kickNode] = operatingVolts;
  }
}
