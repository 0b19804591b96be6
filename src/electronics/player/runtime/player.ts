/** One kit being played: what it remembers from step to step, how it starts, and what happens when it goes wrong. */

import { layoutOf } from '../elimination.ts';
import type { KitData } from '../kit-data.ts';
import { lookedAt } from '../control-voltages.ts';
import type { PartValue, PlayedCircuit } from '../playable.ts';
import { memoryOf, restingMemoryOf } from '../stamps.ts';
import type { Chip } from './chips/chip.ts';
import { socketed } from './chips/chips.ts';
import { exp, soft } from './exp.ts';
import type { MakePlay } from './make-play.ts';
import { Substeps } from './substeps.ts';
import { Values } from './values.ts';

/** Steps of the caller that are played at once. */
const atOnce = 256;
/** Above this rate a circuit needs fewer steps of its own. */
const fineRate = 96000;
/** More volts than this are no sound. */
const mostVolts = 1e3;
/** A step that does not settle is passed over; this share of them is too many. */
const mostUnsettled = 1 / 8;
/** A circuit whose controls were turned before it plays comes to rest in this many long steps. */
const restingSteps = 200;
const restingSeconds = 0.02;
const kickVolts = 3;

export class Player implements PlayedCircuit {
  readonly probed = new Float64Array(8192);
  private sound = true;
  /** Nothing was played since the start. */
  private fresh = true;
  private touched = false;
  private stale = true;
  private node = -1;
  private readonly kit: KitData;
  private readonly seconds: number;
  private readonly substeps: number;
  private readonly values: Values;
  private readonly volts: Float64Array;
  private readonly before: Float64Array;
  private readonly looks: Float64Array;
  private readonly states: Float64Array;
  private readonly flags = new Float64Array(2);
  private readonly drives = new Float64Array(8);
  private readonly chips: readonly Chip[];
  private readonly play: ReturnType<MakePlay>;
  private readonly fine: Substeps;

  constructor(kit: KitData, makePlay: MakePlay, rate: number) {
    this.kit = kit;
    const substeps = kit.substeps[rate > fineRate ? 1 : 0];
    this.substeps = substeps;
    this.seconds = 1 / (rate * substeps);
    const values = new Values(kit, layoutOf(kit));
    this.values = values;
    this.volts = Float64Array.from(kit.volts);
    this.before = new Float64Array(kit.moving);
    this.looks = new Float64Array(3 * lookedAt(kit).length);
    this.states = new Float64Array(2 * kit.parts.length);
    this.fine = new Substeps(substeps, atOnce);
    this.chips = socketed(kit, values, this.drives, rate * substeps);
    this.play = makePlay(
      values.matrix,
      values.takes,
      values.pushed,
      values.figures,
      this.volts,
      this.before,
      this.looks,
      this.states,
      this.flags,
      this.drives,
      this.chips.map(({ step }) => step),
      exp,
      soft,
      Math.log,
    );
    this.reset();
  }

  get isSound(): boolean {
    return this.sound;
  }

  turn(designator: string, position: number): void {
    if (!this.values.turn(designator, position)) return;
    this.stale = true;
    this.touched = true;
  }

  swap(designator: string, value: PartValue): void {
    this.values.swap(designator, value);
    this.stale = true;
    this.touched = true;
  }

  probe(net: string | null): void {
    this.node = net === null ? -1 : (this.kit.alias[net] ?? this.kit.nets.indexOf(net));
    // Nothing moves on ground, nor on a net that is not played.
    if (this.node < 0) this.probed.fill(0);
  }

  step(input: Float64Array, output: Float64Array, count: number): void {
    if (this.fresh && this.touched) this.rest();
    if (this.stale) this.refresh();
    this.fresh = false;
    for (let from = 0; from < count; from += atOnce) this.some(input, output, from, Math.min(atOnce, count - from));
  }

  reset(): void {
    this.sound = true;
    this.fresh = true;
    this.stale = true;
    this.flags.fill(0);
    this.volts.set(this.kit.volts);
    this.fine.reset();
    this.standStill(memoryOf, this.seconds);
    for (const chip of this.chips) chip.reset();
    if (this.kit.kicked >= 0) this.kick();
  }

  private refresh(): void {
    this.values.refresh(this.seconds, memoryOf);
    for (const chip of this.chips) chip.turned();
    this.stale = false;
  }

  /** Plays up to `atOnce` steps. */
  private some(input: Float64Array, output: Float64Array, from: number, count: number): void {
    const { substeps } = this;
    const unsettled = this.flags[1]!;
    if (this.sound && substeps === 1) this.listenIn(input, output, this.probed, from, from + count);
    else if (this.sound) this.fine.run(input, output, from, count, this.node < 0 ? null : this.probed, this.listenIn);
    if (
      !(Math.abs(output[from + count - 1]!) < mostVolts) ||
      this.flags[1]! - unsettled > mostUnsettled * count * substeps + 2
    )
      this.sound = false;
    if (!this.sound) output.fill(0, from, from + count);
  }

  /** With a probe one step at a time, to see every voltage between them. */
  private readonly listenIn: Parameters<Substeps['run']>[5] = (input, output, seen, from, end) => {
    if (this.node < 0) return this.play(input, output, end, from);
    for (let k = from; k < end; k++) {
      this.play(input, output, k + 1, k);
      seen[k] = this.volts[this.node]!;
    }
  };

  private readonly between = (a: number, b: number): number =>
    (a < 0 ? 0 : this.volts[a]!) - (b < 0 ? 0 : this.volts[b]!);

  /** Everything remembers the voltages that the nets have now, and that nothing moves. */
  private standStill(remember: typeof memoryOf, seconds: number): void {
    const { kit, states, looks, before } = this;
    for (let k = 0; k < kit.moving; k++) before[k] = this.volts[kit.size + k]!;
    lookedAt(kit).forEach(([a, b], k) => {
      const volts = this.between(a, b);
      for (let at = k; at < looks.length; at += looks.length / 3) looks[at] = volts;
    });
    this.values.remember(states, remember, seconds, this.between);
  }

  /** Where the circuit rests with its controls as they stand now: long steps without a guitar. */
  private rest(): void {
    const silence = new Float64Array(restingSteps);
    this.volts.set(this.kit.volts);
    this.values.refresh(restingSeconds, restingMemoryOf);
    this.standStill(restingMemoryOf, restingSeconds);
    this.play(silence, new Float64Array(restingSteps), restingSteps, 0);
    if (!this.volts.every((volts) => Math.abs(volts) < mostVolts)) this.volts.set(this.kit.volts);
    this.flags.fill(0);
    this.standStill(memoryOf, this.seconds);
    for (const chip of this.chips) chip.reset();
    if (this.kit.kicked >= 0) this.kick();
    this.stale = true;
  }

  /** Charges what hangs on the net where an oscillator is set off. */
  private kick(): void {
    const rested = this.volts[this.kit.kicked]!;
    this.volts[this.kit.kicked] = kickVolts;
    this.standStill(memoryOf, this.seconds);
    this.volts[this.kit.kicked] = rested;
  }
}
