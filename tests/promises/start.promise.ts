import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { root } from '../../scripts/bootstrap/root.mjs';

/** Starting is mostly compiling. */
const compileCache = join(root, '.cache', 'compile');

describe('a start that cannot go on', () => {
  let database: TestDatabase;
  let dataDir: string;
  const url = () => database.url!;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    dataDir = mkdtempSync(join(tmpdir(), 'taar-start-'));
    // A shop with a product is not filled with the first catalogue, which takes a while.
    await addProduct(database.db);
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database?.close();
  });

  async function start(env: Record<string, string>) {
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir, PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    return { said: (await text(child.stderr)).trim(), code: (await ended)[0] as number };
  }

  it('says in one sentence that the database server is not there', async () => {
    const { said, code } = await start({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' });
    expect(said).toBe(
      'The database does not answer: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL, and that the database server runs.',
    );
    expect(code).toBe(1);
  });

  it('says in one sentence that the data folder is in use', async () => {
    const unlock = lockFolder(join(dataDir, 'database'));
    const { said, code } = await start({});
    unlock();
    expect(said).toBe(
      `The data folder ${join(dataDir, 'database')} is in use by another process; stop that one first.`,
    );
    expect(code).toBe(1);
  });

  it('says in one sentence that the port is taken', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said, code } = await start({ DATABASE_URL: url(), PORT: `${port}` });
    other.close();
    expect(said).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: stop that one, or set PORT to another number.`,
    );
    expect(code).toBe(1);
  });

  it('says in one sentence that a migration was changed', async () => {
    await database.db.query(`update schema_migrations set sha256 = 'another' where name like '0001%'`);
    const { said, code } = await start({ DATABASE_URL: url() });
    expect(said).toMatch(/^The migration 0001_\w+\.sql was changed after it had been applied; add a new one\.$/);
    expect(code).toBe(1);
  });
});
