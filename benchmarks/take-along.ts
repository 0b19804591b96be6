/**
 * What files that are taken along cost: seconds of a core for half a minute of a riff, alone and through the amp, and for the three minutes
 * and ten seconds of a training pair; of kits and of a board. `node benchmarks/take-along.ts [slug,slug ...]`.
 */
import { loadavg } from 'node:os';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { takeFactor, takeInVolts, takeOfRiff, takeRate } from '#electronics/player/take-along/take.ts';
import { wavFile } from '#electronics/player/take-along/wav.ts';
import { ampCircuit, circuitOf } from '#tests/support/listen/kit-circuits.ts';

const asked = process.argv.slice(2);
const usual = ['clean-booster', 'vintage-overdrive', 'analog-delay', 'sustain-fuzz', 'fuzz-box'];
const board = 'clean-booster,vintage-overdrive,two-band-eq,analog-delay';
const trainingSeconds = 190;

/** What this process ran meanwhile. */
function cpuSecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const source = playRiff('chords', takeRate);
const levels = { loudness: loudnessOf(source, takeRate), trims: [0], ampTrims: { kits: [-18], bypass: -18 } };
const amp = { circuit: await ampCircuit(), setting: 'clean', cabinet: 'guitar' } as const;
const long = Float32Array.from({ length: trainingSeconds * takeRate }, (_, i) => source[i % source.length]!);
for (const row of asked.length > 0 ? asked : [...usual, board]) {
  const circuits = await Promise.all(row.split(',').map(circuitOf));
  const chain = { circuits, settings: circuits.map(() => stockSettings) };
  const riff = (played: typeof amp | null) => () =>
    wavFile(takeOfRiff({ ...chain, amp: played, source, levels }), takeRate, 'pcm24');
  const figures = [
    `${takeFactor(chain)}x`,
    `riff ${cpuSecondsOf(riff(null)).toFixed(1)} s`,
    `with the amp ${cpuSecondsOf(riff(amp)).toFixed(1)} s`,
    `training pair ${cpuSecondsOf(() => takeInVolts({ ...chain, amp: null, source: long })).toFixed(1)} s`,
  ];
  process.stdout.write(`${row}: ${figures.join(', ')}\n`);
}
process.stdout.write(`load ${loadavg()[0]!.toFixed(1)}\n`);
