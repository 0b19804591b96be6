/** Work that takes time and is done beside the page: making riffs, rendering. */
import type { Factor, ListenKit, ListenSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { RenderJob, StudioAnswer, StudioJob, StudioRiff } from './studio.worker.ts';
import { trimsOf } from '#electronics/player/chain/loudness-trims.ts';

/** A worker that is asked and answers. */
class Studio {
  private readonly worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { resolve(answer: StudioRiff): void; reject(error: Error): void }>();
  private last = 0;

  constructor(onLost: () => void) {
    let isLost = false;
    this.worker.addEventListener('message', ({ data }: MessageEvent<StudioAnswer>) => {
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('failed' in data) asker?.reject(new Error(data.failed));
      else asker?.resolve(data.done);
      // A thread remembers a file that did not load: the next who asks has a new one, and this one answers those it has.
      if ('failed' in data && !isLost) {
        isLost = true;
        onLost();
      }
      if (isLost && this.waiting.size === 0) this.worker.terminate();
    });
    this.worker.addEventListener('error', () => {
      onLost();
      for (const { reject } of this.waiting.values()) reject(new Error('The worker could not be loaded.'));
      this.waiting.clear();
    });
  }

  ask(job: StudioJob): Promise<StudioRiff> {
    const id = ++this.last;
    const { promise, resolve, reject } = Promise.withResolvers<StudioRiff>();
    this.waiting.set(id, { resolve, reject });
    this.worker.postMessage({ id, job }, []);
    return promise;
  }
}

// A riff must not wait for a render, which may take its time.
const studios = new Map<StudioJob['do'], Studio>();

function ask(job: StudioJob): Promise<StudioRiff> {
  const studio = studios.get(job.do) ?? new Studio(() => studios.delete(job.do));
  studios.set(job.do, studio);
  return studio.ask(job);
}

const riffs = new Map<string, Promise<StudioRiff>>();

/** Made once for each rate. */
export function riffOf(name: RiffName, rate: number): Promise<StudioRiff> {
  const key = `${name} ${rate}`;
  const known = riffs.get(key);
  if (known) return known;
  const made = ask({ do: 'riff', name, rate });
  riffs.set(key, made);
  made.catch(() => riffs.delete(key));
  return made;
}

export const renderJob = (job: Omit<RenderJob, 'do'>): Promise<StudioRiff> => ask({ do: 'render', ...job });

/** At which rate renders are made, whatever the sound card does. */
const renderRate = 48_000;

interface RenderOptions {
  /** Volts at the jack, neither matched nor limited: for curves rather than ears. */
  readonly isRaw?: boolean;
  readonly factor?: Factor;
}

/** One round of a riff through a pedal, in volts at a net or at the jack (null), at the rate of the sound card. */
export async function renderRound(
  kit: ListenKit,
  settings: ListenSettings,
  riff: RiffName,
  { rate, factor, net }: { readonly rate: number; readonly factor: Factor; readonly net: string | null },
): Promise<Float32Array<ArrayBuffer>> {
  const count = (await riffOf(riff, rate)).samples.length;
  const job = { kits: [kit], trims: [], settings: [settings], source: riff, rate, factor, count, isRaw: true, net };
  return (await renderJob(job)).samples;
}

/** The same engine, beside the page: equal settings give equal samples. `source` may be volts instead of a riff. */
export async function render(
  kit: ListenKit | readonly ListenKit[],
  settings: ListenSettings | readonly ListenSettings[],
  source: RiffName | Float32Array<ArrayBuffer>,
  seconds: number,
  { isRaw = false, factor = 2 }: RenderOptions = {},
): Promise<Float32Array<ArrayBuffer>> {
  const count = Math.round(seconds * renderRate);
  const kits = [kit].flat();
  const rendered = await renderJob({
    kits,
    trims: trimsOf(kits, typeof source === 'string' ? source : null),
    settings: [settings].flat(),
    source,
    rate: renderRate,
    factor,
    count,
    isRaw,
  });
  return rendered.samples;
}
