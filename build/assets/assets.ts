/**
 * Pictures and documents alike: drawn where the cache lacks them, and published under addresses that name their content.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Cache } from './cache.ts';
import { hashOf } from './hash.ts';

export interface Asset {
  /** In the manifest, such as pedal/fuzz-box. */
  readonly name: string;
  /** The beginning of the name of its file. */
  readonly stem: string;
  readonly extension: string;
  /** All that it is drawn from besides the code: equal source, equal bytes. */
  readonly source: string;
  /** Assets of one group share work and are drawn one after another by one thread. */
  readonly group: string;
  /** Heavy groups are drawn first, so that no thread is left with one at the end. */
  readonly weight?: number;
  /** Is published with a Brotli file beside it. */
  readonly isCompressed?: boolean;
  /**
   * May be drawn while the shop is open already. Its address must be known before, so it names what the asset is drawn from
   * and by which code, instead of its bytes.
   */
  readonly isDeferred?: boolean;
}

export interface DrawnAsset {
  readonly content: Uint8Array;
}

/** Draws batches of names, and hands each over when it is done. */
export type DrawBatches = (
  batches: readonly (readonly string[])[],
  onDrawn: (name: string, drawn: DrawnAsset) => void,
) => Promise<void>;

export interface AssetPlan {
  readonly assets: readonly Asset[];
  readonly cache: Cache;
  readonly draw: DrawBatches;
  /** Draws one in this thread. */
  readonly drawOne: (name: string) => Promise<DrawnAsset>;
  readonly outDir: string;
  /** Below `<outDir>/client`; also the first part of the addresses, and `<outDir>/<folder>.json` is the manifest. */
  readonly folder: string;
}

/** A quick build leaves out what the first page does without: deferred assets, and the compressed twins. */
export interface BuildAssetsOptions {
  readonly isQuick?: boolean;
  /** How many files are compressed at once. */
  readonly concurrency?: number;
}

export interface AssetSummary {
  /** Assets in the manifest. */
  readonly count: number;
  /** How many of them had to be drawn; the others came from the cache. */
  readonly drawn: number;
  /** How many a quick build left out. */
  readonly left: number;
}

interface CachedAsset extends Asset {
  readonly file: string;
}

const brotli = promisify(brotliCompress);

// One step below the best takes a third of the time and a hundredth more bytes. For data it is a twentieth, of few files.
const brotliParams = ({ extension }: Asset) => ({
  [constants.BROTLI_PARAM_QUALITY]: extension === 'json' ? 11 : 10,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

const twinOf = (file: string): string => `${file}.br`;

const inCache = ({ assets, cache }: Pick<AssetPlan, 'assets' | 'cache'>): CachedAsset[] =>
  assets.map((asset) => ({ ...asset, file: cache.fileFor(asset.source, asset.extension) }));

function batchesOf(missing: readonly Asset[]): string[][] {
  const weightOf = ([first]: readonly Asset[]): number => first!.weight ?? 0;
  return [...Map.groupBy(missing, ({ group }) => group).values()]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((group) => group.map(({ name }) => name));
}

async function fillCache(missing: readonly CachedAsset[], { cache, draw }: AssetPlan): Promise<void> {
  const fileOf = new Map(missing.map(({ name, file }) => [name, file]));
  await draw(batchesOf(missing), (name, { content }) => cache.write(fileOf.get(name)!, content));
}

/** Node compresses on threads of its own. */
async function addTwins(list: readonly CachedAsset[], cache: Cache, concurrency: number): Promise<void> {
  const queue = list.filter(({ isCompressed, file }) => isCompressed && !cache.has(twinOf(file))).values();
  const work = async (): Promise<void> => {
    for (const asset of queue)
      cache.write(twinOf(asset.file), await brotli(await readFile(asset.file), { params: brotliParams(asset) }));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** A shop that is open may be asked for the file, so that it is never there in part. */
function copyWhole(from: string, to: string): void {
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}

const fileNameOf = (asset: CachedAsset, cache: Cache): string => {
  const hash = asset.isDeferred ? cache.keyOf(asset.source) : hashOf(readFileSync(asset.file));
  return `${asset.stem}.${hash.slice(0, 10)}.${asset.extension}`;
};

const servedFolder = ({ outDir, folder }: AssetPlan): string => join(outDir, 'client', folder);

/** Names say what is in a file, so one that is there is right already; what is not listed goes. */
function publish(assets: readonly CachedAsset[], plan: AssetPlan): void {
  const { outDir, folder, cache } = plan;
  const served = servedFolder(plan);
  mkdirSync(served, { recursive: true });
  const addresses: Record<string, string> = {};
  const listed = new Set<string>();
  for (const asset of assets) {
    const name = fileNameOf(asset, cache);
    for (const ending of asset.isCompressed ? ['', '.br', '.gz'] : ['']) {
      const [source, target] = [asset.file + ending, join(served, name + ending)];
      if (!existsSync(target) && existsSync(source)) copyWhole(source, target);
      listed.add(name + ending);
    }
    addresses[asset.name] = `/${folder}/${name}`;
  }
  for (const name of readdirSync(served)) if (!listed.has(name)) rmSync(join(served, name));
  writeFileSync(join(outDir, `${folder}.json`), `${JSON.stringify(addresses, null, 2)}\n`);
}

export async function buildAssets(
  plan: AssetPlan,
  { isQuick = false, concurrency = 4 }: BuildAssetsOptions = {},
): Promise<AssetSummary> {
  const { cache } = plan;
  const cached = inCache(plan);
  const missing = cached.filter(({ file }) => !cache.has(file));
  const drawn = isQuick ? missing.filter(({ isDeferred }) => !isDeferred) : missing;
  await fillCache(drawn, plan);
  if (!isQuick) await addTwins(cached, cache, concurrency);
  publish(cached, plan);
  cache.prune();
  return { count: cached.length, drawn: drawn.length, left: missing.length - drawn.length };
}

/** What a quick build has left: the names of the served files that are missing, and how each is made. */
export function deferredFiles(plan: AssetPlan): Map<string, () => Promise<void>> {
  const { cache, drawOne } = plan;
  const deferred = inCache(plan).filter(({ isDeferred }) => isDeferred);
  const files = deferred.map((asset) => ({ asset, name: fileNameOf(asset, cache) }));
  const missing = files.filter(({ name }) => !existsSync(join(servedFolder(plan), name)));
  return new Map(
    missing.map(({ asset, name }) => [
      name,
      async () => {
        if (!cache.has(asset.file)) cache.write(asset.file, (await drawOne(asset.name)).content);
        copyWhole(asset.file, join(servedFolder(plan), name));
      },
    ]),
  );
}
