import { describe, expect, it } from 'vitest';
import type { Build } from '#contracts/builds.ts';
import { maxBuilds, maxKeptBuilds } from '#domain/workbench/builds/build-limits.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openPostgres } from '../db/postgres.ts';

const phone = 'd-phone123';
const laptop = 'd-laptop12';
const placed = (ref: string, device = phone, count = 1) => ({ ticks: { [`placed:${ref}`]: { [device]: count } } });

describeOnPostgres('builds', (database) => {
  const setUp = async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const asha = await addUser(app, database(), 'asha');
    const id = crypto.randomUUID();
    const send = (
      changes: object,
      { by = asha, build = id as string, kit = 'test-fuzz', userId = undefined as number | undefined } = {},
    ) => by.call(`POST /api/builds/${build}/changes`, { kit, changes, userId });
    const list = async (by = asha) => (await by.call('GET /api/builds')).json<Build[]>();
    return { app, asha, id, send, list };
  };

  it('answer 401 to whoever is not signed in', async () => {
    const { app, send } = await setUp();
    const stranger = new Browser(app);
    expect((await stranger.call('GET /api/builds')).statusCode).toBe(401);
    expect((await send({}, { by: stranger })).statusCode).toBe(401);
  });

  it('are the union of what two devices send, however often they send it', async () => {
    const { id, send, list } = await setUp();
    const first = await send({ ...placed('R3'), name: { value: ' Board 2 ', at: 1, by: phone } });
    expect([first.statusCode, first.json()]).toMatchObject([200, { id, kit: 'test-fuzz', state: placed('R3') }]);
    await send(placed('R4', laptop));
    const again = await send(placed('R3'));
    expect(again.json<Build>().state).toMatchObject({
      ticks: { 'placed:R3': { [phone]: 1 }, 'placed:R4': { [laptop]: 1 } },
      name: { value: 'Board 2' },
    });
    expect(again.json<Build>().updatedAt).toBe((await list())[0]!.updatedAt);
    await send(placed('R3', phone, 2));
    await send(placed('R3'));
    expect((await list()).map(({ state }) => state.ticks)).toEqual([
      { 'placed:R3': { [phone]: 2 }, 'placed:R4': { [laptop]: 1 } },
    ]);
  });

  it('are nobody else’s, also under the same id', async () => {
    const { app, id, send, list } = await setUp();
    await send(placed('R3'));
    const bela = await addUser(app, database(), 'bela');
    expect((await send(placed('R9'), { by: bela })).json<Build>().state.ticks).toEqual(placed('R9').ticks);
    expect((await list()).map((build) => [build.id, build.state.ticks])).toEqual([[id, placed('R3').ticks]]);
    expect((await list(bela)).map((build) => build.state.ticks)).toEqual([placed('R9').ticks]);
  });

  it('are neither given nor taken for somebody who is no longer signed in here', async () => {
    const { app, asha, send, list } = await setUp();
    await send(placed('R3'));
    const bela = await addUser(app, database(), 'bela');
    const { id: userId } = (await asha.call('GET /api/user')).json<{ id: number }>();
    expect((await send(placed('R9'), { by: bela, userId })).statusCode).toBe(401);
    expect((await bela.call(`GET /api/builds?userId=${userId}`)).statusCode).toBe(401);
    expect(await list(bela)).toEqual([]);
    expect((await send(placed('R9'), { userId })).statusCode).toBe(200);
    expect((await asha.call(`GET /api/builds?userId=${userId}`)).json<Build[]>()).toHaveLength(1);
    expect((await asha.call('GET /api/builds?userId=asha')).statusCode).toBe(400);
  });

  it('are not started by only asking', async () => {
    const { send, list } = await setUp();
    expect((await send({})).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    await send(placed('R3'));
    expect((await send({})).json<Build>().state.ticks).toEqual(placed('R3').ticks);
  });

  it('are out of the list once deleted, and back by an undo with all their ticks', async () => {
    const { send, list } = await setUp();
    await send(placed('R3'));
    await send({ deleted: { value: true, at: 1, by: phone } });
    expect(await list()).toEqual([]);
    await send({ deleted: { value: false, at: 2, by: phone } });
    expect((await list()).map(({ state }) => state.ticks)).toEqual([placed('R3').ticks]);
  });

  it.each([
    [{ ticks: { R1: { [phone]: 1 } } }, 400],
    [{ ticks: { 'placed:R1': { constructor: 1 } } }, 400],
    [{ ticks: { 'placed:R1': { [phone]: 0.5 } } }, 400],
    [{ ticks: { 'placed:R1': { [phone]: 1e12 } } }, 400],
    [{ name: { value: '', at: 1, by: phone } }, 400],
    [{ name: { value: 'a\u0000b', at: 1, by: phone } }, 400],
    [{ readings: { 'volts:IC1': { value: { value: 'x', verdict: 'good' }, at: 1, by: phone } } }, 400],
    [{ notes: { 'n-12345678': { value: { text: 'x'.repeat(501), step: 's', writtenAt: 1 }, at: 1, by: phone } } }, 400],
  ])('refuse %j with %i', async (changes, status) => {
    const { send, list } = await setUp();
    expect((await send(changes)).statusCode).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('refuse an id that is none, a kit that is none, and another kit than it began with', async () => {
    const { send } = await setUp();
    await addProduct(database(), { slug: 'a-part', category: 'parts' });
    await addProduct(database(), { slug: 'other-fuzz' });
    expect((await send({}, { build: 'mine' })).statusCode).toBe(400);
    for (const kit of ['no-such-kit', 'a-part']) expect((await send(placed('R1'), { kit })).statusCode).toBe(404);
    await send(placed('R1'));
    const other = await send(placed('R1'), { kit: 'other-fuzz' });
    expect([other.statusCode, other.body]).toEqual([409, 'That build is of another kit.']);
  });

  it('refuse the build after the last that fits, and go on with those that are there', async () => {
    const { id, send } = await setUp();
    await send(placed('R1'));
    const fill = (count: number, gone: string) =>
      database().query(
        `insert into builds (user_id, id, kit, state, deleted_at)
         select user_id, gen_random_uuid(), kit, state, ${gone} from builds, generate_series(1, ${count}) where id = $1`,
        [id],
      );
    await fill(maxBuilds - 1, 'null');
    expect((await send(placed('R1'), { build: crypto.randomUUID() })).statusCode).toBe(409);
    expect((await send(placed('R2'))).statusCode).toBe(200);
    await database().query(`update builds set deleted_at = now() where id <> $1`, [id]);
    expect((await send(placed('R1'), { build: crypto.randomUUID() })).statusCode).toBe(200);
    await fill(maxKeptBuilds - maxBuilds, 'now()');
    expect((await send(placed('R1'), { build: crypto.randomUUID() })).statusCode).toBe(409);
  });

  it('refuse more than a build may hold, and keep what is there', async () => {
    const { send, list } = await setUp();
    const notes = (first: number) =>
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `n-note${first + index}`,
          { value: { text: 'x'.repeat(500), step: 's', writtenAt: 1 }, at: 1, by: phone },
        ]),
      );
    expect((await send({ notes: notes(1000) })).statusCode).toBe(200);
    const full = await send({ notes: notes(2000) });
    expect([full.statusCode, full.body]).toEqual([409, 'This build has no room for more. Delete a note to make room.']);
    expect(Object.keys((await list())[0]!.state.notes)).toHaveLength(60);
  });
});

