import { describe, expect, it } from 'vitest';
import type { Address } from '#contracts/addresses.ts';
import { maxAddresses } from '#domain/places/address.ts';
import { Browser, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openPostgres } from '../db/postgres.ts';

const home = {
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
};

describeOnPostgres('saved addresses', (database) => {
  const setUp = async () => {
    const asha = await signUp(buildTestApp(database()), 'asha');
    const add = async (changes: object = {}) =>
      (await asha.call('POST /api/addresses', { ...home, ...changes })).json<Address>();
    const list = async () => (await asha.call('GET /api/addresses')).json<Address[]>();
    return { asha, add, list };
  };

  it('answer 401 to whoever is not signed in', async () => {
    const answer = await new Browser(buildTestApp(database())).call('GET /api/addresses');
    expect([answer.statusCode, answer.body]).toEqual([401, 'Please sign in first.']);
  });

  it('start with a default one, and answer with what was saved', async () => {
    const { asha, list } = await setUp();
    expect(await list()).toEqual([]);
    const answer = await asha.call('POST /api/addresses', { ...home, name: ' Asha Rao ', isDefault: false });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      ...home,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isDefault: true,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await list()).toEqual([answer.json()]);
  });

  it('have exactly one default, which moves when asked and is never lost', async () => {
    const { asha, add, list } = await setUp();
    const defaults = async () => (await list()).filter((address) => address.isDefault).map(({ name }) => name);
    const one = await add({ name: 'One' });
    const two = await add({ name: 'Two' });
    expect(await defaults()).toEqual(['One']);
    await add({ name: 'Three', isDefault: true });
    expect(await defaults()).toEqual(['Three']);
    await asha.call(`PATCH /api/addresses/${two.id}`, { isDefault: true });
    expect(await defaults()).toEqual(['Two']);
    expect((await asha.call(`PATCH /api/addresses/${two.id}`, { isDefault: false })).json().isDefault).toBe(true);
    expect((await asha.call(`DELETE /api/addresses/${two.id}`)).statusCode).toBe(204);
    expect(await defaults()).toEqual(['Three']);
    await asha.call(`DELETE /api/addresses/${one.id}`);
    expect(await defaults()).toEqual(['Three']);
  });

  it('change what is given and leave the rest', async () => {
    const { asha, add } = await setUp();
    const { id } = await add();
    const answer = await asha.call(`PATCH /api/addresses/${id.toUpperCase()}`, { city: 'Mysuru', zipCode: '570001' });
    expect(answer.json()).toMatchObject({ ...home, city: 'Mysuru', zipCode: '570001', isDefault: true });
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: undefined }, 'Name is required'],
    [{ streetAddress: ' ' }, 'Street address is required'],
    [{ city: null }, 'City is required'],
    [{ state: 5 }, 'State is required'],
    [{ zipCode: '' }, 'PIN or ZIP code is required'],
    [{ country: '' }, 'Country is required'],
    [{ zipCode: '060001' }, 'An Indian PIN code has six digits and does not start with 0'],
    [{ country: 'in', zipCode: '97209' }, 'An Indian PIN code has six digits and does not start with 0'],
    [{ city: 'a\nb' }, 'Each part of an address is one line of plain text'],
    [{ city: 'a\u0000b' }, 'Each part of an address is one line of plain text'],
    [{ city: 'x'.repeat(201) }, 'A line of an address may have at most 200 characters'],
    [{ isDefault: 'yes' }, "The value of 'isDefault' is not valid."],
  ])('refuse %j with a sentence', async (changes, sentence) => {
    const { asha, list } = await setUp();
    const answer = await asha.call('POST /api/addresses', { ...home, ...changes });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await list()).toEqual([]);
  });

  it('check the PIN code against the country that stays', async () => {
    const { asha, add } = await setUp();
    const { id } = await add({ country: 'United States', zipCode: '97209' });
    const answer = await asha.call(`PATCH /api/addresses/${id}`, { country: 'India' });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'An Indian PIN code has six digits and does not start with 0',
    ]);
    expect((await asha.call(`PATCH /api/addresses/${id}`, { country: 'India', zipCode: '560001' })).statusCode).toBe(
      200,
    );
  });

  it('are in the United States when no country is given', async () => {
    const { add } = await setUp();
    expect((await add({ country: undefined, zipCode: '97209' })).country).toBe('US');
  });

  it('take no owner, id or date from a client', async () => {
    const { asha, add } = await setUp();
    const bela = await signUp(asha.app, 'bela');
    const { id } = (await bela.call('GET /api/user')).json<{ id: number }>();
    const own = '11111111-1111-4111-8111-111111111111';
    const added = await add({ userId: id, user_id: id, id: own, createdAt: '2001-01-01T00:00:00Z' });
    expect(added.id).not.toBe(own);
    expect(added.createdAt).not.toContain('2001');
    await asha.call(`PATCH /api/addresses/${added.id}`, { userId: id, id: own, createdAt: '2001-01-01T00:00:00Z' });
    expect((await bela.call('GET /api/addresses')).json()).toEqual([]);
    expect((await asha.call('GET /api/addresses')).json()).toEqual([added]);
  });

  it('answer 404 when another user changes or deletes them', async () => {
    const { asha, add, list } = await setUp();
    const mine = await add();
    const bela = await signUp(asha.app, 'bela');
    for (const [key, body] of [
      [`PATCH /api/addresses/${mine.id}`, { name: 'Stolen', isDefault: true }],
      [`DELETE /api/addresses/${mine.id}`],
    ] as [string, object?][]) {
      const answer = await bela.call(key, body);
      expect([answer.statusCode, answer.body]).toEqual([404, 'That address isn’t in your list.']);
    }
    expect((await asha.call('DELETE /api/addresses/not-an-id')).statusCode).toBe(404);
    expect((await asha.call('PATCH /api/addresses/%00', {})).statusCode).toBeLessThan(500);
    expect(await list()).toEqual([mine]);
  });

  it('keep markup as the text it is', async () => {
    const { add } = await setUp();
    expect((await add({ name: '<img src=x onerror=alert(1)>' })).name).toBe('<img src=x onerror=alert(1)>');
  });

  it('refuse the 51st address with 409', async () => {
    const { asha, add } = await setUp();
    await add();
    await database().query(
      `insert into addresses (user_id, name, street_address, city, state, zip_code)
       select user_id, name, street_address, city, state, zip_code from addresses, generate_series(2, ${maxAddresses})`,
    );
    const answer = await asha.call('POST /api/addresses', home);
    expect(answer.statusCode).toBe(409);
  });
});

