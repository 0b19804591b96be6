/** Plays unheard before the first sound: the browser has compiled the circuit by then, and its load is known. */
import type { PlayableCircuit } from '../playable.ts';
import type { PedalSettings } from './chain-settings.ts';
import { chainOversampling, finestWithin, type OversamplingFactor } from '../oversampling.ts';
import { blockLength } from './oversampler.ts';
import { EffectsChain } from './effects-chain.ts';
import { maxLoad } from './governor.ts';

/** The clock of the audio thread knows milliseconds only. */
const windowMillis = 20;
/** A compiler that needs longer than this is waited for no longer, and neither is a clock that stands still. */
const maxMillis = 250;
const maxBlocks = 1000;
/** Below this one window is enough; and finer steps than the first of a kit take no more, since a page has more to do at its start. */
const lightLoad = 0.35;

/** The share of its time that a thread spends on blocks, once they are compiled. */
export function measureLoad(play: () => void, blockMillis: number, clock: () => number): number {
  const start = clock();
  let [windowStart, blocks, load] = [start, 0, 0];
  for (let k = 0; k < maxBlocks; k++) {
    play();
    blocks++;
    const now = clock();
    if (now - windowStart < windowMillis) continue;
    load = (now - windowStart) / (blocks * blockMillis);
    if (load < lightLoad || now - start > maxMillis) return load;
    windowStart = now;
    blocks = 0;
  }
  return load;
}

/** What to begin at; null: blocks would go missing at the coarsest steps too. */
export function initialFactor(
  circuits: readonly PlayableCircuit[],
  settings: readonly PedalSettings[],
  rate: number,
): OversamplingFactor | null {
  const { first, ceiling } = chainOversampling(circuits);
  if (circuits.length === 0) return first;
  // What is bypassed takes no time, until it is switched on.
  const switchedOn = settings.map((each) => ({ ...each, bypassed: false }));
  const chain = new EffectsChain(circuits, switchedOn, rate, first);
  const input = Float32Array.from({ length: blockLength }, (_, k) => 0.2 * Math.sin((6 * Math.PI * k) / blockLength));
  const output = new Float32Array(blockLength);
  const play = (): void => {
    chain.run(input, output, blockLength);
    chain.applyMaster(output, blockLength);
  };
  const load = measureLoad(play, (1000 * blockLength) / rate, Date.now);
  const loadAt = (factor: OversamplingFactor): number => (load * factor) / first;
  if (loadAt(1) > maxLoad) return null;
  const sure = finestWithin(first, loadAt, maxLoad);
  return sure < first ? sure : (Math.max(first, finestWithin(ceiling, loadAt, lightLoad)) as OversamplingFactor);
}
