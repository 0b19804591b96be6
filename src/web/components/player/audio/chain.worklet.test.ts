import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import type { ChainOptions, ChainReport, ChainCommand } from './chain-messages.ts';

interface Processor {
  readonly port: Port;
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

class Port extends EventTarget {
  start(): void {
    // Messages are events here from the beginning.
  }

  readonly said: ChainReport[] = [];

  postMessage(said: ChainReport): void {
    this.said.push(said);
  }
}

type ProcessorClass = new (options: { processorOptions: ChainOptions }) => Processor;

let Chain: ProcessorClass;

/** As a browser loads it into the audio thread. */
beforeAll(async () => {
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = new Port();
    },
  );
  vi.stubGlobal('registerProcessor', (_: string, processor: ProcessorClass) => {
    Chain = processor;
  });
  await import('./chain.worklet.ts');
});

beforeEach(() => {
  vi.stubGlobal('sampleRate', 48_000);
  vi.stubGlobal('currentTime', 0);
  vi.stubGlobal('currentFrame', 0);
  vi.stubGlobal('listenKits', {
    model: () => modelCircuit((volts) => volts),
    amp: () => modelCircuit((volts) => 9 * volts),
  });
  // A device that is quick enough, however busy the machine is: a slow one is heard with coarser steps.
  vi.spyOn(Date, 'now').mockReturnValue(0);
});

/** The last of a loud tone in bypass, which the master turns down, after one block of something else. */
function heardAfter(volts: number): Float32Array {
  const settings = [{ ...stockSettings, bypassed: true }];
  // How fine the steps are hangs on how busy the machine is, unless its clock stands still.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings } });
  clock.mockRestore();
  const begin: ChainCommand = { do: 'guitar', loudness: -24, trims: [0] };
  processor.port.dispatchEvent(new MessageEvent('message', { data: begin }));
  const output = new Float32Array(128);
  processor.process([[new Float32Array(128).fill(volts)]], [[output]]);
  const tone = Float32Array.from({ length: 128 }, (_, i) => 0.4 * Math.sin((2 * Math.PI * i) / 64));
  for (let block = 0; block < 60; block++) processor.process([[tone]], [[output]]);
  return output;
}

it('forgets an input that was not a number', () => {
  const heard = heardAfter(0);
  // Of 0.8 V full scale.
  expect(Math.max(...heard)).toBeLessThan(0.6);
  expect(heardAfter(Number.NaN)).toEqual(heard);
  expect(heardAfter(Infinity)).toEqual(heard);
});

it('tells where in the riff the picture of its scope begins', () => {
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  // No sample twice, and rising through nought once in a while.
  const samples = Float32Array.from({ length: 5000 }, (_, i) => Math.sin(i / 40) * (0.1 + i / 1e5));
  const begin: ChainCommand = { do: 'riff', samples, length: samples.length, loudness: -24, trims: [0] };
  processor.port.dispatchEvent(new MessageEvent('message', { data: begin }));
  const output = new Float32Array(128);
  for (let block = 0; block < 100; block++) processor.process([[]], [[output]]);
  const pictures = processor.port.said.flatMap((said) => (said.is === 'scope' ? [said] : []));
  expect(pictures.length).toBeGreaterThan(4);
  for (const { input, at } of pictures.slice(1))
    expect([...input]).toEqual(Array.from({ length: input.length }, (_, i) => samples[(at! + i) % samples.length]));
});

/** The first blocks of a riff that is much louder than its pedal is to be, after so many in which a press was held down. */
function begunAfter(silentBlocks: number): {
  readonly heard: readonly number[];
  readonly said: readonly ChainReport[];
} {
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  const before = processor.port.said.length;
  const output = new Float32Array(128);
  let now = 0;
  // Much too slow, whatever it does.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 50));
  for (let block = 0; block < silentBlocks; block++) processor.process([[]], [[output]]);
  clock.mockRestore();
  const said = processor.port.said.slice(before);
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const samples = Float32Array.from({ length: 4800 }, (_, i) => Math.sin(i / 16));
  const begin: ChainCommand = { do: 'riff', samples, length: samples.length, loudness: -24, trims: [-30] };
  processor.port.dispatchEvent(new MessageEvent('message', { data: begin }));
  const heard: number[] = [];
  for (let block = 0; block < 40; block++) {
    processor.process([[]], [[output]]);
    heard.push(...output);
  }
  return { heard, said };
}

it('begins at its own level however long a press was held down, and judges no device by that silence', () => {
  const atOnce = begunAfter(0);
  expect(Math.max(...atOnce.heard)).toBeGreaterThan(0.001);
  const held = begunAfter(400);
  expect(held.heard).toEqual(atOnce.heard);
  expect(held.said).toEqual([]);
});

