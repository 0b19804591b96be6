import { describe, expect, it } from 'vitest';
import { kits } from '#catalogue/kits.ts';
import { FaultSounds } from '#electronics/diagnosis/sound/fault-sounds.ts';
import { faultKey } from '#electronics/diagnosis/tables/fault-table.ts';
import type { KitData } from '#electronics/player/kit-data.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { emitStep } from '#electronics/player/wasm/emit-step.ts';
import { wasmCircuit } from '#electronics/player/wasm/wasm-circuit.ts';
import { kitData } from '../../listen/kit-file.ts';
import { faultTableOfKit } from './kit-fault-table.ts';
import { SuspectRenderer } from '#electronics/diagnosis/sound/render-suspects.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { referenceLufs } from '#electronics/player/chain/master-bus.ts';
import { soundSheet } from './sound-sheet.ts';

const rate = 96_000;
const count = 0.25 * rate;
const riff = Float64Array.from(playRiff('chug', rate).subarray(0, count));

const kitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!;
const soundsOf = (slug: string): FaultSounds => new FaultSounds(soundSheet(kitOf(slug)));

/** Volts at the jack; `null`: it diverged. */
function played(data: KitData): Float64Array | null {
  const circuit = wasmCircuit(data, new WebAssembly.Module(emitStep(data)!)).start(rate);
  const out = new Float64Array(count);
  circuit.step(riff, out, count);
  return circuit.isStable ? out : null;
}

const power = (samples: Float64Array): number => samples.reduce((sum, volt) => sum + volt * volt, 0);
const decibels = (ratio: number): number => 10 * Math.log10(ratio);

/** Of a kit whose fault has this name, against the kit without it. */
function louder(slug: string, key: string): number {
  const sounds = soundsOf(slug);
  const [variant] = sounds.variantsOf(sounds.faults.find((fault) => faultKey(fault) === key)!);
  const data = variant!.compile();
  return data ? decibels(power(played(data)!) / power(played(sounds.healthy())!)) : -Infinity;
}

describe('the sound of faults', () => {
  // As far as the last digits of a voltage at rest go. With leaks at every net, as readings have them, and with the two ohms of a
  // battery the gates of the phaser, the envelope of the filter and the comparator of the octave stood millivolts elsewhere, and
  // these three were a tenth of the signal beside the kit.
  it.each([
    'four-stage-phaser',
    'envelope-filter',
    'sub-octave',
    'jfet-preamp',
    'fuzz-box',
    'pocket-fuzz',
    'sustain-fuzz',
    'chip-echo',
    'optical-tremolo',
    'studio-compressor',
  ])('is that of the kit as it is played where nothing is wrong: %s', (slug) => {
    const [kit, healthy] = [played(kitData(kitOf(slug)))!, played(soundsOf(slug).healthy())!];
    const error = kit.map((volt, k) => volt - healthy[k]!);
    expect(decibels(power(error) / power(kit))).toBeLessThan(-55);
  });

  it.each(['pocket-fuzz', 'fuzz-box', 'vintage-tremolo', 'pocket-amp', 'sub-octave', 'chip-echo'])(
    'plays without diverging, whatever is wrong: a sample of %s',
    (slug) => {
      const sounds = soundsOf(slug);
      // Those that once diverged or were refused, and every nineteenth of the rest.
      const named = new Set(['open Q4 E', 'wire GND', 'wire DC+', 'open TIME 2', 'missing IC1']);
      const sample = sounds.faults.filter((fault, k) => k % 19 === 0 || named.has(faultKey(fault)));
      const diverged = sample.flatMap((fault) =>
        sounds
          .variantsOf(fault)
          .map(({ compile }) => compile())
          .filter((data) => data !== null && played(data) === null)
          .map(() => faultKey(fault)),
      );
      expect(sample.length).toBeGreaterThan(3);
      expect(diverged).toEqual([]);
    },
  );

  // It has two answers in one step unless it is known for one.
  it.each(['open R10', 'open IC2 1', 'open IC2 3'])(
    'knows a trigger with a joint that conducts a little: %s',
    (key) => {
      const sounds = soundsOf('optical-tremolo');
      const ways = sounds.variantsOf(sounds.faults.find((fault) => faultKey(fault) === key)!);
      expect(ways.length).toBeGreaterThan(2);
      for (const { compile } of ways) expect(played(compile()!)).not.toBeNull();
    },
  );

  it('is silence where the wire of the supply is cut', () => {
    expect(louder('fuzz-box', 'wire DC+')).toBe(-Infinity);
  });

  it('is what the fault makes of the pedal', () => {
    // What feeds the first transistor of a fuzz, and one of two diodes that clip.
    expect(louder('fuzz-box', 'open R3')).toBeLessThan(-20);
    expect(louder('hard-clipper', 'open D1')).toBeGreaterThan(1);
  });

  // Its detector then follows the wave itself, and swings by volts from step to step: once no step had an answer.
  it('flattens every wave, the attack of a note too, where the capacitor of the detector of a compressor is off', () => {
    const sounds = soundsOf('studio-compressor');
    const [variant] = sounds.variantsOf(sounds.faults.find((fault) => faultKey(fault) === 'open C8')!);
    const [flat, kit] = [played(variant!.compile()!)!, played(sounds.healthy())!];
    const peak = (samples: Float64Array): number => samples.reduce((most, volt) => Math.max(most, Math.abs(volt)), 0);
    expect(peak(flat)).toBeLessThan(0.3 * peak(kit));
    expect(decibels(power(flat) / power(kit))).toBeGreaterThan(-2);
  });

  it('has a sound for every suspect of the finder that is no wire of the box', () => {
    for (const slug of ['fuzz-box', 'pocket-fuzz']) {
      const sounds = soundsOf(slug);
      const mute = faultTableOfKit(kitOf(slug)).faults.filter((fault) => sounds.variants(fault).length === 0);
      expect(mute).toEqual([]);
      expect(new Set(sounds.faults.map(faultKey)).size).toBe(sounds.faults.length);
    }
  });

  it('is heard inside as loud as everything else, and behind a joint that is open not at all', () => {
    const renderer = new SuspectRenderer(soundsOf('fuzz-box'), 'fuzz-box', 'chug');
    const loudness = (suspect: Parameters<SuspectRenderer['samples']>[0], net: string): number =>
      loudnessOf(renderer.samples(suspect, net), 48_000);
    const inputOpen = { kind: 'open', ref: 'C1' } as const;
    for (const net of ['IN', 'c1']) expect(Math.abs(loudness(null, net) - referenceLufs)).toBeLessThan(2);
    expect(Math.abs(loudness(inputOpen, 'IN') - referenceLufs)).toBeLessThan(2);
    expect(loudness(inputOpen, 'c1')).toBeLessThan(referenceLufs - 20);
  });
});
