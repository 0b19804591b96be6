import { describe, expect, it } from 'vitest';
import type { ClassSummary } from '#contracts/classroom.ts';
import {
  classNameMaxLength,
  maxClasses,
  maxOpenClasses,
  maxPupils,
  maxReportedChecks,
  maxReportedParts,
} from '#domain/workbench/classroom/class-limits.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { nothingTold, setUpClass } from '#tests/support/builders/classes.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import * as pupils from './pupil.repository.ts';

/** Gives asha classes until she has so many, all but `open` of them ended. */
const fillUp = (db: Database, { kept, open }: { kept: number; open: number }) =>
  db.query(
    `insert into classes (user_id, code, kit, name, ended_at)
     select id, 'code-' || n, 'test-fuzz', 'Class', case when n > $2::integer then now() end
     from users, generate_series(2, $1::integer) n where username = 'asha'`,
    [kept, open],
  );

const oneMore = { kit: 'test-fuzz', name: 'One more' };

describeOnPostgres('of a class', (database) => {
  it('the list of pupils is its teacher’s alone, whoever asks for it', async () => {
    const { app, summary, joined } = await setUpClass(database());
    await joined();
    await addUser(app, database(), 'bela');
    const idOf = async (name: string) =>
      (await database().query<{ id: number }>('select id from users where username = $1', [name]))[0]!.id;
    expect(await pupils.list(database(), await idOf('asha'), summary.id)).toHaveLength(1);
    expect(await pupils.list(database(), await idOf('bela'), summary.id)).toEqual([]);
  });

  it('a pupil is reached through that class and through no other, of the same teacher either', async () => {
    const { teacher, joined, open } = await setUpClass(database());
    await joined();
    const [pupil] = (await open()).pupils;
    const other = (await teacher.call('POST /api/classes', oneMore)).json<ClassSummary>();
    const tries = [
      await teacher.call(`POST /api/classes/${other.id}/pupils/${pupil!.id}/helped`, {}),
      await teacher.call(`DELETE /api/classes/${other.id}/pupils/${pupil!.id}`),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await open()).pupils).toMatchObject([{ helpedAt: null }]);
  });

  it('another can be made while fewer than 100 are kept, ended ones too', async () => {
    const { teacher } = await setUpClass(database());
    await fillUp(database(), { kept: maxClasses - 1, open: 1 });
    expect((await teacher.call('POST /api/classes', oneMore)).statusCode).toBe(201);
    const full = await teacher.call('POST /api/classes', oneMore);
    expect([full.statusCode, full.body]).toEqual([409, expect.stringMatching(/class/)]);
  });

  it('the name is a line of at most 60 characters', async () => {
    const { teacher } = await setUpClass(database());
    const make = async (name: string) =>
      (await teacher.call('POST /api/classes', { kit: 'test-fuzz', name })).statusCode;
    const longest = 'x'.repeat(classNameMaxLength);
    expect([await make(longest), await make(`${longest}x`), await make('a\u202eb')]).toEqual([201, 400, 400]);
  });

  it('what is told is bounded', async () => {
    const { joined, tell, open } = await setUpClass(database());
    const { place } = await joined();
    const refs = (count: number) => Array.from({ length: count }, (_, n) => `R${n}`);
    const told = async (change: object, more?: Parameters<typeof tell>[2]) =>
      (await tell(place, { ...nothingTold, ...change }, more)).statusCode;
    expect(await told({ placed: refs(maxReportedParts) })).toBe(200);
    const refused = [
      await told({ placed: refs(maxReportedParts + 1) }),
      await told({ placed: ['<b>'] }),
      await told({ checked: refs(maxReportedChecks + 1) }),
      await told({ failed: { check: 'short', point: 'VCC', value: 1e13 } }),
      await told({}, { handCount: -1 }),
      await told({}, { quietSeconds: -1 }),
    ];
    expect(refused).toEqual(refused.map(() => 400));
    expect((await open()).pupils).toMatchObject([{ told: { placed: refs(maxReportedParts), checked: [] } }]);
  });

  it('wrong codes and secrets are counted however they are tried: to look, to join, to tell and to leave', async () => {
    const { stranger, join, tell } = await setUpClass(database());
    const secret = 'x'.repeat(43);
    const ways = [
      () => stranger.call('GET /api/class-codes/22222222'),
      () => join('Arjun', '22222222'),
      () => tell(secret),
      () => stranger.call('POST /api/class-places/leave', { place: secret }),
    ];
    const statuses = [];
    for (let n = 0; n < 60; n += 1) statuses.push((await ways[n % ways.length]!()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));
    for (const way of ways) expect((await way()).statusCode).toBe(429);
  });

  it('300 may try to join from one network within an hour', async () => {
    const { join } = await setUpClass(database());
    const statuses = [];
    for (let n = 0; n < 301; n += 1) statuses.push((await join()).statusCode);
    const full = Array<number>(300 - maxPupils).fill(409);
    expect(statuses).toEqual([...Array<number>(maxPupils).fill(201), ...full, 429]);
  });
});

describe('classes that are made at once', () => {
  it('are no more than a teacher may have', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const other = await openPostgres({ databaseUrl: url! });
    try {
      const { teacher } = await setUpClass(db);
      await fillUp(db, { kept: maxOpenClasses - 2, open: maxOpenClasses });
      const elsewhere = new Browser(buildTestApp(other), teacher.cookie);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 ? elsewhere : teacher).call('POST /api/classes', oneMore)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, ...Array<number>(6).fill(409)]);
    } finally {
      await other.close();
      await close();
    }
  });
});
