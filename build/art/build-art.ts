/** Draws every picture of the shop into `<outDir>/client/art` and writes their addresses to `<outDir>/art.json`. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { artCatalogue } from '#seed/catalogue-art.ts';
import { type ArtCatalogue, type Picture, pictures } from '#art/pictures.ts';
import { type Renderer, openRenderPool, mainThreadRenderer } from './pool.ts';

const root = join(import.meta.dirname, '../..');

export interface ArtSummary {
  /** Pictures in the manifest. */
  pictures: number;
  /** How many of them had to be drawn; the others came from the cache. */
  drawn: number;
  bytes: number;
}

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Any change to the drawing code makes every cached picture stale; a change to one product, only its own. */
function codeHash(): string {
  const files = globSync(['src/art/**/*.ts', 'src/electronics/**/*.ts', 'build/art/*.ts'], { cwd: root });
  const drawing = files.filter((file) => !file.endsWith('.test.ts')).sort();
  const texts = drawing.flatMap((file) => [file, readFileSync(join(root, file))]);
  return sha256(...texts, sharp.versions.sharp ?? '', process.versions.node);
}

/** Written beside its place and then renamed, so that a build cut short leaves no half picture in the cache. */
function keep(file: string, content: Uint8Array): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}

const extensionOf = ({ raster }: Picture): string => raster?.format ?? 'svg';

function cacheFile(picture: Picture, { cacheDir, code }: WriteOptions): string {
  const key = sha256(code, JSON.stringify([picture.name, picture.source, picture.raster ?? null])).slice(0, 32);
  return join(cacheDir, `${key}.${extensionOf(picture)}`);
}

/** "scene/community-720.avif" becomes "scene-community-720.<hash>.avif". */
function addressedName(picture: Picture, content: Buffer): string {
  const extension = extensionOf(picture);
  const stem = picture.name.replaceAll('/', '-').replace(new RegExp(`\\.${extension}$`), '');
  return `${stem}.${sha256(content).slice(0, 10)}.${extension}`;
}

export interface WriteOptions {
  outDir: string;
  cacheDir: string;
  /** What cached pictures depend on besides their own data. */
  code: string;
  /** Who draws; this thread if nobody else does. */
  renderers?: readonly Renderer[];
}

/** Draw what the cache lacks, the pictures of one group by one hand. */
async function fillCache(missing: ReadonlyMap<Picture, string>, hands: readonly Renderer[]): Promise<void> {
  const groups = Map.groupBy(missing.keys(), ({ group, name }) => group ?? name);
  const queue = groups.values();
  const work = async (hand: Renderer): Promise<void> => {
    for (const group of queue)
      for (const picture of group) {
        const file = missing.get(picture)!;
        const { content, compressed } = await hand.draw(picture);
        if (compressed) keep(`${file}.br`, compressed);
        keep(file, content);
      }
  };
  await Promise.all(hands.map(work));
}

const isMissing = ([{ raster }, file]: readonly [Picture, string]): boolean =>
  !existsSync(file) || (!raster && !existsSync(`${file}.br`));

/** Content decides names, so a file that is there is right already. */
function publish(from: string, to: string): void {
  if (!existsSync(to)) copyFileSync(from, to);
}

export async function writePictures(list: readonly Picture[], options: WriteOptions): Promise<ArtSummary> {
  const folder = join(options.outDir, 'client', 'art');
  mkdirSync(folder, { recursive: true });
  mkdirSync(options.cacheDir, { recursive: true });
  const files = list.map((picture) => [picture, cacheFile(picture, options)] as const);
  const missing = new Map(files.filter(isMissing));
  await fillCache(missing, options.renderers ?? [mainThreadRenderer]);
  const addresses: Record<string, string> = {};
  const written = new Set<string>();
  let bytes = 0;
  for (const [picture, file] of files) {
    const content = readFileSync(file);
    const name = addressedName(picture, content);
    for (const twin of picture.raster ? [''] : ['', '.br']) {
      publish(file + twin, join(folder, name + twin));
      written.add(name + twin);
    }
    addresses[picture.name] = `/art/${name}`;
    bytes += content.length;
  }
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name));
  writeFileSync(join(options.outDir, 'art.json'), `${JSON.stringify(addresses, null, 2)}\n`);
  return { pictures: list.length, drawn: missing.size, bytes };
}

export interface BuildArtOptions {
  outDir: string;
  catalogue?: ArtCatalogue;
}

/** Below this, starting threads takes longer than drawing. */
const worthThreads = 12;

export async function buildArt({ outDir, catalogue = artCatalogue }: BuildArtOptions): Promise<ArtSummary> {
  const code = codeHash();
  const caches = join(root, '.cache', 'art');
  const options = { outDir, cacheDir: join(caches, code.slice(0, 12)), code };
  const list = pictures(catalogue);
  const missing = list.filter((picture) => isMissing([picture, cacheFile(picture, options)])).length;
  const pool = missing > worthThreads ? openRenderPool(catalogue, availableParallelism()) : null;
  try {
    return await writePictures(list, { ...options, ...(pool && { renderers: pool.renderers }) });
  } finally {
    await pool?.close();
    forgetOldCaches(caches);
  }
}

/** Pictures of older code are kept for one change, so that going back and forth stays quick. */
function forgetOldCaches(caches: string): void {
  const newestFirst = readdirSync(caches)
    .map((name) => ({ name, changedMs: statSync(join(caches, name)).mtimeMs }))
    .sort((a, b) => b.changedMs - a.changedMs);
  for (const { name } of newestFirst.slice(2)) rmSync(join(caches, name), { recursive: true, force: true });
}

if (import.meta.main) await buildArt({ outDir: join(root, 'dist') });
