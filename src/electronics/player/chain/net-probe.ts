import type { PlayedCircuit } from '../playable.ts';
import { Crossfade } from './crossfade.ts';

/** The high-pass takes away the DC voltage at which a net rests. */
const dcCutoffHertz = 10;

/** Plays the voltage of one net after the other, without its DC and without a click between them. */
export class NetProbe {
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
