/**
 * How clean every kit is at each oversampling, and how fast: energy between the harmonics of a tone in decibels, and seconds of
 * sound for each second of this thread's own time. `node benchmarks/listen-aliasing.ts [slug ...]`
 */
import { loadavg } from 'node:os';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { oversamplingFactors } from '#electronics/player/oversampling.ts';
import { renderChain } from '#electronics/player/chain/render.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { aliasingOf } from '#tests/support/listen/aliasing.ts';

const rate = 48_000;
const riff = playRiff('chords', rate);
const slugs = process.argv.slice(2);

const ownMillis = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The best of some seconds, since others use the machine too. */
async function speedOf(slug: string, factor: (typeof oversamplingFactors)[number]): Promise<number> {
  const circuits = [await circuitOf(slug)];
  const render = (seconds: number): number => {
    const start = ownMillis();
    const levels = { loudness: -24, trims: [0] };
    renderChain({ circuits, settings: [stockSettings], source: riff, levels, rate, factor, count: seconds * rate });
    return (1000 * seconds) / (ownMillis() - start);
  };
  render(0.25);
  return Math.max(render(0.5), render(0.5), render(0.5));
}

console.log(`load ${loadavg()[0]!.toFixed(1)}; decibels / times real time at ${oversamplingFactors.join('x, ')}x`);
for (const slug of slugs.length > 0 ? slugs : soundingSlugs) {
  const figures: string[] = [];
  for (const factor of oversamplingFactors) {
    const decibels = aliasingOf(await circuitOf(slug), factor);
    figures.push(`${decibels.toFixed(1)} / ${(await speedOf(slug, factor)).toFixed(1)}`);
  }
  console.log(`| ${slug} | ${figures.join(' | ')} |`);
}
