/** Adapters of 12 and 18 V have the same plug: a kit bears them, or its page says which part does not. */

import { describe, expect, it } from 'vitest';
import { sampledParts, typicalParts } from '#electronics/simulation/part-sampling.ts';
import { problemsAt, ratedVolts } from '#tests/support/models/wrong-adapter.ts';
import type { Kit } from './catalogue-types.ts';
import { kits } from './kits.ts';

/** '12 V; 18 V would destroy IC1'. */
function statedLimit({ specifications }: Kit): { volts: number; destroyed: string } | null {
  const [, volts, destroyed] =
    /^(\d+) V; 18 V would destroy (\w+)$/.exec(specifications?.['Largest supply'] ?? '') ?? [];
  return volts && destroyed ? { volts: Number(volts), destroyed } : null;
}

const bags = [typicalParts, ...[1, 2, 3].map((seed) => sampledParts(seed))];
const named = kits.map((kit) => [kit.slug, kit] as const);

describe('an adapter of 18 V', () => {
  it.each(named)('harms no part of %s, or its page says which', (_, kit) => {
    const limit = statedLimit(kit);
    const problems = [...new Set(bags.flatMap((draw) => problemsAt(kit.circuit, 18, draw)))];
    expect(problems.filter((problem) => problem.split(' ')[0] !== limit?.destroyed)).toEqual([]);
    expect(problems.length > 0).toBe(limit !== null);
  });

  it('is spoken of where the supply is first measured, too, in kits that do not bear it', () => {
    const limited = kits.filter((kit) => statedLimit(kit));
    expect(limited.map(({ slug }) => slug)).toEqual(['pocket-amp']);
    for (const { circuit } of limited) expect(circuit.measurements[0]!.note).toContain('18 V would destroy');
  });
});

describe('an adapter of 12 V', () => {
  it.each(named)('harms no part of %s', (_, { circuit }) => {
    expect(problemsAt(circuit, 12)).toEqual([]);
  });
});

describe('what guards a kit from 18 V is seen to:', () => {
  const circuitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!.circuit;
  const without = (slug: string, ref: string) => {
    const circuit = circuitOf(slug);
    return { ...circuit, components: circuit.components.filter((part) => part.ref !== ref) };
  };

  it.each([
    ['germanium-fuzz', 'D2', 'Q1'],
    ['treble-booster', 'D2', 'Q1'],
    ['analog-delay', 'D2', 'IC3'],
    ['chorus-pedal', 'D2', 'IC2'],
  ])('%s without %s loses %s', (slug, guard, lost) => {
    expect(problemsAt(without(slug, guard), 18).join('; ')).toContain(`${lost} stands`);
  });

  it('a reverb on the small regulator overheats it', () => {
    const reverb = circuitOf('plate-reverb');
    const components = reverb.components.map((part) => (part.ref === 'IC2' ? { ...part, part: '78l05' } : part));
    expect(problemsAt({ ...reverb, components }, 18).join()).toContain('IC2 turns');
  });
});

it.each([
  ['lm386n-1', 15],
  ['tl072cp', 36],
  ['ac128', 16],
  ['v3205', 11],
  ['pt2399', 5.5],
  ['l7805cv', 35],
])('the page of %s allows %d V', (slug, volts) => {
  expect(ratedVolts(slug)).toBe(volts);
});
