/** The visitor's own guitar. Nothing of it leaves the browser. */
import { strumVolts } from '#electronics/player/chain/chain-settings.ts';
import { PlayFailure } from '../play-failure.ts';

/** Finds the pitch of one string (McLeod's method: where a sound is most like itself, measured against its own size). */

interface Pitch {
  readonly hertz: number;
  /** The nearest note, such as E2. */
  readonly note: string;
  /** How far from it, -50 to 50. */
  readonly cents: number;
}

const noteNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
/** From the low B of a bass to the last fret of a guitar. */
const minHertz = 30;
const maxHertz = 1400;
/** Quieter than this is no note. */
const minRms = 0.003;
/** Less like itself than this is noise or a chord. */
const minAutocorrelation = 0.85;
/** The first peak this near to the best is the wave; later ones are two or three of them. */
const peakThreshold = 0.93;

function autocorrelation(samples: Float32Array, lag: number): number {
  const count = samples.length - lag;
  let same = 0;
  let size = 0;
  for (let i = 0; i < count; i++) {
    const a = samples[i]!;
    const b = samples[i + lag]!;
    same += a * b;
    size += a * a + b * b;
  }
  return size === 0 ? 0 : (2 * same) / size;
}

/** Where the correlation has peaks between the shortest wave and the longest. */
function findPeaks(correlation: Float64Array, first: number): number[] {
  const peaks: number[] = [];
  for (let lag = Math.max(first, 1); lag < correlation.length - 1; lag++) {
    const here = correlation[lag]!;
    if (here > 0 && here >= correlation[lag - 1]! && here > correlation[lag + 1]!) peaks.push(lag);
  }
  return peaks;
}

const toPitch = (hertz: number): Pitch => {
  const midi = 69 + 12 * Math.log2(hertz / 440);
  const nearest = Math.round(midi);
  const note = `${noteNames[nearest % 12]}${Math.floor(nearest / 12) - 1}`;
  return { hertz, note, cents: 100 * (midi - nearest) };
};

/** Every second sample, the mean of two: the search needs no more. */
const decimate = (samples: Float32Array): Float32Array =>
  Float32Array.from({ length: samples.length >> 1 }, (_, i) => (samples[2 * i]! + samples[2 * i + 1]!) / 2);

/** The wave's length in samples of half the rate, or null where there is no one note. */
function coarsePeriod(samples: Float32Array, rate: number): number | null {
  const longest = Math.min(Math.ceil(rate / minHertz), samples.length >> 1);
  const correlation = Float64Array.from({ length: longest }, (_, lag) => autocorrelation(samples, lag));
  const peaks = findPeaks(correlation, Math.floor(rate / maxHertz));
  const best = Math.max(0, ...peaks.map((lag) => correlation[lag]!));
  return best < minAutocorrelation ? null : (peaks.find((lag) => correlation[lag]! >= peakThreshold * best) ?? null);
}

/** Null where there is no one note. */
export function pitchOf(samples: Float32Array, rate: number): Pitch | null {
  const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
  if (Math.sqrt(power) < minRms) return null;
  const coarse = coarsePeriod(decimate(samples), rate / 2);
  if (coarse === null) return null;
  const near = [-2, -1, 0, 1, 2].map((off) => 2 * coarse + off);
  const wave = near.reduce((a, b) => (autocorrelation(samples, b) > autocorrelation(samples, a) ? b : a));
  const [a, b, c] = [
    autocorrelation(samples, wave - 1),
    autocorrelation(samples, wave),
    autocorrelation(samples, wave + 1),
  ];
  return toPitch(rate / (wave + (a - c) / (2 * (a - 2 * b + c))));
}

const minGain = 0.05;
const maxGain = 40;
/** Enough for two waves of the lowest string of a bass, twice over. */
const analysedSamples = 8192;

export interface Guitar {
  /** Peak of the last moments in dB of full scale, before the level is set. */
  levelDb(): number;
  /** 'Strum hard': what had this peak becomes what a guitar has. */
  setLevel(peakDb: number): void;
  /** The note that is played, or null. */
  pitch(): Pitch | null;
  /** From the string to the ear, as far as the browser tells, in milliseconds. */
  latencyMillis(): number;
}

/** As it comes from the string: what browsers do for calls would be samples as a fault. */
const streamConstraints = (deviceId: string | null): MediaStreamConstraints => ({
  audio: {
    ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
    channelCount: { ideal: 1 },
  },
});

/** The inputs that there are to choose from; without names until one was allowed. */
export async function guitarInputs(): Promise<{ readonly deviceId: string; readonly label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices.filter(({ kind }) => kind === 'audioinput').map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Rejects where the visitor says no, or where there is no such input. */
export async function requestInput(deviceId: string | null): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(streamConstraints(deviceId));
  } catch (error) {
    const isRefused = error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
    throw new PlayFailure(isRefused ? 'microphone-refused' : 'no-input', error);
  }
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export class GuitarInput implements Guitar {
  private readonly context: AudioContext;
  private readonly stream: MediaStream;
  private readonly source: MediaStreamAudioSourceNode;
  private readonly gain: GainNode;
  private readonly analyser: AnalyserNode;
  private readonly samples = new Float32Array(analysedSamples);

  /** `gain` outlives it, so that the level that was set holds for what is plugged in next. */
  constructor(context: AudioContext, stream: MediaStream, gain: GainNode) {
    this.context = context;
    this.stream = stream;
    this.source = context.createMediaStreamSource(stream);
    this.gain = gain;
    this.analyser = context.createAnalyser();
    this.analyser.fftSize = analysedSamples;
    this.source.connect(this.analyser);
    this.source.connect(gain);
  }

  levelDb(): number {
    this.analyser.getFloatTimeDomainData(this.samples);
    const peak = this.samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    return 20 * Math.log10(Math.max(peak, 1e-6));
  }

  setLevel(peakDb: number): void {
    const wanted = strumVolts / 10 ** (peakDb / 20);
    const gain = Math.min(maxGain, Math.max(minGain, wanted));
    this.gain.gain.setTargetAtTime(gain, this.context.currentTime, 0.02);
  }

  pitch(): Pitch | null {
    this.analyser.getFloatTimeDomainData(this.samples);
    // The newest half: two waves of the lowest string are enough, and an older pluck would blur them.
    return pitchOf(this.samples.subarray(analysedSamples / 2), this.context.sampleRate);
  }

  latencyMillis(): number {
    const { baseLatency, outputLatency } = this.context;
    // Not every browser says what the input takes; it is no faster than the block that the output is made of.
    const settings = this.stream.getAudioTracks()[0]?.getSettings() as { latency?: number } | undefined;
    const output = Number.isFinite(outputLatency) ? outputLatency : 0;
    return 1000 * ((settings?.latency ?? baseLatency) + baseLatency + output);
  }

  close(): void {
    stopTracks(this.stream);
    this.source.disconnect();
  }
}
