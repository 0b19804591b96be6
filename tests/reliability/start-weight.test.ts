import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { createPostgresDatabase } from '../support/databases/databases.ts';
import { startShop, type RunningShop } from '../support/processes/shop-process.ts';

/** How much code a start may load until its first page is answered: a little more than it does. */
const most = { files: 29, kilobytes: 4760 };

describe('what a built shop loads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taar-loaded-'));
  const list = join(folder, 'modules');
  const hook = join(root, 'tests/support/processes/loaded-modules.ts');
  let database: { url: string; drop: () => Promise<void> };
  let shop: RunningShop;

  const loaded = (): string[] =>
    readFileSync(list, 'utf8')
      .split('\n')
      .filter((url) => url.startsWith('file:'))
      .map((url) => fileURLToPath(url))
      .filter((file) => file !== hook);

  const get = async (path: string): Promise<number> => (await fetch(shop.url + path)).status;

  beforeAll(async () => {
    database = await createPostgresDatabase();
    const env = { DATABASE_URL: database.url, NODE_OPTIONS: `--import ${hook}`, LOADED_MODULES: list };
    // The first start fills the shop, for which it loads the first catalogue.
    const first = await startShop({ env });
    await first.stop();
    rmSync(list);
    shop = await startShop({ env });
  });
  afterAll(async () => {
    await shop?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('before its first page is answered is its own bundle, bounded in files and bytes, and no package besides', async () => {
    expect(await get('/')).toBe(200);
    const files = loaded();
    expect(files.map((file) => basename(file))).toContain('start.js');
    expect(files.filter((file) => !file.startsWith(join(root, 'dist/server')))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(most.files);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(most.kilobytes);
  });

  it('for a screen is loaded by the first who asks for it', async () => {
    const isOfGuides = (file: string): boolean => basename(file).startsWith('guides-');
    expect(loaded().some(isOfGuides)).toBe(false);
    expect(await get('/guides')).toBe(200);
    expect(loaded().some(isOfGuides)).toBe(true);
  });
});
