import { describe, expect, it } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { asDrawn, type Factor, type ListenSettings } from './chain-settings.ts';
import { Rig } from './effects-chain.ts';

const rate = 48_000;
const block = 128;

/** Twice the knob, times the part in kilohms. */
const amplifier = () => modelCircuit((volts, { LEVEL = 0.5, R1 = 1000 }) => 2 * LEVEL * (R1 / 1000) * volts);

const sine = (i: number): number => 0.1 * Math.sin((2 * Math.PI * 220 * i) / rate);

/** Plays blocks, and does something in one of them. */
function play(rig: Rig, blocks: number, at = -1, event: () => void = () => undefined, source = sine): Float32Array {
  const all = new Float32Array(blocks * block);
  const input = new Float32Array(block);
  const output = new Float32Array(block);
  for (let b = 0; b < blocks; b++) {
    if (b === at) event();
    for (let i = 0; i < block; i++) input[i] = source(b * block + i);
    rig.run(input, output, block);
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

const set = (settings: Partial<ListenSettings>): ListenSettings[] => [{ ...asDrawn, ...settings }];

const rigOf = (circuit = amplifier(), factor: Factor = 2): Rig => new Rig([circuit], [asDrawn], rate, factor);

describe('a rig', () => {
  it.each([1, 2, 4] as const)('hands on what a wire of a circuit hands on, at %ix', (factor) => {
    const heard = play(rigOf(undefined, factor), 40).subarray(20 * block);
    expect(loudest(heard)).toBeCloseTo(0.1, 4);
  });

  it.each([2, 4] as const)('keeps away what would fold back at %ix', (factor) => {
    // The third power of 15 kHz is 45 kHz, which at 48 kHz would be heard at 3 kHz.
    const cube = modelCircuit((volts) => 100 * volts ** 3 - 7.5 * volts * 0.1 ** 2 * 10);
    const heard = play(
      rigOf(cube, factor),
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
    const quiet = sharpest(play(rigOf(), 60).subarray(10 * block));
    const events: Record<string, (rig: Rig) => void> = {
      knob: (rig) => rig.apply(set({ knobs: { LEVEL: 1 } })),
      bypass: (rig) => rig.apply(set({ bypassed: true })),
      part: (rig) => rig.apply(set({ parts: { R1: { ohms: 2000 } } })),
      factor: (rig) => rig.setFactor(1),
      probe: (rig) => rig.probe('middle'),
    };
    for (const [name, event] of Object.entries(events)) {
      const rig = rigOf();
      const heard = play(rig, 80, 30, () => event(rig));
      // Twice as loud has corners twice as sharp. A knob goes in steps, each below a hundredth of the signal.
      const most = name === 'knob' ? 0.001 : 3 * quiet;
      expect(sharpest(heard.subarray(10 * block)), name).toBeLessThan(most);
    }
  });

  it('goes where the knob, the footswitch and the part were put', () => {
    const rig = rigOf();
    play(rig, 30);
    rig.apply(set({ knobs: { LEVEL: 1 } }));
    expect(loudest(play(rig, 90).subarray(70 * block))).toBeCloseTo(0.2, 3);
    rig.apply(set({ knobs: { LEVEL: 1 }, parts: { R1: { ohms: 500 } } }));
    expect(loudest(play(rig, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
    rig.apply(set({ knobs: { LEVEL: 0 }, bypassed: true }));
    expect(loudest(play(rig, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
  });

  it('takes what was asked for during an exchange after it', () => {
    const rig = rigOf();
    rig.apply(set({ parts: { R1: { ohms: 2000 } } }));
    play(rig, 3);
    rig.apply(set({ parts: { R1: { ohms: 3000 } } }));
    expect(loudest(play(rig, 150).subarray(130 * block))).toBeCloseTo(0.3, 3);
    expect(rig.isChanging).toBe(false);
  });

  it('hears a net without the voltage at which it rests', () => {
    const rig = rigOf();
    rig.probe('middle');
    const heard = play(rig, 300).subarray(250 * block);
    expect(loudest(heard)).toBeCloseTo(0.05, 3);
    rig.probe(null);
    expect(loudest(play(rig, 60).subarray(40 * block))).toBeCloseTo(0.1, 3);
  });

  it.each([
    ['is not a number', () => Number.NaN],
    ['is beyond all volts', () => 1e6],
  ])('lets nothing through that %s, and plays on afterwards', (_, nonsense) => {
    let isIll = false;
    const circuit = modelCircuit((volts) => (isIll ? nonsense() : volts));
    const rig = rigOf(circuit);
    play(rig, 20);
    isIll = true;
    const ill = play(rig, 20);
    expect(ill.every((x) => Math.abs(x) <= 0.11)).toBe(true);
    expect(rig.restarts).toBeGreaterThan(0);
    isIll = false;
    expect(loudest(play(rig, 40).subarray(20 * block))).toBeCloseTo(0.1, 3);
  });

  it('starts a circuit anew that says that it is not sound', () => {
    const circuit = amplifier();
    const rig = rigOf(circuit);
    play(rig, 10);
    const before = circuit.played[0]!.resets;
    circuit.played[0]!.isSound = false;
    play(rig, 1);
    expect(circuit.played[0]!.resets).toBe(before + 1);
  });

  it('is not upset by an input that is not a number', () => {
    const rig = rigOf();
    play(rig, 2, -1, undefined, () => Number.NaN);
    expect(loudest(play(rig, 60).subarray(40 * block))).toBeCloseTo(0.1, 3);
  });

  it('plays several pedals one into the other, and none that is bypassed', () => {
    const [first, second] = [amplifier(), modelCircuit((volts) => Math.min(0.05, volts))];
    const rig = new Rig([first, second], [{ ...asDrawn, knobs: { LEVEL: 1 } }, asDrawn], rate, 1);
    const heard = play(rig, 10);
    expect(Math.max(...heard)).toBeCloseTo(0.05, 5);
    expect(Math.min(...heard)).toBeCloseTo(-0.2, 3);
    rig.apply([{ ...asDrawn, knobs: { LEVEL: 1 }, bypassed: true }, asDrawn]);
    expect(Math.min(...play(rig, 40).subarray(20 * block))).toBeCloseTo(-0.1, 3);
  });
});

describe('another row', () => {
  const half = () => modelCircuit((volts) => volts / 2);
  const inverter = () => modelCircuit((volts) => -volts);

  it('follows without a click, in its order, and takes its own settings', () => {
    const rig = new Rig([amplifier()], [asDrawn], rate, 1);
    const [first, second] = [half(), inverter()];
    const heard = play(rig, 90, 20, () => rig.setRow([first, second], [asDrawn, asDrawn], 1));
    expect(loudest(heard.subarray(85 * block))).toBeCloseTo(0.05, 3);
    const steps = heard.map((x, i) => Math.abs(x - (heard[i - 1] ?? 0)));
    expect(loudest(steps)).toBeLessThan(1.5 * loudest(steps.subarray(0, 10 * block)));
    expect([first.played.length, second.played.length]).toEqual([1, 1]);
    const bypassed = { ...asDrawn, bypassed: true };
    rig.apply([bypassed, bypassed]);
    expect(loudest(play(rig, 40).subarray(30 * block))).toBeCloseTo(0.1, 3);
  });

  it('leaves the settings of the row that still plays alone', () => {
    const old = amplifier();
    const rig = new Rig([old], [asDrawn], rate, 1);
    play(rig, 2);
    rig.setRow([half()], [{ ...asDrawn, knobs: { LEVEL: 1 } }], 1);
    play(rig, 40);
    expect(old.played[0]!.positions['LEVEL']).toBe(0.5);
  });

  it('may be empty, and is the source itself then', () => {
    const rig = new Rig([amplifier()], [asDrawn], rate, 1);
    rig.setRow([], [], 1);
    expect(loudest(play(rig, 90).subarray(70 * block))).toBeCloseTo(0.1, 3);
    expect(rig.isBypassed).toBe(true);
  });
});
