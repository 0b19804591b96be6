import { describe, expect, it } from 'vitest';
import type { ClassSummary } from '#contracts/classroom.ts';
import { maxOpenClasses, maxPupils } from '#domain/workbench/classroom/class-limits.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { nothingTold as nothing, setUpClass } from '#tests/support/builders/classes.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openPostgres } from '../db/postgres.ts';
import { classRetention } from './class.service.ts';

const short = (value: number) => ({ ...nothing, failed: { check: 'short', point: 'VCC', value } });

describeOnPostgres('a class', (database) => {
  it('has a code that leads pupils to its kit, however they type it', async () => {
    const { made, summary, stranger } = await setUpClass(database());
    expect([made.statusCode, summary]).toMatchObject([201, { kit: 'test-fuzz', name: 'Class 9B', endedAt: null }]);
    expect(summary.code).toMatch(/^[2-9b-z]{8}$/);
    const typed = `${summary.code.slice(0, 4).toUpperCase()}-${summary.code.slice(4)}`;
    const answer = await stranger.call(`GET /api/class-codes/${typed}`);
    expect(answer.json()).toEqual({ name: 'Class 9B', kit: 'test-fuzz', ended: false });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('gives pupils a bench each, tells two of one name apart by it, and uses a free one again', async () => {
    const { joined, join, open, stranger } = await setUpClass(database());
    const first = await joined(' Arjun   K ');
    expect(await joined('Arjun K')).toMatchObject({ bench: 2, name: 'Arjun K' });
    expect((await stranger.call('POST /api/class-places/leave', { place: first.place })).statusCode).toBe(204);
    expect((await stranger.call('POST /api/class-places/leave', { place: first.place })).statusCode).toBe(404);
    expect(await joined('तारा')).toMatchObject({ bench: 1, name: 'तारा' });
    expect((await open()).pupils.map(({ bench, name }) => [bench, name])).toEqual([
      [1, 'तारा'],
      [2, 'Arjun K'],
    ]);
    expect((await join()).headers['set-cookie']).toBeUndefined();
  });

  it('has no pupil without a name, or with one that no register would have', async () => {
    const { join, open } = await setUpClass(database());
    for (const name of ['', '   ', 'x'.repeat(25), '<b>', '😀', '...', 'a\u202eb'])
      expect([name, (await join(name)).statusCode]).toEqual([name, 400]);
    expect((await open()).pupils).toEqual([]);
  });

  it('hears how far a build is, and since when, by its own clock', async () => {
    const { joined, tell, open } = await setUpClass(database());
    const { place } = await joined();
    const told = { placed: ['R1', 'XS-IC1'], checked: ['short'], failed: null };
    expect((await tell(place, told, { quietSeconds: 120 })).json()).toEqual({ handUp: false });
    await database().query(`update class_pupils set ticked_at = now() - interval '1 hour'`);
    await tell(place, told, { quietSeconds: 300 });
    await tell(place, told, { quietSeconds: 2_592_000 });
    await tell(place, told);
    const { now, pupils } = await open();
    expect(pupils).toMatchObject([{ name: 'Arjun', told, handAt: null, failedAt: null }]);
    const minutes = (Date.parse(now) - Date.parse(pupils[0]!.tickedAt)) / 60_000;
    expect(Math.round(minutes)).toBe(5);
  });

  it('sees a raised hand until either takes it down, and news on their way do not raise it again', async () => {
    const { joined, tell, open, help } = await setUpClass(database());
    const { place } = await joined();
    expect((await tell(place, nothing, { handCount: 1 })).json()).toEqual({ handUp: true });
    const [pupil] = (await open()).pupils;
    expect(pupil!.handAt).not.toBeNull();
    expect((await help(pupil!.id)).statusCode).toBe(204);
    expect((await tell(place, nothing, { handCount: 1 })).json()).toEqual({ handUp: false });
    expect((await tell(place, nothing, { handCount: 3 })).json()).toEqual({ handUp: true });
    expect((await tell(place, nothing, { handCount: 4 })).json()).toEqual({ handUp: false });
    expect((await tell(place, nothing, { handCount: 3 })).json()).toEqual({ handUp: false });
  });

  it('counts a failed check from its first wrong reading, and anew once the teacher was there', async () => {
    const { joined, tell, open, help } = await setUpClass(database());
    const { place } = await joined();
    const pupil = async () => (await open()).pupils[0]!;
    await tell(place, short(4));
    await database().query(`update class_pupils set failed_at = now() - interval '12 minutes'`);
    const { failedAt, id } = await pupil();
    await tell(place, short(5));
    expect((await pupil()).failedAt).toBe(failedAt);
    await help(id);
    await tell(place, short(5));
    expect((await pupil()).failedAt).toBe(failedAt);
    await tell(place, short(6));
    expect(Date.parse((await pupil()).failedAt!)).toBeGreaterThan(Date.parse(failedAt!));
    await tell(place, nothing);
    expect((await pupil()).failedAt).toBeNull();
  });

  it('is nobody else’s: not to see, to end, nor anyone in it', async () => {
    const { app, summary, joined, open, help } = await setUpClass(database());
    await joined();
    const [pupil] = (await open()).pupils;
    const bela = await addUser(app, database(), 'bela');
    const own = (await bela.call('POST /api/classes', { kit: 'test-fuzz', name: 'Own' })).json<ClassSummary>();
    const path = `/api/classes/${summary.id}`;
    const tries = [
      await bela.call(`GET ${path}`),
      await bela.call(`POST ${path}/end`, {}),
      await help(pupil!.id, bela),
      await bela.call(`DELETE ${path}/pupils/${pupil!.id}`),
      // A pupil of another class is not reached through one's own.
      await bela.call(`POST /api/classes/${own.id}/pupils/${pupil!.id}/helped`, {}),
      await bela.call(`DELETE /api/classes/${own.id}/pupils/${pupil!.id}`),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404));
    expect((await bela.call('GET /api/classes')).json<ClassSummary[]>().map(({ id }) => id)).toEqual([own.id]);
    expect(await open()).toMatchObject({ summary: { endedAt: null, pupils: 1 }, pupils: [{ helpedAt: null }] });
  });

  it('hears nothing more of a pupil whom the teacher took out', async () => {
    const { teacher, summary, joined, tell, open } = await setUpClass(database());
    const { place } = await joined();
    const [pupil] = (await open()).pupils;
    const takeOut = () => teacher.call(`DELETE /api/classes/${summary.id}/pupils/${pupil!.id}`);
    expect((await takeOut()).statusCode).toBe(204);
    expect((await takeOut()).statusCode).toBe(404);
    expect((await tell(place)).statusCode).toBe(404);
    expect((await open()).pupils).toEqual([]);
  });

  it('that has ended says so, and neither takes nor hears anybody; leaving it stays possible', async () => {
    const { teacher, summary, stranger, join, joined, tell, open } = await setUpClass(database());
    const { place } = await joined();
    const end = () => teacher.call(`POST /api/classes/${summary.id}/end`, {});
    const ended = (await end()).json<ClassSummary>();
    expect((await end()).json<ClassSummary>().endedAt).toBe(ended.endedAt);
    expect((await stranger.call(`GET /api/class-codes/${summary.code}`)).json()).toMatchObject({ ended: true });
    for (const answer of [await join(), await tell(place, { ...nothing, placed: ['R1'] })])
      expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('This class has ended.')]);
    expect((await open()).pupils).toMatchObject([{ told: nothing }]);
    expect((await stranger.call('POST /api/class-places/leave', { place })).statusCode).toBe(204);
  });

  it('is gone 30 days after it ended, a name 30 days after it was last heard, by the clock of the database', async () => {
    const { teacher, summary, stranger, joined, open } = await setUpClass(database());
    await joined('Heard');
    await joined('Silent');
    const sweep = () => classRetention.deleteExpired!(database());
    const age = (days: string) =>
      database().query(`update class_pupils set heard_at = now() - interval '${days}' where name = 'Silent'`);
    await database().query(
      `update classes set created_at = now() - interval '1 year', used_at = now() - interval '1 year'`,
    );
    await age('29 days 23 hours');
    await sweep();
    expect((await open()).pupils).toHaveLength(2);
    await age('30 days 1 second');
    await sweep();
    expect((await open()).pupils.map(({ name }) => name)).toEqual(['Heard']);
    await teacher.call(`POST /api/classes/${summary.id}/end`, {});
    await database().query(`update classes set ended_at = now() - interval '29 days 23 hours'`);
    await sweep();
    expect((await open()).pupils).toHaveLength(1);
    await database().query(`update classes set ended_at = now() - interval '30 days 1 second'`);
    await sweep();
    expect((await stranger.call(`GET /api/class-codes/${summary.code}`)).statusCode).toBe(404);
    expect(await database().query('select from class_pupils')).toEqual([]);
  });

  it('that nobody joined is gone 30 days after it was made', async () => {
    const { teacher } = await setUpClass(database());
    await database().query(`update classes set used_at = now() - interval '30 days 1 second'`);
    await classRetention.deleteExpired!(database());
    expect((await teacher.call('GET /api/classes')).json()).toEqual([]);
  });

  it('that everybody has left goes on for 30 days from then', async () => {
    const { teacher, summary, stranger, joined, open } = await setUpClass(database());
    const grow = () => database().query(`update classes set used_at = now() - interval '1 year'`);
    const sweep = () => classRetention.deleteExpired!(database());
    const { place } = await joined('One');
    await joined('Other');
    await grow();
    await stranger.call('POST /api/class-places/leave', { place });
    const [other] = (await open()).pupils;
    await database().query('delete from class_pupils');
    await sweep();
    await joined('Other');
    await grow();
    await teacher.call(`DELETE /api/classes/${summary.id}/pupils/${(await open()).pupils[0]!.id}`);
    await sweep();
    expect([other!.name, (await open()).pupils]).toEqual(['Other', []]);
  });

  it('is refused for what is no kit, beyond the number that one may have, and to those who are not signed in', async () => {
    const { app, teacher, stranger } = await setUpClass(database());
    await addProduct(database(), { slug: 'a-part', name: 'A part', category: 'parts', subcategory: 'resistors' });
    const make = (kit = 'test-fuzz', name = 'Class', by = teacher) => by.call('POST /api/classes', { kit, name });
    const refused = [await make('a-part'), await make('nowhere'), await make('test-fuzz', ' '), await make('', 'A')];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 400]);
    expect((await make('test-fuzz', 'Class', stranger)).statusCode).toBe(401);
    const [user] = await database().query<{ id: number }>(`select id from users where username = 'asha'`);
    await database().query(
      `insert into classes (user_id, code, kit, name) select $1, 'code-' || n, 'test-fuzz', 'Class' from generate_series(2, $2::integer) n`,
      [user!.id, maxOpenClasses],
    );
    expect((await make()).statusCode).toBe(409);
    await database().query(`update classes set ended_at = now() where code = 'code-2'`);
    expect((await make()).statusCode).toBe(201);
    expect((await make('test-fuzz', 'Class', await addUser(app, database(), 'bela'))).statusCode).toBe(201);
  });

  it('has no code that can be found by trying; those with a right one are not held up by it', async () => {
    const { stranger, join, summary, tell, joined } = await setUpClass(database());
    const { place } = await joined();
    const tried = [];
    for (let n = 0; n < 61; n += 1) tried.push((await stranger.call(`GET /api/class-codes/2222222${n}`)).statusCode);
    expect(tried).toEqual([...Array<number>(60).fill(404), 429]);
    expect((await tell('x'.repeat(43))).statusCode).toBe(429);
    expect((await stranger.call(`GET /api/class-codes/${summary.code}`)).statusCode).toBe(200);
    expect((await tell(place)).statusCode).toBe(200);
    expect((await join()).statusCode).toBe(201);
  });
});

describe('pupils who join at once', () => {
  it('all get a bench of their own, until the class is full', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const other = await openPostgres({ databaseUrl: url! });
    try {
      const { summary, open } = await setUpClass(db);
      const apps = [buildTestApp(db), buildTestApp(other)];
      const answers = await Promise.all(
        Array.from({ length: maxPupils + 5 }, (_, n) =>
          new Browser(apps[n % 2]!).call(`POST /api/class-codes/${summary.code}/places`, { name: 'Arjun' }),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 201)).toHaveLength(maxPupils);
      expect(statuses.filter((status) => status === 409)).toHaveLength(5);
      const benches = (await open()).pupils.map(({ bench }) => bench);
      expect(benches).toEqual(Array.from({ length: maxPupils }, (_, n) => n + 1));
    } finally {
      await other.close();
      await close();
    }
  });
});
