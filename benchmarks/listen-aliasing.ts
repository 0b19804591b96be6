/**
 * How clean every kit is at what it is played at, how near to ngspice, and how fast: energy between the harmonics of a tone and
 * error over signal in decibels, and seconds of sound for each second of this thread's own time.
 * `node benchmarks/listen-aliasing.ts [slug ...]`; `--every`: at each oversampling, which is what its factors are chosen by
 */
import { loadavg } from 'node:os';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import { oversamplingFactors } from '#electronics/player/oversampling.ts';
import { renderChain } from '#electronics/player/chain/render.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { aliasingOf } from '#tests/support/listen/aliasing.ts';
import { goldenError } from '#tests/support/listen/golden-error.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { kitFile } from '#build/listen/kit-file.ts';
import { playableKits } from '#build/listen/playable-kits.ts';

const rate = 48_000;
const riff = playRiff('chords', rate);
const asked = process.argv.slice(2);
const every = asked.includes('--every');
const slugs = asked.filter((each) => each !== '--every');

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

async function rowOf(slug: string): Promise<string> {
  const circuit = await circuitOf(slug);
  const withStaticChips = await loadKit(
    kitFile(
      playableKits.find((kit) => kit.slug === slug)!,
      true,
    ),
  );
  const { first, ceiling } = circuit.oversampling;
  const cells: string[] = [`${first}x / ${ceiling}x`];
  for (const factor of every ? oversamplingFactors : new Set([first, ceiling])) {
    const errors = (['gentle', 'hard'] as const).map((sound) => goldenError(withStaticChips, sound, factor).toFixed(0));
    const decibels = aliasingOf(circuit, factor).toFixed(1);
    cells.push(`${factor}x: ${decibels} dB, ${errors.join(' and ')} dB, ${(await speedOf(slug, factor)).toFixed(1)} x`);
  }
  return `| ${slug} | ${cells.join(' | ')} |`;
}

console.log(`load ${loadavg()[0]!.toFixed(1)}`);
console.log('| kit | first / ceiling | between the harmonics; from ngspice, gentle and hard; times real time | |');
console.log('|---|---|---|---|');
for (const slug of slugs.length > 0 ? slugs : soundingSlugs) console.log(await rowOf(slug));
