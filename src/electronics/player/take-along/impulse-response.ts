/**
 * What a pedal, or a row of them, makes of a single pulse. It says all about a pedal that neither distorts nor changes by itself, and
 * nothing of use about any other; which a pedal is, as it stands now, is measured: with half as much in, half as much has to come out, and
 * later the same.
 */
import type { PlayableCircuit } from '../playable.ts';
import { strumVolts, type PedalSettings } from '../chain/chain-settings.ts';
import { renderChain } from '../chain/render.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { playRiff } from '../riffs/play-riff.ts';

interface ImpulseOptions {
  readonly circuits: readonly PlayableCircuit[];
  readonly settings: readonly PedalSettings[];
  readonly rate: number;
  readonly factor: OversamplingFactor;
  readonly onProgress?: (share: number) => void;
  readonly onUnsettled?: (net: string) => void;
}

/** What comes out is not what the law of a straight pedal says, in decibels against what comes out. */
interface Deviations {
  readonly distortionDb: number;
  readonly driftDb: number;
}

/** Why there is none: the first pedal in the row, counted from 0, behind which the sound is no longer straight. */
interface Fault {
  readonly is: 'distorts' | 'moves';
  readonly decibels: number;
  readonly pedal: number;
}

type ImpulseResponse =
  | { readonly is: 'found'; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly is: 'silent' }
  | Fault;

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
function createListener({ onProgress: _progress, ...options }: ImpulseOptions) {
  const play = (source: Float32Array): Float32Array =>
    renderChain({ ...options, source, levels: null, count: source.length });
  let rest = new Float32Array(0);
  return (source: Float32Array): Float32Array<ArrayBuffer> => {
    if (rest.length < source.length) rest = Float32Array.from(play(new Float32Array(source.length)));
    return difference(play(source), rest);
  };
}

/** Measured with chords, as loud as a guitar plays them. */
function deviationsOf(options: ImpulseOptions, chords: Float32Array): Deviations | null {
  const { rate } = options;
  const length = Math.round(testedSeconds * rate);
  const later = Math.round(laterSeconds * rate);
  const late = new Float32Array(length + later);
  late.set(chords.subarray(0, length), later);
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

/** Null: it is straight, or nothing comes out of it. */
function faultIn(deviations: Deviations | null, pedal: number): Fault | null {
  if (!deviations) return null;
  const { distortionDb, driftDb } = deviations;
  const decibels = Math.max(distortionDb, driftDb);
  return decibels > mostDeviationDb ? { is: driftDb > distortionDb ? 'moves' : 'distorts', decibels, pedal } : null;
}

/** Of a row that is at fault as a whole: halved until it is known up to which pedal it is straight. */
function firstFault(options: ImpulseOptions, whole: Fault, chords: Float32Array): Fault {
  const { circuits, settings, onProgress: _progress, ...rest } = options;
  const on = circuits.flatMap((_, i) => (settings[i]!.bypassed ? [] : [i]));
  let [straight, found, fault] = [0, on.length, { ...whole, pedal: on.at(-1)! }];
  while (found - straight > 1) {
    const middle = Math.ceil((straight + found) / 2);
    const part = on.slice(0, middle);
    const of = { ...rest, circuits: part.map((i) => circuits[i]!), settings: part.map((i) => settings[i]!) };
    const next = faultIn(deviationsOf(of, chords), part.at(-1)!);
    if (next) [found, fault] = [middle, next];
    else straight = middle;
  }
  return fault;
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
  const chords = playRiff('chords', options.rate);
  const deviations = deviationsOf(options, chords);
  if (!deviations) return { is: 'silent' };
  options.onProgress?.(0.6);
  const fault = faultIn(deviations, 0);
  if (fault) return firstFault(options, fault, chords);
  const pulse = new Float32Array(Math.round(longestSeconds * options.rate));
  pulse[0] = strumVolts;
  const found = createListener(options)(pulse).map((volts) => volts / strumVolts);
  options.onProgress?.(1);
  return { is: 'found', samples: shortened(found) };
}
