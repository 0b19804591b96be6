import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { createAssetUrls } from '../assets/asset-urls.ts';
import type { Database, Statement } from '../db/database.ts';
import { unfilteredQuery } from '../search/query/catalogue-query.ts';
import { CatalogueStore, type CatalogueStoreOptions } from './catalogue-store.ts';

const waiting = { timeout: 10_000 };

/** The same database, with the names of the statements that a store sends, and the products that it asks for one by one. */
function watched(db: Database, held: Promise<void> = Promise.resolve()) {
  const statements: string[] = [];
  const askedFor: string[] = [];
  const query = async (statement: Statement, values?: unknown[]) => {
    const name = typeof statement === 'string' ? statement : statement.name;
    statements.push(name);
    if (name === 'product-index-some') {
      askedFor.push(...(values![0] as string[]));
      await held;
    }
    return db.query(statement as never, values as never);
  };
  const proxy = new Proxy(db, {
    get: (target, key) => {
      if (key === 'query') return query;
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: proxy, statements, askedFor };
}

describeOnBothEngines('the catalogue of a process', (database) => {
  let dir: string;
  const stores: CatalogueStore[] = [];
  const names = async (store: CatalogueStore, search: string | null = null) => {
    const { ids } = await store.find({ ...unfilteredQuery, search, sort: 'name', limit: 100 });
    return (await store.read(ids)).map(({ name }) => name);
  };
  const open = (db: Database, options: CatalogueStoreOptions = {}): CatalogueStore => {
    const store = new CatalogueStore(db, createAssetUrls({}), options);
    stores.push(store);
    return store;
  };
  const file = () => join(dir, 'search-index.snapshot');
  const withSnapshot = () => ({ snapshot: { file: file(), minProducts: 1 } });

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'taar-index-'));
    await database().query('delete from products');
    for (const [slug, name] of [
      ['alpha', 'Alpha Fuzz'],
      ['beta', 'Beta Delay'],
      ['gamma', 'Gamma Chorus'],
    ] as const) {
      await addProduct(database(), { slug, name });
    }
  });

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    rmSync(dir, { recursive: true, force: true });
  });

  it('reads only what differs when it is told that all may have changed', async () => {
    const { db, statements, askedFor } = watched(database());
    const store = open(db);
    await store.ready();
    expect(statements).toEqual(['product-index-all']);
    const [changed] = await database().query<{ id: string }>(
      `update products set name = 'Beta Echo', bom = '[]' where slug = 'beta' returning id`,
    );
    await vi.waitFor(async () => {
      expect(await names(store)).toEqual(['Alpha Fuzz', 'Beta Echo', 'Gamma Chorus']);
      expect(statements).toContain('product-row-versions');
    }, waiting);
    expect(statements.filter((name) => name === 'product-index-all')).toHaveLength(1);
    expect(new Set(askedFor)).toEqual(new Set([changed!.id]));
  });

  it('starts from the snapshot of another process, and reads what has come, changed and gone since', async () => {
    const first = open(database(), withSnapshot());
    await first.ready();
    await first.saved();
    await first.close();
    await database().query(`update products set archived_at = now() where slug = 'alpha'`);
    await database().query(`update products set name = 'Beta Echo' where slug = 'beta'`);
    await addProduct(database(), { slug: 'delta', name: 'Delta Wah' });
    const { db, statements, askedFor } = watched(database());
    const second = open(db, withSnapshot());
    expect(await names(second)).toEqual(['Beta Echo', 'Delta Wah', 'Gamma Chorus']);
    expect(await names(second, 'chorus')).toEqual(['Gamma Chorus']);
    expect(await names(second, 'alpha')).toEqual([]);
    expect(statements).not.toContain('product-index-all');
    expect(askedFor).toHaveLength(3);
  });

  it('knows from the snapshot what is sold out', async () => {
    await database().query(`update products set stock = 0 where slug = 'gamma'`);
    const first = open(database(), withSnapshot());
    await first.ready();
    await first.saved();
    const second = open(database(), withSnapshot());
    await second.ready();
    expect(second.isSoldOut('gamma')).toBe(true);
    expect(second.isSoldOut('alpha')).toBe(false);
  });

  it.each([
    [
      'a byte is wrong',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes[Math.floor(bytes.length * 0.7)]! ^= 1;
        writeFileSync(path, bytes);
      },
    ],
    ['the end is missing', (path: string) => truncateSync(path, readFileSync(path).length - 5)],
    [
      'the last block is missing',
      (path: string) => {
        const bytes = readFileSync(path);
        const lengths: number[] = [];
        for (let at = 0; at < bytes.length; at += bytes.readUInt32LE(at) + 8) lengths.push(at);
        truncateSync(path, lengths.at(-1)!);
      },
    ],
    ['it is empty', (path: string) => truncateSync(path, 0)],
    ['it is something else', (path: string) => writeFileSync(path, 'not a snapshot at all')],
  ])('reads everything and writes a new snapshot where %s', async (_what, damage) => {
    const first = open(database(), withSnapshot());
    await first.ready();
    await first.saved();
    const whole = readFileSync(file());
    damage(file());
    const { db, statements } = watched(database());
    const second = open(db, withSnapshot());
    expect(await names(second)).toEqual(['Alpha Fuzz', 'Beta Delay', 'Gamma Chorus']);
    expect(statements).toContain('product-index-all');
    await second.saved();
    expect(readFileSync(file())).toEqual(whole);
  });

  it('leaves the writing to another process that writes, and takes over from one that ended in the middle', async () => {
    const unfinished = `${file()}.unfinished`;
    writeFileSync(unfinished, 'half of it');
    const first = open(database(), withSnapshot());
    await first.ready();
    await first.saved();
    expect(existsSync(file())).toBe(false);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(unfinished, longAgo, longAgo);
    const second = open(database(), withSnapshot());
    await second.ready();
    await second.saved();
    expect(readdirSync(dir)).toEqual(['search-index.snapshot']);
  });

  it('writes no snapshot of a small catalogue', async () => {
    const store = open(database(), { snapshot: { file: file() } });
    await store.ready();
    await store.saved();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('lets nobody wait for a change of the whole catalogue, and has all of it in the end', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { db, askedFor } = watched(database(), held);
    const store = open(db, { maxAwaitedProducts: 1 });
    const found = async () => (await store.find({ ...unfilteredQuery, search: 'remade' })).total;
    expect(await found()).toBe(0);
    await database().query(`update products set name = name || ' remade', bom = '[]'`);
    await vi.waitFor(() => expect(askedFor).toHaveLength(3), waiting);
    expect(await found()).toBe(0);
    expect(store.isUpToDate).toBe(true);
    const { version } = store;
    release();
    await vi.waitFor(async () => expect(await found()).toBe(3), waiting);
    await vi.waitFor(() => expect(store.version).toBeGreaterThan(version), waiting);
  });

  it('shows a writer its own change, and reads together what comes while it reads', async () => {
    const { db, statements } = watched(database());
    const store = open(db);
    await store.ready();
    statements.length = 0;
    const rows = await database().query<{ id: string }>(`update products set name = name || ' III' returning id`);
    await Promise.all(rows.map(({ id }) => store.refresh([id])));
    expect(await names(store)).toEqual(['Alpha Fuzz III', 'Beta Delay III', 'Gamma Chorus III']);
    expect(statements.filter((name) => name === 'product-index-some').length).toBeLessThanOrEqual(3);
  });

  it('reads changes together that come while nobody asks, and at once when somebody does', async () => {
    const { db, askedFor, statements } = watched(database());
    const patient = open(db, { gatherMs: 3_600_000 });
    const eager = open(database(), { gatherMs: 0 });
    await Promise.all([patient.ready(), eager.ready()]);
    const { version } = eager;
    // It is told after the stores are.
    const heard = vi.fn<(payload: string | null) => void>();
    const stopListening = await database().listen('catalogue', heard);
    for (const slug of ['alpha', 'gamma'])
      await database().query(`update products set name = name || ' II' where slug = $1`, [slug]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), waiting);
    await stopListening();
    expect(patient.isUpToDate).toBe(false);
    expect(askedFor).toEqual([]);
    expect(await names(patient)).toEqual(['Alpha Fuzz II', 'Beta Delay', 'Gamma Chorus II']);
    expect(statements.filter((name) => name === 'product-index-some')).toHaveLength(1);
    expect(askedFor).toHaveLength(2);
    await vi.waitFor(() => expect(eager.version).toBeGreaterThan(version), waiting);
  });
});
