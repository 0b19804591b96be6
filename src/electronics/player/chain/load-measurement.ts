/** Plays unheard before the first sound: the browser has compiled the circuit by then, and its load is known. */
import type { PlayableCircuit } from '../playable.ts';
import type { PedalSettings } from './chain-settings.ts';
import { chainOversampling, factorAt, finestWithin, type OversamplingFactor } from '../oversampling.ts';
import { blockLength } from './oversampler.ts';
import { usualAmpFactor } from './amp-stage.ts';
import { type ChainAmp, EffectsChain } from './effects-chain.ts';
import { maxLoad } from './governor.ts';

/** The clock of the audio thread knows milliseconds only. */
const windowMillis = 20;
/** A compiler that needs longer than this is waited for no longer, and neither is a clock that stands still. */
const maxMillis = 400;
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

/** Steps a second at which an oscillator of some tenths of a hertz goes round in a few hundred of them, which take a moment each. */
const slowRate = 100;
const slowSteps = 256;
/** Blocks of ten times the volts, and of silence, at the steps that are played. */
const roughBlocks = 4;

/**
 * Lets a circuit do all that it may do in some seconds, in steps of milliseconds: what oscillates goes round, and noise takes junctions to
 * their limits. What a browser compiles before it has seen a branch taken it throws away when that is, in the middle of a riff, and is
 * 10 to 60 ms late.
 */
export function takeBranches(circuit: PlayableCircuit): void {
  let seed = 1;
  const noise = Float64Array.from({ length: slowSteps }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 30 - 2;
  });
  const played = circuit.start(slowRate);
  const output = new Float64Array(slowSteps);
  for (let from = 0; from < slowSteps; from += blockLength) {
    // Not every circuit settles in steps as long as these.
    if (!played.isStable) played.reset();
    played.step(noise.subarray(from, from + blockLength), output, blockLength);
  }
}

/** The share of its time that a thread spends on a tone through a chain. */
function loadOf(chain: EffectsChain, rate: number, volts: number): number {
  const tone = Float32Array.from({ length: blockLength }, (_, k) => volts * Math.sin((6 * Math.PI * k) / blockLength));
  const silence = new Float32Array(blockLength);
  const loud = tone.map((x, k) => (k % 32 < 16 ? 10 : -10) * volts + x);
  const output = new Float32Array(blockLength);
  const play = (input: Float32Array): void => {
    chain.run(input, output, blockLength);
    chain.applyMaster(output, blockLength);
  };
  for (let block = 0; block < roughBlocks; block++) play(block % 2 === 0 ? loud : silence);
  return measureLoad(() => play(tone), (1000 * blockLength) / rate, Date.now);
}

/** What to begin at, and how much of its time that takes; null: blocks would go missing at the coarsest steps too. */
function initialLoad(circuits: readonly PlayableCircuit[], settings: readonly PedalSettings[], rate: number) {
  const { first, ceiling } = chainOversampling(circuits, rate);
  if (circuits.length === 0) return { factor: first, load: 0 };
  // What is bypassed takes no time, until it is switched on.
  const switchedOn = settings.map((each) => ({ ...each, bypassed: false }));
  circuits.forEach(takeBranches);
  const load = loadOf(new EffectsChain(circuits, switchedOn, rate, first), rate, 0.2);
  const loadAt = (factor: OversamplingFactor): number => (load * factor) / first;
  if (loadAt(1) > maxLoad) return { factor: null, load };
  const sure = finestWithin(first, loadAt, maxLoad);
  const factor =
    sure < first ? sure : (Math.max(first, finestWithin(ceiling, loadAt, lightLoad)) as OversamplingFactor);
  return { factor, load: loadAt(factor) };
}

export const initialFactor = (
  circuits: readonly PlayableCircuit[],
  settings: readonly PedalSettings[],
  rate: number,
): OversamplingFactor | null => initialLoad(circuits, settings, rate).factor;

/** Pedals and amp together take no more when they begin: an amp that is driven hard takes half as much again. */
const maxLoadWithAmp = 0.5;

/** The same with an amp, which gets what the pedals leave, and none where that is too little: they come first. */
export function initialPace(
  circuits: readonly PlayableCircuit[],
  settings: readonly PedalSettings[],
  rate: number,
  amp: Omit<ChainAmp, 'factor'> | null,
): { readonly factor: OversamplingFactor | null; readonly ampFactor: OversamplingFactor | null } {
  const { factor, load } = initialLoad(circuits, settings, rate);
  const { first } = chainOversampling(circuits, rate);
  if (!amp || factor === null || factor < first || load > maxLoadWithAmp) return { factor, ampFactor: null };
  const ampFactor = factorAt(rate, usualAmpFactor);
  const ampLoad = loadOf(new EffectsChain([], [], rate, first, { ...amp, factor: ampFactor }), rate, 0.5);
  const loadAt = (pedals: OversamplingFactor): number => (load * pedals) / factor;
  const finest = finestWithin(factor, (pedals) => loadAt(pedals) + ampLoad, maxLoadWithAmp);
  if (finest >= first && loadAt(finest) + ampLoad <= maxLoadWithAmp) return { factor: finest, ampFactor };
  if (loadAt(first) + ampLoad / ampFactor <= maxLoadWithAmp) return { factor: first, ampFactor: 1 };
  return { factor, ampFactor: null };
}
