/** Plays unheard before the first sound: so the browser has compiled the circuit by then, and what it takes is known. */
import type { PlayableCircuit } from '../playable.ts';
import type { Factor, ListenSettings } from './chain-settings.ts';
import { blockLength } from './oversampler.ts';
import { Rig } from './effects-chain.ts';

/** The clock of the audio thread knows milliseconds only. */
const windowMillis = 20;
/** A compiler that needs longer than this is waited for no longer, and neither is a clock that stands still. */
const longestMillis = 250;
const mostBlocks = 1000;
/** So light that nobody has to look twice, and so heavy that blocks would go missing. */
const light = 0.35;
const heavy = 0.7;
/** What is tried: as fine as most devices play it. */
const triedFactor = 2;

/** The share of its time that a thread spends on blocks, once it is quick at them. */
export function loadOf(play: () => void, blockMillis: number, clock: () => number): number {
  const begun = clock();
  let [from, blocks, load] = [begun, 0, 0];
  for (let k = 0; k < mostBlocks; k++) {
    play();
    blocks++;
    const now = clock();
    if (now - from < windowMillis) continue;
    load = (now - from) / (blocks * blockMillis);
    if (load < light || now - begun > longestMillis) return load;
    from = now;
    blocks = 0;
  }
  return load;
}

/** What to begin at; null: blocks would go missing at the coarsest steps too. */
export function firstFactor(
  circuits: readonly PlayableCircuit[],
  settings: readonly ListenSettings[],
  rate: number,
): Factor | null {
  if (circuits.length === 0) return triedFactor;
  // What is bypassed takes no time, until it is switched on.
  const on = settings.map((each) => ({ ...each, bypassed: false }));
  const rig = new Rig(circuits, on, rate, triedFactor);
  const input = Float32Array.from({ length: blockLength }, (_, k) => 0.2 * Math.sin((6 * Math.PI * k) / blockLength));
  const output = new Float32Array(blockLength);
  const play = (): void => {
    rig.run(input, output, blockLength);
    rig.finish(output, blockLength);
  };
  const load = loadOf(play, (1000 * blockLength) / rate, Date.now);
  if (load > triedFactor * heavy) return null;
  return load > heavy ? 1 : triedFactor;
}
