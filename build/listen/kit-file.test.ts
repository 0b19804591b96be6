import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type KitFile, runtime } from '#electronics/player/runtime/runtime.ts';
import { createArrays } from '#electronics/player/kit-arrays.ts';
import { matrixLayout } from '#electronics/player/lu-factorization.ts';
import { CircuitValues } from '#electronics/player/runtime/values.ts';
import { triggerHertz } from '#electronics/player/stamps.ts';
import { peak, loadKit } from '#tests/support/played-kit.ts';
import { kitData, kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

const rate = 96000;
const kitOf = (slug: string) => playableKits.find((kit) => kit.slug === slug)!;
const sine = (hertz: number, volts: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, k) => volts * Math.sin((2 * Math.PI * hertz * k) / rate));

describe('the file of a kit', () => {
  it('plays by its default export, and by the name it leaves for a worklet', async () => {
    const circuit = await loadKit(kitFile(kitOf('fuzz-box')));
    const { listenKits } = globalThis as { listenKits?: Record<string, KitFile> };
    expect(listenKits?.['fuzz-box']?.(runtime).slug).toBe('fuzz-box');
    expect(circuit.controls.map(({ designator }) => designator)).toEqual(['FUZZ', 'VOLUME']);
    const played = circuit.start(rate);
    const output = new Float64Array(960);
    played.step(new Float64Array(960), output, 960);
    expect(peak(output)).toBeLessThan(1e-5);
    played.step(sine(220, 0.1, 960), output, 960);
    expect(peak(output)).toBeGreaterThan(0.02);
  });

  it.each(playableKits.map((kit) => [kit.slug, kit] as const))('of %s is small', (_, kit) => {
    const text = kitFile(kit);
    expect(text).not.toMatch(/import|eval|Function/);
    expect(brotliCompressSync(text).length).toBeLessThan(6500);
  });
});

describe('a kit that is played', () => {
  it('gets louder when its volume is turned up, and rests where the knob stands', async () => {
    const circuit = await loadKit(kitFile(kitOf('fuzz-box')));
    const loudness = (position: number): number => {
      const played = circuit.start(rate);
      played.turn('VOLUME', position);
      const output = new Float64Array(4800);
      played.step(sine(220, 0.1, 4800), output, 4800);
      return peak(output);
    };
    expect(loudness(1)).toBeGreaterThan(5 * loudness(0.3));
    const played = circuit.start(rate);
    played.turn('FUZZ', 0.1);
    const output = new Float64Array(4800);
    played.step(new Float64Array(4800), output, 4800);
    expect(peak(output)).toBeLessThan(1e-4);
  });

  it('sounds otherwise with another part', async () => {
    const circuit = await loadKit(kitFile(kitOf('hard-clipper')));
    const clipped = (swap: (played: ReturnType<typeof circuit.start>) => void): number => {
      const played = circuit.start(rate);
      swap(played);
      const output = new Float64Array(4800);
      played.step(sine(220, 0.3, 4800), output, 4800);
      return peak(output);
    };
    const stock = clipped(() => {});
    const lamp = { saturation: 1e-3 * Math.exp(-1.75 / 0.0517), slope: 0.0517 };
    const clipping = circuit.parts.filter((ref) => /^D[12]$/.test(ref));
    const lamps = clipped((played) => clipping.forEach((ref) => played.swap(ref, { model: lamp })));
    expect(lamps).toBeGreaterThan(1.5 * stock);
    expect(clipped((played) => played.swap('C2', { farads: 1e-11 }))).toBeLessThan(0.8 * stock);
  });

  it('starts anew with the parts that it has, not with those of the kit', async () => {
    const played = (await loadKit(kitFile(kitOf('fuzz-box')))).start(rate);
    const [input, output] = [new Float64Array(64), new Float64Array(64)];
    played.swap('R2', { ohms: 22e3 });
    played.probe('c2');
    played.step(input, output, 64);
    const rested = played.probed[63]!;
    played.reset();
    played.step(input, output, 64);
    expect(Math.abs(rested - 4.5)).toBeGreaterThan(0.3);
    expect(played.probed[0]).toBeCloseTo(rested, 2);
  });

  it('shows the voltage of a net', async () => {
    const played = (await loadKit(kitFile(kitOf('fuzz-box')))).start(rate);
    const [input, output] = [new Float64Array(64), new Float64Array(64)];
    played.probe('c2');
    played.step(input, output, 64);
    expect(played.probed[63]).toBeCloseTo(4.5, 1);
    played.probe('OUT_JACK');
    played.step(sine(220, 0.1, 64), output, 64);
    expect([...played.probed.subarray(0, 64)]).toEqual([...output]);
  });

  it('shows nothing on ground and on a net that is not played, whatever was seen before', async () => {
    const played = (await loadKit(kitFile(kitOf('fuzz-box')))).start(rate);
    const output = new Float64Array(64);
    for (const net of ['GND', 'no such net']) {
      played.probe('c2');
      played.step(sine(220, 0.1, 64), output, 64);
      played.probe(net);
      played.step(sine(220, 0.1, 64), output, 64);
      expect(peak(played.probed)).toBe(0);
    }
  });

  it('slows a trigger down with any op-amp, and nothing else', () => {
    const data = kitData(kitOf('chorus-pedal'));
    const values = new CircuitValues(data, matrixLayout(data), createArrays(data, matrixLayout(data)));
    const trigger = data.parts.find((part) => part.is === 'amplifier' && part.bandwidth <= triggerHertz)!;
    values.swap(trigger.ref, { model: { bandwidth: 9e6 } });
    const now = values.parts.flatMap((part) => (part.is === 'amplifier' && part.ref === trigger.ref ? [part] : []));
    expect(now.map(({ bandwidth }) => bandwidth).toSorted()).toEqual([triggerHertz, 9e6]);
  });
});
