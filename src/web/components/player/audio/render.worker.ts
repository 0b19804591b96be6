/** Makes riffs and renders, beside the page. */
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { renderChain, renderLoop } from '#electronics/player/chain/render.ts';
import { usualAmpFactor } from '#electronics/player/chain/amp-stage.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { AmpTrims, PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import { chainOversampling, factorAt, type OversamplingFactor } from '#electronics/player/oversampling.ts';
import { RiffAtRates } from '#electronics/player/riffs/play-riff.ts';
import { scores } from '#electronics/player/riffs/scores.ts';

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

/** `isBeginning`: what is heard until the rest of it is asked for. */
export interface RiffJob {
  readonly do: 'riff';
  readonly name: RiffName;
  readonly rate: number;
  readonly isBeginning: boolean;
}

export type WorkerJob = RiffJob | RenderJob;

/** A riff that will be asked for once the rate of the sound card is known; nothing is answered. */
export interface PrepareJob {
  readonly do: 'prepare';
  readonly name: RiffName;
}

/** `loudness` in LUFS, of all of it; `length`: of all of it, where these samples are its beginning. */
export interface RenderedAudio {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly length: number;
  readonly loudness: number;
}

export type WorkerReply =
  | { readonly id: number; readonly done: RenderedAudio }
  | { readonly id: number; readonly failed: string };

/** Long enough for a slow worker to make the rest meanwhile, and for a slow page, which draws the panel then, to hand it on. */
const beginningSeconds = 2;

const riffs = new Map<RiffName, RiffAtRates>();

function riffOf(name: RiffName): RiffAtRates {
  const riff = riffs.get(name) ?? new RiffAtRates(name);
  riffs.set(name, riff);
  return riff;
}

const riffAudio = (name: RiffName, rate: number, seconds?: number): RenderedAudio => ({
  ...riffOf(name).at(rate, seconds),
  loudness: scores[name].loudness,
});

async function runRender(job: RenderJob): Promise<RenderedAudio> {
  const { amp = null } = job;
  const files = [...job.kits.filter(({ own }) => !own), ...(amp ? [amp] : [])];
  await Promise.all(files.map(({ url }) => import(/* @vite-ignore */ url)));
  const { samples: source, loudness } =
    typeof job.source === 'string' ? riffAudio(job.source, job.rate) : { samples: job.source, loudness: 0 };
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
  return { samples, length: samples.length, loudness: loudnessOf(samples, job.rate) };
}

const runRiff = ({ name, rate, isBeginning }: RiffJob): RenderedAudio =>
  riffAudio(name, rate, isBeginning ? beginningSeconds : undefined);

async function runJob(id: number, job: WorkerJob): Promise<void> {
  try {
    const done = job.do === 'riff' ? runRiff(job) : await runRender(job);
    self.postMessage({ id, done } satisfies WorkerReply, { transfer: [] });
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies WorkerReply, { transfer: [] });
  }
}

self.addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: WorkerJob | PrepareJob }>) => {
  if (job.do === 'prepare') riffOf(job.name).prepare(beginningSeconds);
  else void runJob(id, job);
});
