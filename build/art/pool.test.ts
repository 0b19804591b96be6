import { describe, expect, it } from 'vitest';
import { artCatalogue } from '#seed/catalogue-art.ts';
import { type Picture, pictures } from '#art/pictures.ts';
import { openRenderPool } from './pool.ts';
import { render } from './render.ts';

const list = pictures(artCatalogue);
const named = (name: string): Picture => list.find((picture) => picture.name === name)!;

describe('the pool of drawing threads', () => {
  it('draws the same bytes as the main thread', async () => {
    const pool = openRenderPool(artCatalogue, 1);
    try {
      for (const name of ['part/resistor-4k7', 'brand/favicon-32', 'pedal/fuzz-box']) {
        const [there, here] = [await pool.renderers[0]!.draw(named(name)), await render(named(name))];
        expect(Buffer.compare(Buffer.from(there.content), Buffer.from(here.content)), name).toBe(0);
        expect(there.compressed?.length).toBe(here.compressed?.length);
      }
    } finally {
      await pool.close();
    }
  }, 30_000);

  it('rejects when a worker fails', async () => {
    const pool = openRenderPool(artCatalogue, 1);
    try {
      const unknown = { name: 'pedal/none', source: null, draw: () => '' };
      await expect(pool.renderers[0]!.draw(unknown)).rejects.toThrow('no picture is called pedal/none');
    } finally {
      await pool.close();
    }
  }, 30_000);
});
