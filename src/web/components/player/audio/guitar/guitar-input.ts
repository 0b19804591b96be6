/** The visitor's own guitar. Nothing of it leaves the browser. */
import { PlayFailure } from '../play-failure.ts';
import { pitchOf, type Pitch } from './pitch.ts';

/** What a hard strum has at the jack of an ordinary guitar. */
const strumVolts = 0.45;
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
