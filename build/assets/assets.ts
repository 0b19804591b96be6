/**
 * Pictures and documents alike: drawn where the cache lacks them, and published under addresses that name their content.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

export interface DrawnAsset {
  readonly content: Uint8Array;
  /** The same in Brotli; bitmaps and documents have none. */
  readonly compressed?: Uint8Array;
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
  readonly outDir: string;
  /** Below `<outDir>/client`; also the first part of the addresses, and `<outDir>/<folder>.json` is the manifest. */
  readonly folder: string;
}

export interface AssetSummary {
  /** Assets in the manifest. */
  readonly count: number;
  /** How many of them had to be drawn; the others came from the cache. */
  readonly drawn: number;
  readonly bytes: number;
}

interface CachedAsset extends Asset {
  readonly file: string;
}

const endingsOf = ({ isCompressed }: Asset): readonly string[] => (isCompressed ? ['', '.br'] : ['']);

function batchesOf(missing: readonly Asset[]): string[][] {
  const weightOf = ([first]: readonly Asset[]): number => first!.weight ?? 0;
  return [...Map.groupBy(missing, ({ group }) => group).values()]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((group) => group.map(({ name }) => name));
}

async function fillCache(missing: readonly CachedAsset[], { cache, draw }: AssetPlan): Promise<void> {
  const fileOf = new Map(missing.map(({ name, file }) => [name, file]));
  await draw(batchesOf(missing), (name, { content, compressed }) => {
    const file = fileOf.get(name)!;
    if (compressed) cache.write(`${file}.br`, compressed);
    cache.write(file, content);
  });
}

/** Content decides names, so a file that is there is right already; what is not listed goes. */
function publish(assets: readonly CachedAsset[], { outDir, folder }: AssetPlan): number {
  const served = join(outDir, 'client', folder);
  mkdirSync(served, { recursive: true });
  const addresses: Record<string, string> = {};
  const listed = new Set<string>();
  let bytes = 0;
  for (const asset of assets) {
    const content = readFileSync(asset.file);
    const name = `${asset.stem}.${hashOf(content).slice(0, 10)}.${asset.extension}`;
    for (const ending of endingsOf(asset)) {
      const target = join(served, name + ending);
      if (!existsSync(target)) copyFileSync(asset.file + ending, target);
      listed.add(name + ending);
    }
    addresses[asset.name] = `/${folder}/${name}`;
    bytes += content.length;
  }
  for (const name of readdirSync(served)) if (!listed.has(name)) rmSync(join(served, name));
  writeFileSync(join(outDir, `${folder}.json`), `${JSON.stringify(addresses, null, 2)}\n`);
  return bytes;
}

export async function buildAssets(plan: AssetPlan): Promise<AssetSummary> {
  const { assets, cache } = plan;
  const cached = assets.map((asset) => ({ ...asset, file: cache.fileFor(asset.source, asset.extension) }));
  const missing = cached.filter((asset) => endingsOf(asset).some((ending) => !cache.has(asset.file + ending)));
  await fillCache(missing, plan);
  const bytes = publish(cached, plan);
  cache.prune();
  return { count: assets.length, drawn: missing.length, bytes };
}
