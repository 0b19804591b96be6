/** Plays unheard before the first sound: the browser has compiled the circuit by then, and its load is known. */
import type { PlayableCircuit } from '../playable.ts';
import type { PedalSettings } from './chain-settings.ts';
import { chainOversampling, factorAt, finestWithin, type OversamplingFactor } from '../oversampling.ts';
import { blockLength } from './oversampler.ts';
import { usualAmpFactor } from './amp-stage.ts';
import { type ChainAmp, EffectsChain } from './effects-chain.ts';
import { maxLoad } from './governor.ts';

/** The clock of the audio thread knows milliseconds only. */
const windowMillis = 10;
/** A compiler that needs longer than this is waited for no longer, and neither is a clock that stands still. */
const maxMillis = 400;
const maxBlocks = 1000;
/** Below this one window is enough; and finer steps than the first of a kit take no more, since a page has more to do at its start. */
const lightLoad = 0.35;

/** The share of its time that a thread spends on blocks once they are compiled, which is the least: a compiler, and others, only add to it. */
export function measureLoad(play: () => void, blockMillis: number, clock: () => number): number {
  const start = clock();
  let [windowStart, blocks, load] = [start, 0, Infinity];
  for (let k = 0; k < maxBlocks; k++) {
    play();
    blocks++;
    const now = clock();
    if (now - windowStart < windowMillis) continue;
    load = Math.min(load, (now - windowStart) / (blocks * blockMillis));
    if (load < lightLoad || now - start > maxMillis) return load;
    windowStart = now;
    blocks = 0;
  }
  return load === Infinity ? 0 : load;
}

/**
 * Noise of so many volts, in so many steps a second: at 60 an oscillator of some tenths of a hertz goes round in a hundred steps, which
 * take a moment each; at 20,000 what is between the jacks reaches its limits.
 */
const trials = [
  { rate: 60, volts: 2 },
  { rate: 20_000, volts: 9 },
];
const trialSteps = 128;
/** All trials play some steps before one goes on: a browser makes code for the one circuit that it has seen play, and throws it away when another does. */
const firstSteps = 8;
/** Blocks of ten times the volts, and of silence, at the steps that are played. */
const roughBlocks = 4;

/**
 * Lets a circuit do all that it may do in some seconds, in a few steps: what oscillates goes round, and noise takes junctions to
 * their limits. What a browser compiles before it has seen a branch taken it throws away when that is, in the middle of a riff, and is
 * 10 to 60 ms late.
 */
export function takeBranches(circuit: PlayableCircuit): void {
  let seed = 1;
  const noise = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
  const played = trials.map(({ rate, volts }) => ({
    circuit: circuit.start(rate),
    input: Float64Array.from({ length: trialSteps }, () => volts * noise()),
  }));
  const output = new Float64Array(trialSteps);
  for (const each of played) each.circuit.step(each.input.subarray(0, firstSteps), output, firstSteps);
  // One that does not settle in steps as long as these plays no further: it would take long, and go where no riff leads it.
  for (const each of played) each.circuit.step(each.input.subarray(firstSteps), output, trialSteps - firstSteps);
}

/** A chain as it is played unheard. */
interface Trial {
  readonly chain: EffectsChain;
  readonly rate: number;
  readonly volts: number;
}

function playBlock({ chain }: Trial, input: Float32Array, output: Float32Array): void {
  chain.run(input, output, blockLength);
  chain.applyMaster(output, blockLength);
}

const toneOf = (volts: number): Float32Array =>
  Float32Array.from({ length: blockLength }, (_, k) => volts * Math.sin((6 * Math.PI * k) / blockLength));

/** Much too loud, and silence after it. */
function playRoughly(trial: Trial): void {
  const silence = new Float32Array(blockLength);
  const loud = toneOf(trial.volts).map((x, k) => (k % 32 < 16 ? 10 : -10) * trial.volts + x);
  const output = new Float32Array(blockLength);
  for (let block = 0; block < roughBlocks; block++) playBlock(trial, block % 2 === 0 ? loud : silence, output);
}

/** The share of its time that a thread spends on a tone through a chain. */
function loadOf(trial: Trial): number {
  const tone = toneOf(trial.volts);
  const output = new Float32Array(blockLength);
  return measureLoad(() => playBlock(trial, tone, output), (1000 * blockLength) / trial.rate, Date.now);
}

/** What to begin at, and how much of its time that takes; null: blocks would go missing at the coarsest steps too. */
function paceOf(pedals: Trial): { readonly factor: OversamplingFactor | null; readonly load: number } {
  const { first, ceiling } = chainOversampling(pedals.chain.circuits, pedals.rate);
  if (pedals.chain.circuits.length === 0) return { factor: first, load: 0 };
  const load = loadOf(pedals);
  const loadAt = (factor: OversamplingFactor): number => (load * factor) / first;
  if (loadAt(1) > maxLoad) return { factor: null, load };
  const sure = finestWithin(first, loadAt, maxLoad);
  const factor =
    sure < first ? sure : (Math.max(first, finestWithin(ceiling, loadAt, lightLoad)) as OversamplingFactor);
  return { factor, load: loadAt(factor) };
}

/** Pedals and amp together take no more when they begin: an amp that is driven hard takes half as much again. */
const maxLoadWithAmp = 0.5;

/** What to begin at. An amp gets what the pedals leave, and none where that is too little: they come first. */
export function initialPace(
  circuits: readonly PlayableCircuit[],
  settings: readonly PedalSettings[],
  rate: number,
  amp: Omit<ChainAmp, 'factor'> | null,
): { readonly factor: OversamplingFactor | null; readonly ampFactor: OversamplingFactor | null } {
  const { first } = chainOversampling(circuits, rate);
  const usualFactor = factorAt(rate, usualAmpFactor);
  const usualAmp = amp && { ...amp, factor: usualFactor };
  // What is bypassed takes no time, until it is switched on.
  const switchedOn = settings.map((each) => ({ ...each, bypassed: false }));
  const trial = (played: readonly PlayableCircuit[], by: ChainAmp | null, volts: number): Trial => ({
    chain: new EffectsChain(played, switchedOn, rate, first, by),
    rate,
    volts,
  });
  const pedals = trial(circuits, null, 0.2);
  const ampAlone = trial([], usualAmp, 0.5);
  circuits.forEach(takeBranches);
  // All that will play has played before anything is measured, and so compiled.
  for (const each of amp ? [pedals, ampAlone, trial(circuits, usualAmp, 0.2)] : [pedals]) playRoughly(each);
  const { factor, load } = paceOf(pedals);
  if (!amp || factor === null || factor < first || load > maxLoadWithAmp) return { factor, ampFactor: null };
  const ampLoad = loadOf(ampAlone);
  const loadAt = (steps: OversamplingFactor): number => (load * steps) / factor;
  const finest = finestWithin(factor, (steps) => loadAt(steps) + ampLoad, maxLoadWithAmp);
  if (finest >= first && loadAt(finest) + ampLoad <= maxLoadWithAmp) return { factor: finest, ampFactor: usualFactor };
  if (loadAt(first) + ampLoad / usualFactor <= maxLoadWithAmp) return { factor: first, ampFactor: 1 };
  return { factor, ampFactor: null };
}

export const initialFactor = (
  circuits: readonly PlayableCircuit[],
  settings: readonly PedalSettings[],
  rate: number,
): OversamplingFactor | null => initialPace(circuits, settings, rate, null).factor;
