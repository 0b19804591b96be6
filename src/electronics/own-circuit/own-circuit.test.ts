import { describe, expect, it } from 'vitest';
import { deviceModels } from '#catalogue/models/models.ts';
import { kits } from '#catalogue/kits.ts';
import { errorAgainst, goldenSounds } from '#tests/support/listen/golden-error.ts';
import { slammed } from '#tests/support/own-circuit/slammed.ts';
import {
  compiledNetlist,
  goldenNetlists,
  ownPlayable,
  wellKnownNetlists,
} from '#tests/support/own-circuit/own-netlists.ts';
import { kicadNetlist } from '../kicad-netlist.ts';
import { stepCode } from '../player/compile/step-code.ts';
import type { PlayableCircuit } from '../player/playable.ts';
import type { MakePlay } from '../player/runtime/make-play.ts';
import { playable } from '../player/runtime/playable.ts';
import { playRiff } from '../player/riffs/play-riff.ts';
import { compileOwn, type CompiledOwn } from './compile-own.ts';
import { readNetlist } from './read-netlist.ts';

const rate = 96_000;
const riff = playRiff('chug', 48_000).subarray(0, 7200);

/** The same circuit by its step as JavaScript, as the build makes it of our kits. */
function asJavaScript({ data }: CompiledOwn): PlayableCircuit {
  // oxlint-disable-next-line no-eval
  const makePlay = (0, eval)(`(${stepCode(data)})`) as MakePlay;
  return playable(data, () => ({ makePlay }));
}

const everyText = [
  ...wellKnownNetlists,
  ...kits.map(({ slug, name, circuit }) => [slug, kicadNetlist(name, circuit.components)] as const),
];

describe('played as WebAssembly', () => {
  it.each(everyText)('%s gives the bits of JavaScript, whatever knobs do', (_, text) => {
    const compiled = compiledNetlist(text);
    const ours = slammed(ownPlayable(compiled), riff, rate, 0.05);
    const theirs = slammed(asJavaScript(compiled), riff, rate, 0.05);
    expect(new BigUint64Array(ours.output.buffer)).toEqual(new BigUint64Array(theirs.output.buffer));
    expect(ours.isStable).toBe(true);
    expect(ours.peak).toBeLessThan(20);
  });
});

describe('ngspice hears the same of', () => {
  const golden = goldenSounds(new URL('../../../tests/support/own-circuit/golden.jsonl', import.meta.url));

  it.each(goldenNetlists)('%s, from its own text', (name, text) => {
    const circuit = ownPlayable(compiledNetlist(text));
    expect(errorAgainst(golden.get(name)!, circuit, 'gentle', 8)).toBeLessThan(-70);
    expect(errorAgainst(golden.get(name)!, circuit, 'hard', 8)).toBeLessThan(-65);
  });
});

describe('a circuit that cannot be played', () => {
  const refusal = (text: string) => {
    const { own } = readNetlist(text, deviceModels);
    return compileOwn(own!);
  };

  it('is refused where a chip has a supply that moves', () => {
    const text = '* t\nR1 IN p 1k\nR2 vcc v 1k\nXU1 p OUT v 0 OUT TL072\nV1 vcc 0 9';
    expect(refusal(text)).toEqual({
      problem: { line: 3, text: '“v” feeds a chip and needs a source, or 4.7 µF or more to ground.' },
    });
    expect(refusal(`${text}\nC1 v 0 47u`)).toHaveProperty('code');
  });

  it('says which net went farthest when it does not settle', () => {
    const played = ownPlayable(compiledNetlist(wellKnownNetlists[0]![1])).start(rate);
    expect(played.unsettledNet).toBeNull();
    played.step(Float64Array.of(Number.NaN), new Float64Array(1), 1);
    expect(played.isStable).toBe(false);
    expect(played.unsettledNet).toMatch(/\w/);
  });
});
