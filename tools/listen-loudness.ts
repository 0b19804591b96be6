/**
 * How much louder than the reference every kit is with each knob at either stop, the others as drawn, in LU. The limit is 9.
 * `node tools/listen-loudness.ts [riff]`
 */
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { referenceLufs } from '#electronics/player/chain/master-bus.ts';
import { renderChain } from '#electronics/player/chain/render.ts';
import { stockSettings, type RiffName } from '#electronics/player/chain/chain-settings.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';

const rate = 24_000;
const riff = (process.argv[2] ?? 'chords') as RiffName;
const source = playRiff(riff, rate);
const loudness = loudnessOf(source, rate);

async function overs(slug: string): Promise<[over: number, how: string][]> {
  const circuits = [await circuitOf(slug)];
  const levels = { loudness, trims: loudnessTrims([{ slug, url: '' }], riff) };
  const over = (knobs: Record<string, number>): number => {
    const settings = [{ ...stockSettings, knobs }];
    const plan = { circuits, settings, source, levels, rate, factor: 1, count: source.length } as const;
    return loudnessOf(renderChain(plan), rate) - referenceLufs;
  };
  const ends = circuits[0]!.controls.flatMap(({ designator }) => [0, 1].map((at) => [designator, at] as const));
  return [
    [over({}), 'as drawn'],
    ...ends.map(([ref, at]): [number, string] => [over({ [ref]: at }), `${ref} at ${at}`]),
  ];
}

for (const slug of soundingSlugs) {
  const [drawn, ...ends] = await overs(slug);
  const [most, how] = ends.toSorted((a, b) => b[0] - a[0])[0] ?? drawn!;
  console.log(
    `${slug.padEnd(20)} ${drawn![0].toFixed(1).padStart(5)} LU as drawn, at most ${most.toFixed(1)} LU: ${how}`,
  );
}
