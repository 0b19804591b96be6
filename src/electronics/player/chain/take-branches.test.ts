/** By the counters of the engine itself: what a riff does later was done before, so that nothing compiled has to be thrown away. */
import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { kitFile } from '#build/listen/kit-file.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { playRiff } from '../riffs/play-riff.ts';
import { takeBranches } from './load-measurement.ts';

const rate = 24_000;
const seconds = 4;

/** Blocks of the kit's generated code that ran since the last look, by where they stand. */
async function blocksThatRan(session: Session): Promise<Set<string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ran = new Set<string>();
  for (const { url, functions } of result) {
    if (!url.startsWith('data:')) continue;
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) if (count > 0) ran.add(`${startOffset}-${endOffset}`);
  }
  return ran;
}

it.each(['vintage-tremolo', 'germanium-fuzz', 'jfet-preamp', 'sustain-fuzz'])(
  'every branch that four seconds of a riff take in the %s was taken before',
  async (slug) => {
    const file = kitFile(playableKits.find((kit) => kit.slug === slug)!);
    const riff = Float64Array.from(playRiff('chords', rate).subarray(0, seconds * rate));
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    try {
      // A copy of its own: of what another test has played the engine counts no more than whole functions.
      const circuit = await loadKit(`${file}\n// counted`);
      takeBranches(circuit);
      const before = await blocksThatRan(session);
      circuit.start(rate).step(riff, new Float64Array(riff.length), riff.length);
      const later = await blocksThatRan(session);
      expect(later.size).toBeGreaterThan(10);
      expect([...later].filter((block) => !before.has(block))).toEqual([]);
    } finally {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    }
  },
);
