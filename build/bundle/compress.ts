import { existsSync, globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{js,css,svg,json,txt,xml,webmanifest}';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file that the shop serves; fonts and bitmaps are compressed already. */
export async function precompress(folder: string, concurrency = 4): Promise<number> {
  const files = globSync(compressible, { cwd: folder, exclude: ['.vite/**'] });
  const queue = files.map((file) => join(folder, file));
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  // The pictures bring theirs with them, from a cache.
  const hasBrotli = existsSync(`${file}.br`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    hasBrotli ? null : brotli(content, { params }),
    existsSync(`${file}.gz`) ? null : gzipped(content, { level: 9 }),
  ]);
  if (br && br.length < content.length) await writeWhole(`${file}.br`, br);
  if (gz && gz.length < content.length) await writeWhole(`${file}.gz`, gz);
}

/** The shop may be open already, and asked for it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
}
