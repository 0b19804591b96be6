/**
 * Builds the shop into dist when that is stale. `--force`: in any case. `--check`: never; a stale build is refused.
 * `--quick`: without what the first page can do without, which is documents, bitmaps of scenes and
 * compressed files; the shop has `--finish` make them while it is open. `--drawings`: only what the development server needs.
 */
import { join } from 'node:path';
import { CommandError, log, step } from '../tools/bootstrap/steps.mjs';
import type { BuildAssetsOptions } from './assets/assets.ts';
import { drawingHash, buildHash, serverHash } from './assets/inputs.ts';
import { keepPreviousFiles } from './bundle/previous-files.ts';
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
  /** False of a quick build, until all that it left is made. */
  readonly isFinished: boolean;
}

function writeRecord(folder: string, name: RecordName, record: BuildRecord): void {
  writeFileSync(join(folder, name), JSON.stringify(record));
}

/** Of the build in use, or null. */
function readRecord(name: RecordName): BuildRecord | null {
  try {
    return JSON.parse(readFileSync(join(dist, name), 'utf8')) as BuildRecord;
  } catch {
    return null;
  }
}

export const recordedHash = (name: RecordName): string | null => readRecord(name)?.hash ?? null;

/** A finished build takes the place of the old one by renaming, so that half a build is never served. */
async function replaceBuild(fill: (folder: string) => Promise<void>): Promise<void> {
  const staging = join(stagingRoot, `${process.pid}`);
  clearAbandoned();
  mkdirSync(staging, { recursive: true });
  try {
    await fill(staging);
    const retired = `${staging}-retired`;
    keepPreviousFiles(dist, staging, ['client/assets', 'client/office/assets', 'client/embed/assets', 'server']);
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

async function drawAssets(folder: string, how: BuildAssetsOptions): Promise<void> {
  const { buildDrawings } = await import('./drawings/build-drawings.ts');
  await buildDrawings(folder, how);
  const { buildDocuments } = await import('./documents/build-documents.ts');
  await buildDocuments({ outDir: folder }, how);
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
  const { bundleEmbed } = await import('./bundle/embed.ts');
  await bundleEmbed(folder);
}

/** The server changed and nothing else did: only its bundle is made anew, and takes the place of the old one. */
async function renewServer(hash: string): Promise<void> {
  const staging = join(stagingRoot, `${process.pid}`);
  clearAbandoned();
  const { bundleServer } = await import('./bundle/bundle.ts');
  await step('build', 'bundling the server (vite)', () => bundleServer(staging));
  const retired = join(staging, 'retired');
  keepPreviousFiles(dist, staging, ['server']);
  if (existsSync(join(dist, 'server'))) renameSync(join(dist, 'server'), retired);
  renameSync(join(staging, 'server'), join(dist, 'server'));
  writeRecord(dist, 'server-build.json', { hash, isFinished: true });
  rmSync(staging, { recursive: true, force: true });
}

async function compress(folder: string, concurrency?: number): Promise<void> {
  const { precompress } = await import('./bundle/compress.ts');
  await precompress(join(folder, 'client'), concurrency);
}

// How long the steps take where the cache is empty; most builds find much of it.
const draw = (folder: string, isQuick: boolean): Promise<void> =>
  isQuick
    ? step('pictures', 'drawing pictures', () => drawAssets(folder, { isQuick }), 10)
    : step('pictures', 'drawing pictures and documents', () => drawAssets(folder, {}), 45);

const compressAll = (folder: string): Promise<void> =>
  step('compress', 'compressing what browsers fetch', () => compress(folder), 5);

async function buildShop(folder: string, isQuick: boolean): Promise<void> {
  const hashes = { build: buildHash(), server: serverHash() };
  await draw(folder, isQuick);
  await step('listen', 'writing the code that plays the kits', () => writeKitFiles(folder));
  await step('build', 'bundling the pages (vite)', () => bundle(folder), 10);
  await listGuides(folder);
  if (!isQuick) await compressAll(folder);
  writeRecord(folder, 'art-build.json', { hash: drawingHash(), isFinished: !isQuick });
  writeRecord(folder, 'server-build.json', { hash: hashes.server, isFinished: true });
  writeRecord(folder, 'build.json', { hash: hashes.build, isFinished: !isQuick });
}

/** The development server bundles as it goes and needs only the pictures and the list of guides. */
async function prepareDevelopment(): Promise<void> {
  const hash = drawingHash();
  if (recordedHash('art-build.json') !== hash) {
    await draw(dist, true);
    await writeKitFiles(dist);
    writeRecord(dist, 'art-build.json', { hash, isFinished: false });
  }
  await listGuides(dist);
}

/** What a quick build left, as quickly as it goes. */
async function finish(hash: string): Promise<void> {
  await draw(dist, false);
  await compressAll(dist);
  writeRecord(dist, 'art-build.json', { hash: drawingHash(), isFinished: true });
  writeRecord(dist, 'build.json', { hash, isFinished: true });
}

/** The same while the shop is open: in one thread, what is asked for first. It ends with the shop that started it. */
async function finishInBackground(name: RecordName, wishDir: string): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  const hash = name === 'build.json' ? buildHash() : drawingHash();
  if (recordedHash(name) !== hash) throw new CommandError('The sources have changed since this build: start again.');
  const [{ deferredPicturePlan }, { documentPlan }, { deferredFiles }, { drawDeferred }] = await Promise.all([
    import('./drawings/build-drawings.ts'),
    import('./documents/build-documents.ts'),
    import('./assets/assets.ts'),
    import('./assets/draw-deferred.ts'),
  ]);
  const files = new Map([
    ...deferredFiles(deferredPicturePlan(dist)),
    ...deferredFiles(documentPlan({ outDir: dist })),
  ]);
  const say = (sentence: string): void => log('later', sentence);
  if (files.size > 0) say(`drawing ${files.size} documents and pictures while the shop is open ...`);
  const failed = await drawDeferred(files, { wishDir, log: say });
  if (failed > 0) throw new CommandError(`${failed} of ${files.size} could not be drawn; the next start tries again.`);
  say('documents and pictures are drawn; compressing what browsers fetch ...');
  await drawAssets(dist, { concurrency: 1 });
  if (name === 'build.json') await compress(dist, 1);
  if (recordedHash(name) === hash) writeRecord(dist, name, { hash, isFinished: true });
  say('done');
}

const staleBuild =
  'With NODE_ENV=production nothing is built here, and dist is not made from these sources. ' +
  'Run `npm run build`, which installs what a build needs, or start without NODE_ENV.';

const wishesOption = '--wishes=';

async function main(flags: readonly string[]): Promise<void> {
  const isForDevelopment = flags.includes('--drawings');
  if (flags.includes('--finish')) {
    const wishDir = flags.find((flag) => flag.startsWith(wishesOption))!.slice(wishesOption.length);
    return finishInBackground(isForDevelopment ? 'art-build.json' : 'build.json', wishDir);
  }
  if (isForDevelopment) return prepareDevelopment();
  const isQuick = flags.includes('--quick');
  const record = readRecord('build.json');
  const isFresh = !flags.includes('--force') && record?.hash === buildHash();
  const server = serverHash();
  const isServerFresh = recordedHash('server-build.json') === server;
  const isEnough = isFresh && (record.isFinished || isQuick);
  if (isEnough && isServerFresh) return;
  if (flags.includes('--check')) throw new CommandError(staleBuild);
  if (!isFresh) return replaceBuild((folder) => buildShop(folder, isQuick));
  if (!isServerFresh) await renewServer(server);
  if (!isEnough) await finish(record.hash);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  log('stopped', error instanceof CommandError ? message : `The build failed: ${message}`);
  process.exitCode = 1;
}
