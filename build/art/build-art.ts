/** Draws every picture of the shop into `<outDir>/client/art` and writes their addresses to `<outDir>/art.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ArtCatalogue, type Picture, pictures } from '#art/pictures.ts';
import { artCatalogue } from '#seed/catalogue-art.ts';
import { root } from '../../scripts/bootstrap/root.mjs';
import { type Asset, type AssetSummary, buildAssets, type DrawBatches } from '../assets.ts';
import { Cache } from '../cache.ts';
import { codeHash } from '../inputs.ts';
import { runOnWorkers } from '../worker-pool.ts';
import { render } from './render.ts';

/** "scene/community-720.avif" becomes "scene-community-720.<hash>.avif". */
function assetOf({ name, source, raster, format, group }: Picture): Asset {
  const extension = raster?.format ?? format ?? 'svg';
  return {
    name,
    stem: name.replaceAll('/', '-').replace(new RegExp(`\\.${extension}$`), ''),
    extension,
    source: JSON.stringify([name, source, raster ?? null]),
    group: group ?? name,
    isCompressed: !raster,
  };
}

const drawHere =
  (list: readonly Picture[]): DrawBatches =>
  async (batches, onDrawn) => {
    const byName = new Map(list.map((picture) => [picture.name, picture]));
    for (const name of batches.flat()) onDrawn(name, await render(byName.get(name)!));
  };

/** Below this, starting threads takes longer than drawing. */
const worthThreads = 12;

const drawOnThreads =
  (catalogue: ArtCatalogue): DrawBatches =>
  (batches, onDrawn) => {
    if (batches.flat().length <= worthThreads) return drawHere(pictures(catalogue))(batches, onDrawn);
    const entry = new URL('./art.worker.ts', import.meta.url);
    return runOnWorkers({ entry, size: availableParallelism(), data: catalogue }, batches, onDrawn);
  };

export interface WriteOptions {
  outDir: string;
  cache: Cache;
  draw?: DrawBatches;
}

export function writePictures(list: readonly Picture[], options: WriteOptions): Promise<AssetSummary> {
  const { outDir, cache, draw = drawHere(list) } = options;
  return buildAssets({ assets: list.map(assetOf), cache, draw, outDir, folder: 'art' });
}

export interface BuildArtOptions {
  outDir: string;
  catalogue?: ArtCatalogue;
}

export function buildArt({ outDir, catalogue = artCatalogue }: BuildArtOptions): Promise<AssetSummary> {
  const cache = new Cache({ folder: join(root, '.cache', 'art'), code: codeHash('art') });
  return writePictures(pictures(catalogue), { outDir, cache, draw: drawOnThreads(catalogue) });
}

if (import.meta.main) await buildArt({ outDir: join(root, 'dist') });
