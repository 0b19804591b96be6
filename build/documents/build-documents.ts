/** Writes the documents of every kit and board into `<outDir>/client/documents`, and their addresses into `<outDir>/documents.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import {
  type Asset,
  type AssetPlan,
  type AssetSummary,
  buildAssets,
  type BuildAssetsOptions,
  type DrawBatches,
} from '../assets/assets.ts';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { cacheKeyData, documentByName, documents, extensions, type ShopDocument } from './documents.ts';
import { drawDocument } from './draw-document.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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

/** From `<outDir>/documents.json` and those of its files that are drawn, into `<outDir>/document-facts.json`. */
function writeDocumentFacts(outDir: string): void {
  const addresses = JSON.parse(readFileSync(join(outDir, 'documents.json'), 'utf8')) as Record<string, string>;
  const files = Object.entries(addresses).map(([name, address]) => [name, join(outDir, 'client', address)] as const);
  const drawn = files.filter(([, file]) => existsSync(file));
  const facts = Object.fromEntries(drawn.map(([name, file]) => [name, factsOf(readFileSync(file))]));
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
  isDeferred: true,
});

const drawOnThreads: DrawBatches = (batches, onDrawn) => {
  const entry = new URL('./document.worker.ts', import.meta.url);
  return runOnWorkers({ entry, size: availableParallelism() }, batches, onDrawn);
};

export const documentPlan = ({
  outDir,
  cacheDir = join(root, '.cache', 'documents'),
  list = documents,
}: BuildDocumentsOptions): AssetPlan => ({
  assets: list.map(assetOf),
  cache: new Cache({ folder: cacheDir, code: codeHash('documents') }),
  draw: drawOnThreads,
  drawOne: async (name) => ({ content: await drawDocument(documentByName.get(name)!) }),
  outDir,
  folder: 'documents',
});

export async function buildDocuments(
  options: BuildDocumentsOptions,
  how: BuildAssetsOptions = {},
): Promise<AssetSummary> {
  const summary = await buildAssets(documentPlan(options), how);
  writeDocumentFacts(options.outDir);
  return summary;
}

if (import.meta.main) await buildDocuments({ outDir: join(root, 'dist') });
