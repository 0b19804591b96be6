import { describe, expect, it } from 'vitest';
import { type Picture, pictures } from '#drawings/pictures.ts';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';
import type { DrawnAsset } from '../assets/assets.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { render } from './render.ts';

const list = pictures(pictureCatalogue);
const named = (name: string): Picture => list.find((picture) => picture.name === name)!;

const drawOnWorker = async (...names: string[]): Promise<Map<string, DrawnAsset>> => {
  const drawn = new Map<string, DrawnAsset>();
  const entry = new URL('./drawings.worker.ts', import.meta.url);
  await runOnWorkers({ entry, size: 1, data: pictureCatalogue }, [names], (name: string, picture: DrawnAsset) =>
    drawn.set(name, picture),
  );
  return drawn;
};

describe('a thread that draws', { timeout: 30_000 }, () => {
  it('draws the same bytes as the main thread', async () => {
    const names = ['part/resistor-4k7', 'brand/favicon-32', 'pedal/fuzz-box'];
    for (const [name, there] of await drawOnWorker(...names)) {
      const here = await render(named(name));
      expect(Buffer.compare(Buffer.from(there.content), Buffer.from(here.content)), name).toBe(0);
    }
    expect.assertions(names.length);
  });

  it('fails on a picture that nobody draws', async () => {
    await expect(drawOnWorker('pedal/none')).rejects.toThrow('no picture is called pedal/none');
  });
});
