import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist, recordedHash } from '#build/build.ts';
import { Cache } from '#build/assets/cache.ts';
import { buildDocuments } from '#build/documents/build-documents.ts';
import { documents } from '#build/documents/documents.ts';
import { writePictures } from '#build/drawings/build-drawings.ts';
import { hashOf } from '#build/assets/hash.ts';
import { buildHash, codeHash } from '#build/assets/inputs.ts';
import { layOut } from '#build/schematic/lay-out.ts';
import { schematicOf, sheetFrom } from '#build/schematic/schematics.ts';
import { pictureCatalogue } from '#catalogue/catalogue-drawings.ts';
import { kits } from '#catalogue/kits.ts';
import { pictures } from '#drawings/pictures.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { isLong } from './scale.ts';

const kit = 'loop-switcher';

/** The hash of every file below a folder, hidden ones too, by its path there. */
function fileHashes(folder: string, isWanted = (_path: string): boolean => true): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => isWanted(path) && statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** What Vite writes: no pictures, and nothing that was compressed afterwards, or compiled by a server that has run. */
const isBundled = (path: string): boolean =>
  /^(server|client\/(assets|office|\.vite))\//.test(path) && !/^server\/compiled\/|\.(br|gz)$/.test(path);

/** Runs in another time zone and language: neither may reach what is built. */
async function runElsewhere(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: 'production', ...env } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode, output + errors).toBe(0);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-reproducible-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is built again without a cache has the bytes of the build in use', () => {
  const manifest = (name: string): Record<string, string> => JSON.parse(readFileSync(join(dist, name), 'utf8'));

  beforeAll(() => {
    expect(recordedHash('build.json'), 'dist is stale: npm run build').toBe(buildHash());
  });

  it('in the bundles of shop and office', async () => {
    const outDir = join(folder, 'bundle');
    cpSync(join(dist, 'art.json'), join(outDir, 'art.json'));
    const code = `
      const { bundlePages } = await import('./build/bundle/bundle.ts');
      const { bundleOffice } = await import('./build/bundle/office.ts');
      await bundlePages(process.argv[1]);
      await bundleOffice(process.argv[1]);`;
    await runElsewhere(root, ['--input-type=module', '--eval', code, outDir], {
      TZ: 'Asia/Kolkata',
      LANG: 'de_DE.UTF-8',
    });
    const again = fileHashes(outDir, isBundled);
    expect(Object.keys(again).length).toBeGreaterThan(100);
    expect(Object.keys(again)).toContain('client/.vite/manifest.json');
    expect(again).toEqual(fileHashes(dist, isBundled));
  });

  it('in the pictures of a kit, drawn in the opposite order on one thread', async () => {
    const outDir = join(folder, 'pictures');
    const list = pictures(pictureCatalogue).filter(({ name }) => name.includes(kit));
    expect(list.filter(({ raster }) => raster).length).toBeGreaterThan(0);
    const cache = new Cache({ folder: join(folder, 'art'), code: codeHash('drawings') });
    await writePictures(list.toReversed(), { outDir, cache });
    expect(fileHashes(join(dist, 'client'))).toMatchObject(fileHashes(join(outDir, 'client')));
    const addresses = manifest('art.json');
    const drawn = JSON.parse(readFileSync(join(outDir, 'art.json'), 'utf8'));
    expect(drawn).toEqual(Object.fromEntries(list.map(({ name }) => [name, addresses[name]])));
  });

  it('in the documents of a kit, drawn in the opposite order', async () => {
    const outDir = join(folder, 'documents');
    const list = documents.filter(({ subject }) => subject.kit.slug === kit).toReversed();
    await buildDocuments({ outDir, cacheDir: join(folder, 'document-cache'), list });
    expect(fileHashes(join(dist, 'client'))).toMatchObject(fileHashes(join(outDir, 'client')));
    const addresses = manifest('documents.json');
    const drawn = JSON.parse(readFileSync(join(outDir, 'documents.json'), 'utf8'));
    expect(drawn).toEqual(Object.fromEntries(list.map(({ name }) => [name, addresses[name]])));
    expect(list.length).toBeGreaterThan(4);
  });

  it('in the layout of a schematic', async () => {
    const { circuit } = kits.find(({ slug }) => slug === kit)!;
    expect(sheetFrom(await layOut(circuit))).toEqual(await schematicOf(circuit));
  });
});

// Each build takes as long as a first one, two to five minutes.
describe.runIf(isLong)('two builds without a cache', () => {
  const copied = ['src', 'catalogue', 'db', 'content', 'tools', 'build', 'assets'];
  const files = ['package.json', 'package-lock.json', 'vite.config.ts'];

  async function buildIn(name: string, env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
    const copy = join(folder, name);
    for (const path of [...copied, ...files]) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    await runElsewhere(copy, ['build/build.ts', '--force'], env);
    return fileHashes(join(copy, 'dist'));
  }

  it('in two folders, time zones and languages have the same files with the same bytes', async () => {
    const first = await buildIn('one', { TZ: 'UTC', LANG: 'C.UTF-8' });
    const second = await buildIn('a-second-folder', { TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8' });
    expect(Object.keys(first).length).toBeGreaterThan(4000);
    expect(second).toEqual(first);
  });
});
