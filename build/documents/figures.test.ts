/** The figures that the build documents say in words of their own: steps, remedies, tools. Counts and values come from the bill. */

import { expect, it } from 'vitest';
import { parts } from '#catalogue/parts.ts';
import { figuresIn } from '#tests/support/figures/figures-in.ts';
import { isFact } from '#tests/support/figures/general-facts.ts';
import { assemblySteps } from '#electronics/assembly/steps.ts';
import { subjects } from './subject.ts';
import { troubleshooting } from './test-points/test-points-page.ts';
import { safetyLine, tools } from './title/title-page.ts';

const sold = new Set(parts.map(({ value }) => value));
/** 'Lug 3 to lug 9', 'lugs 4 and 5 of the switch', 'the pointer at seven': numbers of places, and nothing counted. */
const isPlace = (text: string, at: number): boolean => /(lugs?|pointer at)( \d and)? $/i.test(text.slice(0, at));

const unsupportedFigures = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      figuresIn(text)
        .filter((figure) => !isFact(figure, 'documents') && !sold.has(figure.text) && !isPlace(text, figure.at))
        .filter(({ text: said }) => !/^(one|two) (leg|pads|part)$/.test(said))
        .map(({ text: said }) => `'${said}' in '${text}'`),
    ),
  ),
];

const texts = subjects.flatMap(({ bom }) => [
  ...assemblySteps(bom).flatMap(({ title, hint }) => [title, hint]),
  ...troubleshooting(bom, ['OUT']).flatMap(({ symptom, remedy }) => [symptom, remedy]),
]);

it('has no figure in the words of a document that nobody vouches for', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(unsupportedFigures([...texts, ...tools, safetyLine])).toEqual([]);
});

it('turns red at a new one', () => {
  expect(unsupportedFigures(['Leave 17 mm of leg.', 'The supply reads 6.1 V.'])).toHaveLength(2);
});
