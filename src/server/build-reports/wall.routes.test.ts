import { expect, it } from 'vitest';
import type { OwnBuildReport, WallBuild } from '#contracts/build-reports.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { openBuildReports } from '#tests/support/builders/build-reports.ts';
import { claimPhoto } from '#tests/support/builders/claims.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import * as wall from './wall.repository.ts';

interface Wall {
  readonly items: WallBuild[];
  readonly next: string | null;
  readonly totals: { builds: number; firstPedals: number; measured: number; inside: number; kits: object[] } | null;
}

const insertBuilds = `with made as (
    insert into contributions (id, kind, product_id, user_id, shown_name, words, state, created_at, marks)
    select gen_random_uuid(), 'build', case when n % 100 = 0 then $1::uuid else $2::uuid end, users.id, 'Many ' || n, '',
      case when n % 10 = 9 then 'waiting' else 'shown' end,
      -- Several share a moment.
      timestamptz '2026-01-01' + (n / 3) * interval '1 minute', n % 7
    from generate_series($3::integer, $4::integer) as n, users where username = 'many'
    returning id, product_id, user_id, created_at, marks, state, substr(shown_name, 6)::integer as n
  )
  insert into build_reports (id, user_id, build_id, product_id, code, publish_key, minutes, sittings, first_pedal, facts,
    measurable, measured, inside, mods, boards, boards_work, published_at, is_shown, marks)
  select id, user_id, gen_random_uuid(), product_id, 'test-fuzz-' || translate(lpad(n::text, 6, '0'), '0123456789', 'bcdfghjkmn'),
    gen_random_uuid(), 60, 1, n % 10 = 0, '{"readings":[],"swaps":[]}', 5, 5, 4, case when n % 50 = 0 then 1 else 0 end,
    case when n % 1000 = 0 then 20 end, case when n % 1000 = 0 then 19 end, created_at, state = 'shown', marks
  from made`;

/** So many builds by one user, all of one kit in a hundred, a tenth of them first pedals, one in a thousand of a class. */
async function addBuilds(db: Database, count: number): Promise<string> {
  const kit = await addProduct(db);
  const other = await addProduct(db, { slug: 'other-fuzz', name: 'Other Fuzz' });
  await db.query(`insert into users (username, email, password_hash) values ('many', 'many@example.com', 'x')`);
  for (let from = 1; from <= count; from += 1000) {
    await db.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(insertBuilds, [kit, other, from, Math.min(count, from + 999)]);
    });
  }
  // As the engine does by itself after a while: what it plans depends on it.
  for (const table of ['build_reports', 'contributions', 'products']) await db.query(`analyze ${table}`);
  return kit;
}

