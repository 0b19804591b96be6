import { expect, it } from 'vitest';
import type { PartsList } from '#contracts/parts-lists.ts';
import { maxSavedPartsLists } from '#domain/parts-lists/saved-parts-list.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const phone = 'd-phone123';
const bill = (change: object = {}) => ({ name: 'My fuzz', text: 'R1 4k7', answers: [['R1 4k7', '']], ...change });
const said = (value: unknown, at = 1) => ({ bill: { value, at, by: phone } });

describeOnPostgres('kept bills', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database());
    const asha = await addUser(app, database(), 'asha');
    const id = crypto.randomUUID();
    const send = (changes: unknown, { by = asha, to = id as string, userId = undefined as number | undefined } = {}) =>
      by.call(`POST /api/bills/${to}/changes`, { changes, userId });
    const names = async (by = asha) =>
      (await by.call('GET /api/bills')).json<PartsList[]>().map(({ state }) => state.bill?.value?.name);
    return { app, asha, id, send, names };
  };

  it('are the later of two devices, go and come back, and are nobody else’s', async () => {
    const { app, asha, send, names } = await setUp();
    expect((await send(said(bill({ name: 'Newer' }), 2))).statusCode).toBe(200);
    const older = await send(said(bill(), 1));
    expect([older.statusCode, older.json<PartsList>().state]).toMatchObject([200, said({ name: 'Newer' }, 2)]);
    await send(said(null, 3));
    expect(await names()).toEqual([]);
    await send(said(bill(), 4));
    expect(await names()).toEqual(['My fuzz']);
    const bela = await addUser(app, database(), 'bela');
    expect((await send(said(bill({ name: 'Hers' }), 9), { by: bela })).statusCode).toBe(200);
    expect([await names(), await names(bela)]).toEqual([['My fuzz'], ['Hers']]);
    const { id: userId } = (await asha.call('GET /api/user')).json<{ id: number }>();
    expect((await send(said(bill(), 9), { by: bela, userId })).statusCode).toBe(401);
    expect((await bela.call(`GET /api/bills?userId=${userId}`)).statusCode).toBe(401);
    expect((await send(said(bill()), { by: new Browser(app) })).statusCode).toBe(401);
  });

  it.each([
    said(bill({ name: '' })),
    said(bill({ name: 'two\nlines' })),
    said(bill({ name: 'x'.repeat(81) })),
    said(bill({ text: 'a\0b' })),
    said(bill({ answers: { a: 'b' } })),
    said(bill({ answers: [['a']] })),
    { bill: { value: bill(), at: 1, by: 'constructor' } },
    null,
  ])('refuse %j with a sentence', async (changes) => {
    const { send, names } = await setUp();
    const answer = await send(changes);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/\S/)]);
    expect(await names()).toEqual([]);
  });

  it('refuse an id that is none, nothing at all, one that is too long, and one more than there may be', async () => {
    const { id, send, names } = await setUp();
    expect((await send(said(bill()), { to: 'mine' })).statusCode).toBe(400);
    expect((await send({})).statusCode).toBe(404);
    const long = await send(said(bill({ text: 'x'.repeat(41 * 1024) })));
    expect([long.statusCode, long.body]).toEqual([409, expect.stringContaining('too long')]);
    await send(said(bill()));
    await database().query(
      `insert into kept_states (user_id, kind, id, state)
       select user_id, kind, gen_random_uuid()::text, state from kept_states, generate_series(2, ${maxSavedPartsLists}) where id = $1`,
      [id],
    );
    const full = await send(said(bill()), { to: crypto.randomUUID() });
    expect([full.statusCode, full.body]).toEqual([409, expect.stringContaining('Remove one')]);
    expect((await send(said(bill({ name: 'Changed' }), 2))).statusCode).toBe(200);
    expect(await names()).toHaveLength(maxSavedPartsLists);
  });
});
