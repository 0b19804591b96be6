import { expect, it } from 'vitest';
import type { HelpFigures, LearnedFrequencies } from '#contracts/help-figures.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';

async function openFigures(db: Database) {
  await addProduct(db);
  const app = buildTestApp(db);
  const clerk = await addUser(app, db, 'ravi', 'clerk');
  const [user] = await db.query<{ id: number }>(`select id from users where username = 'ravi'`);
  const build = (ticked: readonly string[], readings: object = {}, changes = '') =>
    db.query(
      `insert into builds (user_id, id, kit, state, updated_at) values ($1, gen_random_uuid(), 'test-fuzz', $2, ${changes || 'now()'})`,
      [
        user!.id,
        JSON.stringify({
          ticks: Object.fromEntries(ticked.map((mark) => [mark, { 'd-phone123': 1, 'd-laptop12': 2 }])),
          readings,
          notes: {},
          sittings: {},
        }),
      ],
    );
  const cause = (kit: string, kind: string, count: number, place = 1) =>
    db.query(`insert into help_causes values ($1, $2, 'Q1', $3, 'short', $4)`, [kit, kind, place, count]);
  const figures = async (kit = '') =>
    (await clerk.call(`GET /api/admin/help-figures${kit && `?kit=${kit}`}`)).json<HelpFigures>();
  const takeOver = (seen: number | null, factors: object, by = clerk) =>
    by.call('POST /api/admin/fault-frequencies', { seen, factors });
  const used = async () => (await new Browser(app).call('GET /api/fault-frequencies')).json();
  return { app, clerk, build, cause, figures, takeOver, used };
}

const checks = ['check:short', 'check:supply', 'check:voltages'];
const bad = { 'voltages:Q1.C': { value: { value: 1, verdict: 'bad' }, at: 1, by: 'd-phone123' } };

describeOnBothEngines('figures of help', (database) => {
  it('say where builds stop, and nothing over fewer than five', async () => {
    const { build, figures } = await openFigures(database());
    await build(['placed:R1']);
    await build(checks.slice(0, 1));
    await build(checks.slice(0, 2), bad);
    await build(checks, bad);
    expect((await figures()).builds).toBeNull();
    await build(checks);
    await build(checks, {}, `now() - interval '2 years'`);
    expect((await figures('test-fuzz')).builds).toEqual({
      started: 5,
      stuck: [
        { check: null, builds: 1 },
        { check: 'short', builds: 1 },
        { check: 'supply', builds: 1 },
      ],
      checks: [
        { check: 'short', passed: 4, failed: 0 },
        { check: 'supply', passed: 3, failed: 0 },
        { check: 'voltages', passed: 2, failed: 2 },
      ],
    });
    expect((await figures('other-kit')).builds).toBeNull();
    expect((await figures()).kits).toEqual([{ slug: 'test-fuzz', name: 'Test Fuzz' }]);
  });

  it('say which faults were real, of a kit with five that were told, and how often the finder had them first', async () => {
    const { cause, figures } = await openFigures(database());
    await cause('test-fuzz', 'open', 3);
    await cause('test-fuzz', 'open', 1, 3);
    expect((await figures('test-fuzz')).causes).toBeNull();
    expect((await figures()).reported).toEqual([]);
    await cause('test-fuzz', 'other', 1, 0);
    expect((await figures('test-fuzz')).causes).toEqual({
      reports: 5,
      rows: [
        { kind: 'open', ref: 'Q1', count: 4, first: 3 },
        { kind: 'other', ref: 'Q1', count: 1, first: 0 },
      ],
    });
    // What the finder did not name teaches it nothing.
    expect((await figures()).reported).toEqual([]);
    await cause('test-fuzz', 'bridge', 1, 2);
    expect((await figures()).reported).toEqual([
      { kit: 'test-fuzz', kind: 'bridge', count: 1 },
      { kit: 'test-fuzz', kind: 'open', count: 4 },
    ]);
  });

  it('are learned from by one press that is written down, taken back by another, and never over somebody else', async () => {
    const { app, clerk, cause, figures, takeOver, used } = await openFigures(database());
    expect(await used()).toEqual({ factors: {} });
    expect((await takeOver(null, { open: 2 })).statusCode).toBe(400);
    await cause('test-fuzz', 'open', 6);
    const meera = await addUser(app, database(), 'meera', 'clerk');
    const both = await Promise.all([takeOver(null, { open: 2 }), takeOver(null, { open: 2 }, meera)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await used()).toEqual({ factors: { open: 2 } });
    const { id } = (await figures()).learned!;
    const next = (await takeOver(id, { open: 3, bridge: 0.5 })).json<LearnedFrequencies>();
    expect(next).toMatchObject({ factors: { open: 3, bridge: 0.5 }, reports: 6 });
    expect((await clerk.call(`DELETE /api/admin/fault-frequencies/${id}`)).statusCode).toBe(409);
    expect((await clerk.call(`DELETE /api/admin/fault-frequencies/${next.id}`)).statusCode).toBe(204);
    expect(await used()).toEqual({ factors: { open: 2 } });
    const written = await database().query<{ before: object; after: object }>(
      `select before, after from audit_entries where thing_id = 'fault-frequencies' order by id`,
    );
    expect(written).toEqual([
      { before: {}, after: { open: 2 } },
      { before: { open: 2 }, after: { open: 3, bridge: 0.5 } },
      { before: { open: 3, bridge: 0.5 }, after: { open: 2 } },
    ]);
    for (const odd of [{ open: 0 }, { open: 201 }, { curse: 1 }, { open: '2' }])
      expect((await takeOver(id, odd)).statusCode).toBe(400);
  });
});
