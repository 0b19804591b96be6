import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../database.ts';
import { DatabaseUnavailable } from '../database-errors.ts';
import { openEmbedded } from './embedded.ts';

let parent: string;
let dir: string;
const children: ChildProcess[] = [];

/** Runs a small program on the folder in a process of its own, and reads what it prints line by line. */
function inAnotherProcess(program: string): { child: ChildProcess; lines: AsyncIterator<string> } {
  const code = `const { openEmbedded } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))});
    const open = () => openEmbedded({ dir: ${JSON.stringify(dir)} });
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: createInterface(child.stdout!)[Symbol.asyncIterator]() };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const rowsOf = async (table: string) => {
  const db = await openEmbedded({ dir });
  try {
    return (await db.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
  } finally {
    await db.close();
  }
};

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'taar-embedded-'));
  dir = join(parent, 'data', 'database');
  mkdirSync(`${dir}.unfinished`, { recursive: true });
  writeFileSync(join(`${dir}.unfinished`, 'PG_VERSION'), 'half a databa');
  const db = await openEmbedded({ dir });
  await db.query('CREATE TABLE kept (id integer PRIMARY KEY)');
  await db.query('INSERT INTO kept VALUES (1)');
  await db.close();
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('the embedded database in a folder', () => {
  it('still has its rows after it was closed and opened', async () => {
    expect(await rowsOf('kept')).toEqual([1]);
    expect(readdirSync(join(parent, 'data'))).toEqual(['database', 'database.lock']);
  });

  it('loses no acknowledged row when its process is killed', async () => {
    const { child, lines } = inAnotherProcess(`
      const db = await open();
      await db.query('CREATE TABLE written (id integer PRIMARY KEY)');
      for (let id = 1; ; id++) {
        await db.transaction((tx) => tx.query('INSERT INTO written VALUES ($1)', [id]));
        console.log(id);
      }`);
    let acknowledged = 0;
    while (acknowledged < 100) acknowledged = Number((await lines.next()).value);
    await kill(child);
    for (let rest = await lines.next(); !rest.done; rest = await lines.next()) acknowledged = Number(rest.value);
    const rows = await rowsOf('written');
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(rows).toEqual(rows.map((_, index) => index + 1));
  });

  it('keeps a second process out with a sentence that names the folder, and lets it write nothing', async () => {
    const db = await openEmbedded({ dir });
    try {
      const filesOf = () =>
        readdirSync(parent, { recursive: true, withFileTypes: true }).map((entry) => {
          const path = join(entry.parentPath, entry.name);
          return `${path} ${statSync(path).mtimeMs}`;
        });
      const before = filesOf();
      const { lines } = inAnotherProcess(`await open().catch((error) => console.log(error.message))`);
      expect((await lines.next()).value).toBe(
        `The data folder ${dir} is in use by another process; stop that one first.`,
      );
      expect(filesOf()).toEqual(before);
      await expect(openEmbedded({ dir })).rejects.toThrow('is in use by another process');
      expect(await db.query('SELECT id FROM kept')).toEqual([{ id: 1 }]);
    } finally {
      await db.close();
    }
  });

  it('is free again as soon as the process that held it is killed', async () => {
    const { child, lines } = inAnotherProcess(`await open(); console.log('open')`);
    expect((await lines.next()).value).toBe('open');
    await expect(openEmbedded({ dir })).rejects.toThrow('is in use by another process');
    await kill(child);
    expect(await rowsOf('kept')).toEqual([1]);
  });

  it('is read as it was at one moment while others write to it, and no copy stays, nor one of a killed process', async () => {
    mkdirSync(join(`${dir}.copy-left`, 'base'), { recursive: true });
    const db = await openEmbedded({ dir });
    try {
      await db.query('CREATE TABLE moments (id bigint GENERATED ALWAYS AS IDENTITY, half integer)');
      const closing = new AbortController();
      const addPair = (tx: Queryable) => tx.query('INSERT INTO moments (half) VALUES (1), (2)');
      const writing = (async () => {
        while (!closing.signal.aborted) await db.transaction(addPair);
      })();
      const reading = db.readSnapshot(async (still) => {
        const count = () =>
          still.query<{ rows: number; last: number }>('SELECT count(*) AS rows, max(id) AS last FROM moments');
        const before = await count();
        await db.transaction(addPair);
        const [sequence] = await still.query(`SELECT last_value AS last FROM moments_id_seq`);
        return { before, after: await count(), sequence };
      });
      const counts = await reading.finally(async () => {
        closing.abort();
        await writing;
      });
      expect(counts.after).toEqual(counts.before);
      expect(counts.before[0]!.rows % 2).toBe(0);
      expect(counts.sequence).toEqual({ last: counts.before[0]!.last ?? 1 });
      expect(readdirSync(join(parent, 'data'))).toEqual(['database', 'database.lock']);
    } finally {
      await db.close();
    }
  });

  it('fails while it cannot write its log, acknowledges nothing it lost, and heals when it can again', async () => {
    const log = join(dir, 'pg_wal');
    const db = await openEmbedded({ dir });
    try {
      await db.query('CREATE TABLE healed (id integer)');
      await db.query('SELECT pg_switch_wal()');
      renameSync(log, join(parent, 'pg_wal'));
      await expect(db.query('INSERT INTO healed VALUES (1)')).rejects.toThrow(DatabaseUnavailable);
      await expect(db.ping()).rejects.toThrow(DatabaseUnavailable);
      renameSync(join(parent, 'pg_wal'), log);
      await vi.waitFor(() => db.ping(), { timeout: 100_000 });
      await db.query('INSERT INTO healed VALUES (2)');
      expect(await db.query('SELECT id FROM healed')).toEqual([{ id: 2 }]);
    } finally {
      await db.close();
    }
  });

  it('takes little memory for its cache, in a folder and in one that only lives in memory', async () => {
    for (const place of [dir, null]) {
      const db = await openEmbedded({ dir: place });
      try {
        expect(await db.query('SHOW shared_buffers')).toEqual([{ shared_buffers: '8MB' }]);
      } finally {
        await db.close();
      }
    }
  });

  it('is created over the remains of an interrupted first start', () => {
    expect(existsSync(`${dir}.unfinished`)).toBe(false);
  });

  it('says so when it is used after it was closed', async () => {
    const db = await openEmbedded({ dir });
    await db.close();
    await db.close();
    await expect(db.query('SELECT 1')).rejects.toThrow('The database does not answer');
  });
});