describeOnPostgres('the wall', (database) => {
  const ask = async (query = '') =>
    (await new Browser(buildTestApp(database())).call(`GET /api/build-reports${query}`)).json<Wall>();

  it('of a new shop is empty and says so', async () => {
    expect(await ask()).toEqual({
      items: [],
      next: null,
      totals: { builds: 0, firstPedals: 0, measured: 0, inside: 0, kits: [] },
    });
  });

  it('shows each build once, page after page, the newest or the best liked first, whatever comes in between', async () => {
    await addBuilds(database(), 120);
    const app = buildTestApp(database());
    for (const sort of ['', '&sort=liked']) {
      const seen: WallBuild[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor && `&cursor=${cursor}`;
        const page: Wall = (await new Browser(app).call(`GET /api/build-reports?limit=25${sort}${after}`)).json<Wall>();
        expect(page.totals === null).toBe(cursor !== '');
        seen.push(...page.items);
        cursor = page.next;
      }
      expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([108, 108]);
      const keys = seen.map(({ marks, publishedAt }) => `${sort ? marks : 0} ${publishedAt}`);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }
  });

  it('is narrowed by kit, first pedal, mods and class, and has its totals of all', async () => {
    await addBuilds(database(), 2000);
    const kits = [
      { slug: 'other-fuzz', name: 'Other Fuzz' },
      { slug: 'test-fuzz', name: 'Test Fuzz' },
    ];
    const totals = { builds: 1800, firstPedals: 200, measured: 9000, inside: 7200, kits };
    const count = async (query: string) => {
      const { items, totals: of } = await ask(`${query}&limit=200`);
      expect(of).toEqual(totals);
      return items.length;
    };
    expect(await count('?kit=test-fuzz')).toBe(20);
    expect(await count('?kit=test-fuzz&class=1')).toBe(2);
    expect(await count('?first=1')).toBe(200);
    expect(await count('?mods=1')).toBe(40);
    expect(await count('?class=1&sort=liked')).toBe(2);
    expect(await count('?kit=no-such-kit')).toBe(0);
    expect((await ask('?kit=test-fuzz&limit=1')).items[0]).toMatchObject({ kit: { slug: 'test-fuzz' }, photo: null });
  });

  it.each(['?kit=../x', '?first=yes', '?sort=oldest', '?limit=0', '?cursor=x', '?limit=1e9'])(
    'refuses %s with a sentence',
    async (query) => {
      const answer = await new Browser(buildTestApp(database())).call(`GET /api/build-reports${query}`);
      expect(answer.statusCode, answer.body).toBe(400);
    },
  );

  it('follows likes, hiding and withdrawing at once', async () => {
    const { app, asha } = await openBuildReports(database());
    const { id } = (await asha.publish()).json<OwnBuildReport>();
    await asha.photo('parts', await claimPhoto());
    await asha.photo('finished', await claimPhoto());
    await addUser(app, database(), 'bela');
    await database().query(
      `insert into contribution_marks (contribution_id, user_id) select $1, id from users where username = 'bela'`,
      [id],
    );
    const shown = await ask();
    expect(shown.items).toMatchObject([
      { marks: 1, inside: 1, measured: 2, hasSound: true, photo: { side: 'finished' } },
    ]);
    await database().query(`update contributions set state = 'hidden', reason = 'No.'`);
    expect((await ask()).items).toEqual([]);
    await database().query(`update contributions set state = 'shown', reason = null`);
    expect((await ask()).items).toHaveLength(1);
    await asha.withdraw();
    expect((await ask()).items).toEqual([]);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a statement took from tables and indexes, as the engine itself counted. */
const rowsRead = (node: PlanNode): number =>
  (node['Node Type'].includes('Scan') && !node['Node Type'].startsWith('CTE')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

describeOnBothEngines(
  'the wall of 10,000 builds',
  (database) => {
    let kitId = '';
    const after = { marks: 3, publishedAt: '2026-01-02 10:00:00+00', id: '00000000-0000-4000-8000-000000000000' };

    it.each([
      [{}],
      [{ sort: 'liked' as const }],
      [{ first: true as const }],
      [{ mods: true as const, sort: 'liked' as const }],
      [{ class: true as const }],
      [{ class: true as const, sort: 'liked' as const }],
      [{ isOfKit: true }],
      [{ isOfKit: true, sort: 'liked' as const, first: true as const }],
    ])('reads little more than it shows for %j, on the first page and far behind it', async (filter) => {
      if (kitId === '') kitId = await addBuilds(database(), 10_000);
      const { isOfKit, ...rest } = filter as { isOfKit?: boolean } & Partial<wall.WallPage>;
      for (const cursor of [null, after]) {
        let read = -1;
        // The statement as it is asked for, explained.
        const explaining = {
          async query<Row>(statement: { text: string } | string, values: readonly unknown[] = []): Promise<Row[]> {
            const text = typeof statement === 'string' ? statement : statement.text;
            const [row] = await database().query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
              `explain (analyze, format json) ${text}`,
              values,
            );
            read = rowsRead(row!['QUERY PLAN'][0]!.Plan);
            return [];
          },
        };
        await wall.page(explaining, { kitId: isOfKit ? kitId : null, limit: 25, after: cursor, ...rest });
        // The index, the report, its contribution, its kit and its photos of each row; of a kit, all of its hundred.
        expect(read).toBeGreaterThan(0);
        expect(read).toBeLessThan(400);
      }
    });
  },
  { shared: true },
);