describe('builds over several processes', () => {
  it('lose no tick when many devices start, tick and take back one build at once', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const others = await Promise.all([openPostgres({ databaseUrl: url! }), openPostgres({ databaseUrl: url! })]);
    try {
      await addProduct(db);
      const apps = [db, ...others].map((each) => buildTestApp(each));
      const asha = await addUser(apps[0]!, db, 'asha');
      const id = crypto.randomUUID();
      const send = (device: number, changes: object) =>
        new Browser(apps[device % 3]!, asha.cookie).call(`POST /api/builds/${id}/changes`, {
          kit: 'test-fuzz',
          changes,
        });
      // The first round starts the build; in the others it is there, and everyone merges into it.
      for (const round of [1, 2, 3, 4]) {
        const sends = Array.from({ length: 12 }, (_, device) =>
          send(device, placed(`R${round}${10 + device}`, `d-device${10 + device}x`)),
        );
        const takenBack = send(5, placed('R1', 'd-device15x', round));
        const answers = await Promise.all([...sends, takenBack]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      }
      const [build] = (await asha.call('GET /api/builds')).json<Build[]>();
      expect(Object.keys(build!.state.ticks)).toHaveLength(4 * 12 + 1);
      expect(build!.state.ticks['placed:R1']).toEqual({ 'd-device15x': 4 });
    } finally {
      await Promise.all(others.map((other) => other.close()));
      await close();
    }
  });
});
