/**
 * Whether a kit and the amp ever need more time than they have, whatever else a machine does: `node benchmarks/listen-longest-buffer.ts
 * [--seconds=60] [slug ...]`. The audio thread's chain plays the chords in the steps that it begins with, and each 10.7 ms of sound, which
 * browsers fetch at once, is measured in the time that this thread itself ran (compiler and garbage included, others not). A sound card
 * waits for one buffer at most: what takes more than its own length is a gap on a machine that does nothing else.
 */
import { initialPace } from '#electronics/player/chain/load-measurement.ts';
import { ampTrimsOf } from '#electronics/player/chain/amp-trims.ts';
import { cabinetOf } from '#electronics/player/chain/amp-settings.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { EffectsChain } from '#electronics/player/chain/effects-chain.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';
import { blockLength } from '#electronics/player/chain/oversampler.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import { ampCircuit, circuitOf } from '#tests/support/listen/kit-circuits.ts';

const flags = process.argv.slice(2);
const seconds = Number(/--seconds=(\d+)/.exec(flags.join(' '))?.[1] ?? 60);
const named = flags.filter((flag) => !flag.startsWith('--'));
const kits = playableKits.filter(({ slug }) => named.length === 0 || named.includes(slug));

const rate = 48_000;
const setting = 'clean';
const bufferBlocks = 4;
const silentSeconds = 0.1;
const bufferMicros = (1e6 * bufferBlocks * blockLength) / rate;
const riff = playRiff('chords', rate);
const loudness = loudnessOf(riff, rate);

const cpuMicros = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

async function measure(slug: string, subcategory: string) {
  const circuits = [await circuitOf(slug)];
  const settings = [stockSettings];
  const amp = { circuit: await ampCircuit(), setting, cabinet: cabinetOf(subcategory) } as const;
  const { factor, ampFactor } = initialPace(circuits, settings, rate, amp);
  const chain = new EffectsChain(circuits, settings, rate, factor ?? 1, ampFactor && { ...amp, factor: ampFactor });
  const playable = [{ slug, url: '' }];
  chain.setLevels({
    loudness,
    trims: loudnessTrims(playable, 'chords'),
    ampTrims: ampTrimsOf(playable, setting, 'chords'),
  });
  const input = new Float32Array(blockLength);
  const output = new Float32Array(blockLength);
  const buffers = new Float64Array(Math.floor((seconds * 1e6) / bufferMicros));
  // Until the riff is there the player plays silence.
  for (let block = 0; block < (silentSeconds * rate) / blockLength; block++) {
    chain.run(input, output, blockLength);
    chain.applyMaster(output, blockLength);
  }
  let position = 0;
  for (let buffer = 0; buffer < buffers.length; buffer++) {
    const start = cpuMicros();
    for (let block = 0; block < bufferBlocks; block++) {
      for (let i = 0; i < blockLength; i++) input[i] = riff[(position + i) % riff.length]!;
      position += blockLength;
      chain.run(input, output, blockLength);
      chain.applyMaster(output, blockLength);
    }
    buffers[buffer] = (cpuMicros() - start) / bufferMicros;
  }
  const worst = buffers.reduce((most, share) => Math.max(most, share), 0);
  return {
    steps: `${factor}x, amp ${ampFactor ?? 'none'}x`,
    mean: buffers.reduce((sum, share) => sum + share, 0) / buffers.length,
    worst,
    at: (buffers.indexOf(worst) * bufferMicros) / 1e6,
    over: buffers.filter((share) => share > 1).length,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

console.log(
  '| kit | steps | on average | longest buffer | at, s | over their time |\n| --- | --- | --- | --- | --- | --- |',
);
let overs = 0;
for (const { slug, subcategory } of kits) {
  const { steps, mean, worst, at, over } = await measure(slug, subcategory);
  overs += over > 0 ? 1 : 0;
  console.log(`| ${slug} | ${steps} | ${percent(mean)} | ${percent(worst)} | ${at.toFixed(1)} | ${over} |`);
}
console.log(`${overs} of ${kits.length} kits needed more than the time of a buffer in ${seconds} s.`);
