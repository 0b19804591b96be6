import { describe, expect, it } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings, type PedalSettings } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { EffectsChain } from './effects-chain.ts';

const rate = 48_000;
const block = 128;

/** Twice the knob, times the part in kilohms. */
const amplifier = () => modelCircuit((volts, { LEVEL = 0.5, R1 = 1000 }) => 2 * LEVEL * (R1 / 1000) * volts);

const sine = (i: number): number => 0.1 * Math.sin((2 * Math.PI * 220 * i) / rate);

/** Plays blocks, and does something in one of them. */
function play(
  chain: EffectsChain,
  blocks: number,
  at = -1,
  event: () => void = () => undefined,
  source = sine,
): Float32Array {
  const all = new Float32Array(blocks * block);
  const input = new Float32Array(block);
  const output = new Float32Array(block);
  for (let b = 0; b < blocks; b++) {
    if (b === at) event();
    for (let i = 0; i < block; i++) input[i] = source(b * block + i);
    chain.run(input, output, block);
    all.set(output, b * block);
  }
  return all;
}

const loudest = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** A click is a corner: the sharpest change of slope. */
const sharpest = (samples: Float32Array): number =>
  samples.reduce(
    (most, x, i) => (i < 2 ? most : Math.max(most, Math.abs(x - 2 * samples[i - 1]! + samples[i - 2]!))),
    0,
  );

const set = (settings: Partial<PedalSettings>): PedalSettings[] => [{ ...stockSettings, ...settings }];

const chainOf = (circuit = amplifier(), factor: OversamplingFactor = 2): EffectsChain =>
  new EffectsChain([circuit], [stockSettings], rate, factor);

