/** One pedal at the circuit's rate: smoothed knobs, a footswitch and a probe that crossfade, and a guard against invalid output. */
import type { PlayableCircuit, PlayedCircuit } from '../playable.ts';
import type { PedalSettings } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { Crossfade } from './crossfade.ts';

/** The high-pass takes away the DC voltage at which a net rests. */
const dcCutoffHertz = 10;

/** Plays the voltage of one net after the other, without its DC and without a click between them. */
class NetProbe {
  requestedNet: string | null = null;
  private probedNet: string | null = null;
  private readonly played: PlayedCircuit;
  private readonly crossfade: Crossfade;
  private readonly pole: number;
  private isFirstSample = true;
  private previousInput = 0;
  private output = 0;

  constructor(played: PlayedCircuit, rate: number) {
    this.played = played;
    this.crossfade = new Crossfade(rate, 0);
    this.pole = 1 - (2 * Math.PI * dcCutoffHertz) / rate;
  }

  /** After a step: the samples of the jack are crossfaded to those of the net. */
  mix(samples: Float64Array, count: number): void {
    if (this.requestedNet === null && this.probedNet === null) return;
    // The net's voltage is known from the step after the one in which it is probed.
    if (this.crossfade.isOff && this.probedNet !== this.requestedNet) return this.moveProbe();
    this.crossfade.target = this.probedNet !== null && this.probedNet === this.requestedNet ? 1 : 0;
    const { probed } = this.played;
    for (let i = 0; i < count; i++) {
      if (this.isFirstSample) this.previousInput = probed[i]!;
      this.isFirstSample = false;
      this.output = this.pole * (this.output + probed[i]! - this.previousInput);
      this.previousInput = probed[i]!;
      this.crossfade.step();
      samples[i] = samples[i]! * this.crossfade.otherGain + this.output * this.crossfade.gain;
    }
  }

  private moveProbe(): void {
    this.probedNet = this.requestedNet;
    this.played.probe(this.probedNet);
    this.isFirstSample = true;
    this.output = 0;
  }
}

/** Samples of sound that are played at once while nothing glides. */
const grainLength = 16;
/** Samples between two positions of a knob: one where it is thrown, more where a hand turns it, since each makes the matrix anew. */
const thrownLength = 1;
const turnedLength = 4;
const thrown = 0.25;
const glideSeconds = 0.1;
/** More than any pedal puts out. */
const maxVolts = 50;

export const isInRange = (volts: number): boolean => Math.abs(volts) < maxVolts;

export class PedalStage {
  restarts = 0;
  /** Where it went astray when it had to start anew last. */
  unsettledNet: string | null = null;
  private readonly played: PlayedCircuit;
  private readonly controls: readonly { readonly designator: string; readonly position: number }[];
  private readonly now: Float64Array;
  private readonly from: Float64Array;
  private readonly goal: Float64Array;
  private readonly rate: number;
  private readonly factor: OversamplingFactor;
  private glideGrains = 0;
  private grainsLeft = 0;
  /** Steps that are played at once. */
  private grain: number;
  private readonly dry: Float64Array;
  private readonly wet: Float64Array;
  private readonly footswitch: Crossfade;
  /** Comes back softly after a restart. */
  private readonly recovery: Crossfade;
  private readonly netProbe: NetProbe;
  private last = 0;

  constructor(circuit: PlayableCircuit, settings: PedalSettings, rate: number, factor: OversamplingFactor) {
    this.controls = [...circuit.controls, ...circuit.trimmers];
    this.played = circuit.start(rate * factor);
    this.rate = rate;
    this.factor = factor;
    this.grain = grainLength * factor;
    this.dry = new Float64Array(this.grain);
    this.wet = new Float64Array(this.grain);
    this.goal = new Float64Array(this.controls.length);
    this.footswitch = new Crossfade(rate * factor, settings.bypassed ? 0 : 1);
    this.recovery = new Crossfade(rate * factor, 1);
    this.netProbe = new NetProbe(this.played, rate * factor);
    this.aim(settings);
    this.now = Float64Array.from(this.goal);
    this.from = Float64Array.from(this.goal);
    this.controls.forEach(({ designator }, i) => this.played.turn(designator, this.now[i]!));
    for (const [designator, value] of Object.entries(settings.parts)) this.played.swap(designator, value);
    this.played.reset();
  }

