/**
 * Builds the shop into dist when that is stale. `--force`: in any case. `--drawings`: only what the development server needs.
 * `--check`: never; a stale build is refused.
 */
import { join } from 'node:path';
import { CommandError, log, step } from '../tools/bootstrap/steps.mjs';
import { dist, recordedHash, replaceBuild, writeRecord } from './build-folder.ts';
import { drawingHash, buildHash } from './assets/inputs.ts';

// The steps are imported when their turn comes: most starts find that nothing is stale and need none of them.

async function drawAssets(folder: string): Promise<void> {
  const { buildDrawings: buildArt } = await import('./drawings/build-drawings.ts');
  await buildArt({ outDir: folder });
  const { buildDocuments } = await import('./documents/build-documents.ts');
  await buildDocuments({ outDir: folder });
  writeRecord(folder, 'art-build.json', drawingHash());
}

async function writeKitFiles(folder: string): Promise<void> {
  const { buildListen } = await import('./listen/build-listen.ts');
  buildListen(folder);
}

async function listGuides(folder: string): Promise<void> {
  const content = await import('./content/list-guides.ts');
  content.listGuides(folder);
}

async function bundle(folder: string): Promise<void> {
  const { bundlePages } = await import('./bundle/bundle.ts');
  await bundlePages(folder);
  const { bundleOffice } = await import('./bundle/office.ts');
  await bundleOffice(folder);
}

async function compress(folder: string): Promise<void> {
  const { precompress } = await import('./bundle/compress.ts');
  await precompress(join(folder, 'client'));
}

const draw = (folder: string): Promise<void> =>
  step('pictures', 'drawing pictures and documents', () => drawAssets(folder));

async function buildShop(folder: string, hash: string): Promise<void> {
  await draw(folder);
  await step('listen', 'writing the code that plays the kits', () => writeKitFiles(folder));
  await step('build', 'bundling the pages (vite)', () => bundle(folder));
  await listGuides(folder);
  await step('compress', 'compressing what browsers fetch', () => compress(folder));
  writeRecord(folder, 'build.json', hash);
}

/** The development server bundles as it goes and needs only the pictures and the list of guides. */
async function prepareDevelopment(): Promise<void> {
  if (recordedHash('art-build.json') !== drawingHash()) {
    await draw(dist);
    await writeKitFiles(dist);
  }
  await listGuides(dist);
}

const staleBuild =
  'With NODE_ENV=production nothing is built here, and dist is not made from these sources. ' +
  'Run `npm run build`, which installs what a build needs, or start without NODE_ENV.';

async function main(flags: readonly string[]): Promise<void> {
  if (flags.includes('--drawings')) return prepareDevelopment();
  const hash = buildHash();
  if (!flags.includes('--force') && recordedHash('build.json') === hash) return;
  if (flags.includes('--check')) throw new CommandError(staleBuild);
  await replaceBuild((folder) => buildShop(folder, hash));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  log('stopped', error instanceof CommandError ? message : `The build failed: ${message}`);
  process.exitCode = 1;
}
