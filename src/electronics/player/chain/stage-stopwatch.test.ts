import { expect, it } from 'vitest';
import { modelCircuit } from '#tests/support/listen/model-circuits.ts';
import { stockSettings } from './chain-settings.ts';
import { EffectsChain } from './effects-chain.ts';
import { blockLength } from './oversampler.ts';
import { StageStopwatch, type ChainLoad } from './stage-stopwatch.ts';

const rate = 48_000;
const blockMillis = (1000 * blockLength) / rate;

/** A pedal that takes so much of a block, by a clock that only goes on while pedals play. */
function pedalTaking(share: number, spend: (millis: number) => void) {
  let steps = 0;
  return modelCircuit((volts) => {
    // Twice as many samples as the sound has.
    if (steps++ % (2 * blockLength) === 0) spend(share * blockMillis);
    return volts;
  });
}

it('tells what each pedal takes by a clock of whole milliseconds, and nothing for one that is bypassed', () => {
  let now = 0;
  const spend = (millis: number): void => void (now += millis);
  const circuits = [0.04, 0.1, 0.2].map((share) => pedalTaking(share, spend));
  const settings = circuits.map((_, index) => ({ ...stockSettings, bypassed: index === 1 }));
  const amp = { circuit: pedalTaking(0.3, spend), setting: 'clean', cabinet: 'guitar', factor: 2 } as const;
  const chain = new EffectsChain(circuits, settings, rate, 2, amp);
  const stopwatch = new StageStopwatch(() => Math.floor(now), rate, blockLength, circuits.length);
  chain.stopwatch = stopwatch;
  const input = new Float32Array(blockLength);
  const output = new Float32Array(blockLength);
  const loads: ChainLoad[] = [];
  for (let block = 0; loads.length < 2; block++) {
    // The rest of the block passes unused, and a thread is never called quite in time: blocks begin anywhere between two ticks.
    now = block * blockMillis + ((block * 0.382) % 1);
    const start = Math.floor(now);
    chain.run(input, output, blockLength);
    const load = stopwatch.addBlock(Math.floor(now) - start);
    if (load) loads.push(load);
  }
  for (const { whole, pedals, amp: ampShare } of loads) {
    expect(pedals).toHaveLength(3);
    expect(pedals[0]).toBeCloseTo(0.04, 1.7);
    expect(pedals[1]).toBe(0);
    expect(pedals[2]).toBeCloseTo(0.2, 1.7);
    expect(ampShare).toBeCloseTo(0.3, 1.7);
    expect(whole).toBeCloseTo(0.54, 1.7);
  }
});