describe('a chain', () => {
  it.each([1, 2, 4] as const)('hands on what a wire of a circuit hands on, at %ix', (factor) => {
    const heard = play(chainOf(undefined, factor), 40).subarray(20 * block);
    expect(loudest(heard)).toBeCloseTo(0.1, 4);
  });

  it.each([2, 4] as const)('keeps away what would fold back at %ix', (factor) => {
    // The third power of 15 kHz is 45 kHz, which at 48 kHz would be heard at 3 kHz.
    const cube = modelCircuit((volts) => 100 * volts ** 3 - 7.5 * volts * 0.1 ** 2 * 10);
    const heard = play(
      chainOf(cube, factor),
      80,
      -1,
      undefined,
      (i) => 0.1 * Math.sin((2 * Math.PI * 15_000 * i) / rate),
    );
    const tone = (hertz: number): number => {
      let [re, im] = [0, 0];
      for (let i = 0; i < 4800; i++) {
        re += heard[4000 + i]! * Math.cos((2 * Math.PI * hertz * i) / rate);
        im += heard[4000 + i]! * Math.sin((2 * Math.PI * hertz * i) / rate);
      }
      return Math.hypot(re, im) / 2400;
    };
    expect(20 * Math.log10(tone(3000) / 0.025)).toBeLessThan(-70);
  });

  it('does not click when a knob, the footswitch or a part changes', () => {
    const undisturbed = sharpest(play(chainOf(), 60).subarray(10 * block));
    const events: Record<string, (chain: EffectsChain) => void> = {
      knob: (chain) => chain.apply(set({ knobs: { LEVEL: 1 } })),
      bypass: (chain) => chain.apply(set({ bypassed: true })),
      part: (chain) => chain.apply(set({ parts: { R1: { ohms: 2000 } } })),
      factor: (chain) => chain.setFactor(1),
      probe: (chain) => chain.probe('middle'),
    };
    for (const [name, event] of Object.entries(events)) {
      const chain = chainOf();
      const heard = play(chain, 80, 30, () => event(chain));
      // Twice as loud has corners twice as sharp. A knob goes in steps, each below a hundredth of the signal.
      const most = name === 'knob' ? 0.001 : 3 * undisturbed;
      expect(sharpest(heard.subarray(10 * block)), name).toBeLessThan(most);
    }
  });

  it('goes where the knob, the footswitch and the part were put', () => {
    const chain = chainOf();
    play(chain, 30);
    chain.apply(set({ knobs: { LEVEL: 1 } }));
    expect(loudest(play(chain, 90).subarray(70 * block))).toBeCloseTo(0.2, 3);
    chain.apply(set({ knobs: { LEVEL: 1 }, parts: { R1: { ohms: 500 } } }));
    expect(loudest(play(chain, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
    chain.apply(set({ knobs: { LEVEL: 0 }, bypassed: true }));
    expect(loudest(play(chain, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
  });

  it('takes what was asked for during an exchange after it', () => {
    const chain = chainOf();
    chain.apply(set({ parts: { R1: { ohms: 2000 } } }));
    play(chain, 3);
    chain.apply(set({ parts: { R1: { ohms: 3000 } } }));
    expect(loudest(play(chain, 150).subarray(130 * block))).toBeCloseTo(0.3, 3);
    expect(chain.isCrossfading).toBe(false);
  });

  it('hears a net without the voltage at which it rests', () => {
    const chain = chainOf();
    chain.probe('middle');
    const heard = play(chain, 300).subarray(250 * block);
    expect(loudest(heard)).toBeCloseTo(0.05, 3);
    chain.probe(null);
    expect(loudest(play(chain, 60).subarray(40 * block))).toBeCloseTo(0.1, 3);
  });

  it.each([
    ['is not a number', () => Number.NaN],
    ['is beyond all volts', () => 1e6],
  ])('lets nothing through that %s, and plays on afterwards', (_, nonsense) => {
    let isIll = false;
    const circuit = modelCircuit((volts) => (isIll ? nonsense() : volts));
    const chain = chainOf(circuit);
    play(chain, 20);
    isIll = true;
    const ill = play(chain, 20);
    expect(ill.every((x) => Math.abs(x) <= 0.11)).toBe(true);
    expect(chain.restarts).toBeGreaterThan(0);
    isIll = false;
    expect(loudest(play(chain, 40).subarray(20 * block))).toBeCloseTo(0.1, 3);
  });

  it('starts a circuit anew that says that it is not sound', () => {
    const circuit = amplifier();
    const chain = chainOf(circuit);
    play(chain, 10);
    const before = circuit.played[0]!.resets;
    circuit.played[0]!.isStable = false;
    play(chain, 1);
    expect(circuit.played[0]!.resets).toBe(before + 1);
  });

  it('is not upset by an input that is not a number', () => {
    const chain = chainOf();
    play(chain, 2, -1, undefined, () => Number.NaN);
    expect(loudest(play(chain, 60).subarray(40 * block))).toBeCloseTo(0.1, 3);
  });

  it('plays several pedals one into the other, and none that is bypassed', () => {
    const [first, second] = [amplifier(), modelCircuit((volts) => Math.min(0.05, volts))];
    const chain = new EffectsChain(
      [first, second],
      [{ ...stockSettings, knobs: { LEVEL: 1 } }, stockSettings],
      rate,
      1,
    );
    const heard = play(chain, 10);
    expect(Math.max(...heard)).toBeCloseTo(0.05, 5);
    expect(Math.min(...heard)).toBeCloseTo(-0.2, 3);
    chain.apply([{ ...stockSettings, knobs: { LEVEL: 1 }, bypassed: true }, stockSettings]);
    expect(Math.min(...play(chain, 40).subarray(20 * block))).toBeCloseTo(-0.1, 3);
  });
});

describe('another list of pedals', () => {
  const half = () => modelCircuit((volts) => volts / 2);
  const inverter = () => modelCircuit((volts) => -volts);

  it('follows without a click, in its order, and takes its own settings', () => {
    const chain = new EffectsChain([amplifier()], [stockSettings], rate, 1);
    const [first, second] = [half(), inverter()];
    const heard = play(chain, 90, 20, () => chain.setCircuits([first, second], [stockSettings, stockSettings], 1));
    expect(loudest(heard.subarray(85 * block))).toBeCloseTo(0.05, 3);
    const steps = heard.map((x, i) => Math.abs(x - (heard[i - 1] ?? 0)));
    expect(loudest(steps)).toBeLessThan(1.5 * loudest(steps.subarray(0, 10 * block)));
    expect([first.played.length, second.played.length]).toEqual([1, 1]);
    const bypassed = { ...stockSettings, bypassed: true };
    chain.apply([bypassed, bypassed]);
    expect(loudest(play(chain, 40).subarray(30 * block))).toBeCloseTo(0.1, 3);
  });

  it('leaves the settings of the chain that still plays alone', () => {
    const old = amplifier();
    const chain = new EffectsChain([old], [stockSettings], rate, 1);
    play(chain, 2);
    chain.setCircuits([half()], [{ ...stockSettings, knobs: { LEVEL: 1 } }], 1);
    play(chain, 40);
    expect(old.played[0]!.positions['LEVEL']).toBe(0.5);
  });

  it('may be empty, and is the source itself then', () => {
    const chain = new EffectsChain([amplifier()], [stockSettings], rate, 1);
    chain.setCircuits([], [], 1);
    expect(loudest(play(chain, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
    expect(chain.isBypassed).toBe(true);
  });
});

describe('an amp behind the pedals', () => {
  const loud = () => modelCircuit((volts) => 20 * volts);
  const ampOf = (factor: OversamplingFactor) =>
    ({ circuit: loud(), setting: 'clean', cabinet: 'guitar', factor }) as const;
  const trims = { trims: [0], ampTrims: { kits: [-26], bypass: -20 } };
  const withAmp = (factor: OversamplingFactor): EffectsChain => {
    const chain = new EffectsChain([amplifier()], [stockSettings], rate, 2, ampOf(factor));
    chain.setTrims(trims);
    return chain;
  };

  it.each([1, 2] as const)(
    'plays what leaves the last of them, at %ix, and what leaves the pedal is known beside it',
    (factor) => {
      const chain = withAmp(factor);
      // At 220 Hz the loudspeaker adds a decibel.
      expect(loudest(play(chain, 60).subarray(40 * block))).toBeCloseTo(0.1, 1);
      expect(loudest(play(chain, 60).subarray(40 * block))).toBeGreaterThan(0.08);
      expect(loudest(chain.pedalOutput)).toBeCloseTo(0.1, 3);
    },
  );

  it('comes and goes without a burst, though it is twenty times as strong', () => {
    const chain = chainOf();
    chain.setTrims(trims);
    const coming = play(chain, 120, 10, () => chain.setAmp(ampOf(2), trims));
    expect(chain.amp?.factor).toBe(2);
    expect(loudest(coming)).toBeLessThan(0.17);
    expect(loudest(coming.subarray(20 * block, 40 * block))).toBeGreaterThan(0.08);
    expect(loudest(play(chain, 120, 10, () => chain.dropAmp()))).toBeLessThan(0.17);
    expect(loudest(play(chain, 10))).toBeCloseTo(0.1, 3);
  });

  it('comes and goes behind pedals that play on, at once as their knobs are turned', () => {
    const pedal = amplifier();
    const chain = new EffectsChain([pedal], [stockSettings], rate, 2, ampOf(2));
    chain.setTrims(trims);
    play(chain, 20);
    chain.dropAmp();
    chain.apply(set({ knobs: { LEVEL: 1 } }));
    expect(loudest(play(chain, 90).subarray(70 * block))).toBeCloseTo(0.2, 3);
    chain.setAmp(ampOf(1), trims);
    chain.setAmpFactor(2);
    play(chain, 200);
    expect(chain.amp?.factor).toBe(2);
    expect(pedal.played).toHaveLength(1);
  });

  it('is left out while a net is heard, and is back afterwards', () => {
    const chain = withAmp(1);
    play(chain, 20);
    chain.probe('middle');
    expect(loudest(play(chain, 300).subarray(250 * block))).toBeCloseTo(0.05, 3);
    chain.probe(null);
    play(chain, 100);
    const heard = play(chain, 20);
    expect(loudest(heard)).toBeGreaterThan(0.08);
    // The pedal alone would be as strong to a thousandth.
    expect(Math.abs(loudest(heard) - 0.1)).toBeGreaterThan(0.001);
  });
});
