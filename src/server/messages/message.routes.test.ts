import { expect, it } from 'vitest';
import type { MessageSummary, OfficeMessage, SavedReply } from '#contracts/messages.ts';
import { shop } from '#domain/shop/shop.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

interface MessagePage {
  readonly items: MessageSummary[];
  readonly next: string | null;
}

describeOnPostgres('messages in the office', (database) => {
  async function setUp() {
    const app = buildTestApp(database());
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const write = async (firstName: string, daysAgo = 0) => {
      const [row] = await database().query<{ id: string }>(
        `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
         values ($1, 'Rao', lower($1) || '@example.com', 'A bent leg', 'One leg is bent.',
                 now() - make_interval(days => $2)) returning id`,
        [firstName, daysAgo],
      );
      return row!.id;
    };
    const list = async (query = '') => (await clerk.call(`GET /api/admin/messages${query}`)).json<MessagePage>();
    const get = async (id: string) => (await clerk.call(`GET /api/admin/messages/${id}`)).json<OfficeMessage>();
    return { app, clerk, write, list, get };
  }

  it('are answered by mail, and the answer stays in the thread', async () => {
    const { clerk, write, get } = await setUp();
    const id = await write('Asha');
    await addOrder(database(), { email: 'Asha@example.com' });
    const reply = { body: 'Dear Asha,\r\n\r\nwe send another.', done: true };
    expect((await clerk.call(`POST /api/admin/messages/${id}/replies`, reply)).statusCode).toBe(201);
    const [mail, ...others] = await deliverMail(database());
    expect([mail!.to.address, mail!.replyTo!.address, others]).toEqual(['asha@example.com', shop.email.support, []]);
    expect(mail!.subject).toMatch(/^Re: A bent leg \(TK-\d+\)$/);
    expect(mail!.text).toContain('we send another.');
    const message = await get(id);
    expect(message.replies).toMatchObject([
      { staffName: 'clerk', isNote: false, body: 'Dear Asha,\n\nwe send another.' },
    ]);
    expect([message.doneAt === null, message.orders?.length]).toEqual([false, 1]);
  });

  it('keep notes for ourselves, which are never mailed', async () => {
    const { clerk, write, get } = await setUp();
    const id = await write('Asha');
    await clerk.call(`POST /api/admin/messages/${id}/replies`, { body: 'Call her.', isNote: true });
    expect(await deliverMail(database())).toEqual([]);
    expect((await get(id)).replies).toMatchObject([{ isNote: true }]);
  });

  it('keep the order of a thread that has more than ten replies', async () => {
    const { clerk, write, get } = await setUp();
    const id = await write('Asha');
    const bodies = Array.from({ length: 12 }, (_, index) => `Note ${index + 1}`);
    for (const body of bodies) await clerk.call(`POST /api/admin/messages/${id}/replies`, { body, isNote: true });
    expect((await get(id)).replies.map(({ body }) => body)).toEqual(bodies);
  });

  it('wait in the order they came, page by page, and are found by ticket, mail address and name', async () => {
    const { write, list, get } = await setUp();
    const [old, young, middle] = [await write('Old', 3), await write('Young'), await write('Middle', 1)];
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([old, middle, young]);
    const { ticket } = await get(middle);
    for (const search of [ticket.toLowerCase(), 'MIDDLE@example.com', 'midd']) {
      expect((await list(`?state=all&search=${search}`)).items.map(({ id }) => id)).toEqual([middle]);
    }
    expect((await list('?search=%25')).items).toEqual([]);
  });

  it('leave those that wait once we had the last word, and are found as answered until they are done', async () => {
    const { clerk, write, list, get } = await setUp();
    const id = await write('Asha');
    const states = async () => {
      const found: string[] = [];
      for (const state of ['waiting', 'answered', 'done'])
        if ((await list(`?state=${state}`)).items.length > 0) found.push(state);
      return found;
    };
    await clerk.call(`POST /api/admin/messages/${id}/replies`, { body: 'Call her.', isNote: true });
    expect(await states()).toEqual(['waiting']);
    await clerk.call(`POST /api/admin/messages/${id}/replies`, { body: 'Dear Asha' });
    expect(await states()).toEqual(['answered']);
    const change = async (done: boolean) =>
      clerk.call(`PATCH /api/admin/messages/${id}`, { version: (await get(id)).version, done });
    await change(true);
    expect(await states()).toEqual(['done']);
    await change(false);
    expect(await states()).toEqual(['waiting']);
    expect((await get(id)).answeredAt).toBeNull();
  });

  it('are taken by one of us; who saves on an older version is told, 409', async () => {
    const { app, clerk, write, get, list } = await setUp();
    const id = await write('Asha');
    const [staff] = await database().query<{ id: number }>(`select id from users where username = 'clerk'`);
    const take = (version: number) => clerk.call(`PATCH /api/admin/messages/${id}`, { version, assignedTo: staff!.id });
    expect((await take(1)).statusCode).toBe(200);
    expect((await take(1)).statusCode).toBe(409);
    expect((await get(id)).assignedTo).toEqual({ userId: staff!.id, name: 'clerk' });
    expect((await list('?state=mine')).items).toHaveLength(1);
    const names = await clerk.call('GET /api/admin/staff-names');
    expect(names.json()).toEqual([{ userId: staff!.id, name: 'clerk' }]);
    await addUser(app, database(), 'customer');
    const [customer] = await database().query<{ id: number }>(`select id from users where username = 'customer'`);
    const given = { version: 2, assignedTo: customer!.id };
    expect((await clerk.call(`PATCH /api/admin/messages/${id}`, given)).statusCode).toBe(400);
  });

  it('can be answered with what was saved; a title is there once', async () => {
    const { clerk } = await setUp();
    const add = (title: string) => clerk.call('POST /api/admin/saved-replies', { title, body: 'Dear {first name}' });
    const saved = (await add('Bent leg')).json<SavedReply>();
    expect((await add('Bent leg')).statusCode).toBe(409);
    const change = (version: number, title: string) =>
      clerk.call(`PATCH /api/admin/saved-replies/${saved.id}`, { title, body: 'B', version });
    expect((await change(1, 'Other')).statusCode).toBe(200);
    expect((await change(1, 'Third')).statusCode).toBe(409);
    expect((await clerk.call(`DELETE /api/admin/saved-replies/${saved.id}`)).statusCode).toBe(204);
    expect((await clerk.call('GET /api/admin/saved-replies')).json()).toEqual([]);
  });

  it.each([{}, { body: '  ' }, { body: 'a\u0000b' }, { body: 'x'.repeat(10_001) }])('refuse %#', async (body) => {
    const { clerk, write } = await setUp();
    const answer = await clerk.call(`POST /api/admin/messages/${await write('Asha')}/replies`, body);
    expect(answer.statusCode).toBe(400);
    expect(await deliverMail(database())).toEqual([]);
  });
});
