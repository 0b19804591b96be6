/** Writes the documents of every kit and board into `<outDir>/client/documents`, and their addresses into `<outDir>/documents.json`. */

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cacheKeyData, documents, extensions, type ShopDocument } from './documents.ts';
import type { DrawJob } from './document.worker.ts';

const root = join(import.meta.dirname, '../..');

export interface DocumentSummary {
  /** Documents in the manifest. */
  documents: number;
  /** How many of them had to be drawn; the others came from the cache. */
  drawn: number;
  bytes: number;
}

export interface BuildDocumentsOptions {
  outDir: string;
  cacheDir?: string;
  /** Fewer than all, for tests. */
  list?: readonly ShopDocument[];
}

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const codePatterns = [
  'build/documents/**/*.ts',
  'src/paper/**/*.ts',
  'assets/print-fonts/*.ttf',
  'src/art/{brand,palette}.ts',
  'src/art/{drawing,graphics,parts,pcb,pedal}/**/*.ts',
  'src/domain/{catalogue,shop}/*.ts',
  'src/electronics/**/*.ts',
  'node_modules/{pdfkit,sharp}/package.json',
];

/** Any change to the drawing code makes every cached document stale; a change to one kit, only its own. */
function codeHash(): string {
  const files = globSync(codePatterns, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files.sort().flatMap((file) => [file, readFileSync(join(root, file))]);
  return sha256(...texts, process.versions.node);
}

/** Hands lists of jobs to a few threads; each takes the next list when it is done with one. */
async function drawAll(lists: readonly (readonly DrawJob[])[]): Promise<void> {
  const queue = lists.values();
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('document.worker.ts', import.meta.url));
      const next = (): void => {
        const { value } = queue.next();
        if (value) worker.postMessage(value, []);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', next);
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(lists.length, availableParallelism()) }, lane));
}

/** Both products of a kit go to one thread, because they share their board; large kits first. */
function jobLists(missing: readonly (DrawJob & { document: ShopDocument })[]): DrawJob[][] {
  const byKit = [...Map.groupBy(missing, ({ document }) => document.subject.kit.slug).values()];
  const size = (jobs: (typeof byKit)[number]): number => jobs[0]!.document.subject.bom.length;
  return byKit.sort((a, b) => size(b) - size(a)).map((jobs) => jobs.map(({ name, file }) => ({ name, file })));
}

/** Names in the manifest that are not ours stay. */
function otherDocuments(manifest: string): Record<string, string> {
  if (!existsSync(manifest)) return {};
  const old: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.fromEntries(Object.entries(old).filter(([name]) => !(name.slice(0, name.indexOf('/')) in extensions)));
}

export async function buildDocuments({
  outDir,
  cacheDir = join(root, '.cache', 'documents'),
  list = documents,
}: BuildDocumentsOptions): Promise<DocumentSummary> {
  const code = codeHash();
  const cache = join(cacheDir, code.slice(0, 12));
  const folder = join(outDir, 'client', 'documents');
  mkdirSync(cache, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const cached = list.map((document) => ({
    document,
    name: document.name,
    file: join(cache, `${sha256(cacheKeyData(document)).slice(0, 32)}.${extensions[document.kind]}`),
  }));
  const missing = cached.filter(({ file }) => !existsSync(file));
  await drawAll(jobLists(missing));

  const manifest = join(outDir, 'documents.json');
  const addresses = otherDocuments(manifest);
  const summary: DocumentSummary = { documents: list.length, drawn: missing.length, bytes: 0 };
  for (const { document, name, file } of cached) {
    const content = readFileSync(file);
    const { kind, subject } = document;
    const address = `/documents/${subject.product.slug}-${kind}.${sha256(content).slice(0, 10)}.${extensions[kind]}`;
    copyFileSync(file, join(outDir, 'client', address));
    addresses[name] = address;
    summary.bytes += content.length;
  }
  writeFileSync(manifest, `${JSON.stringify(addresses, null, 2)}\n`);
  const listed = new Set(Object.values(addresses));
  for (const name of readdirSync(folder)) if (!listed.has(`/documents/${name}`)) rmSync(join(folder, name));
  forgetOldCaches(cacheDir);
  return summary;
}

/** Documents of older code are kept for one change, so that going back and forth stays quick. */
function forgetOldCaches(caches: string): void {
  const newestFirst = readdirSync(caches)
    .map((name) => ({ name, changedMs: statSync(join(caches, name)).mtimeMs }))
    .sort((a, b) => b.changedMs - a.changedMs);
  for (const { name } of newestFirst.slice(2)) rmSync(join(caches, name), { recursive: true, force: true });
}

if (import.meta.main) await buildDocuments({ outDir: join(root, 'dist') });
