import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { describeOnBothEngines, describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';

interface Step {
  readonly user: number;
  readonly product: number;
  readonly act: 'write' | 'build' | 'edit' | 'hide' | 'show' | 'withdraw' | 'leave' | 'mark';
  readonly stars: number;
}

const people = 4;
const slugs = ['first', 'second', 'third'] as const;

const step = fc.record<Step>({
  user: fc.nat(people - 1),
  product: fc.nat(slugs.length - 1),
  act: fc.constantFrom('write', 'build', 'edit', 'hide', 'show', 'withdraw', 'leave', 'mark'),
  stars: fc.integer({ min: 1, max: 5 }),
});

/** Each as one statement, as far as the database is concerned: what a service does in one transaction. */
const statements: Readonly<Record<Step['act'], string>> = {
  write: `insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
          select 'review', p.id, u.id, 'A', '', $3, 'shown' from products p, users u where p.slug = $1 and u.username = $2
          on conflict do nothing`,
  build: `insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
          select 'build', p.id, u.id, 'A', '', nullif($3, 5), 'shown' from products p, users u
          where p.slug = $1 and u.username = $2 on conflict do nothing`,
  edit: `update contributions c set stars = $3 from products p, users u
         where c.product_id = p.id and c.user_id = u.id and p.slug = $1 and u.username = $2 and c.stars is not null`,
  hide: `update contributions c set state = 'hidden', reason = 'Because.' from products p, users u
         where c.product_id = p.id and c.user_id = u.id and p.slug = $1 and u.username = $2 and $3 > 0`,
  show: `update contributions c set state = 'shown', reason = null from products p, users u
         where c.product_id = p.id and c.user_id = u.id and p.slug = $1 and u.username = $2 and $3 > 0`,
  withdraw: `delete from contributions c using products p, users u
             where c.product_id = p.id and c.user_id = u.id and p.slug = $1 and u.username = $2 and $3 > 0`,
  // Everything of the account goes, of all products at once.
  leave: `delete from contributions using users u where user_id = u.id and u.username = $2 and $1 <> '' and $3 > 0`,
  mark: `insert into contribution_marks (contribution_id, user_id)
         select c.id, u.id from contributions c, products p, users u
         where c.product_id = p.id and p.slug = $1 and u.username = $2 and $3 > 0
         order by c.id limit 1 for key share of c on conflict do nothing`,
};

const take = (db: Database, { act, product, user, stars }: Step) =>
  db.query(statements[act], [slugs[product], `person-${user}`, stars]);

async function fill(db: Database): Promise<void> {
  for (const slug of slugs) await addProduct(db, { slug, name: slug, rating: '4.20', review_count: 7 });
  await db.query(
    `insert into users (username, email, password_hash)
     select 'person-' || n, n || '@example.com', 'x' from generate_series(0, $1::integer - 1) n`,
    [people],
  );
}

const figures = `select slug, rating, review_count as "reviewCount", written_stars as "writtenStars",
  written_reviews as "writtenReviews" from products order by slug`;

const recount = `select p.slug,
    coalesce(round(avg(c.stars), 2), max(p.catalogue_rating)) as rating,
    case when count(c.id) > 0 then count(c.id)::integer else max(p.catalogue_review_count) end as "reviewCount",
    coalesce(sum(c.stars), 0)::integer as "writtenStars", count(c.id)::integer as "writtenReviews"
  from products p left join contributions c on c.product_id = p.id and c.state = 'shown' and c.stars is not null
  group by p.slug order by p.slug`;

const shown = (db: Database) => db.query<object>(figures);
const counted = (db: Database) => db.query<object>(recount);

describeOnBothEngines('the rating of a product', (database) => {
  it('is that of its written reviews, whatever was written, hidden, shown, changed and withdrawn', async () => {
    await fill(database());
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        for (const each of steps) await take(database(), each);
        expect(await shown(database())).toEqual(await counted(database()));
      }),
      { numRuns: 25 },
    );
  });

  it('is that of the catalogue again when the last review goes, and never a mean of both', async () => {
    await fill(database());
    const write: Step = { act: 'write', product: 0, user: 0, stars: 2 };
    await take(database(), write);
    const rating = async () =>
      (await database().query<object>(`select rating, review_count as n from products where slug = 'first'`))[0];
    expect(await rating()).toEqual({ rating: '2.00', n: 1 });
    await take(database(), { ...write, act: 'withdraw' });
    expect(await rating()).toEqual({ rating: '4.20', n: 7 });
  });

  it('goes with the account of whoever wrote', async () => {
    await fill(database());
    for (const product of [0, 1, 2]) await take(database(), { act: 'write', product, user: 1, stars: 5 });
    await database().query(`delete from users where username = 'person-1'`);
    expect(await shown(database())).toEqual(await counted(database()));
    expect(await database().query<object>('select sum(written_reviews)::integer as n from products')).toEqual([
      { n: 0 },
    ]);
  });

  it('is nobody’s edit of the product, and of no stock', async () => {
    await fill(database());
    const edits = async () => database().query<object>('select version, stock from products order by slug');
    const before = await edits();
    await take(database(), { act: 'write', product: 0, user: 0, stars: 1 });
    expect(await edits()).toEqual(before);
  });
});

describeOnProcesses('the rating of a product', (database, pools) => {
  it('counts each of many who write, edit, hide and leave at once', async () => {
    await fill(database());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 12 }), { minLength: 6, maxLength: 6 }), async (runs) => {
        await Promise.all(
          runs.map(async (steps, at) => {
            for (const each of steps) await take(pools()[at % pools().length]!, each);
          }),
        );
        expect(await shown(database())).toEqual(await counted(database()));
      }),
      { numRuns: 30 },
    );
  });
});
