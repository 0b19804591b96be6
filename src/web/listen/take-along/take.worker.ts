/** Makes one file beside the page. Whoever cancels ends it. */
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { impulseResponseOf } from '#electronics/player/take-along/impulse-response.ts';
import {
  fitted,
  recordingVolts,
  takeFactor,
  takeInVolts,
  takeOfRecording,
  takeOfRiff,
  takeRate,
  type TakenChain,
} from '#electronics/player/take-along/take.ts';
import { takeLevels } from '#electronics/player/take-along/take-levels.ts';
import { wavFile } from '#electronics/player/take-along/wav.ts';
import type { TakeJob, TakenFile, TakeRefusal, TakeReply } from './take-jobs.ts';

const reply = (message: TakeReply): void => self.postMessage(message, { transfer: [] });
const onProgress = (share: number): void => reply({ is: 'progress', share });

/** Of a circuit of the visitor's own. A kit always settles. */
let unsettledNet: string | null = null;

async function loadChain({ kits, settings }: TakeJob, amp: PlayableAmp | null): Promise<TakenChain> {
  const files = [...kits.filter(({ own }) => !own), ...(amp ? [amp] : [])];
  await Promise.all(files.map(({ url }) => import(/* @vite-ignore */ url)));
  const chain = { settings, amp: amp && { ...amp, circuit: loadedCircuits([amp])[0]! } };
  const onUnsettled = (net: string): string => (unsettledNet = net);
  return { ...chain, circuits: loadedCircuits(kits), ...(kits.some(({ own }) => own) && { onUnsettled }) };
}

type Made = TakenFile | TakeRefusal;

async function makeRecording(job: Extract<TakeJob, { do: 'recording' }>): Promise<Made> {
  const { kits, amp, format } = job;
  const chain = await loadChain(job, amp);
  const asFile = (samples: Float32Array): Made => ({ bytes: wavFile(samples, takeRate, format), decibels: 0 });
  if (typeof job.source === 'string') {
    const source = playRiff(job.source, takeRate);
    const levels = takeLevels(kits, chain, job.source, loudnessOf(source, takeRate));
    return asFile(takeOfRiff({ ...chain, source, levels, onProgress }));
  }
  const recording = recordingVolts(job.source);
  if (!recording) return { is: 'silent-recording' };
  const levels = takeLevels(kits, chain, null, recording.loudness);
  return asFile(takeOfRecording({ ...chain, source: recording.source, levels, onProgress }));
}

/** Of volts, turned down where they would not fit. */
function fittedFile(samples: Float32Array<ArrayBuffer>): TakenFile {
  const { samples: fitting, decibels } = fitted(samples);
  return { bytes: wavFile(fitting, takeRate, 'pcm24'), decibels };
}

async function makeImpulseResponse(job: Extract<TakeJob, { do: 'impulse-response' }>): Promise<Made> {
  const { amp: _none, ...chain } = await loadChain(job, null);
  const found = impulseResponseOf({ ...chain, rate: takeRate, factor: takeFactor(chain), onProgress });
  if (found.is === 'silent') return { is: 'silent-pedal' };
  return found.is === 'found' ? fittedFile(found.samples) : found;
}

async function makeTrainingPair(job: Extract<TakeJob, { do: 'training-pair' }>): Promise<Made> {
  const { samples, fullScaleVolts, format } = job;
  const chain = await loadChain(job, null);
  const volts = takeInVolts({ ...chain, source: samples.map((x) => x * fullScaleVolts), onProgress });
  const scaled = volts.map((each) => each / fullScaleVolts);
  if (format === 'float32') return { bytes: wavFile(scaled, takeRate, format), decibels: 0 };
  return fittedFile(scaled);
}

async function make(job: TakeJob): Promise<Made> {
  if (job.do === 'recording') return makeRecording(job);
  return job.do === 'impulse-response' ? makeImpulseResponse(job) : makeTrainingPair(job);
}

async function run(job: TakeJob): Promise<void> {
  try {
    const made = await make(job);
    if (unsettledNet !== null) return reply({ is: 'refused', refusal: { is: 'unsettled', net: unsettledNet } });
    reply('bytes' in made ? { is: 'done', file: made } : { is: 'refused', refusal: made });
  } catch (error) {
    reply({ is: 'failed', error: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TakeJob>) => void run(data));
