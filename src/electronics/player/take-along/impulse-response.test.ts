import { describe, expect, it } from 'vitest';
import { circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { stockSettings } from '../chain/chain-settings.ts';
import { latencySamples } from '../chain/oversampler.ts';
import { renderAligned } from '../chain/render.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { impulseResponseOf } from './impulse-response.ts';
import { takeFactor } from './take.ts';

const rate = 48_000;

async function responseOf(slug: string, knobs = {}) {
  const circuit = await circuitOf(slug);
  const factor = takeFactor({ circuits: [circuit] });
  return {
    circuit,
    factor,
    response: impulseResponseOf({ circuit, settings: { ...stockSettings, knobs }, rate, factor }),
  };
}

describe('an impulse response', () => {
  it('gives by convolution what the pedal gives, sample for sample', async () => {
    const { circuit, factor, response } = await responseOf('two-band-eq');
    if (response.is !== 'found') throw new Error(response.is);
    const { samples } = response;
    expect(samples.length).toBeGreaterThan(2000);
    const late = latencySamples(factor);
    const source = playRiff('chords', rate).slice(0, 12_000);
    const options = { circuits: [circuit], settings: [stockSettings], levels: null, rate, factor };
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
});
