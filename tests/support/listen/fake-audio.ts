/** As much of a browser's audio as the player uses, for tests that decide what happens when. */
import { vi } from 'vitest';

class FakeNode extends EventTarget {
  readonly targets: FakeNode[] = [];

  connect(target: FakeNode): FakeNode {
    this.targets.push(target);
    return target;
  }

  disconnect(): void {
    this.targets.length = 0;
  }
}

class FakeParam {
  value = 1;

  cancelScheduledValues(): void {
    // Nothing is put off here.
  }

  setValueAtTime(value: number): void {
    this.value = value;
  }

  linearRampToValueAtTime(value: number): void {
    this.value = value;
  }

  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class FakeGain extends FakeNode {
  readonly gain = new FakeParam();
}

class FakePort extends EventTarget {
  readonly posted: { readonly do: string }[] = [];

  postMessage(message: { readonly do: string }): void {
    this.posted.push(message);
    const starts = message.do === 'riff' || message.do === 'guitar';
    if (starts && fakeAudio.startsAtOnce) queueMicrotask(() => this.say({ is: 'started', at: 0 }));
  }

  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  start(): void {
    // Messages are events here from the beginning.
  }
}

class FakeSource extends FakeNode {
  buffer: FakeBuffer | null = null;
  loop = false;
  /** When, and from where in its samples, in seconds. */
  startedAt: readonly [when: number, offset: number] | null = null;
  stoppedAt: number | null = null;

  start(when = 0, offset = 0): void {
    this.startedAt = [when, offset];
  }

  stop(when = 0): void {
    this.stoppedAt = when;
  }
}

class FakeBuffer {
  readonly duration: number;
  samples = new Float32Array(0);

  constructor(length: number, rate: number) {
    this.duration = length / rate;
  }

  copyToChannel(samples: Float32Array): void {
    this.samples = Float32Array.from(samples);
  }
}

class FakeWorkletNode extends FakeNode {
  readonly port = new FakePort();

  constructor(context: FakeContext) {
    super();
    context.worklet = this;
  }

  say(data: object): void {
    this.port.say(data);
  }

  /** The types of the messages that it received. */
  get told(): string[] {
    return this.port.posted.map((message) => message.do);
  }
}

class FakeContext extends EventTarget {
  readonly sampleRate: number;
  currentTime = 0;
  readonly sources: FakeSource[] = [];
  readonly destination = new FakeNode();
  readonly gains: FakeGain[] = [];
  state = 'running';
  isClosed = false;
  worklet: FakeWorkletNode | null = null;

  constructor({ sampleRate = fakeAudio.deviceRate }: { sampleRate?: number } = {}) {
    super();
    this.sampleRate = sampleRate;
    if (fakeAudio.hasWorklets)
      Object.assign(this, { audioWorklet: { addModule: (file: string) => fakeAudio.addModule(file) } });
    fakeAudio.contexts.push(this);
  }

  createBuffer(_channels: number, length: number, rate: number): FakeBuffer {
    return new FakeBuffer(length, rate);
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }

  createAnalyser(): FakeNode {
    return new FakeNode();
  }

  createMediaStreamSource(stream: FakeStream): FakeNode {
    if (stream.isForeign) throw new DOMException('Another rate.', 'NotSupportedError');
    return new FakeNode();
  }

  resume(): Promise<void> {
    return fakeAudio.resume();
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }
}

class FakeTrack extends EventTarget {
  isStopped = false;

  stop(): void {
    this.isStopped = true;
  }
}

export class FakeStream {
  readonly track = new FakeTrack();
  readonly isForeign: boolean;

  constructor(isForeign = false) {
    this.isForeign = isForeign;
  }

  getTracks(): FakeTrack[] {
    return [this.track];
  }
}

/** Makes riffs at once; a render waits for the test, which answers by `fakeAudio.renders`. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    fakeAudio.workers.push(this);
  }

  terminate(): void {
    this.isEnded = true;
  }

  postMessage({ id, job }: { id: number; job: { do: string } }): void {
    const answer = (data: object): void => {
      this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
    };
    const done = { samples: new Float32Array(480), length: 480, loudness: -20 };
    if (job.do === 'prepare') return;
    if (job.do === 'riff') queueMicrotask(() => answer({ done }));
    else {
      fakeAudio.jobs.push(job);
      fakeAudio.renders.push((isGood) => answer(isGood ? { done } : { failed: 'It was not to be.' }));
    }
  }
}

const first = {
  /** Of the audio thread: it tries nothing before. */
  startsAtOnce: true,
  deviceRate: 48_000,
  hasWorklets: true,
  addModule: async (_file: string): Promise<void> => undefined,
  resume: async (): Promise<void> => undefined,
  getUserMedia: async (): Promise<FakeStream> => new FakeStream(),
};

export const fakeAudio = {
  ...first,
  contexts: [] as FakeContext[],
  /** Of this file's tests: those who ask keep theirs. */
  workers: [] as FakeWorker[],
  renders: [] as ((isGood: boolean) => void)[],
  /** What they are to render. */
  jobs: [] as object[],
  /** The audio thread of the newest context. */
  get worklet(): FakeWorkletNode {
    return this.contexts.at(-1)!.worklet!;
  },
};

/** Before each test. */
export function installFakeAudio(): void {
  Object.assign(fakeAudio, first, { contexts: [], renders: [], jobs: [] });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeWorkletNode);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => fakeAudio.getUserMedia() } });
}

/** When all that waits for nothing but its turn has had it. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
