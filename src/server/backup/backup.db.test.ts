import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, inject, it } from 'vitest';
import { ownPassword, Browser, signUp } from '#tests/support/builders/accounts.ts';
import { buy } from '#tests/support/builders/orders.ts';
import {
  createPostgresDatabase,
  describeOnBothEngines,
  openEmptyEmbedded,
} from '#tests/support/databases/databases.ts';
import { unpackTemplate } from '#tests/support/databases/embedded-template.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import type { Database, Engine } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { saveBackup } from './backup-file.ts';
import { dumpDatabase } from './dump.ts';
import { compareInside, restoreBackup } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'taar-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An empty place to restore into. */
async function openEmpty(engine: Engine): Promise<Database> {
  if (engine === 'embedded') return openEmptyEmbedded();
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres({ databaseUrl: url });
  return { ...db, close: () => db.close().then(drop) };
}

/** Everything a database holds, read without the code under test. */
async function contentsOf(db: Database): Promise<Record<string, unknown>> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => table.name !== 'schema_migrations')) {
    // Files are long: their hashes are as good, and much quicker to compare.
    const columns =
      name === 'invoice_files' ? 'order_id, facts_hash, sha256(pdf), created_at' : 't.*, t::text as whole';
    contents[name] = await db.query(`select ${columns} from ${name} t order by t::text collate "C"`);
  }
  return contents;
}

/** References and triggers, which are off while rows are loaded. */
const guards = `
  select conname as name, condeferrable::text || condeferred::text as state from pg_constraint where contype = 'f'
  union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1`;

const fileBytes = 600_000;

/** Bytes and characters that a careless format loses, and a file that is longer than a batch of rows. */
async function addOddRows(db: Database): Promise<void> {
  const bytes = Buffer.from([0, 255, 92, 39, 34, 10, 13, ...Array.from({ length: 25 }, (_, index) => 120 + index)]);
  await db.query(`insert into sessions (token_hash, expires_at) values ($1, 'infinity')`, [bytes]);
  const message = 'a\tb\r\n\\N "c" \u2028 \u{1F3B8} {} [null]';
  await db.query(`insert into newsletter_subscribers (email) values ($1)`, [`odd+${message.length}@example.com`]);
  await db.query(`update products set description = $1`, [message]);
  await db.query(`insert into invoice_files (order_id, facts_hash, pdf) select id, sha256('facts'), $1 from orders`, [
    randomBytes(fileBytes),
  ]);
}

describeOnBothEngines('a backup', (database, engine) => {
  const fileOf = (name: string): string => join(folder, `${engine}-${name}`);
  const save = (file: string) => saveBackup(file, (out) => dumpDatabase(database(), out));

  /** The database as a shop has it: the embedded one is in a folder. */
  async function openShop(): Promise<Database> {
    if (engine === 'postgres') return database();
    const dir = fileOf('shop');
    unpackTemplate(inject('embeddedTemplate'), dir);
    return openEmbedded({ dir });
  }

  it('is restored on the other engine with every table equal, and the shop there goes on selling', async () => {
    await addProduct(database());
    const asha = await signUp(buildTestApp(database()), 'asha');
    const { number } = await buy(asha, { 'test-fuzz': 1 });
    await addOddRows(database());
    await save(fileOf('whole'));
    expect(statSync(fileOf('whole')).mode & 0o777).toBe(0o600);
    const contents = await contentsOf(database());
    const restored = await openEmpty(engine === 'embedded' ? 'postgres' : 'embedded');
    try {
      await restoreBackup(restored, fileOf('whole'));
      expect(await restored.query('select octet_length(pdf) as bytes from invoice_files')).toEqual([
        { bytes: fileBytes },
      ]);
      expect(await contentsOf(restored)).toEqual(contents);
      expect(await restored.query(guards)).toEqual(await database().query(guards));
      const again = new Browser(buildTestApp(restored));
      expect((await again.signIn('asha', ownPassword)).statusCode).toBe(200);
      expect((await again.call('GET /api/orders')).json()).toMatchObject([{ number }]);
      const next = await buy(again, { 'test-fuzz': 1 });
      expect(Number(next.number.replace(/\D/g, ''))).toBe(Number(number.replace(/\D/g, '')) + 1);
    } finally {
      await restored.close();
    }
  });

  it('is of one moment while orders are placed, and stands its own check', async () => {
    await addProduct(database(), { stock: 1_000 });
    const app = buildTestApp(database(), { rateLimit: false });
    const closing = new AbortController();
    const shoppers = Array.from({ length: 3 }, async () => {
      while (!closing.signal.aborted) await buy(new Browser(app), { 'test-fuzz': 1 });
    });
    while ((await database().query('select from orders')).length < 3);
    await save(fileOf('busy'));
    closing.abort();
    await Promise.all(shoppers);
    const place = await openEmpty('postgres');
    const { tables } = await compareInside(place, fileOf('busy')).finally(() => place.close());
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)!.rows;
    expect(rowsOf('orders')).toBeGreaterThanOrEqual(3);
    expect(rowsOf('order_items')).toBe(rowsOf('orders'));
    const products = gunzipSync(readFileSync(fileOf('busy')))
      .toString()
      .split('\n')
      .filter((line) => line.includes('"test-fuzz"'));
    expect(products.some((line) => line.includes(`"${1_000 - rowsOf('orders')}"`))).toBe(true);
  });

  it('holds nobody up, however slowly it is written', async () => {
    const shop = await openShop();
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const parts: Buffer[] = [];
    const slow = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        begun.resolve();
        void goOn.promise.then(() => done());
      },
    });
    const dumping = dumpDatabase(shop, slow);
    try {
      await Promise.race([begun.promise, dumping]);
      await shop.query(`insert into newsletter_subscribers (email) values ('late@example.com')`);
    } finally {
      goOn.resolve();
      await dumping;
      if (shop !== database()) await shop.close();
    }
    expect(gunzipSync(Buffer.concat(parts)).toString()).not.toContain('late@example.com');
  });

  it('is not restored into a database that holds something', async () => {
    await save(fileOf('refused'));
    await expect(restoreBackup(database(), fileOf('refused'))).rejects.toThrow(
      'The database is not empty: a backup is restored only into an empty one.',
    );
  });

  it('leaves no file behind when it fails', async () => {
    const failing = saveBackup(fileOf('failed'), async (out) => {
      out.end('half');
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(readdirSync(folder).filter((name) => name.includes('failed'))).toEqual([]);
  });
});
