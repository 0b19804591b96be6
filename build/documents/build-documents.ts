/** Writes the documents of every kit and board into `<outDir>/client/documents`, and their addresses into `<outDir>/documents.json`. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/bootstrap/root.mjs';
import { type Asset, type AssetSummary, buildAssets, type DrawBatches } from '../assets/assets.ts';
import { Cache } from '../assets/cache.ts';
import { codeHash } from '../assets/inputs.ts';
import { runOnWorkers } from '../assets/worker-pool.ts';
import { writeDocumentFacts } from './document-facts.ts';
import { cacheKeyData, documents, extensions, type ShopDocument } from './documents.ts';

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
