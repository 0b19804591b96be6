/** Plays without an audio thread, as fast as possible: equal settings give equal samples. */
import type { PlayableCircuit } from '../playable.ts';
import type { PedalSettings, SourceLevels } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { fadeSeconds } from './crossfade.ts';
import { blockLength, latencySamples } from './oversampler.ts';
import { type ChainAmp, EffectsChain } from './effects-chain.ts';

export interface RenderOptions {
  readonly circuits: readonly PlayableCircuit[];
  readonly settings: readonly PedalSettings[];
  /** Volts, played over and over. */
  readonly source: Float32Array;
  /** Without them volts come out as they are, unmatched and unlimited. */
  readonly levels: SourceLevels | null;
  readonly rate: number;
  readonly factor: OversamplingFactor;
  readonly count: number;
  /** Behind the last pedal; none when absent. */
  readonly amp?: ChainAmp | null;
  /** A net of the first pedal that is heard instead of the last jack. */
  readonly net?: string | null;
  /** Told now and then how many samples are done. */
  readonly onProgress?: (samples: number) => void;
  /** Told at the end which net's voltage did not settle, so that its pedal began anew. */
  readonly onUnsettled?: (net: string) => void;
}

const progressSeconds = 0.25;

export function renderChain(options: RenderOptions): Float32Array<ArrayBuffer> {
  const { source, count } = options;
  const chain = new EffectsChain(options.circuits, options.settings, options.rate, options.factor, options.amp);
  if (options.levels) chain.setLevels(options.levels);
  chain.probe(options.net ?? null);
  const input = new Float32Array(blockLength);
  const output = new Float32Array(blockLength);
  const all = new Float32Array(count);
  const progressBlocks = Math.ceil((progressSeconds * options.rate) / blockLength);
  for (let start = 0; start < count; start += blockLength) {
    if ((start / blockLength) % progressBlocks === 0) options.onProgress?.(start);
    const length = Math.min(blockLength, count - start);
    for (let i = 0; i < length; i++) input[i] = source[(start + i) % source.length]!;
    chain.run(input, output, length);
    if (options.levels) chain.applyMaster(output, length);
    all.set(output.subarray(0, length), start);
  }
  if (chain.unsettledNet !== null) options.onUnsettled?.(chain.unsettledNet);
  return all;
}

/** A sample for each of the source, at its place: the filters' lateness is taken off. The source is played once, or over and over. */
export function renderAligned(
  { source, ...options }: Omit<RenderOptions, 'count'>,
  count = source.length,
): Float32Array<ArrayBuffer> {
  const late = latencySamples(options.factor);
  // Played once, it is followed by silence.
  const played = count > source.length ? source : new Float32Array(count + late);
  if (played !== source) played.set(source.subarray(0, count));
  return renderChain({ ...options, source: played, count: count + late }).subarray(late);
}

/** One loop as it sounds when it has gone round before, so that what rings on at its end is there at its beginning. */
export function renderLoop(options: Omit<RenderOptions, 'count'>): Float32Array<ArrayBuffer> {
  const { length } = options.source;
  const fade = Math.min(length, Math.round(fadeSeconds * options.rate));
  const all = renderChain({ ...options, count: 2 * length + fade });
  const loop = all.slice(length, 2 * length);
  // An oscillator of the circuit is elsewhere after a round: the end is crossfaded into the beginning.
  for (let i = 0; i < fade; i++) {
    const along = (Math.PI / 2) * (i / fade);
    loop[i] = loop[i]! * Math.sin(along) ** 2 + all[2 * length + i]! * Math.cos(along) ** 2;
  }
  return loop;
}
