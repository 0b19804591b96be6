/** Plays a score on plucked strings: volts at the jack of a guitar, one loop, the same every time. */
import type { RiffName } from '../chain/chain-settings.ts';
import type { Note, Riff } from './note.ts';
import { PluckedString } from './plucked-string.ts';
import { resampleLoop } from './resample-loop.ts';
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
function throughPickup(strings: Float64Array, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(strings.length);
  const w = (2 * Math.PI * pickupHertz) / rate;
  const alpha = Math.sin(w) / (2 * pickupQ);
  const b = (1 - Math.cos(w)) / 2 / (1 + alpha);
  const a1 = (-2 * Math.cos(w)) / (1 + alpha);
  const a2 = (1 - alpha) / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = Math.fround(strings[i]! + 0.02 * strings[i]! * strings[i]!);
    const y = b * (x + 2 * x1 + x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  return samples;
}

/** What a string loses at each sample is of this rate. */
export const playedRate = 48_000;

/** One loop of a riff for a sound card of any rate: the same strings, so that nothing but the rate differs. */
export function riffAt(name: RiffName, rate: number, played = playRiff(name, playedRate)): Float32Array<ArrayBuffer> {
  const { beats, beatsPerMinute } = scores[name];
  return resampleLoop(played, Math.round((beats * 60 * rate) / beatsPerMinute));
}

/** One loop of a riff as strings sound at this rate, so that its end runs into its beginning. */
export function playRiff(name: RiffName, rate: number): Float32Array<ArrayBuffer> {
  const riff = scores[name];
  const length = Math.round((riff.beats * 60 * rate) / riff.beatsPerMinute);
  const tail = Math.round(tailSeconds * rate);
  const strings = riff.tuning.map((open) => new PluckedString(rate, open < 55));
  const starts = noteStarts(riff, rate, length);
  const sums = new Float64Array(tail + length);
  // One string after the other, from pluck to pluck: what it needs stays at hand, which is three times as fast as sample by sample.
  strings.forEach((string, k) => {
    const plucks = starts.filter(({ note }) => note.string === k);
    plucks.forEach((start, n) => {
      pluck(string, riff, start, rate);
      string.addTo(sums, start.sample + tail, (plucks[n + 1]?.sample ?? length) + tail);
    });
  });
  const loop = throughPickup(sums, rate).slice(tail);
  // Loops, since a first sound waits for this: with a function for each sample they take three times as long before they are compiled.
  let peak = 0;
  for (let i = 0; i < loop.length; i++) peak = Math.max(peak, Math.abs(loop[i]!));
  for (let i = 0; i < loop.length; i++) loop[i] = (loop[i]! * riff.peakVolts) / peak;
  return loop;
}