/** What it says of itself before it plays, on a thread on which the clock goes on by so much from block to block. */
function firstWords(millis: number): ChainReport | undefined {
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += millis));
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  clock.mockRestore();
  return processor.port.said[0];
}

it('knows before the first sound that a device is too slow for its usual steps, and says so', () => {
  expect(firstWords(0.2)).toEqual({ is: 'quality', factor: 4, isCoarser: false });
  expect(firstWords(0.6)).toEqual({ is: 'quality', factor: 2, isCoarser: false });
  expect(firstWords(3)).toEqual({ is: 'quality', factor: 1, isCoarser: true });
});

it('takes half the factor at twice the rate, which is as fine', () => {
  vi.stubGlobal('sampleRate', 96_000);
  expect(firstWords(0.1)).toEqual({ is: 'quality', factor: 2, isCoarser: false });
  expect(firstWords(0.3)).toEqual({ is: 'quality', factor: 1, isCoarser: false });
});

/** Played on a device on which one step of a sample takes so many milliseconds more from second to second. */
function playedEverSlower(rate: number) {
  vi.stubGlobal('sampleRate', rate);
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  const receive = (data: ChainCommand) => processor.port.dispatchEvent(new MessageEvent('message', { data }));
  const samples = Float32Array.from({ length: 4800 }, (_, i) => 0.1 * Math.sin(i / 16));
  receive({ do: 'riff', samples, length: samples.length, loudness: -24, trims: [0] });
  let now = 0;
  let isEnd = false;
  let position = 0;
  const factors = (): number[] => processor.port.said.flatMap((said) => (said.is === 'quality' ? [said.factor] : []));
  const blockMillis = (128 * 1000) / rate;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    if (isEnd) now += Math.min(0.9, 0.1 + position / rate / 40) * blockMillis * factors().at(-1)!;
    isEnd = !isEnd;
    return now;
  });
  const output = new Float32Array(128);
  const play = (): void => {
    // Nothing is missed: the blocks only take ever longer.
    vi.stubGlobal('currentFrame', (now * rate) / 1000);
    isEnd = false;
    processor.process([[]], [[output]]);
    position += 128;
  };
  while (!processor.port.said.some(({ is }) => is === 'too-slow')) play();
  const loop = Float32Array.from(samples, (_, i) => i / 4800);
  receive({ do: 'loop', samples: loop, isWhole: false });
  // Until both have been crossfaded.
  for (let block = 0; block < 40; block++) play();
  const at = position % 4800;
  play();
  clock.mockRestore();
  return { factors: factors(), heard: [...output], expected: Array.from(output, (_, i) => loop[(at + i) % 4800]) };
}

it.each([
  [48_000, [4, 2, 1]],
  [96_000, [2, 1]],
])(
  'at %i Hz it goes down step by step on a device that gets ever slower, and then plays the loop in step with the riff',
  (rate, steps) => {
    const { factors, heard, expected } = playedEverSlower(rate);
    expect(factors).toEqual(steps);
    expect(heard).toEqual(expected);
  },
);

/** A chain whose device was found too slow for a riff: what it says when it is to play live again, and whether it does. */
function retried(millis: number): { readonly said: ChainReport[]; readonly isHeard: boolean } {
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  const receive = (data: ChainCommand) => processor.port.dispatchEvent(new MessageEvent('message', { data }));
  const samples = Float32Array.from({ length: 4800 }, (_, i) => 0.1 * Math.sin(i / 16));
  receive({ do: 'riff', samples, length: samples.length, loudness: -24, trims: [0] });
  let now = 0;
  let step = 40;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += step));
  const output = new Float32Array(128);
  const run = () => {
    vi.stubGlobal('currentFrame', now * 48);
    processor.process([[]], [[output]]);
  };
  while (!processor.port.said.some(({ is }) => is === 'too-slow')) run();
  step = millis;
  const before = processor.port.said.length;
  receive({ do: 'live' });
  const said = processor.port.said.slice(before);
  for (let block = 0; block < 20; block++) run();
  clock.mockRestore();
  return { said, isHeard: output.some((sample) => sample !== 0) };
}

it('plays live again on a device that has become quick enough, and says when it has not', () => {
  expect(retried(0.2)).toEqual({ said: [{ is: 'quality', factor: 4, isCoarser: false }], isHeard: true });
  expect(retried(3)).toEqual({ said: [{ is: 'quality', factor: 1, isCoarser: true }], isHeard: true });
  expect(retried(8)).toEqual({ said: [{ is: 'too-slow' }], isHeard: false });
});

