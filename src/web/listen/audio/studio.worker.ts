/** Makes riffs and renders, beside the page. */
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { renderBoard, renderLoop } from '#electronics/player/chain/render.ts';
import { circuitsOf } from '#electronics/player/chain/loaded-circuits.ts';
import type { Factor, ListenKit, ListenSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';

export interface RenderJob {
  readonly do: 'render';
  readonly kits: readonly ListenKit[];
  readonly settings: readonly ListenSettings[];
  /** A riff, or volts. */
  readonly source: RiffName | Float32Array<ArrayBuffer>;
  readonly rate: number;
  readonly factor: Factor;
  /** Samples; or one round of the riff that begins where it ends. */
  readonly count: number | 'loop';
  readonly trims: readonly number[];
  /** As volts at the jack, neither matched nor limited. */
  readonly isRaw: boolean;
  readonly net?: string | null;
}

export type StudioJob = { readonly do: 'riff'; readonly name: RiffName; readonly rate: number } | RenderJob;

/** `loudness` in LUFS, of these samples. */
export interface StudioRiff {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly loudness: number;
}

export type StudioAnswer =
  | { readonly id: number; readonly done: StudioRiff }
  | { readonly id: number; readonly failed: string };

const riffs = new Map<string, StudioRiff>();

function riffOf(name: RiffName, rate: number): StudioRiff {
  const key = `${name} ${rate}`;
  const known = riffs.get(key);
  if (known) return known;
  const samples = playRiff(name, rate);
  const riff = { samples, loudness: loudnessOf(samples, rate) };
  riffs.set(key, riff);
  return riff;
}

async function rendered(job: RenderJob): Promise<StudioRiff> {
  await Promise.all(job.kits.map(({ url }) => import(/* @vite-ignore */ url)));
  const { samples: source, loudness } =
    typeof job.source === 'string' ? riffOf(job.source, job.rate) : { samples: job.source, loudness: 0 };
  const levels = job.isRaw ? null : { loudness, trims: job.trims };
  const plan = { ...job, circuits: circuitsOf(job.kits), source, levels };
  const samples = job.count === 'loop' ? renderLoop(plan) : renderBoard({ ...plan, count: job.count });
  return { samples, loudness: loudnessOf(samples, job.rate) };
}

async function answer(id: number, job: StudioJob): Promise<void> {
  try {
    const done = job.do === 'riff' ? riffOf(job.name, job.rate) : await rendered(job);
    self.postMessage({ id, done } satisfies StudioAnswer, { transfer: [] });
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies StudioAnswer, { transfer: [] });
  }
}

self.addEventListener('message', ({ data: { id, job } }: MessageEvent<{ id: number; job: StudioJob }>) => {
  void answer(id, job);
});
