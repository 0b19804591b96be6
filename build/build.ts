import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from '../scripts/bootstrap/steps.mjs';
import { artHash, buildHash, root } from './inputs.ts';

const dist = join(root, 'dist');
const workshop = join(root, '.cache', 'build');

interface BuildRecord {
  hash: string;
}

async function main(flags: string[]): Promise<void> {
  if (flags.includes('--art')) return drawIfStale();
  const hash = buildHash();
  if (!flags.includes('--force') && recordedHash('build.json') === hash) return;
  const staging = join(workshop, `${process.pid}`);
  clearWorkshop();
  try {
    await buildInto(staging, hash);
    swap(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Builds that were cut short leave their folder behind; the number of a process that has ended tells. */
function clearWorkshop(): void {
  if (!existsSync(workshop)) return;
  for (const name of readdirSync(workshop)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(join(workshop, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function buildInto(staging: string, hash: string): Promise<void> {
  mkdirSync(staging, { recursive: true });
  await step('pictures', 'drawing pictures and documents', () => drawInto(staging));
  await step('build', 'bundling the pages (vite)', () => bundleInto(staging));
  await listGuidesInto(staging);
  await step('compress', 'compressing what browsers fetch', async () => {
    const { precompress } = await import('./bundle/compress.ts');
    return precompress(join(staging, 'client'));
  });
  writeFileSync(join(staging, 'build.json'), JSON.stringify({ hash } satisfies BuildRecord));
}

async function drawInto(folder: string): Promise<void> {
  const { buildArt } = await import('./art/build-art.ts');
  await buildArt({ outDir: folder });
  const { buildDocuments } = await import('./documents/build-documents.ts');
  await buildDocuments({ outDir: folder });
  writeFileSync(join(folder, 'art-build.json'), JSON.stringify({ hash: artHash() } satisfies BuildRecord));
}

/** The server runs as it is written and reads no Markdown: it is told what there is to find. */
async function listGuidesInto(folder: string): Promise<void> {
  const { guideEntries } = await import('./content/entries.ts');
  const entries = guideEntries({ folder: join(root, 'content'), artFile: join(folder, 'art.json') });
  writeFileSync(join(folder, 'guides.json'), JSON.stringify(entries));
}

async function bundleInto(folder: string): Promise<void> {
  const { createBuilder } = await import('vite');
  const { artManifest } = await import('./bundle/art-manifest-plugin.ts');
  // The pictures are in the folder already, which is new: nothing has to be emptied.
  const intoFolder = (name: string) => ({ build: { outDir: join(folder, name), emptyOutDir: false } });
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    builder: {},
    // Goes before the plugin of the configuration, which knows only the pictures of the build in use.
    plugins: [{ ...artManifest(join(folder, 'art.json')), enforce: 'pre' }],
    environments: { client: intoFolder('client'), ssr: intoFolder('server') },
  });
  await builder.buildApp();
}

/** The development server bundles as it goes and needs only the pictures and the list of guides. */
async function drawIfStale(): Promise<void> {
  if (recordedHash('art-build.json') !== artHash()) {
    await step('pictures', 'drawing pictures and documents', () => drawInto(dist));
  }
  await listGuidesInto(dist);
}

/** A finished build takes the place of the old one by renaming, so that half a build is never served. */
function swap(staging: string): void {
  const retired = `${staging}-retired`;
  if (existsSync(dist)) renameSync(dist, retired);
  renameSync(staging, dist);
  rmSync(retired, { recursive: true, force: true });
}

function recordedHash(file: string): string | null {
  try {
    const record: BuildRecord = JSON.parse(readFileSync(join(dist, file), 'utf8'));
    return record.hash;
  } catch {
    return null;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  say('stopped', `The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
