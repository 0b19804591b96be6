/**
 * Builds the shop into dist when that is stale. `--force`: in any case. `--drawings`: only what the development server needs.
 * `--check`: never; a stale build is refused.
 */
import { join } from 'node:path';
import { CommandError, log, step } from '../tools/bootstrap/steps.mjs';
import { drawingHash, buildHash, serverHash } from './assets/inputs.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../tools/bootstrap/root.mjs';

/** Where builds are made and where the one in use lies. */

/** The build in use. */
export const dist = join(root, 'dist');
const stagingRoot = join(root, '.cache', 'build');

/**
 * A record in the folder of a build says what it was made from: 'build.json' of all but the server, 'server-build.json' of
 * that, 'art-build.json' of what is drawn.
 */
type RecordName = 'build.json' | 'server-build.json' | 'art-build.json';

interface BuildRecord {
  readonly hash: string;
}

function writeRecord(folder: string, name: RecordName, hash: string): void {
  writeFileSync(join(folder, name), JSON.stringify({ hash } satisfies BuildRecord));
}

/** Of the build in use, or null. */
export function recordedHash(name: RecordName): string | null {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(join(dist, name), 'utf8'));
    return record.hash;
  } catch {
    return null;
  }
}

/** A finished build takes the place of the old one by renaming, so that half a build is never served. */
async function replaceBuild(fill: (folder: string) => Promise<void>): Promise<void> {
  const staging = join(stagingRoot, `${process.pid}`);
  clearAbandoned();
  mkdirSync(staging, { recursive: true });
  try {
    await fill(staging);
    const retired = `${staging}-retired`;
    if (existsSync(dist)) renameSync(dist, retired);
    renameSync(staging, dist);
    rmSync(retired, { recursive: true, force: true });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes the folders of interrupted builds. Each is named by the id of its process, which no longer runs. */
function clearAbandoned(): void {
  if (!existsSync(stagingRoot)) return;
  for (const name of readdirSync(stagingRoot)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(join(stagingRoot, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// The steps are imported when they run, because most starts find that nothing is stale and need none of them.

async function drawAssets(folder: string): Promise<void> {
  const { buildDrawings } = await import('./drawings/build-drawings.ts');
  await buildDrawings({ outDir: folder });
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

/** The server changed and nothing else did: only its bundle is made anew, and takes the place of the old one. */
async function renewServer(hash: string): Promise<void> {
  const staging = join(stagingRoot, `${process.pid}`);
  clearAbandoned();
  const { bundleServer } = await import('./bundle/bundle.ts');
  await step('build', 'bundling the server (vite)', () => bundleServer(staging));
  const retired = join(staging, 'retired');
  if (existsSync(join(dist, 'server'))) renameSync(join(dist, 'server'), retired);
  renameSync(join(staging, 'server'), join(dist, 'server'));
  writeRecord(dist, 'server-build.json', hash);
  rmSync(staging, { recursive: true, force: true });
}

async function compress(folder: string): Promise<void> {
  const { precompress } = await import('./bundle/compress.ts');
  await precompress(join(folder, 'client'));
}

const draw = (folder: string): Promise<void> =>
  step('pictures', 'drawing pictures and documents', () => drawAssets(folder));

async function buildShop(folder: string): Promise<void> {
  const hashes = { build: buildHash(), server: serverHash() };
  await draw(folder);
  await step('listen', 'writing the code that plays the kits', () => writeKitFiles(folder));
  await step('build', 'bundling the pages (vite)', () => bundle(folder));
  await listGuides(folder);
  await step('compress', 'compressing what browsers fetch', () => compress(folder));
  writeRecord(folder, 'server-build.json', hashes.server);
  writeRecord(folder, 'build.json', hashes.build);
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
  const isFresh = !flags.includes('--force') && recordedHash('build.json') === buildHash();
  const server = serverHash();
  if (isFresh && recordedHash('server-build.json') === server) return;
  if (flags.includes('--check')) throw new CommandError(staleBuild);
  await (isFresh ? renewServer(server) : replaceBuild(buildShop));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  log('stopped', error instanceof CommandError ? message : `The build failed: ${message}`);
  process.exitCode = 1;
}
