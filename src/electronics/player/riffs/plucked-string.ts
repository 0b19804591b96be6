/**
 * One string: a delay line whose end runs back into its beginning through what a string loses (Karplus and Strong), with
 * the stiffness of steel, the place of the pick and the place of the pickup.
 */

export interface Pluck {
  readonly hertz: number;
  readonly force: number;
  readonly mute: number;
  readonly bend: number;
  readonly vibrato: number;
  /** Samples until the hand comes back. */
  readonly ring: number;
  /** What differs from pluck to pluck of a hand, 0..1. */
  readonly random: () => number;
}

/** Longest wave: an open low E of a bass at 96 kHz. */
const size = 4096;
const mask = size - 1;
/** Where along the string the pick and the pickup stand. */
const pickPosition = 0.13;
const pickupPosition = 0.19;
/** Bends and vibrato move the length of the wave once in so many samples. */
const bendEvery = 32;
const bendSeconds = 0.14;
const vibratoHertz = 5.3;
/** How long after the hand came back a string may still be heard. */
const silentSeconds = 0.6;

export class PluckedString {
  private readonly rate: number;
  /** The all-pass that makes high partials a little sharp, as stiffness does. */
  private readonly stiffness: number;
  private readonly line = new Float64Array(size);
  private readonly pick = new Float64Array(size);
  private readonly heard = new Float64Array(size);
  private pickLength = 0;
  private age = 0;
  private place = 0;
  private length = 100;
  private now: Pluck | null = null;
  private gain = 0;
  private softness = 0;
  private before = 0;
  private stiffIn = 0;
  private stiffOut = 0;
  private pickup = 1;

  constructor(rate: number, isWound: boolean) {
    this.rate = rate;
    this.stiffness = isWound ? -0.26 : -0.12;
  }

  pluck(how: Pluck): void {
    const { hertz, mute } = how;
    const wave = this.rate / hertz;
    this.now = how;
    this.age = 0;
    // Low notes ring for seconds, high ones less, and those under the palm hardly at all.
    const seconds = mute > 0 ? 0.6 - 0.42 * mute : Math.max(1.3, 6.2 - hertz / 140);
    this.gain = 10 ** ((-3 * wave) / (seconds * this.rate));
    this.softness = mute > 0 ? 0.15 + 0.33 * mute : 0.05 + 0.00006 * hertz;
    this.pickup = Math.max(2, Math.round(pickupPosition * wave));
    // The pick stops what the string did before.
    for (let i = 0; i < size; i++) this.line[i]! *= 0.1;
    this.shapePick(wave, how);
    this.tune(hertz);
  }

  /** The kick of the pick: sharper the harder it is, with a scratch, and cancelled where it stands. */
  private shapePick(wave: number, { force, mute, random }: Pluck): void {
    const scale = this.rate / 48_000;
    const width = (6 + 15 * (1 - force) + 6 * mute) * scale;
    const behind = Math.max(2, Math.round(wave * pickPosition * (1 - 0.3 * mute)));
    this.pickLength = Math.min(size, Math.ceil(wave + 6 * width));
    for (let i = 0; i < this.pickLength; i++) {
      const x = (i - 2.5 * width) / width;
      const scratch = 0.08 * (random() - 0.5) * Math.exp(-i / (45 * scale));
      this.pick[i] = force * (Math.exp(-0.5 * x * x) / Math.sqrt(width / scale) + scratch);
    }
    for (let i = this.pickLength - 1; i >= behind; i--) this.pick[i]! -= 0.95 * this.pick[i - behind]!;
  }

  /** The line is as long as one wave less what the filters in the loop take. */
  private tune(hertz: number): void {
    const w = (2 * Math.PI * hertz) / this.rate;
    const { softness: a, stiffness: c } = this;
    const loss = Math.atan2(a * Math.sin(w), 1 - a + a * Math.cos(w)) / w;
    const stiff = 1 - (2 / w) * Math.atan2(c * Math.sin(w), 1 + c * Math.cos(w));
    this.length = this.rate / hertz - loss - stiff;
  }

  private move(how: Pluck): void {
    const t = this.age / this.rate;
    const bendSemitones = how.bend * Math.min(1, Math.max(0, (t - 0.05) / bendSeconds));
    const vibratoSemitones = how.vibrato * Math.min(1, t / 0.4) * Math.sin(2 * Math.PI * vibratoHertz * t);
    this.tune(how.hertz * 2 ** ((bendSemitones + vibratoSemitones) / 12));
  }

  /** Until when nothing of the string changes but its waves: the hand moves, comes back, or the string is silent. */
  private steadySamples(how: Pluck): number {
    const { age } = this;
    const untilMove = how.bend === 0 && how.vibrato === 0 ? Infinity : bendEvery - (age % bendEvery);
    const untilReturn = age < how.ring ? how.ring - age : Infinity;
    return Math.min(untilMove, untilReturn, Math.floor(how.ring + silentSeconds * this.rate) + 1 - age);
  }

  /** Adds what the pickup hears of it from one sample to another. */
  addTo(samples: Float64Array, from: number, to: number): void {
    for (let at = from; at < to && this.now;) {
      const how = this.now;
      if ((how.bend !== 0 || how.vibrato !== 0) && this.age % bendEvery === 0) this.move(how);
      if (this.age === how.ring) {
        this.gain *= 0.94;
        this.softness = Math.min(0.45, this.softness + 0.2);
      }
      const count = Math.min(to - at, this.steadySamples(how));
      this.ringOn(samples, at, count);
      at += count;
      if (this.age > how.ring + silentSeconds * this.rate) this.now = null;
    }
  }

  /** The wave one period ago, read between samples (Lagrange, third order), goes round and loses what a string loses. */
  private ringOn(samples: Float64Array, from: number, count: number): void {
    const { line, pick, heard, stiffness, pickup, pickLength, gain } = this;
    const delay = this.length - 1;
    const whole = Math.floor(delay);
    const f = delay - whole;
    const [a, b] = [(-f * (f - 1) * (f - 2)) / 6, ((f + 1) * (f - 1) * (f - 2)) / 2];
    const [c, d] = [(-(f + 1) * f * (f - 2)) / 2, ((f + 1) * f * (f - 1)) / 6];
    const [kept, lent] = [gain * (1 - this.softness), gain * this.softness];
    let { before, stiffIn, stiffOut, place, age } = this;
    for (let i = from; i < from + count; i++) {
      const at = place - whole + size;
      const old =
        a * line[(at + 1) & mask]! + b * line[at & mask]! + c * line[(at - 1) & mask]! + d * line[(at - 2) & mask]!;
      const lost = kept * old + lent * before;
      before = old;
      stiffOut = stiffness * (lost - stiffOut) + stiffIn;
      stiffIn = lost;
      const wave = age < pickLength ? stiffOut + pick[age]! : stiffOut;
      place = (place + 1) & mask;
      line[place] = wave;
      heard[place] = wave;
      age++;
      samples[i]! += wave - 0.9 * heard[(place - pickup) & mask]!;
    }
    Object.assign(this, { before, stiffIn, stiffOut, place, age });
  }
}
