/** Draws every picture of the shop into `<outDir>/client/art` and writes their addresses to `<outDir>/art.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type PictureCatalogue, type Picture, pictures } from '#drawings/pictures.ts';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { type Asset, type AssetSummary, buildAssets, type DrawBatches } from '../assets/assets.ts';
import { workbenchPictures } from '../workbench/workbench-pictures.ts';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { schematicPictures } from '../schematic/schematic-pictures.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { listenPictures } from './listen-pictures.ts';
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

const drawInProcess =
  (list: readonly Picture[]): DrawBatches =>
  async (batches, onDrawn) => {
    const byName = new Map(list.map((picture) => [picture.name, picture]));
    for (const name of batches.flat()) onDrawn(name, await render(byName.get(name)!));
  };

/** Below this, starting threads takes longer than drawing. */
const minForThreads = 12;

/** What threads draw: all that takes a layout of a board. */
const ofCatalogue = (catalogue: PictureCatalogue): Picture[] => [...pictures(catalogue), ...workbenchPictures()];

const drawOnThreads =
  (catalogue: PictureCatalogue): DrawBatches =>
  (batches, onDrawn) => {
    if (batches.flat().length <= minForThreads) return drawInProcess(ofCatalogue(catalogue))(batches, onDrawn);
    const entry = new URL('./drawings.worker.ts', import.meta.url);
    return runOnWorkers({ entry, size: availableParallelism(), data: catalogue }, batches, onDrawn);
  };

export interface WriteOptions {
  outDir: string;
  cache: Cache;
  draw?: DrawBatches;
}

export function writePictures(list: readonly Picture[], options: WriteOptions): Promise<AssetSummary> {
  const { outDir, cache, draw = drawInProcess(list) } = options;
  return buildAssets({ assets: list.map(assetOf), cache, draw, outDir, folder: 'art' });
}

export interface BuildDrawingsOptions {
  outDir: string;
  catalogue?: PictureCatalogue;
}

/** Threads know the catalogue; schematics are laid out already, and written here. */
const drawAll =
  (catalogue: PictureCatalogue, here: readonly Picture[]): DrawBatches =>
  async (batches, onDrawn) => {
    const names = new Set(here.map(({ name }) => name));
    const isHere = (batch: readonly string[]): boolean => names.has(batch[0]!);
    await drawInProcess(here)(batches.filter(isHere), onDrawn);
    await drawOnThreads(catalogue)(
      batches.filter((batch) => !isHere(batch)),
      onDrawn,
    );
  };

export async function buildDrawings({
  outDir,
  catalogue = pictureCatalogue,
}: BuildDrawingsOptions): Promise<AssetSummary> {
  const cache = new Cache({ folder: join(root, '.cache', 'art'), code: codeHash('drawings') });
  const drawn = [...(await schematicPictures()), ...listenPictures()];
  const list = [...ofCatalogue(catalogue), ...drawn];
  return writePictures(list, { outDir, cache, draw: drawAll(catalogue, drawn) });
}

if (import.meta.main) await buildDrawings({ outDir: join(root, 'dist') });
