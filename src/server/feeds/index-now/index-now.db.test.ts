import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createJobWorker } from '../../jobs/job-worker.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { indexNowJobs } from './index-now.jobs.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A search engine that keeps what it is told. */
async function searchEngine(statusOf: (told: number) => number | Promise<number>) {
  const told: { key: string; host: string; keyLocation: string; urlList: string[] }[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    told.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof told)[number]);
    response.writeHead(await statusOf(told.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` };
}

const key = 'a1b2c3d4e5';

describeOnBothEngines('telling search engines of changes', (database) => {
  const setKey = (value: string) =>
    database().query(
      `insert into settings (changed) values (jsonb_build_object('indexNowKey', $1::text))
       on conflict (single) do update set changed = excluded.changed`,
      [value],
    );
  const waiting = () => database().query<{ slug: string }>('select slug from changed_pages order by slug');
  const jobs = () => database().query(`select 1 from jobs where kind = 'index-now/tell' and done_at is null`);
  const work = async (indexNowUrl: string) => {
    await database().query(`update jobs set run_at = now()`);
    const deps = { db: database(), publicUrl: () => 'https://shop.test', indexNowUrl };
    await createJobWorker({ db: database(), handlers: indexNowJobs(deps) as JobHandlers }).runDue();
  };

  it('is off until a key is set', async () => {
    await addProduct(database());
    await database().query(`update products set name = 'New'`);
    expect([await waiting(), await jobs()]).toEqual([[], []]);
  });

  it('tells each changed page once, together, in one job that the change itself leaves', async () => {
    const { told, url } = await searchEngine(() => 202);
    await addProduct(database());
    await addProduct(database(), { slug: 'other' });
    await setKey(key);
    await database().query(`update products set name = 'New'`);
    await database().query(`update products set slug = 'moved' where slug = 'other'`);
    await addProduct(database(), { slug: 'draft', archived_at: new Date() });
    expect(await jobs()).toHaveLength(1);
    await work(url);
    expect(told).toEqual([
      {
        key,
        host: 'shop.test',
        keyLocation: `https://shop.test/${key}.txt`,
        urlList: expect.any(Array) as string[],
      },
    ]);
    expect(told[0]!.urlList.toSorted()).toEqual(
      ['moved', 'other', 'test-fuzz'].map((slug) => `https://shop.test/products/${slug}`),
    );
    expect([await waiting(), await jobs()]).toEqual([[], []]);
  });

  it('leaves nothing of a change that was taken back, and of sales only the last piece and the first', async () => {
    await addProduct(database());
    await setKey(key);
    await database()
      .transaction(async (tx) => {
        await tx.query(`update products set name = 'New'`);
        throw new Error('taken back');
      })
      .catch(() => {});
    await database().query('update products set stock = stock - 1');
    expect([await waiting(), await jobs()]).toEqual([[], []]);
    await database().query('update products set stock = 0');
    expect([await waiting(), await jobs()]).toEqual([[{ slug: 'test-fuzz' }], [{}].map(() => expect.anything())]);
  });

  it('tells again what changed while it was told', async () => {
    const { told, url } = await searchEngine(async (count) => {
      if (count === 1) await database().query(`update products set name = 'Newer'`);
      return 200;
    });
    await setKey(key);
    await addProduct(database());
    await work(url);
    expect(await waiting()).toEqual([{ slug: 'test-fuzz' }]);
    await work(url);
    const page = ['https://shop.test/products/test-fuzz'];
    expect(told.map(({ urlList }) => urlList)).toEqual([page, page]);
    expect([await waiting(), await jobs()]).toEqual([[], []]);
  });

  it('tries again what was refused, and loses nothing', async () => {
    const { told, url } = await searchEngine((count) => (count === 1 ? 429 : 200));
    await setKey(key);
    await addProduct(database());
    await work(url);
    expect(await waiting()).toEqual([{ slug: 'test-fuzz' }]);
    await work(url);
    expect(told).toHaveLength(2);
    expect([await waiting(), await jobs()]).toEqual([[], []]);
  });
});
