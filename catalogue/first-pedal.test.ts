import { expect, it } from 'vitest';
import { firstPedalSlug, firstPedalTools } from '#domain/catalogue/first-pedal.ts';
import { catalogue } from './catalogue.ts';

const bySlug = new Map(catalogue.map((product) => [product.slug, product]));

it('the first pedal is a kit for beginners, and every tool it needs is sold', () => {
  expect(bySlug.get(firstPedalSlug)).toMatchObject({ category: 'kit', difficulty: 'Beginner' });
  for (const { slug } of firstPedalTools) expect(bySlug.get(slug)?.kind).toMatch(/^(tool|consumable)$/);
});

it('no other kit calls itself the one to begin with', () => {
  const claim = /first (kit|build|pedal to build|soldering)|build (this|it) first|to build first/i;
  const claiming = catalogue
    .filter(({ summary, description }) => claim.test(`${summary} ${description}`))
    .map(({ slug }) => slug);
  expect(claiming).toEqual([firstPedalSlug]);
});