describe('saved addresses over several processes', () => {
  it('have exactly one default however many changes come at once', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const others = await Promise.all([openPostgres({ databaseUrl: url! }), openPostgres({ databaseUrl: url! })]);
    try {
      const apps = [db, ...others].map((each) => buildTestApp(each));
      const asha = await signUp(apps[0]!, 'asha');
      const as = (index: number) => new Browser(apps[index % 3]!, asha.cookie);
      for (let round = 0; round < 5; round += 1) {
        const adds = Array.from({ length: 4 }, (_, index) =>
          as(index).call('POST /api/addresses', { ...home, isDefault: index % 2 === 0 }),
        );
        const added = (await Promise.all(adds)).map((answer) => answer.json<Address>().id);
        const changes = added.map((id, index) =>
          index === 0
            ? as(index).call(`DELETE /api/addresses/${id}`)
            : as(index).call(`PATCH /api/addresses/${id}`, { isDefault: true }),
        );
        const statuses = (await Promise.all(changes)).map((answer) => answer.statusCode);
        expect(statuses).toEqual([204, 200, 200, 200]);
        const rows = (await asha.call('GET /api/addresses')).json<Address[]>();
        expect(rows.filter((row) => row.isDefault)).toHaveLength(1);
      }
    } finally {
      await Promise.all(others.map((other) => other.close()));
      await close();
    }
  });
});
