import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VideoPage } from '#content/markdown-page.ts';
import { filmScenes } from '#drawings/film-scenes/film-scenes.ts';
import { socketSpots } from '#drawings/film-scenes/first-build-box.ts';
import { supplySpot } from '#drawings/figures/wiring.ts';
import { enclosureDrilling } from '#drawings/pedal/drilling.ts';
import { allPages } from '#build/content/content.ts';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';

const folder = join(import.meta.dirname, '..');
const videos = allPages({ folder, manifestFile: join(folder, 'none.json') }).filter(
  (page): page is VideoPage => 'kind' in page && page.kind === 'video',
);
const chapters = videos.flatMap(({ sections }) => sections);
const unique = (list: readonly string[]): number => new Set(list).size;

describe('the chapters of the films', () => {
  it('are thirty-four, each with a scene of its own that says what is seen and what it means', () => {
    expect(chapters).toHaveLength(34);
    expect(unique(chapters.map(({ scene }) => scene.address))).toBe(34);
    expect(unique(chapters.map(({ scene }) => scene.alt))).toBe(34);
    for (const { scene } of chapters) {
      expect(scene.alt.length, scene.address).toBeGreaterThan(40);
      expect(scene.caption.length, scene.address).toBeGreaterThan(20);
    }
  });

  it('show every scene that was drawn, and no two scenes are alike', () => {
    expect(Object.keys(filmScenes)).toHaveLength(34);
    const drawn = Object.values(filmScenes).map((draw) => draw(pictureCatalogue.filmKits));
    expect(unique(drawn)).toBe(34);
  });

  it('say nothing that only somebody who sees a film could follow', () => {
    const words = JSON.stringify(chapters.map(({ blocks }) => blocks));
    expect(words.match(/\b(this video|this film|pause me|watch the \w+ video)\b/gi)).toBeNull();
  });
});

describe('the first build', () => {
  it('shows the DC socket, and the guide does, where the box of the Clean Booster is drilled for it', () => {
    const { face } = enclosureDrilling(pictureCatalogue.filmKits.booster.drawing).holes.find(
      ({ kind }) => kind === 'dc-jack',
    )!;
    // The right wall, seen from behind, is the left one; the scenes are 320 wide, the board ends at 100, the switch at 217.
    expect(face).toBe('right');
    for (const [x, y] of [...Object.values(socketSpots), supplySpot]) {
      expect(x).toBeLessThan(320 / 2);
      expect(y).toBeGreaterThan(100);
      expect(y).toBeLessThan(217);
    }
  });

  it('is the Clean Booster, and its pictures are those of the Clean Booster', () => {
    const first = videos.find(({ id }) => id === 'first-build')!;
    expect(first).toMatchObject({ kit: 'clean-booster', cover: { alt: 'The Clean Booster, finished' } });
    expect(first.needs[0]).toBe('<a href="/products/clean-booster">Clean Booster kit</a>');
  });
});
