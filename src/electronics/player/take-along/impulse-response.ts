/**
 * What a pedal makes of a single pulse. It says all about a pedal that neither distorts nor changes by itself, and nothing of use about
 * any other; which a pedal is, as it stands now, is measured: with half as much in, half as much has to come out, and later the same.
 */
import type { PlayableCircuit } from '../playable.ts';
import { strumVolts, type PedalSettings } from '../chain/chain-settings.ts';
import { renderChain } from '../chain/render.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { playRiff } from '../riffs/play-riff.ts';

interface ImpulseOptions {
  readonly circuit: PlayableCircuit;
  readonly settings: PedalSettings;
  readonly rate: number;
  readonly factor: OversamplingFactor;
  readonly onProgress?: (share: number) => void;
}

/** What comes out is not what the law of a straight pedal says, in decibels against what comes out. */
interface Deviations {
  readonly distortionDb: number;
  readonly driftDb: number;
}

type ImpulseResponse =
  | { readonly is: 'found'; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly is: 'distorts' | 'moves'; readonly decibels: number }
  | { readonly is: 'silent' };

/** More than this and what the response predicts is heard to be another sound. */
const mostDeviationDb = -40;
const testedSeconds = 1.5;
/** An oscillator or an echo stands elsewhere so much later. */
const laterSeconds = 0.37;
const softer = 1 / 4;
const longestSeconds = 4;
/** It ends where what is left could add no more than this share to any sound. */
const leftShare = 1e-2;
const leastSamples = 2048;
const fadeSamples = 512;

const difference = (a: Float32Array, b: Float32Array, factor = 1): Float32Array<ArrayBuffer> =>
  Float32Array.from(a, (x, i) => x - factor * b[i]!);

const energy = (samples: Float32Array): number => samples.reduce((sum, x) => sum + x * x, 0);

const ratioDb = (part: Float32Array, whole: Float32Array): number =>
  10 * Math.log10(Math.max(energy(part) / energy(whole), 1e-20));

/** Without what it puts out when nothing goes in. */
function createListener({ circuit, settings, rate, factor }: ImpulseOptions) {
  const [circuits, switchedOn] = [[circuit], [{ ...settings, bypassed: false }]];
  const play = (source: Float32Array): Float32Array =>
    renderChain({ circuits, settings: switchedOn, source, levels: null, rate, factor, count: source.length });
  let rest = new Float32Array(0);
  return (source: Float32Array): Float32Array<ArrayBuffer> => {
    if (rest.length < source.length) rest = Float32Array.from(play(new Float32Array(source.length)));
    return difference(play(source), rest);
  };
}

/** Measured with chords, as loud as a guitar plays them. */
function deviationsOf(options: ImpulseOptions): Deviations | null {
  const { rate } = options;
  const length = Math.round(testedSeconds * rate);
  const later = Math.round(laterSeconds * rate);
  const late = new Float32Array(length + later);
  late.set(playRiff('chords', rate).subarray(0, length), later);
  const early = new Float32Array(length + later);
  early.set(late.subarray(later));
  const listen = createListener(options);
  options.onProgress?.(0);
  const heard = listen(early);
  if (energy(heard) === 0) return null;
  options.onProgress?.(0.2);
  const soft = listen(early.map((volts) => volts * softer));
  options.onProgress?.(0.4);
  const heardLater = listen(late);
  const first = heard.subarray(0, length);
  return {
    distortionDb: ratioDb(difference(first, soft, 1 / softer), first),
    driftDb: ratioDb(difference(first, heardLater.subarray(later)), first),
  };
}

function shortened(samples: Float32Array): Float32Array<ArrayBuffer> {
  const all = samples.reduce((sum, x) => sum + Math.abs(x), 0);
  let left = 0;
  const last = samples.findLastIndex((x) => (left += Math.abs(x)) > leftShare * all);
  const short = samples.slice(0, Math.max(leastSamples, last + fadeSamples));
  for (let k = 0; k < fadeSamples; k++) short[short.length - 1 - k]! *= k / fadeSamples;
  return short;
}

/** It begins as late as the filters of its oversampling, which ring before a pulse as they do after it: to cut that off would bend the treble. */
export function impulseResponseOf(options: ImpulseOptions): ImpulseResponse {
  const deviations = deviationsOf(options);
  if (!deviations) return { is: 'silent' };
  const { distortionDb, driftDb } = deviations;
  const decibels = Math.max(distortionDb, driftDb);
  if (decibels > mostDeviationDb) return { is: driftDb > distortionDb ? 'moves' : 'distorts', decibels };
  options.onProgress?.(0.6);
  const pulse = new Float32Array(Math.round(longestSeconds * options.rate));
  pulse[0] = strumVolts;
  const found = createListener(options)(pulse).map((volts) => volts / strumVolts);
  options.onProgress?.(1);
  return { is: 'found', samples: shortened(found) };
}
