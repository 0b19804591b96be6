/** Draws every picture of the shop into `<outDir>/client/art` and writes their addresses to `<outDir>/art.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type PictureCatalogue, type Picture, pictures } from '#drawings/pictures.ts';
import { pictureCatalogue, catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import {
  type Asset,
  type AssetPlan,
  type AssetSummary,
  buildAssets,
  type BuildAssetsOptions,
  type DrawBatches,
  type DrawnAsset,
} from '../assets/assets.ts';
import { workbenchPictures } from '../workbench/workbench-pictures.ts';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { schematicPictures, type SlowPicture } from '../schematic/schematic-pictures.ts';
import { schematics } from '../schematic/schematics.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { render } from './render.ts';
import { listenSvg, panelPlaces } from '#drawings/listen/listen-picture.ts';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { billOfMaterials, controlsOf } from '#electronics/bill-of-materials.ts';
import { NC } from '#electronics/component.ts';
import { ground } from '#electronics/simulation/element.ts';
import { probesAndSwaps } from '#electronics/player/runtime/playable.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { settingsOf } from '#catalogue/kit-settings.ts';
import { kits } from '#catalogue/kits.ts';
import { listenMods } from '#catalogue/listen-mods.ts';
import { modelBySlug } from '#catalogue/models/models.ts';
import { kitData } from '../listen/kit-file.ts';
import { playableKits } from '../listen/playable-kits.ts';

/** The pictures that are played, and what is said of them to the page that plays them. */

const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;

function modelsOf(slugs: readonly (string | null)[]): Record<string, DeviceModel> {
  const found: Record<string, DeviceModel> = {};
  for (const slug of slugs) {
    const model = slug ? modelBySlug(slug) : undefined;
    if (slug && model) found[slug] = model;
  }
  return found;
}

/** A kit that makes no sound has nothing that could be swapped or probed in it. */
function unplayedOf(kit: Kit): ListenSheet['unplayed'] {
  const { components } = kit.circuit;
  const { nets, parts } = playableKits.includes(kit) ? probesAndSwaps(kitData(kit)) : { nets: [], parts: [] };
  const [known, swapped] = [new Set([...nets, ground, NC]), new Set(parts)];
  return {
    parts: components.map(({ ref }) => ref).filter((ref) => !swapped.has(ref)),
    nets: [...new Set(components.flatMap(({ pins }) => Object.values(pins)))].filter((net) => !known.has(net)),
  };
}

export function listenSheet(kit: Kit): ListenSheet {
  const { circuit, slug } = kit;
  const { mods: _, measurements: __, ...rest } = circuit;
  const places = panelPlaces(catalogueDrawings.pedals[slug]!);
  const labels = controlsOf(circuit);
  const { positions } = adjustTrimmers(circuit, { modelOf: modelBySlug, input: 'guitar', positions: settingsOf(kit) });
  const mods = listenMods(circuit);
  const bom = billOfMaterials(circuit);
  return {
    slug,
    controls: Object.entries(settingsOf(kit)).map(([ref, position], index) => ({
      ref,
      label: labels[index]!,
      position,
      ...places.knobs[index]!,
    })),
    footswitch: places.footswitch,
    trimmers: bom
      .filter(({ kind }) => kind === 'trimmer')
      .map(({ ref }) => ({ ref, position: rounded(positions[ref] ?? 0.5) })),
    mods,
    unplayed: unplayedOf(kit),
    circuit: {
      ...rest,
      measurements: [],
      components: circuit.components.map(({ note: _note, orientation: _way, ...component }) => component),
    },
    models: modelsOf([
      ...bom.map(({ part }) => part),
      ...mods.flatMap(({ choices }) => choices.map(({ part }) => part)),
    ]),
  };
}

const listenPictures = (): Picture[] =>
  kits.flatMap((kit): Picture[] => {
    const drawing = catalogueDrawings.pedals[kit.slug]!;
    const sheet = listenSheet(kit);
    return [
      { name: `listen/${kit.slug}`, source: drawing, draw: () => listenSvg(drawing) },
      { name: `listen-sheet/${kit.slug}`, source: sheet, format: 'json', draw: () => JSON.stringify(sheet) },
    ];
  });

/** "scene/community-720.avif" becomes "scene-community-720.<hash>.avif". */
function assetOf({ name, source, raster, format, group, isDeferred }: SlowPicture): Asset {
  const extension = raster?.format ?? format ?? 'svg';
  return {
    name,
    stem: name.replaceAll('/', '-').replace(new RegExp(`\\.${extension}$`), ''),
    extension,
    source: JSON.stringify([name, source, raster ?? null]),
    group: group ?? name,
    isCompressed: !raster,
    // Also bitmaps of whole scenes: for those who share a link, and far down on the home page.
    isDeferred: isDeferred ?? (raster !== undefined && /^(scene|social)\//.test(name)),
  };
}

function drawFrom(list: readonly SlowPicture[]): (name: string) => Promise<DrawnAsset> {
  const byName = new Map(list.map((picture) => [picture.name, picture]));
  return (name) => render(byName.get(name)!);
}

const drawInProcess =
  (list: readonly SlowPicture[]): DrawBatches =>
  async (batches, onDrawn) => {
    const drawOne = drawFrom(list);
    for (const name of batches.flat()) onDrawn(name, await drawOne(name));
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

export const picturePlan = (
  list: readonly SlowPicture[],
  { outDir, cache, draw = drawInProcess(list) }: WriteOptions,
): AssetPlan => ({
  assets: list.map(assetOf),
  cache,
  draw,
  drawOne: drawFrom(list),
  outDir,
  folder: 'art',
});

export const writePictures = (
  list: readonly SlowPicture[],
  options: WriteOptions,
  how: BuildAssetsOptions = {},
): Promise<AssetSummary> => buildAssets(picturePlan(list, options), how);

/** Threads know the catalogue; schematics have threads of their own, and are only written here. */
const drawAll =
  (catalogue: PictureCatalogue, here: readonly SlowPicture[]): DrawBatches =>
  async (batches, onDrawn) => {
    const names = new Set(here.map(({ name }) => name));
    const isHere = (batch: readonly string[]): boolean => names.has(batch[0]!);
    await drawInProcess(here)(batches.filter(isHere), onDrawn);
    await drawOnThreads(catalogue)(
      batches.filter((batch) => !isHere(batch)),
      onDrawn,
    );
  };

const pictureCache = (): Cache => new Cache({ folder: join(root, '.cache', 'art'), code: codeHash('drawings') });

export async function buildDrawings(outDir: string, how: BuildAssetsOptions = {}): Promise<AssetSummary> {
  // A quick build lays none out: each is deferred.
  const sheets = how.isQuick ? null : await schematics();
  const drawn = [...schematicPictures(sheets ? async ({ slug }) => sheets.get(slug)! : undefined), ...listenPictures()];
  const list = [...ofCatalogue(pictureCatalogue), ...drawn];
  return writePictures(list, { outDir, cache: pictureCache(), draw: drawAll(pictureCatalogue, drawn) }, how);
}

/** Of the pictures that a quick build leaves; schematics stand higher on their pages than the scenes. */
export const deferredPicturePlan = (outDir: string): AssetPlan =>
  picturePlan([...schematicPictures(), ...pictures(pictureCatalogue)], { outDir, cache: pictureCache() });

if (import.meta.main) await buildDrawings(join(root, 'dist'));
