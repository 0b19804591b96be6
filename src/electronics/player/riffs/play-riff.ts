/** Plays a score on plucked strings: volts at the jack of a guitar, one loop, the same every time. */
import type { RiffName } from '../chain/chain-settings.ts';
import type { Note, Riff } from './note.ts';
import { PluckedString } from './plucked-string.ts';
import { LoopResampler } from './resample-loop.ts';
import { scores } from './scores.ts';

/** What rings on from the end of the loop into its beginning. */
const tailSeconds = 2;
/** A pickup with its cable: a coil that rings in the upper middle and lets nothing through above. */
const pickupHertz = 2900;
const pickupQ = 1.8;

/** Repeatable chance, of each note its own: it sounds the same in every round. */
function seededRandom(index: number): () => number {
  let seed = Math.imul(index + 1, 0x7aa2_1b35);
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

interface Start {
  readonly sample: number;
  readonly note: Note;
  readonly index: number;
}

/** The loop's notes, before them those that still ring when it begins. */
function noteStarts(riff: Riff, rate: number, length: number): Start[] {
  const perBeat = (60 * rate) / riff.beatsPerMinute;
  const starts = riff.notes
    .map((note, index) => ({ sample: Math.round(note.at * perBeat), note, index }))
    .sort((a, b) => a.sample - b.sample);
  const ringing = starts.map((start) => ({ ...start, sample: start.sample - length }));
  return [...ringing.filter(({ sample }) => sample >= -tailSeconds * rate), ...starts];
}

function pluck(string: PluckedString, riff: Riff, { note, index }: Start, rate: number): void {
  const random = seededRandom(index);
  const cents = 4 * (random() - 0.5);
  string.pluck({
    hertz: 440 * 2 ** ((riff.tuning[note.string]! + note.fret - 69 + cents / 100) / 12),
    force: note.force * (0.95 + 0.1 * random()),
    mute: note.mute ?? 0,
    bend: note.bend ?? 0,
    vibrato: note.vibrato ?? 0,
    ring: Math.round((note.beats * 60 * rate) / riff.beatsPerMinute),
    random,
  });
}

/** What a pickup makes of the strings: the field of its magnet is a little stronger on its side of them, and its coil rings. */
class Pickup {
  private readonly b: number;
  private readonly a1: number;
  private readonly a2: number;
  private x1 = 0;
  private x2 = 0;
  private y1 = 0;
  private y2 = 0;

  constructor(rate: number) {
    const w = (2 * Math.PI * pickupHertz) / rate;
    const alpha = Math.sin(w) / (2 * pickupQ);
    this.b = (1 - Math.cos(w)) / 2 / (1 + alpha);
    this.a1 = (-2 * Math.cos(w)) / (1 + alpha);
    this.a2 = (1 - alpha) / (1 + alpha);
  }

  /** From one sample to another; the next call goes on there. */
  hear(strings: Float64Array, samples: Float32Array, from: number, to: number): void {
    const { b, a1, a2 } = this;
    let { x1, x2, y1, y2 } = this;
    for (let i = from; i < to; i++) {
      const x = Math.fround(strings[i]! + 0.02 * strings[i]! * strings[i]!);
      const y = b * (x + 2 * x1 + x2) - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      samples[i] = y;
    }
    Object.assign(this, { x1, x2, y1, y2 });
  }
}

/** One string and what it still has to play. */
interface Part {
  readonly string: PluckedString;
  readonly plucks: readonly Start[];
  nextPluck: number;
}

/** One loop of a riff as strings sound at this rate, so that its end runs into its beginning; made as far as it is asked for. */
export class PlayedRiff {
  /** What rings before the loop begins, and the loop. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** Where the loop begins. */
  readonly start: number;
  /** Until where it is made. */
  end = 0;
  private readonly riff: Riff;
  private readonly rate: number;
  private sums: Float64Array;
  private readonly parts: readonly Part[];
  private readonly pickup: Pickup;

  constructor(name: RiffName, rate: number) {
    const riff = scores[name];
    const length = Math.round((riff.beats * 60 * rate) / riff.beatsPerMinute);
    this.riff = riff;
    this.rate = rate;
    this.start = Math.round(tailSeconds * rate);
    this.samples = new Float32Array(this.start + length);
    this.sums = new Float64Array(this.start + length);
    this.pickup = new Pickup(rate);
    const starts = noteStarts(riff, rate, length).map((each) => ({ ...each, sample: each.sample + this.start }));
    this.parts = riff.tuning.map((open, k) => ({
      string: new PluckedString(rate, open < 55),
      plucks: starts.filter(({ note }) => note.string === k),
      nextPluck: 0,
    }));
  }

  get loop(): Float32Array<ArrayBuffer> {
    return this.samples.subarray(this.start);
  }

  /** Until so many samples of the loop are made. */
  playTo(loopSamples: number): void {
    const { samples, sums, riff } = this;
    const from = this.end;
    const end = Math.min(samples.length, this.start + loopSamples);
    if (end <= from) return;
    // One string after the other: what it needs stays at hand, which is three times as fast as sample by sample.
    for (const part of this.parts) this.playPart(part, end);
    this.pickup.hear(sums, samples, from, end);
    for (let i = from; i < end; i++) samples[i] = (samples[i]! * riff.peakVolts) / riff.stringPeak;
    this.end = end;
    if (end === samples.length) this.sums = new Float64Array(0);
  }

  /** From pluck to pluck. */
  private playPart(part: Part, end: number): void {
    const { string, plucks } = part;
    let at = this.end;
    for (; part.nextPluck < plucks.length && plucks[part.nextPluck]!.sample < end; part.nextPluck++) {
      const start = plucks[part.nextPluck]!;
      string.addTo(this.sums, at, start.sample);
      pluck(string, this.riff, start, this.rate);
      at = start.sample;
    }
    string.addTo(this.sums, at, end);
  }
}

/** The whole of one loop. */
export function playRiff(name: RiffName, rate: number): Float32Array<ArrayBuffer> {
  const played = new PlayedRiff(name, rate);
  played.playTo(Infinity);
  return played.loop.slice();
}

/** What a string loses at each sample is of this rate. */
const playedRate = 48_000;

/** One loop of a riff for sound cards of any rate: the same strings, so that nothing but the rate differs; made as far as it is asked for. */
export class RiffAtRates {
  private readonly name: RiffName;
  private readonly played: PlayedRiff;
  private readonly resamplers = new Map<number, LoopResampler>();

  constructor(name: RiffName) {
    this.name = name;
    this.played = new PlayedRiff(name, playedRate);
  }

  /** Before it is known at which rate it is wanted. */
  prepare(seconds: number): void {
    this.played.playTo(Math.ceil(seconds * playedRate));
  }

  /** Its first seconds or a little less, or all of it; and how long all of it is, in samples. */
  at(rate: number, seconds = Infinity): { readonly samples: Float32Array<ArrayBuffer>; readonly length: number } {
    const { played } = this;
    this.prepare(seconds);
    const made = played.loop.subarray(0, played.end - played.start);
    if (rate === playedRate) return { samples: made.slice(), length: played.loop.length };
    const { beats, beatsPerMinute } = scores[this.name];
    const resampler =
      this.resamplers.get(rate) ??
      new LoopResampler(played.loop.length, Math.round((beats * 60 * rate) / beatsPerMinute));
    this.resamplers.set(rate, resampler);
    resampler.take(played.samples, played.start, played.end);
    return { samples: resampler.samples.slice(0, resampler.end), length: resampler.samples.length };
  }
}

/** The whole of one loop. */
export const riffAt = (name: RiffName, rate: number): Float32Array<ArrayBuffer> =>
  new RiffAtRates(name).at(rate).samples;
