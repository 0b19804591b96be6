import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { compact } from '../text/fold.ts';
import { queryWords } from '../query/query-words.ts';
import { wantedIn, wantedThings } from './wanted.ts';

const named = (text: string) => wantedIn(queryWords(text))?.name ?? null;

describe('things that people want by name', () => {
  it.each([
    ['MN3007', 'the MN3007'],
    ['mn 3007', 'the MN3007'],
    ['mn-3007', 'the MN3007'],
    ['mn3007 chip', 'the MN3007'],
    ['BTDR-3', 'the BTDR-3'],
    ['patch cables', 'patch cables'],
    ['best patch cable for guitar', 'patch cables'],
    ['cheap 12v adapter', '9 V adapters'],
    ['looper pedal', 'a looper'],
    ['1590B', 'the 1590B'],
    ['hammond 1590b enclosure', 'the 1590B'],
  ])('%s is %s', (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each(['fuzz', 'solder mask', 'tube screamer', 'loop switcher', 'cable tone', 'guitar', '1590BB', '125b', ''])(
    '%j is none',
    (text) => {
      expect(named(text)).toBeNull();
    },
  );

  it('are not parts that we sell under a longer or a shorter number', () => {
    const sold = catalogue.filter(({ category }) => category === 'parts').map(({ slug, name }) => compact(slug + name));
    // A 1590BB is twice as wide as a 1590B, and no longer name of it.
    const terms = wantedThings
      .filter(({ kind }) => kind === 'part')
      .flatMap((thing) => thing.terms)
      .filter((term) => term !== '1590B');
    expect(terms.filter((term) => sold.some((names) => names.includes(compact(term))))).toEqual([]);
  });

  it('have substitutes that are sold', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    const missing = wantedThings.flatMap(({ substitutes }) => substitutes.map(({ slug }) => slug));
    expect(new Set(missing.filter((slug) => !slugs.has(slug)))).toEqual(new Set());
  });

  it('lead to sections of guides that exist, by their titles', () => {
    for (const { guide, name } of wantedThings) {
      if (!guide) continue;
      const [, id, section] = /^\/guides\/([a-z-]+)#([a-z0-9-]+)$/.exec(guide.path)!;
      const page = readFileSync(`content/guides/${id}.md`, 'utf8');
      const headings = [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, ''),
      );
      expect(headings, name).toContain(section);
      expect(page, name).toContain(`title: ${guide.title}\n`);
    }
  });

  it('have a sentence each for how well a substitute does', () => {
    const fits = wantedThings.flatMap(({ substitutes }) => substitutes.map(({ fit }) => fit));
    expect(fits.filter((fit) => !/^[A-Z].+\.$/.test(fit))).toEqual([]);
  });
});
