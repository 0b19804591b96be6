/** Writes the documents of every kit and board into `<outDir>/client/documents`, and their addresses into `<outDir>/documents.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { type Asset, type AssetSummary, buildAssets, type DrawBatches } from '../assets/assets.ts';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { cacheKeyData, documents, extensions, type ShopDocument } from './documents.ts';
import { readFileSync, writeFileSync } from 'node:fs';

/** How large each document is and how many pages it has, counted in the files that are served. */

interface DocumentFacts {
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages?: number;
}

/** Its root of pages says how many there are; a table has no such root. */
function pagesOf(content: Buffer): number | null {
  const text = content.toString('latin1');
  if (!text.startsWith('%PDF')) return null;
  const counts = [...text.matchAll(/\/Type \/Pages\b[^>]*?\/Count (\d+)/g)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error('a document does not say how many pages it has');
  return Math.max(...counts);
}

function factsOf(content: Buffer): DocumentFacts {
  const pages = pagesOf(content);
  return { bytes: content.length, ...(pages !== null && { pages }) };
}

/** From `<outDir>/documents.json` and the files it names, into `<outDir>/document-facts.json`. */
function writeDocumentFacts(outDir: string): void {
  const addresses = JSON.parse(readFileSync(join(outDir, 'documents.json'), 'utf8')) as Record<string, string>;
  const facts = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, factsOf(readFileSync(join(outDir, 'client', address)))]),
  );
  writeFileSync(join(outDir, 'document-facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

export interface BuildDocumentsOptions {
  outDir: string;
  cacheDir?: string;
  /** Fewer than all, for tests. */
  list?: readonly ShopDocument[];
}

/** Both products of a kit go to one thread, because they share their board. */
const assetOf = (document: ShopDocument): Asset => ({
  name: document.name,
  stem: `${document.subject.product.slug}-${document.kind}`,
  extension: extensions[document.kind],
  source: cacheKeyData(document),
  group: document.subject.kit.slug,
  weight: document.subject.bom.length,
});

const drawOnThreads: DrawBatches = (batches, onDrawn) => {
  const entry = new URL('./document.worker.ts', import.meta.url);
  return runOnWorkers({ entry, size: availableParallelism() }, batches, onDrawn);
};

export async function buildDocuments({
  outDir,
  cacheDir = join(root, '.cache', 'documents'),
  list = documents,
}: BuildDocumentsOptions): Promise<AssetSummary> {
  const cache = new Cache({ folder: cacheDir, code: codeHash('documents') });
  const assets = list.map(assetOf);
  const summary = await buildAssets({ assets, cache, draw: drawOnThreads, outDir, folder: 'documents' });
  writeDocumentFacts(outDir);
  return summary;
}

if (import.meta.main) await buildDocuments({ outDir: join(root, 'dist') });
