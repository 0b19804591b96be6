import { expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { ModeratedContribution } from '#contracts/moderation.ts';
import { contributionsPerDay, flagsThatHide } from '#domain/contributions/contribution.ts';
import { addUser, deliverMail, type Browser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createContributionService } from '../contribution.service.ts';
import type { Throttle } from '../../throttle/throttle.ts';

interface Page {
  readonly items: ModeratedContribution[];
  readonly next: string | null;
}

describeOnBothEngines('what people write for everybody', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database());
    const productId = await addProduct(database());
    const staff = await addUser(app, database(), 'keeper', 'clerk');
    const asha = await addUser(app, database(), 'asha');
    const idOf = async (username: string): Promise<number> =>
      (await database().query<{ id: number }>('select id from users where username = $1', [username]))[0]!.id;
    const add = async (fields: Record<string, unknown> = {}): Promise<string> => {
      const row = {
        kind: 'review',
        product_id: productId,
        user_id: await idOf('asha'),
        shown_name: 'Asha',
        words: 'Good.',
        state: 'shown',
        ...(fields['kind'] === undefined && { stars: 2 }),
        ...fields,
      };
      const names = Object.keys(row);
      const values = names.map((_, index) => `$${index + 1}`);
      const [made] = await database().query<{ id: string }>(
        `insert into contributions (${names.join(', ')}) values (${values.join(', ')}) returning id`,
        Object.values(row),
      );
      return made!.id;
    };
    const list = async (query = '') => (await staff.call(`GET /api/admin/contributions${query}`)).json<Page>();
    const people = (names: readonly string[]): Promise<Browser[]> =>
      Promise.all(names.map((name) => addUser(app, database(), name)));
    return { app, staff, asha, add, list, people, idOf };
  };

  it('stands in the office until somebody has looked, the oldest first, past one page', async () => {
    const { add, list, staff } = await setUp();
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1)
      ids.push(await add({ kind: 'question', words: `Question ${count}?`, created_at: new Date(1e12 + count) }));
    const first = await list('?limit=10');
    const second = await list(`?limit=10&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await staff.call(`POST /api/admin/contributions/${ids[0]}/show`, { version: 1 })).statusCode).toBe(200);
    expect((await list()).items).toHaveLength(11);
    expect((await staff.call('GET /api/admin/contributions/views')).json()).toEqual({ todo: 11, hidden: 0 });
    expect((await list('?view=all&kind=review')).items).toEqual([]);
    expect((await staff.call('GET /api/admin/contributions?view=none')).statusCode).toBe(400);
  });

  it('is hidden with a reason that its author gets by mail, and is in the audit', async () => {
    const { add, staff } = await setUp();
    const id = await add();
    const hide = (body: object) => staff.call(`POST /api/admin/contributions/${id}/hide`, body);
    expect((await hide({ version: 1, reason: ' ' })).statusCode).toBe(400);
    expect((await hide({ version: 2, reason: 'No.' })).statusCode).toBe(409);
    const reason = 'It shows somebody’s private data.';
    expect((await hide({ version: 1, reason })).json()).toMatchObject({ state: 'hidden', reason, version: 2 });
    const mails = await deliverMail(database());
    expect(mails.map(({ to, text }) => [to.address, text?.includes(reason)])).toEqual([['asha@example.com', true]]);
    const [entry] = await database().query(
      `select action, staff_name as "staffName" from audit_entries where thing_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({ action: 'hidden' });
    expect((await staff.call(`POST /api/admin/contributions/${id}/show`, { version: 2 })).json()).toMatchObject({
      state: 'shown',
      reason: null,
    });
    expect(await deliverMail(database())).toEqual([]);
  });

  it('waits when enough people report it, unless the office has looked at it', async () => {
    const { add, list, people, staff } = await setUp();
    const [id, seen] = [await add(), await add({ kind: 'question', decided_at: new Date() })];
    const readers = await people(Array.from({ length: flagsThatHide }, (_, index) => `reader-${index}`));
    for (const [index, reader] of readers.entries()) {
      for (const one of [id, seen])
        expect((await reader.call(`POST /api/contributions/${one}/flags`, { why: 'spam' })).statusCode).toBe(204);
      const state = index + 1 === flagsThatHide ? 'waiting' : 'shown';
      expect((await list('?view=all')).items.map((row) => [row.id, row.state])).toEqual([
        [seen, 'shown'],
        [id, state],
      ]);
    }
    expect((await readers[0]!.call(`POST /api/contributions/${id}/flags`, { why: 'spam' })).statusCode).toBe(404);
    const { items } = await list();
    expect(items.map(({ flags }) => flags.length)).toEqual([flagsThatHide, flagsThatHide]);
    const decided = await staff.call(`POST /api/admin/contributions/${id}/show`, { version: items[0]!.version });
    expect(decided.json()).toMatchObject({ state: 'shown', flags: [] });
  });

  it('counts a report and a mark once for each, however often they are sent at once', async () => {
    const { add, people, asha } = await setUp();
    const id = await add();
    const [reader] = await people(['ravi']);
    const mark = (browser: Browser, isMarked: boolean) =>
      browser.call(`POST /api/contributions/${id}/mark`, { isMarked });
    await Promise.all(Array.from({ length: 5 }, () => mark(reader!, true)));
    const flags = await Promise.all(
      Array.from({ length: 3 }, () => reader!.call(`POST /api/contributions/${id}/flags`, { why: 'other' })),
    );
    expect(flags.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await mark(asha, true)).json()).toEqual({ marks: 1 });
    const counts = () => database().query('select marks, flags from contributions where id = $1', [id]);
    expect(await counts()).toEqual([{ marks: 1, flags: 1 }]);
    expect((await mark(reader!, false)).json()).toEqual({ marks: 0 });
    expect((await mark(reader!, false)).json()).toEqual({ marks: 0 });
    expect(await counts()).toEqual([{ marks: 0, flags: 1 }]);
  });

  it('goes when its author withdraws it, or their account goes, with everything that hangs on it', async () => {
    const { add, people, asha, idOf, list, staff } = await setUp();
    const [ravi] = await people(['ravi']);
    const question = await add({ kind: 'question' });
    await add({ kind: 'answer', parent_id: question, user_id: await idOf('ravi') });
    await ravi!.call(`POST /api/contributions/${question}/mark`, { isMarked: true });
    expect((await ravi!.call(`DELETE /api/contributions/${question}`)).statusCode).toBe(404);
    expect((await asha.call(`DELETE /api/contributions/${question}`)).statusCode).toBe(204);
    expect((await asha.call(`DELETE /api/contributions/${question}`)).statusCode).toBe(404);
    await add({ state: 'hidden', reason: 'No.' });
    const { contributions } = (await asha.call('GET /api/user/export')).json<AccountExport>();
    expect(contributions).toMatchObject([{ kind: 'review', words: 'Good.', stars: 2, state: 'hidden', reason: 'No.' }]);
    const [hidden] = (await list('?view=hidden')).items;
    await staff.call(`POST /api/admin/contributions/${hidden!.id}/show`, { version: hidden!.version });
    await database().query(`delete from users where username = 'asha'`);
    // What the office did stays, and says of what, but not of whom.
    const kept = await database().query<{ said: string }>('select audit_entries::text as said from audit_entries');
    expect(kept).toEqual([{ said: expect.not.stringContaining('Asha') }]);
    expect(kept[0]!.said).toContain('Test Fuzz');
    for (const table of ['contributions', 'contribution_marks', 'contribution_flags'])
      expect(await database().query(`select * from ${table}`)).toEqual([]);
  });

  it('is bounded for each network, however many people come from it', async () => {
    const asked: unknown[] = [];
    const throttle: Throttle = {
      consume: async (key, limit) => {
        asked.push([key, limit]);
        return !key.startsWith('contribution:network:');
      },
      release: async () => {},
    };
    const { admit } = createContributionService({ db: database(), throttle });
    await expect(admit(7, '2001:db8:1:2:3::4')).rejects.toMatchObject({ code: 'too-many-requests' });
    const minutes = 24 * 60;
    expect(asked).toEqual([
      ['contribution:person:7', { max: contributionsPerDay.person, minutes }],
      ['contribution:network:2001:db8:1:2::/64', { max: contributionsPerDay.network, minutes }],
    ]);
  });

  it('is bounded for each person', async () => {
    const { add, people } = await setUp();
    const [reader] = await people(['ravi']);
    const flag = async () =>
      (await reader!.call(`POST /api/contributions/${await add({ kind: 'question' })}/flags`, { why: 'spam' }))
        .statusCode;
    const answers: number[] = [];
    for (let count = 0; count <= contributionsPerDay.person; count += 1) answers.push(await flag());
    expect(answers).toEqual([...Array.from({ length: contributionsPerDay.person }, () => 204), 429]);
  });
});
