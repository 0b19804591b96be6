/** What a visitor takes along: sound through a chain as it is set now, in as fine steps as are heard, without a device that has to keep up. */
import type { PlayableCircuit } from '../playable.ts';
import { chainOversampling, type OversamplingFactor } from '../oversampling.ts';
import type { AmpChoice } from '../chain/amp-settings.ts';
import { strumVolts, type PedalSettings, type SourceLevels } from '../chain/chain-settings.ts';
import type { ChainAmp } from '../chain/effects-chain.ts';
import { loudnessOf } from '../chain/loudness.ts';
import { renderAligned } from '../chain/render.ts';

/** Of all files that are made here. */
export const takeRate = 48_000;
export const mostSeconds = 300;
export const leastSeconds = 0.5;

export interface TakenChain {
  readonly circuits: readonly PlayableCircuit[];
  readonly settings: readonly PedalSettings[];
  readonly amp: (AmpChoice & Pick<ChainAmp, 'circuit'>) | null;
  /** A net whose voltage did not settle, which no kit has. */
  readonly onUnsettled?: (net: string) => void;
}

/** No finer than is heard. */
export const takeFactor = ({ circuits }: Pick<TakenChain, 'circuits'>): OversamplingFactor =>
  chainOversampling(circuits, takeRate).ceiling;

/** An amp that is driven hard is the one that gains by finer steps (decision 0099). */
const steppedAmp = (amp: NonNullable<TakenChain['amp']>): ChainAmp => ({
  ...amp,
  factor: amp.setting === 'driven' ? 4 : 2,
});

type OnProgress = (share: number) => void;

interface TakeOptions extends TakenChain {
  /** Volts. */
  readonly source: Float32Array;
  readonly levels: SourceLevels | null;
  readonly onProgress?: OnProgress;
}

function renderTake({ amp, onProgress, ...options }: TakeOptions, count: number): Float32Array<ArrayBuffer> {
  const playedAmp = amp && steppedAmp(amp);
  const factor = Math.max(takeFactor(options), playedAmp?.factor ?? 1) as OversamplingFactor;
  const told = onProgress && ((samples: number) => onProgress(Math.min(1, samples / count)));
  return renderAligned(
    { ...options, rate: takeRate, factor, amp: playedAmp, ...(told && { onProgress: told }) },
    count,
  );
}

const riffSeconds = 30;

/** As many whole rounds of a riff as fit into half a minute, as they sound. */
export function takeOfRiff(options: TakeOptions): Float32Array<ArrayBuffer> {
  const { length } = options.source;
  return renderTake(options, length * Math.max(1, Math.floor((riffSeconds * takeRate) / length)));
}

/** What rings on after a recording. */
const tailSeconds = 2;

/** A recording as loud as a guitar gives it, and how loud that is; null: there is nothing to hear in it. */
export function recordingVolts(samples: Float32Array): { source: Float32Array<ArrayBuffer>; loudness: number } | null {
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const source = samples.map((x) => (x * strumVolts) / peak);
  const loudness = peak > 0 ? loudnessOf(source, takeRate) : -Infinity;
  return Number.isFinite(loudness) ? { source: new Float32Array(source), loudness } : null;
}

/** Once, as it sounds, sample for sample on what was recorded; then what rings on. */
export function takeOfRecording({ source, ...options }: TakeOptions): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(source.length + tailSeconds * takeRate);
  whole.set(source);
  return renderTake({ ...options, source: whole }, whole.length);
}

/** The same samples, in volts at the last jack: neither matched nor limited, and no longer than what went in. */
export const takeInVolts = (options: Omit<TakeOptions, 'levels'>): Float32Array<ArrayBuffer> =>
  renderTake({ ...options, levels: null }, options.source.length);

const fittedPeak = 10 ** (-1 / 20);

/** Turned down where it would be over full scale in a file, and by how many decibels. */
export function fitted(samples: Float32Array<ArrayBuffer>): { samples: Float32Array<ArrayBuffer>; decibels: number } {
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  if (peak <= fittedPeak) return { samples, decibels: 0 };
  return { samples: samples.map((x) => (x * fittedPeak) / peak), decibels: 20 * Math.log10(fittedPeak / peak) };
}
