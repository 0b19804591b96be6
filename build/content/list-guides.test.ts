import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGuideSearch } from '#server/guides/guide-search.ts';
import { guideEntries } from './list-guides.ts';

const folder = join(import.meta.dirname, '../../content');
const entries = guideEntries({ folder, manifestFile: join(folder, 'none.json') });
const search = createGuideSearch(entries);
const pathsFor = (text: string): string[] => search(text).map(({ path }) => path);

describe('what the search box knows of the pages of words', () => {
  it('is every page of the content folder and four screens, each once, with headings', () => {
    const screens = ['/guides', '/contact', '/support', '/community'];
    expect(entries.map(({ path }) => path)).toEqual(expect.arrayContaining(screens));
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(entries).toHaveLength(globSync('**/*.md', { cwd: folder }).length + screens.length);
    for (const { headings } of entries) expect(headings.length).toBeGreaterThan(0);
  });

  it.each([
    ['guide', '/guides'],
    ['guides', '/guides'],
    ['video', '/guides/videos/first-build'],
    ['tutorial', '/guides/videos/first-build'],
    ['beginner', '/guides/beginner'],
    ['polarity', '/guides/components'],
    ['colour code', '/guides/beginner'],
    ['multimeter', '/guides/tools'],
    ['cold joint', '/guides/soldering'],
    ['contact', '/contact'],
    ['privacy', '/privacy'],
    ['refund', '/shipping'],
    ['returns', '/shipping'],
    ['support', '/support'],
    ['community', '/community'],
    ['shipping', '/shipping'],
    ['terms', '/terms'],
  ])('finds the page for %j', (text, path) => {
    expect(pathsFor(text)[0]).toBe(path);
  });

  it('names guides beside the list of them', () => {
    expect(pathsFor('guide')).toHaveLength(3);
    expect(pathsFor('video')).toHaveLength(3);
  });
});
