/** Makes one file beside the page. Whoever cancels ends it. */
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import { ampTrimsOf } from '#electronics/player/chain/amp-trims.ts';
import type { PlayableKit, RiffName, SourceLevels } from '#electronics/player/chain/chain-settings.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';
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
import { wavFile } from '#electronics/player/take-along/wav.ts';
import type { TakeJob, TakenFile, TakeRefusal, TakeReply } from './take-jobs.ts';

const reply = (message: TakeReply): void => self.postMessage(message, { transfer: [] });
const onProgress = (share: number): void => reply({ is: 'progress', share });

async function loadChain({ kits, settings }: TakeJob, amp: PlayableAmp | null): Promise<TakenChain> {
  const files = [...kits.filter(({ own }) => !own), ...(amp ? [amp] : [])];
  await Promise.all(files.map(({ url }) => import(/* @vite-ignore */ url)));
  return { circuits: loadedCircuits(kits), settings, amp: amp && { ...amp, circuit: loadedCircuits([amp])[0]! } };
}

/** As loud as it is heard on the page. */
const levelsOf = (
  kits: readonly PlayableKit[],
  riff: RiffName | null,
  amp: PlayableAmp | null,
  loudness: number,
): SourceLevels => ({
  loudness,
  trims: loudnessTrims(kits, riff),
  ...(amp && { ampTrims: ampTrimsOf(kits, amp.setting, riff) }),
});

type Made = TakenFile | TakeRefusal;

async function makeRecording(job: Extract<TakeJob, { do: 'recording' }>): Promise<Made> {
  const { kits, amp, format } = job;
  const chain = await loadChain(job, amp);
  const asFile = (samples: Float32Array): Made => ({ bytes: wavFile(samples, takeRate, format), decibels: 0 });
  if (typeof job.source === 'string') {
    const source = playRiff(job.source, takeRate);
    const levels = levelsOf(kits, job.source, amp, loudnessOf(source, takeRate));
    return asFile(takeOfRiff({ ...chain, source, levels, onProgress }));
  }
  const recording = recordingVolts(job.source);
  if (!recording) return { is: 'silent-recording' };
  const levels = levelsOf(kits, null, amp, recording.loudness);
  return asFile(takeOfRecording({ ...chain, source: recording.source, levels, onProgress }));
}

/** Of volts, turned down where they would not fit. */
function fittedFile(samples: Float32Array<ArrayBuffer>): TakenFile {
  const { samples: fitting, decibels } = fitted(samples);
  return { bytes: wavFile(fitting, takeRate, 'pcm24'), decibels };
}

async function makeImpulseResponse(job: Extract<TakeJob, { do: 'impulse-response' }>): Promise<Made> {
  const { circuits, settings } = await loadChain(job, null);
  const factor = takeFactor({ circuits });
  const found = impulseResponseOf({
    circuit: circuits[0]!,
    settings: settings[0]!,
    rate: takeRate,
    factor,
    onProgress,
  });
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
    reply('bytes' in made ? { is: 'done', file: made } : { is: 'refused', refusal: made });
  } catch (error) {
    reply({ is: 'failed', error: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TakeJob>) => void run(data));
