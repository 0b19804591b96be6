import { EffectsChain } from '#electronics/player/chain/effects-chain.ts';
import { stockSettings, type PedalSettings } from '#electronics/player/chain/chain-settings.ts';
import { circuitOf } from './kit-circuits.ts';

const rate = 48_000;
const block = 128;
/** Blocks until the change: a compressor that was hit by the first note takes half a second to let go. */
const before = 250;
/** And after it, the last of them for the sound it comes to. */
const after = 200;

/** The sharpest change of slope. */
function sharpest(samples: Float32Array): number {
  let most = 0;
  for (let i = 2; i < samples.length; i++)
    most = Math.max(most, Math.abs(samples[i]! - 2 * samples[i - 1]! + samples[i - 2]!));
  return most;
}

/** How much sharper than what was before and what comes after a change is, while a sine plays through a real kit. */
export async function clickOf(settings: Partial<PedalSettings>, slug: string): Promise<number> {
  const chain = new EffectsChain([await circuitOf(slug)], [stockSettings], rate, 2);
  const input = new Float32Array(block);
  const heard = new Float32Array((before + after) * block);
  for (let k = 0; k < before + after; k++) {
    if (k === before) chain.apply([{ ...stockSettings, ...settings }]);
    for (let i = 0; i < block; i++) input[i] = 0.1 * Math.sin((2 * Math.PI * 220 * (k * block + i)) / rate);
    chain.run(input, heard.subarray(k * block, (k + 1) * block), block);
  }
  const of = (from: number, to?: number): Float32Array => heard.subarray(from * block, to && to * block);
  const still = Math.max(sharpest(of(before - 20, before - 1)), sharpest(of(before + after - 20)));
  return sharpest(of(before - 1, before + after - 20)) / still;
}
