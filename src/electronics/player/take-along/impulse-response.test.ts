import { describe, expect, it } from 'vitest';
import { circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings } from '../chain/chain-settings.ts';
import { latencySamples } from '../chain/oversampler.ts';
import { renderAligned } from '../chain/render.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { impulseResponseOf } from './impulse-response.ts';
import { takeFactor } from './take.ts';

const rate = 48_000;

async function responseOf(...slugs: string[]) {
  const circuits = await Promise.all(slugs.map(circuitOf));
  const factor = takeFactor({ circuits });
  const settings = slugs.map(() => stockSettings);
  return { circuits, settings, factor, response: impulseResponseOf({ circuits, settings, rate, factor }) };
}

describe('an impulse response', () => {
  it('gives by convolution what the pedal gives, sample for sample', async () => {
    const { circuits, settings, factor, response } = await responseOf('two-band-eq');
    if (response.is !== 'found') throw new Error(response.is);
    const { samples } = response;
    expect(samples.length).toBeGreaterThan(2000);
    const late = latencySamples(factor);
    const source = playRiff('chords', rate).slice(0, 12_000);
    const options = { circuits, settings, levels: null, rate, factor };
    const rest = renderAligned({ ...options, source: new Float32Array(source.length) });
    const heard = renderAligned({ ...options, source });
    let [error, all] = [0, 0];
    for (let i = 0; i < source.length; i += 13) {
      let sum = 0;
      for (let k = 0; k < Math.min(samples.length, i + late + 1); k++) sum += samples[k]! * (source[i + late - k] ?? 0);
      const volts = heard[i]! - rest[i]!;
      error += (volts - sum) ** 2;
      all += volts ** 2;
    }
    expect(10 * Math.log10(error / all)).toBeLessThan(-50);
  });

  it('is refused of what distorts and of what changes by itself, and each is told', async () => {
    expect((await responseOf('hard-clipper')).response).toMatchObject({ is: 'distorts' });
    expect((await responseOf('optical-tremolo')).response).toMatchObject({ is: 'moves' });
  });
  it('is one of a whole row, or the first pedal that is not straight is named', async () => {
    const wire = modelCircuit((volts) => volts);
    const clipper = modelCircuit((volts) => Math.max(-0.1, Math.min(0.1, volts)));
    const responseTo = (...circuits: (typeof wire)[]) =>
      impulseResponseOf({ circuits, settings: circuits.map(() => stockSettings), rate, factor: 1 });
    const half = modelCircuit((volts) => volts / 2);
    const response = responseTo(half, wire, half);
    if (response.is !== 'found') throw new Error(response.is);
    const [first = 0, ...rest] = response.samples;
    expect(first).toBeCloseTo(0.25, 6);
    expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6);
    for (const at of [0, 2, 4]) {
      const row = [wire, half, wire, wire, wire].with(at, clipper);
      expect(responseTo(...row)).toMatchObject({ is: 'distorts', pedal: at });
    }
    // Switched off it does nothing, and so it is not the one.
    const settings = [{ ...stockSettings, bypassed: true }, stockSettings];
    const off = { circuits: [clipper, wire], settings, rate, factor: 1 } as const;
    expect(impulseResponseOf(off)).toMatchObject({ is: 'found' });
    expect(impulseResponseOf({ ...off, circuits: [clipper, clipper] })).toMatchObject({ is: 'distorts', pedal: 1 });
  });
});
