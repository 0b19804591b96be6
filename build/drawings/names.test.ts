import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partKindSamples } from '#domain/catalogue/part-kind-samples.ts';
import { parts } from '#catalogue/parts.ts';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';
import { pictures } from '#drawings/pictures.ts';
import { isBundledPicture } from '../bundle/drawing-manifest-plugin.ts';

const web = join(import.meta.dirname, '../../src/web');
const drawn = new Set(pictures(pictureCatalogue).map(({ name }) => name));

/** The names of pictures that screens ask for, where they stand in the code as they are. */
const asked = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*', 'art/**'] }).flatMap((file) => {
  const text = readFileSync(join(web, file), 'utf8');
  return [...text.matchAll(/(?:drawingUrl\(|picture: )'([^'/]+\/[^']+)'/g)].map((match) => match[1]!);
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

describe('the pictures of the parts menu', () => {
  it.each([...new Set(parts.map(({ kind }) => kind))])('%s has a part of its own kind that is drawn', (kind) => {
    expect(drawn.has(`part/${partKindSamples[kind]}`)).toBe(true);
    expect(parts.find(({ slug }) => slug === partKindSamples[kind])?.kind).toBe(kind);
  });
});