  private aim({ knobs, trimmers }: PedalSettings): void {
    this.controls.forEach(({ designator, position }, i) => {
      const wanted = knobs[designator] ?? trimmers[designator] ?? position;
      this.goal[i] = Math.min(1, Math.max(0, Number.isFinite(wanted) ? wanted : position));
    });
  }

  /** Knobs and footswitch; other parts are another stage. */
  apply(settings: PedalSettings): void {
    this.aim(settings);
    if (this.goal.some((goal, i) => goal !== this.now[i])) {
      this.from.set(this.now);
      const isThrown = this.goal.some((goal, i) => Math.abs(goal - this.now[i]!) > thrown);
      const length = isThrown ? thrownLength : turnedLength;
      this.grain = length * this.factor;
      this.glideGrains = Math.ceil((glideSeconds * this.rate) / length);
      this.grainsLeft = this.glideGrains;
    }
    this.footswitch.target = settings.bypassed ? 0 : 1;
  }

  probe(net: string | null): void {
    this.netProbe.requestedNet = net;
  }

  private glide(): void {
    if (this.grainsLeft === 0) return;
    this.grainsLeft--;
    if (this.grainsLeft === 0) this.grain = grainLength * this.factor;
    // Slowest at both ends: near its stop a pot changes most for the least turn.
    const along = 1 - this.grainsLeft / this.glideGrains;
    const eased = along * along * (3 - 2 * along);
    for (let i = 0; i < this.controls.length; i++) {
      if (this.goal[i] === this.now[i]) continue;
      this.now[i] = this.grainsLeft === 0 ? this.goal[i]! : this.from[i]! + eased * (this.goal[i]! - this.from[i]!);
      this.played.turn(this.controls[i]!.designator, this.now[i]!);
    }
  }

  /** In place. */
  run(signal: Float64Array, count: number): void {
    if (this.footswitch.isOff) return;
    for (let start = 0; start < count;) {
      const length = Math.min(this.grain, count - start);
      this.runGrain(signal, start, length);
      start += length;
    }
    // Its state, such as an echo, would be heard when it is switched on again, however much later.
    if (this.footswitch.isOff) this.played.reset();
  }

  private runGrain(signal: Float64Array, start: number, count: number): void {
    const { dry, wet, footswitch } = this;
    for (let i = 0; i < count; i++) dry[i] = isInRange(signal[start + i]!) ? signal[start + i]! : 0;
    this.glide();
    this.played.step(dry, wet, count);
    this.netProbe.mix(wet, count);
    if (this.isOutputValid(count)) this.recover(count);
    else this.restart(count);
    this.last = wet[count - 1]!;
    for (let i = 0; i < count; i++) {
      footswitch.step();
      signal[start + i] = footswitch.isOn ? wet[i]! : wet[i]! * footswitch.gain + dry[i]! * footswitch.otherGain;
    }
  }

  private isOutputValid(count: number): boolean {
    let isOutputValid = this.played.isStable;
    for (let i = 0; i < count && isOutputValid; i++) isOutputValid = isInRange(this.wet[i]!);
    return isOutputValid;
  }

  private recover(count: number): void {
    if (this.recovery.isOn) return;
    for (let i = 0; i < count; i++) this.wet[i]! *= this.recovery.step();
  }

  /** What is no sound is not played: the last good sample dies away, and the circuit starts anew. */
  private restart(count: number): void {
    for (let i = 0; i < count; i++) this.wet[i] = this.last * (1 - (i + 1) / count);
    this.unsettledNet = this.played.unsettledNet ?? this.unsettledNet;
    this.played.reset();
    this.restarts++;
    this.recovery.jump(0);
    this.recovery.target = 1;
  }
}