it('gives a guitar the coarsest steps on a device that falls behind, since it cannot be played ahead', () => {
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  const begin: ChainCommand = { do: 'guitar', loudness: -24, trims: [0] };
  processor.port.dispatchEvent(new MessageEvent('message', { data: begin }));
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 40));
  const output = new Float32Array(128);
  for (let block = 0; block < 400; block++) {
    // No block is missed: each only takes long.
    vi.stubGlobal('currentFrame', now * 48);
    processor.process([[new Float32Array(128)]], [[output]]);
  }
  clock.mockRestore();
  const told = processor.port.said.flatMap((said) => (said.is === 'quality' ? [said] : []));
  expect(told.at(-1)).toEqual({ is: 'quality', factor: 1, isCoarser: true });
  expect(processor.port.said.some(({ is }) => is === 'too-slow')).toBe(false);
});

it('goes up step by step to the finest that a kit gains from, where the device was only busy at first', () => {
  const oversampling = { first: 2, ceiling: 16 } as const;
  vi.stubGlobal('listenKits', { model: () => ({ ...modelCircuit((volts) => volts), oversampling }) });
  let now = 0;
  let step = 0.6;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += step));
  const processor = new Chain({ processorOptions: { kits: [{ slug: 'model', url: '' }], settings: [stockSettings] } });
  processor.port.dispatchEvent(new MessageEvent('message', { data: { do: 'guitar', loudness: -24, trims: [0] } }));
  step = 0;
  const output = new Float32Array(128);
  for (let block = 0; block < 2500; block++) {
    now += (1000 * 128) / 48_000;
    vi.stubGlobal('currentFrame', block * 128);
    processor.process([[new Float32Array(128)]], [[output]]);
  }
  clock.mockRestore();
  const told = processor.port.said.flatMap((said) => (said.is === 'quality' ? [said.factor] : []));
  expect(told).toEqual([2, 4, 8, 16]);
});

it('tells what each pedal takes of the time where that is asked for, and of the latest pedals', () => {
  const settings = [stockSettings];
  const kits = [{ slug: 'model', url: '' }];
  const loadsOf = (isTimed: boolean): readonly (readonly number[])[] => {
    const processor = new Chain({ processorOptions: { kits, settings, isTimed } });
    const receive = (data: ChainCommand) => processor.port.dispatchEvent(new MessageEvent('message', { data }));
    receive({ do: 'guitar', loudness: -24, trims: [0] });
    const output = new Float32Array(128);
    const run = (blocks: number) => {
      for (let block = 0; block < blocks; block++) processor.process([[new Float32Array(128)]], [[output]]);
    };
    run(1300);
    receive({ do: 'chain', kits: [...kits, ...kits], settings: [stockSettings, stockSettings], trims: [0, 0] });
    run(700);
    return processor.port.said.flatMap((said) => (said.is === 'load' ? [said.load.pedals] : []));
  };
  expect(loadsOf(true)).toEqual([[0], [0], [0, 0]]);
  expect(loadsOf(false)).toEqual([]);
});

describe('with an amp', () => {
  const amp = { slug: 'amp', url: '', setting: 'clean', cabinet: 'guitar' } as const;
  const kits = [{ slug: 'model', url: '' }];

  /** What it says of its amp and its steps, on a device whose blocks take so many milliseconds. */
  function saidOf(millis: readonly number[], command?: ChainCommand): unknown[] {
    let now = 0;
    // It stands still until a block is played, which takes as long as it is told.
    let step = 0;
    let isEnd = false;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      if (isEnd) now += step;
      isEnd = !isEnd;
      return now;
    });
    const processor = new Chain({ processorOptions: { kits, settings: [stockSettings], amp: command ? null : amp } });
    const receive = (data: ChainCommand) => processor.port.dispatchEvent(new MessageEvent('message', { data }));
    receive({ do: 'guitar', loudness: -24, trims: [0] });
    if (command) receive(command);
    const output = new Float32Array(128);
    for (const each of millis) {
      step = each;
      for (let block = 0; block < 500; block++) {
        vi.stubGlobal('currentFrame', now * 48);
        isEnd = false;
        processor.process([[new Float32Array(128)]], [[output]]);
      }
    }
    clock.mockRestore();
    return processor.port.said.flatMap((said): (string | number)[] =>
      said.is === 'amp'
        ? [said.isPlaying ? `amp at ${said.factor}` : 'no amp']
        : said.is === 'quality'
          ? [said.factor]
          : [],
    );
  }

  it('plays both where there is time for both', () => {
    expect(saidOf([1])).toEqual([4, 'amp at 2']);
  });

  it('takes coarser steps in the amp before those of the pedal, and lets it go before a block is missed again', () => {
    expect(saidOf([1, 2.2, 2.2])).toEqual([4, 'amp at 2', 'amp at 1', 2, 'no amp', 1]);
    expect(saidOf([1, 5])).toEqual([4, 'amp at 2', 'no amp', 1]);
  });

  it('takes another amp while it plays, or says that there is no time for it', () => {
    expect(saidOf([1], { do: 'amp', amp, trims: [0] })).toEqual([4, 'amp at 2']);
  });
});
