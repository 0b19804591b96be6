/** Makes riffs and renders, beside the page. */
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { renderChain, renderLoop } from '#electronics/player/chain/render.ts';
import { usualAmpFactor } from '#electronics/player/chain/amp-stage.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { AmpTrims, PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import { chainOversampling, factorAt, type OversamplingFactor } from '#electronics/player/oversampling.ts';
import { playedRate, playRiff, riffAt } from '#electronics/player/riffs/play-riff.ts';

export interface RenderJob {
  readonly do: 'render';
  readonly kits: readonly PlayableKit[];
  readonly settings: readonly PedalSettings[];
  /** A riff, or volts. */
  readonly source: RiffName | Float32Array<ArrayBuffer>;
  readonly rate: number;
  /** What a slow device plays it at, as a rule. */
  readonly factor?: OversamplingFactor;
  /** Samples; or one round of the riff that begins where it ends. */
  readonly count: number | 'loop';
  readonly trims: readonly number[];
  readonly ampTrims?: AmpTrims | undefined;
  /** As volts at the jack, neither matched nor limited. */
  readonly isRaw: boolean;
  readonly net?: string | null;
  readonly amp?: PlayableAmp | null;
}

export type WorkerJob = { readonly do: 'riff'; readonly name: RiffName; readonly rate: number } | RenderJob;

/** A riff that will be asked for once the rate of the sound card is known; nothing is answered. */
export interface PrepareJob {
  readonly do: 'prepare';
  readonly name: RiffName;
}

/** `loudness` in LUFS, of these samples. */
export interface RenderedAudio {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly loudness: number;
}

export type WorkerReply =
  | { readonly id: number; readonly done: RenderedAudio }
  | { readonly id: number; readonly failed: string };

const riffs = new Map<string, RenderedAudio>();
/** As the strings were played, before it is known at which rate they are wanted. */
const played = new Map<RiffName, Float32Array<ArrayBuffer>>();

function playedRiff(name: RiffName): Float32Array<ArrayBuffer> {
  const samples = played.get(name) ?? playRiff(name, playedRate);
  played.set(name, samples);
  return samples;
}

function riffOf(name: RiffName, rate: number): RenderedAudio {
  const key = `${name} ${rate}`;
  const known = riffs.get(key);
  if (known) return known;
  const samples = riffAt(name, rate, playedRiff(name));
  const riff = { samples, loudness: loudnessOf(samples, rate) };
  riffs.set(key, riff);
  return riff;
}

async function runRender(job: RenderJob): Promise<RenderedAudio> {
  const { amp = null } = job;
  const files = [...job.kits.filter(({ own }) => !own), ...(amp ? [amp] : [])];
  await Promise.all(files.map(({ url }) => import(/* @vite-ignore */ url)));
  const { samples: source, loudness } =
    typeof job.source === 'string' ? riffOf(job.source, job.rate) : { samples: job.source, loudness: 0 };
  const levels = job.isRaw ? null : { loudness, trims: job.trims, ampTrims: job.ampTrims };
  const circuits = loadedCircuits(job.kits);
  const { factor = chainOversampling(circuits, job.rate).first } = job;
  const options = {
    ...job,
    factor,
    circuits,
    source,
    levels,
    amp: amp && { ...amp, circuit: loadedCircuits([amp])[0]!, factor: factorAt(job.rate, usualAmpFactor) },
  };
  const samples = job.count === 'loop' ? renderLoop(options) : renderChain({ ...options, count: job.count });
  return { samples, loudness: loudnessOf(samples, job.rate) };
}

async function runJob(id: number, job: WorkerJob): Promise<void> {
  try {
    const done = job.do === 'riff' ? riffOf(job.name, job.rate) : await runRender(job);
    self.postMessage({ id, done } satisfies WorkerReply, { transfer: [] });
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies WorkerReply, { transfer: [] });
  }
}

self.addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: WorkerJob | PrepareJob }>) => {
  if (job.do === 'prepare') playedRiff(job.name);
  else void runJob(id, job);
});
