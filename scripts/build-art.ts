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
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sharp from 'sharp';
import { featuredKits } from '#web/art/catalogue-art.ts';
import { type Catalogue, type Picture, pictures, type Raster } from '#web/art/pictures.ts';

const root = join(import.meta.dirname, '..');
const compress = promisify(brotliCompress);
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

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
  const files = globSync('src/web/art/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const texts = [...files.sort(), 'scripts/build-art.ts'].flatMap((file) => [file, readFileSync(join(root, file))]);
  return sha256(...texts, sharp.versions.sharp ?? '', process.versions.node);
}

async function rasterised(svg: string, { format, width }: Raster): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: drawnWidth = width } = await sharp(source).metadata();
  const image = sharp(source, { density: (72 * width) / drawnWidth }).resize({ width });
  if (format === 'avif') return image.avif({ quality: 56, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80, effort: 6 }).toBuffer();
  return image.png({ palette: true, quality: 80, dither: 0.6, compressionLevel: 9 }).toBuffer();
}

/** Written beside its place and then renamed, so that a build cut short leaves no half picture in the cache. */
function keep(file: string, content: string | Buffer): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}

/** The cached file of a picture, drawn if need be. */
async function cached(picture: Picture, cacheDir: string, code: string): Promise<{ file: string; isNew: boolean }> {
  const key = sha256(code, JSON.stringify([picture.name, picture.from, picture.raster ?? null])).slice(0, 32);
  const file = join(cacheDir, `${key}.${extensionOf(picture)}`);
  if (existsSync(file)) return { file, isNew: false };
  const svg = picture.draw();
  if (picture.raster) keep(file, await rasterised(svg, picture.raster));
  else {
    keep(`${file}.br`, await compress(Buffer.from(svg), { params: brotliParams }));
    keep(file, svg);
  }
  return { file, isNew: true };
}

const extensionOf = ({ raster }: Picture): string => raster?.format ?? 'svg';

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
}

export async function writePictures(list: readonly Picture[], options: WriteOptions): Promise<ArtSummary> {
  const folder = join(options.outDir, 'client', 'art');
  mkdirSync(folder, { recursive: true });
  mkdirSync(options.cacheDir, { recursive: true });
  const addresses = new Map<string, string>();
  const written = new Set<string>();
  const summary: ArtSummary = { pictures: list.length, drawn: 0, bytes: 0 };
  const queue = list.values();
  // Compression and rasterising leave this thread, so several lanes keep all cores at work.
  const lane = async (): Promise<void> => {
    for (const picture of queue) {
      const { file, isNew } = await cached(picture, options.cacheDir, options.code);
      const content = readFileSync(file);
      const name = addressedName(picture, content);
      for (const twin of picture.raster ? [''] : ['', '.br']) {
        copyFileSync(file + twin, join(folder, name + twin));
        written.add(name + twin);
      }
      addresses.set(picture.name, `/art/${name}`);
      summary.drawn += isNew ? 1 : 0;
      summary.bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name));
  const manifest = Object.fromEntries(list.map(({ name }) => [name, addresses.get(name)]));
  writeFileSync(join(options.outDir, 'art.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return summary;
}

export interface BuildArtOptions {
  outDir: string;
  catalogue?: Catalogue;
}

export async function buildArt({
  outDir,
  catalogue = { kits: featuredKits, parts: [] },
}: BuildArtOptions): Promise<ArtSummary> {
  const code = codeHash();
  const caches = join(root, '.cache', 'art');
  const summary = await writePictures(pictures(catalogue), { outDir, cacheDir: join(caches, code.slice(0, 12)), code });
  forgetOldCaches(caches);
  return summary;
}

/** Pictures of older code are kept for one change, so that going back and forth stays quick. */
function forgetOldCaches(caches: string): void {
  const newestFirst = readdirSync(caches)
    .map((name) => ({ name, changedMs: statSync(join(caches, name)).mtimeMs }))
    .sort((a, b) => b.changedMs - a.changedMs);
  for (const { name } of newestFirst.slice(2)) rmSync(join(caches, name), { recursive: true, force: true });
}

if (import.meta.main) await buildArt({ outDir: join(root, 'dist') });
