/** Work that takes time and is done beside the page: making riffs, rendering. */
// The bundler makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from './render.worker.ts?worker&url';
import type { PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { OversamplingFactor } from '#electronics/player/oversampling.ts';
import type { PrepareJob, RenderJob, RiffJob, WorkerReply, WorkerJob, RenderedAudio } from './render.worker.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';

/**
 * A page in a sandboxed frame has no origin, and may make no worker of a file, nor one of modules: there a small worker of its
 * own fetches the file, which the shop lets anyone do, and passes on what was asked meanwhile.
 */
function openWorker(url: string): Worker {
  if (globalThis.origin !== 'null') return new Worker(url, { type: 'module' });
  const text = `const early = [];
    const keep = (event) => early.push(event.data);
    addEventListener('message', keep);
    import(${JSON.stringify(new URL(url, location.href).href)}).then(() => {
      removeEventListener('message', keep);
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
    }).catch((error) => setTimeout(() => { throw error; }));`;
  return new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
}

/** A worker that is asked and answers. */
class RenderClient {
  private readonly worker = openWorker(workerUrl);
  private readonly pending = new Map<number, { resolve(answer: RenderedAudio): void; reject(error: Error): void }>();
  private last = 0;

  constructor(onLost: () => void) {
    let isLost = false;
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asker = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('failed' in data) asker?.reject(new Error(data.failed));
      else asker?.resolve(data.done);
      // A thread remembers a file that did not load: the next who asks has a new one, and this one answers those it has.
      if ('failed' in data && !isLost) {
        isLost = true;
        onLost();
      }
      if (isLost && this.pending.size === 0) this.worker.terminate();
    });
    this.worker.addEventListener('error', () => {
      onLost();
      for (const { reject } of this.pending.values()) reject(new Error('The worker could not be loaded.'));
      this.pending.clear();
    });
  }

  ask(job: WorkerJob): Promise<RenderedAudio> {
    const id = ++this.last;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedAudio>();
    this.pending.set(id, { resolve, reject });
    this.worker.postMessage({ id, job }, []);
    return promise;
  }

  prepare(job: PrepareJob): void {
    this.worker.postMessage({ id: 0, job }, []);
  }
}

// A riff must not wait for a render, which may take its time.
const clients = new Map<WorkerJob['do'], RenderClient>();

function clientFor(work: WorkerJob['do']): RenderClient {
  const client = clients.get(work) ?? new RenderClient(() => clients.delete(work));
  clients.set(work, client);
  return client;
}

const ask = (job: WorkerJob): Promise<RenderedAudio> => clientFor(job.do).ask(job);

const riffs = new Map<string, Promise<RenderedAudio>>();

const prepared = new Set<RiffName>();

/** Begins to make a riff before the sound card's rate is known: what else a first sound waits for takes about as long. */
export function prepareRiff(name: RiffName): void {
  if (prepared.has(name)) return;
  prepared.add(name);
  clientFor('riff').prepare({ do: 'prepare', name });
}

/** Made once for each rate. */
function requestOnce(job: RiffJob): Promise<RenderedAudio> {
  const key = `${job.name} ${job.rate} ${job.isBeginning}`;
  const known = riffs.get(key);
  if (known) return known;
  const made = ask(job);
  riffs.set(key, made);
  made.catch(() => riffs.delete(key));
  return made;
}

export const requestRiff = (name: RiffName, rate: number): Promise<RenderedAudio> =>
  requestOnce({ do: 'riff', name, rate, isBeginning: false });

/** What can be heard while the rest of it is made. */
export const requestRiffBeginning = (name: RiffName, rate: number): Promise<RenderedAudio> =>
  requestOnce({ do: 'riff', name, rate, isBeginning: true });

export const requestRender = (job: Omit<RenderJob, 'do'>): Promise<RenderedAudio> => ask({ do: 'render', ...job });

/** At which rate renders are made, whatever the sound card does. */
const renderRate = 48_000;

/** One round of a riff through a pedal, in volts at a net or at the jack (null), at the rate of the sound card. */
export async function renderOneLoop(
  kit: PlayableKit,
  settings: PedalSettings,
  riff: RiffName,
  { rate, factor, net }: { readonly rate: number; readonly factor: OversamplingFactor; readonly net: string | null },
): Promise<Float32Array<ArrayBuffer>> {
  const count = (await requestRiff(riff, rate)).samples.length;
  const job = { kits: [kit], trims: [], settings: [settings], source: riff, rate, factor, count, isRaw: true, net };
  return (await requestRender(job)).samples;
}

/**
 * The same engine, beside the page: equal settings give equal samples. Of a riff it is what is heard; of volts it is volts at the
 * jack, neither matched nor limited, for curves rather than ears.
 */
export async function render(
  kit: PlayableKit | readonly PlayableKit[],
  settings: PedalSettings | readonly PedalSettings[],
  source: RiffName | Float32Array<ArrayBuffer>,
  seconds: number,
): Promise<Float32Array<ArrayBuffer>> {
  const count = Math.round(seconds * renderRate);
  const kits = [kit].flat();
  const rendered = await requestRender({
    kits,
    trims: loudnessTrims(kits, typeof source === 'string' ? source : null),
    settings: [settings].flat(),
    source,
    rate: renderRate,
    count,
    isRaw: typeof source !== 'string',
  });
  return rendered.samples;
}
