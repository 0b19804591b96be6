/**
 * Puts faults into netlists, compiles them and renders what they sound like, beside the page. This file is the one besides the
 * page of an own circuit that may compile WebAssembly: a worker goes by the policy that it was served with.
 */
import { healthyKey } from '#electronics/diagnosis/inference/heard-sounds.ts';
import { FaultSounds, type SoundSheet } from '#electronics/diagnosis/sound/fault-sounds.ts';
import { SuspectRenderer } from '#electronics/diagnosis/sound/render-suspects.ts';
import { faultKey } from '#electronics/diagnosis/tables/fault-table.ts';
import type { SoundJob, SoundKit, SoundReply } from './sound-messages.ts';

const renderers = new Map<string, Promise<SuspectRenderer>>();

async function open({ url, slug, riff }: SoundKit): Promise<SuspectRenderer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const sheet = (await response.json()) as SoundSheet;
  return new SuspectRenderer(new FaultSounds(sheet), slug, riff);
}

function rendererOf(kit: SoundKit): Promise<SuspectRenderer> {
  const known = renderers.get(kit.url);
  if (known) return known;
  const opened = open(kit);
  renderers.set(kit.url, opened);
  opened.catch(() => renderers.delete(kit.url));
  return opened;
}

async function answer({ id, ask, ...kit }: SoundJob): Promise<SoundReply> {
  const renderer = await rendererOf(kit);
  if ('samples' in ask) return { id, samples: renderer.samples(ask.samples, ask.net) };
  const prints = ask.prints.map((suspect) => [faultKey(suspect), renderer.printsOf(suspect)] as const);
  return {
    id,
    prints: {
      [healthyKey]: [[1, renderer.healthyPrint()]],
      ...Object.fromEntries(prints.filter(([, ways]) => ways.length > 0)),
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<SoundJob>) => {
  answer(data)
    .catch((error: unknown): SoundReply => ({ id: data.id, failed: String(error) }))
    .then((reply) => postMessage(reply));
});
