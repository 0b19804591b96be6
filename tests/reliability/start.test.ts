import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder, openEmbedded } from '#server/db/embedded/embedded.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { SmallDisk, smallDiskObstacle } from '../support/faults/small-disk.ts';
import { freePort } from '../support/processes/free-port.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { isLong } from './scale.ts';

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

  it.each([
    [
      'a host that is none',
      { HOST: 'no-such-host.invalid' },
      () => `HOST is 'no-such-host.invalid', but no machine of that name is known.`,
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      (port: string) => `Port ${port} on 192.0.2.1 cannot be opened: HOST is no address of this machine.`,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: join(root, 'package.json') },
      () => `DATA_DIR is ${join(root, 'package.json')}, but it is a file: name a folder that the shop may write to.`,
    ],
    [
      'a data folder below a file',
      { DATA_DIR: join(root, 'package.json', 'data') },
      () =>
        `DATA_DIR is ${join(root, 'package.json', 'data')}, but it can’t be made or written to (ENOTDIR): name a folder that the shop may write to.`,
    ],
    [
      'a password that many have',
      { ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD: 'password123' },
      () => 'ADMIN_PASSWORD is too easy to guess: choose another one, such as openssl rand -hex 32 makes.',
    ],
  ])('says of %s in one sentence what is wrong, before it asks for the database', async (_, env, sentence) => {
    const port = `${await freePort()}`;
    const { said, code } = await start({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop', PORT: port, ...env });
    expect(said).toBe(sentence(port));
    expect(code).toBe(1);
  });

  it('says in one sentence that a first start has no room on the disk, and leaves nothing behind', async (test) => {
    const obstacle = smallDiskObstacle();
    test.skip(obstacle !== null, obstacle ?? '');
    const disk = SmallDisk.mount(20);
    onTestFinished(() => disk.unmount());
    const { said, code } = await start({ DATA_DIR: disk.dir });
    expect(said).toBe(
      `The disk of DATA_DIR (${disk.dir}) has 20 MB free, and a first start needs 200 MB: free some space on it.`,
    );
    expect(code).toBe(1);
    expect(readdirSync(disk.dir)).toEqual([]);
  });

  it('names all bad settings at once', async () => {
    const { said, code } = await start({ PORT: 'many', WORKERS: '0', UPI_VPA: 'nobody' });
    expect(said.split('\n')).toEqual([
      "PORT must be a whole number from 0 to 65535, but it is 'many'.",
      "WORKERS must be a whole number from 1 to 64, but it is '0'.",
      "UPI_VPA must look like name@bank, but it is 'nobody'.",
    ]);
    expect(code).toBe(1);
  });

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

describe('the database of a first start', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'taar-prepare-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function prepare(env: Record<string, string> = {}): ChildProcess {
    return spawn(process.execPath, ['src/prepare.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
  const codeOf = async (child: ChildProcess): Promise<number> => (await once(child, 'exit'))[0] as number;

  it('is none of a shop that has a PostgreSQL server', async () => {
    expect(await codeOf(prepare({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }))).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is cut short when the process that it is made for is gone', async () => {
    const left = prepare();
    const ended = codeOf(left);
    while (!existsSync(join(dataDir, 'database.unfinished'))) await pause(10);
    left.disconnect();
    expect(await ended).toBe(1);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  // Making a database takes ten seconds of a core; the crash of a shop that makes one is tried with the engine alone.
  it.runIf(isLong)('is whole after that', async () => {
    expect(await codeOf(prepare())).toBe(0);
    const db = await openEmbedded({ dir: join(dataDir, 'database') });
    try {
      const [row] = await db.query<{ count: number }>('SELECT count(*) AS count FROM products');
      expect(row!.count).toBeGreaterThan(300);
    } finally {
      await db.close();
    }
  });

  it('is left alone once it is there', async () => {
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    const before = readdirSync(dataDir, { recursive: true });
    expect(await codeOf(prepare())).toBe(0);
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  });
});
