/** Finds the pitch of one string (McLeod's method: where a sound is most like itself, measured against its own size). */

export interface Pitch {
  readonly hertz: number;
  /** The nearest note, such as E2. */
  readonly note: string;
  /** How far from it, -50 to 50. */
  readonly cents: number;
}

const noteNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
/** From the low B of a bass to the last fret of a guitar. */
const lowest = 30;
const highest = 1400;
/** Quieter than this is no note. */
const quietest = 0.003;
/** Less like itself than this is noise or a chord. */
const leastLikeness = 0.85;
/** The first peak this near to the best is the wave; later ones are two or three of them. */
const nearBest = 0.93;

function likenessOf(samples: Float32Array, lag: number): number {
  const count = samples.length - lag;
  let same = 0;
  let size = 0;
  for (let i = 0; i < count; i++) {
    const a = samples[i]!;
    const b = samples[i + lag]!;
    same += a * b;
    size += a * a + b * b;
  }
  return size === 0 ? 0 : (2 * same) / size;
}

/** Where the likeness has peaks between the shortest wave and the longest. */
function peaksOf(likeness: Float64Array, first: number): number[] {
  const peaks: number[] = [];
  for (let lag = Math.max(first, 1); lag < likeness.length - 1; lag++) {
    const here = likeness[lag]!;
    if (here > 0 && here >= likeness[lag - 1]! && here > likeness[lag + 1]!) peaks.push(lag);
  }
  return peaks;
}

const named = (hertz: number): Pitch => {
  const midi = 69 + 12 * Math.log2(hertz / 440);
  const nearest = Math.round(midi);
  const note = `${noteNames[nearest % 12]}${Math.floor(nearest / 12) - 1}`;
  return { hertz, note, cents: 100 * (midi - nearest) };
};

/** Every second sample, the mean of two: the search needs no more. */
const thinned = (samples: Float32Array): Float32Array =>
  Float32Array.from({ length: samples.length >> 1 }, (_, i) => (samples[2 * i]! + samples[2 * i + 1]!) / 2);

/** The wave's length in samples of half the rate, or null where there is no one note. */
function coarseWave(samples: Float32Array, rate: number): number | null {
  const longest = Math.min(Math.ceil(rate / lowest), samples.length >> 1);
  const likeness = Float64Array.from({ length: longest }, (_, lag) => likenessOf(samples, lag));
  const peaks = peaksOf(likeness, Math.floor(rate / highest));
  const best = Math.max(0, ...peaks.map((lag) => likeness[lag]!));
  return best < leastLikeness ? null : (peaks.find((lag) => likeness[lag]! >= nearBest * best) ?? null);
}

/** Null where there is no one note. */
export function pitchOf(samples: Float32Array, rate: number): Pitch | null {
  const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
  if (Math.sqrt(power) < quietest) return null;
  const coarse = coarseWave(thinned(samples), rate / 2);
  if (coarse === null) return null;
  const near = [-2, -1, 0, 1, 2].map((off) => 2 * coarse + off);
  const wave = near.reduce((a, b) => (likenessOf(samples, b) > likenessOf(samples, a) ? b : a));
  const [a, b, c] = [likenessOf(samples, wave - 1), likenessOf(samples, wave), likenessOf(samples, wave + 1)];
  return named(rate / (wave + (a - c) / (2 * (a - 2 * b + c))));
}
