/** Every figure in the words of every kit: known of its circuit, computed, or listed with the reason why it is neither. */

import { describe, expect, it } from 'vitest';
import { figuresIn, type Figure } from '#tests/support/figures/figures-in.ts';
import { computedSpecifications } from '#tests/support/figures/computed-specifications.ts';
import { type Claim, kitClaims } from '#tests/support/figures/kit-claims.ts';
import { inputOhms, knownOf, outputOhms, textsOf } from '#tests/support/figures/kit-figures.ts';
import { isNear } from '#tests/support/figures/near.ts';
import type { Kit } from './catalogue-types.ts';
import { kits } from './kits.ts';

/** Specifications that another test computes from the circuit. */
const computedElsewhere: ReadonlySet<string> = new Set([
  ...computedSpecifications.map(([slug, title]) => `${slug} ${title}`),
  'tilted-wah Range of the peak',
  'analog-delay Bandwidth of the repeats',
  'vintage-tremolo Speed',
  'optical-tremolo Rate',
  'chorus-pedal Sweep rate',
  'four-stage-phaser Sweep rate',
]);

/** Ends of the impedance that a page gives in a round figure. */
const impedanceShare = 0.07;
const impedanceHertz = [100, 440, 1000];

/** What tests have found right in the specifications may be said again in the description. */
function found({ slug, specifications, circuit }: Kit): Figure[] {
  return Object.entries(specifications ?? {}).flatMap(([title, text]) => {
    const figures = figuresIn(text);
    const solve = {
      'Input impedance': () => impedanceHertz.map((hertz) => inputOhms(circuit, hertz)),
      'Output impedance': () => [outputOhms(circuit)],
    }[title];
    if (!solve) return computedElsewhere.has(`${slug} ${title}`) ? figures : [];
    const ohms = solve();
    return figures.filter(({ unit, amount }) =>
      unit === 'hertz'
        ? impedanceHertz.includes(amount)
        : text.includes('under')
          ? Math.min(...ohms) < amount
          : ohms.some((there) => Math.abs(amount / there - 1) < impedanceShare),
    );
  });
}

function unsupportedFigures(kit: Kit, texts: readonly string[]): string[] {
  const known = knownOf(kit);
  const computed = found(kit);
  const claims = kitClaims[kit.slug] ?? {};
  const isRight = (figure: Figure, text: string): boolean => {
    const counted = figure.unit === 'part' && /^\S+ (\S+ )?parts? on /.test(text.slice(figure.at));
    const meantUnit = counted ? 'part on the board' : figure.unit;
    if (known.get(meantUnit)?.some((amount) => isNear(figure, text, amount))) return true;
    if (computed.some(({ unit, amount }) => unit === figure.unit && Math.abs(amount) === Math.abs(figure.amount)))
      return true;
    const claim = claims[figure.text];
    const meant: Claim | undefined = typeof claim === 'function' ? claim(kit.circuit) : claim;
    return typeof meant === 'string' || (meant !== undefined && isNear(figure, text, meant));
  };
  return texts.flatMap((text) =>
    figuresIn(text)
      .filter((figure) => !isRight(figure, text))
      .map((figure) => `'${figure.text}' in '${text.slice(Math.max(0, figure.at - 30), figure.at + 40)}'`),
  );
}

const named = kits.map((kit) => [kit.slug, kit] as const);
const kitOf = (slug: string): Kit => kits.find((kit) => kit.slug === slug)!;

describe('every figure in the words of', () => {
  it.each(named)('%s is known, computed or listed', (_, kit) => {
    expect(unsupportedFigures(kit, textsOf(kit))).toEqual([]);
  });
});

describe('the list of figures', () => {
  it.each(named)('of %s has nothing that its words no longer say', (slug, kit) => {
    const said = new Set(textsOf(kit).flatMap((text) => figuresIn(text).map((figure) => figure.text)));
    expect(Object.keys(kitClaims[slug] ?? {}).filter((text) => !said.has(text))).toEqual([]);
  });

  it.each([
    ['a value that no part has', 'vintage-overdrive', 'R7 of 1K2 softens it.'],
    ['a voltage that nothing shows', 'fuzz-box', 'Set 4.7 V on Q2.'],
    ['a count that is off', 'clean-booster', 'Only thirteen parts on the board.'],
    ['a gain that nobody computed', 'clean-booster', 'It gives up to 30 dB.'],
    ['a computed figure that is off', 'orange-compressor', 'It squeezes within 6 ms.'],
    ['a current that it does not draw', 'plate-reverb', 'It draws 50 mA.'],
    ['a length that is new', 'loop-switcher', 'Wires of 12 cm will do.'],
  ])('turns red at %s', (_, slug, sentence) => {
    expect(unsupportedFigures(kitOf(slug), [sentence])).toHaveLength(1);
  });
});
