import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artCatalogue } from '#seed/catalogue-art.ts';
import { pictures } from '#art/pictures.ts';
import { isBundledPicture } from '../bundle/art-manifest-plugin.ts';

const web = join(import.meta.dirname, '../../src/web');
const drawn = new Set(pictures(artCatalogue).map(({ name }) => name));

/** The names of pictures that screens ask for, where they stand in the code as they are. */
const asked = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*', 'art/**'] }).flatMap((file) => {
  const text = readFileSync(join(web, file), 'utf8');
  return [...text.matchAll(/(?:artUrl\(|picture: )'([^']+)'/g)].map((match) => match[1]!);
});

describe('the pictures that screens ask for', () => {
  it('are found in the code', () => {
    expect(asked.length).toBeGreaterThan(5);
  });

  it.each([...new Set(asked)])('%s is drawn and its address is in the bundle', (name) => {
    expect(drawn.has(name)).toBe(true);
    expect(isBundledPicture(name)).toBe(true);
  });
});
