/** Every figure of every guide, film and policy: vouched for by a kit, a part or a sum, computed, or a known fact. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generalFacts, isFact } from '#tests/support/figures/general-facts.ts';
import { splitFrontMatter, vouchedFigures } from '#build/content/front-matter.ts';
import { guideClaims } from '#tests/support/figures/guide-claims.ts';
import { sectionsOf, unknownIn, wrongValues } from '#tests/support/figures/guide-figures.ts';
import { isNear } from '#tests/support/figures/near.ts';
import { sumsIn } from '#tests/support/figures/sums.ts';

const names = globSync('*/*.md', { cwd: import.meta.dirname }).toSorted();
const sourceOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const vouchedIn = (source: string): Map<string, string> => vouchedFigures(splitFrontMatter(source, () => {}).head);

function strangers(name: string, source: string): string[] {
  const computed = guideClaims[name] ?? {};
  const vouched = vouchedIn(source);
  return sectionsOf(source)
    .flatMap(unknownIn)
    .filter(({ figure, line }) => {
      const claim = computed[figure.text];
      if (claim !== undefined) return !isNear(figure, line, claim);
      return !vouched.has(figure.text) && !isFact(figure, name);
    })
    .map(({ figure, near }) => `'${figure.text}' in '${near}'`);
}

const wrongSums = (source: string): string[] =>
  sectionsOf(source).flatMap(({ text }) => sumsIn(text).flatMap((sum) => (sum.isRight ? [] : [sum.text])));

describe.each(names)('%s', (name) => {
  const source = sourceOf(name);

  it('has no figure that nobody vouches for', () => {
    expect(strangers(name, source)).toEqual([]);
  });

  it('does its sums right, and gives the parts that it names their values', () => {
    expect(wrongSums(source)).toEqual([]);
    expect(sectionsOf(source).flatMap(wrongValues)).toEqual([]);
  });

  it('vouches for figures that it says, each once, and for nothing else', () => {
    const said = new Set(sectionsOf(source).flatMap((section) => unknownIn(section).map(({ figure }) => figure.text)));
    const computed = Object.keys(guideClaims[name] ?? {});
    const vouched = [...vouchedIn(source).keys()];
    expect([...computed, ...vouched].filter((text) => !said.has(text))).toEqual([]);
    expect(vouched.filter((text) => computed.includes(text))).toEqual([]);
  });
});

it('knows no fact that no page tells', () => {
  const told = names.flatMap((name) => sectionsOf(sourceOf(name)).flatMap(unknownIn)).map(({ figure }) => figure);
  const silent = generalFacts.flatMap(({ unit, amounts }) =>
    amounts
      .filter(
        (each) => !told.some((figure) => figure.unit === unit && Math.abs(figure.amount - each) < 1e-9 * each + 1e-15),
      )
      .map((each) => `${each} ${unit}`),
  );
  expect(silent).toEqual([]);
});

describe('the watch over guides turns red at', () => {
  const page = 'guides/circuit-theory.md';
  it.each([
    ['a voltage that no kit shows', 'In the [Fuzz Box](/products/fuzz-box) the collector rests at 3.3 V.'],
    ['a corner that is off', 'R7 of 1K and C5 of 220 nF in the Vintage Overdrive give 823 Hz.'],
    ['a gain that is new', 'The Vintage Overdrive lifts by 37 dB.'],
    ['a temperature that is new', 'Set the iron to 333 °C.'],
    ['a count that nobody made', 'The Clean Booster has fourteen parts.'],
  ])('%s', (_, sentence) => {
    expect(strangers(page, `## A section\n\n${sentence}`)).toHaveLength(1);
  });

  it('nothing that the front matter vouches for, and at all else', () => {
    const head = '---\nfigure: 333 °C | fourteen parts = the label on the bag\n---\n';
    expect(strangers('guides/new.md', `${head}Set it to 333 °C; the bag has fourteen parts.`)).toEqual([]);
    expect(strangers('guides/new.md', `${head}Set it to 334 °C.`)).toHaveLength(1);
  });

  it('a sum that is wrong', () => {
    expect(wrongSums('It carries 1.2 V / 0.1 kΩ = 13 mA.')).toHaveLength(1);
  });

  it('a part with the value of another', () => {
    const [section] = sectionsOf('In the Vintage Overdrive R7 of 2K2 is in series.');
    expect(wrongValues(section!)).toEqual(['R7 of 2K2']);
  });
});
