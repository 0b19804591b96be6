import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculatorNames } from '#content/markdown-page.ts';
import { videoEmbeds } from '#domain/shop/shop.ts';
import { figures } from '#drawings/figures/figures.ts';
import { buildGuideIndex } from '#build/content/content.ts';

const folder = join(import.meta.dirname, '..');
const source = { folder, manifestFile: join(folder, 'none.json') };
const shelf = buildGuideIndex(source);
const texts = globSync('{guides,videos}/*.md', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
const cited = (pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));

describe('the guides', () => {
  it('are the three that the specification lists, with their reading times', () => {
    expect(shelf.guides.map(({ id, minutes }) => [id, minutes])).toEqual(
      expect.arrayContaining([
        ['beginner', 30],
        ['soldering', 45],
        ['circuit-theory', 60],
      ]),
    );
    for (const { topics, description } of shelf.guides.filter(({ id }) =>
      ['beginner', 'soldering', 'circuit-theory'].includes(id),
    )) {
      expect(topics.length).toBeGreaterThan(2);
      expect(description.length).toBeGreaterThan(60);
    }
  });

  it('come with the three films of the specification, each known to the shop', () => {
    expect(shelf.videos.map(({ id, duration }) => [id, duration])).toEqual(
      expect.arrayContaining([
        ['first-build', '28:45'],
        ['soldering-basics', '15:30'],
        ['tracing-a-circuit', '35:20'],
      ]),
    );
    expect(shelf.videos.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(videoEmbeds)));
  });

  it('come with the pages to look things up', () => {
    const ids = shelf.references.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['components', 'safety', 'tools', 'troubleshooting']));
  });

  it('use every drawing that was made for them, and every helper', () => {
    expect(Object.keys(figures).filter((name) => !cited(/figure[:/]([a-z-]+)/g).has(name))).toEqual([]);
    expect(calculatorNames.filter((name) => !cited(/\[\[([a-z-]+)\]\]/g).has(name))).toEqual([]);
  });
});
