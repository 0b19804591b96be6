import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { unpackTemplate } from '#tests/support/databases/embedded-template.ts';
import { assertDurable, DurableFilesystem, durableStartParams } from './durable-filesystem.ts';

const folder = mkdtempSync(join(tmpdir(), 'taar-durable-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the durable folder', () => {
  it('syncs every commit to the disk, and a folder that does not is refused', async () => {
    unpackTemplate(inject('embeddedTemplate'), folder);
    const filesystem = new DurableFilesystem(folder);
    const durable = await PGlite.create({ fs: filesystem, startParams: durableStartParams });
    await durable.exec('CREATE TABLE kept (id integer)');
    const before = filesystem.fsyncCount;
    for (let id = 1; id <= 5; id++) await durable.query('INSERT INTO kept VALUES ($1)', [id]);
    expect(filesystem.fsyncCount - before).toBeGreaterThanOrEqual(5);
    await expect(assertDurable(durable, filesystem)).resolves.toBeUndefined();
    await durable.close();

    const forgetful = await PGlite.create({ fs: new NodeFS(folder) });
    await expect(assertDurable(forgetful, { fsyncCount: 0 })).rejects.toThrow('does not write its commits through');
    await forgetful.close();

    const unsynced = new DurableFilesystem(folder);
    const fast = await PGlite.create({ fs: unsynced });
    await expect(assertDurable(fast, unsynced)).rejects.toThrow('does not write its commits through');
    await fast.close();
  });
});
