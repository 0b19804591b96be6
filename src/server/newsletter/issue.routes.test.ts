import { expect, it } from 'vitest';
import type { Issue, NewsletterOverview } from '#contracts/newsletter.ts';
import { issueBatch } from '#domain/messages/newsletter-issue.ts';
import { jobQueue } from '#server/jobs/job-queue.service.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('issues of the newsletter', (database) => {
  async function setUp(subscribers = 2) {
    const writer = await addUser(buildTestApp(database()), database(), 'writer', 'writer');
    await database().query(
      `insert into newsletter_subscribers (email, status, confirmed_at)
       select 'reader' || number || '@example.com', 'confirmed', now() from generate_series(1, $1::integer) number`,
      [subscribers],
    );
    await database().query(`insert into newsletter_subscribers (email) values ('unconfirmed@example.com')`);
    const text = { subject: 'Two new kits', body: '## Fuzz\n\nIt is <b>loud</b>.' };
    const added = (await writer.call('POST /api/admin/newsletter/issues', text)).json<Issue>();
    const path = `/api/admin/newsletter/issues/${added.id}`;
    const get = async () => (await writer.call(`GET ${path}`)).json<Issue>();
    const send = async () => writer.call(`POST ${path}/send`, { version: (await get()).version });
    return { writer, text, path, get, send, id: added.id };
  }

  it('are previewed and tested by whoever writes them, and by nobody else', async () => {
    const { writer, text, path } = await setUp();
    const { html } = (await writer.call('POST /api/admin/newsletter/preview', text)).json<{ html: string }>();
    expect(html).toContain('It is &lt;b&gt;loud&lt;/b&gt;.');
    expect((await writer.call(`POST ${path}/test`)).statusCode).toBe(202);
    const mails = await deliverMail(database());
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['writer@example.com', 'Test: Two new kits'],
    ]);
  });

  it('reach everybody who confirmed once, in batches, also when a job is done again', async () => {
    const { writer, send, get, id } = await setUp(issueBatch + 3);
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(409);
    await jobQueue.enqueue(database(), 'newsletter/batch', { issueId: id });
    const mails = await deliverMail(database());
    expect(new Set(mails.map(({ to }) => to.address)).size).toBe(issueBatch + 3);
    expect(mails).toHaveLength(issueBatch + 3);
    expect(JSON.stringify(mails[0])).toContain('List-Unsubscribe=One-Click');
    // Every job once more, as after a process that was killed.
    await database().query(`update jobs set done_at = null, claimed_until = null`);
    expect(await deliverMail(database())).toEqual([]);
    expect(await get()).toMatchObject({ status: 'sent', sent: issueBatch + 3, waiting: 0, left: 0 });
    const overview = (await writer.call('GET /api/admin/newsletter')).json<NewsletterOverview>();
    expect(overview.subscribers).toEqual({ confirmed: issueBatch + 3, pending: 1, left: 0 });
  });

  it('wait while they are paused, and then go on without those who left', async () => {
    const { writer, send, get, path, id } = await setUp();
    await send();
    // Chosen, but not written to yet.
    await database().query(
      `insert into newsletter_sendings (issue_id, subscriber_id) select $1, id from newsletter_subscribers
       where email = 'reader1@example.com'`,
      [id],
    );
    const [chosen] = await database().query<{ id: string }>(`select id::text from newsletter_sendings`);
    await jobQueue.enqueue(database(), 'newsletter/issue', { sendingId: chosen!.id });
    expect((await writer.call(`POST ${path}/pause`)).statusCode).toBe(200);
    expect(await deliverMail(database())).toEqual([]);
    expect(await get()).toMatchObject({ status: 'paused', sent: 0, waiting: 2 });
    await database().query(
      `update newsletter_subscribers set status = 'left', left_at = now() where email = 'reader2@example.com'`,
    );
    await send();
    expect((await deliverMail(database())).map(({ to }) => to.address)).toEqual(['reader1@example.com']);
    expect((await writer.call(`POST ${path}/pause`)).statusCode).toBe(409);
  });

  it('are changed on the version that was read, and never after they went out', async () => {
    const { writer, text, path, send } = await setUp();
    const change = (version: number) => writer.call(`PATCH ${path}`, { ...text, body: 'New', version });
    expect([(await change(1)).statusCode, (await change(1)).statusCode]).toEqual([200, 409]);
    expect((await writer.call(`POST ${path}/send`, { version: 1 })).statusCode).toBe(409);
    await send();
    expect((await change(3)).statusCode).toBe(409);
  });
});
