import { expect, it } from 'vitest';
import type { OwnBuildReport, WallBuild } from '#contracts/build-reports.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { openBuildReports } from '#tests/support/builders/build-reports.ts';
import { claimPhoto } from '#tests/support/builders/claims.ts';
import { addManyBuildReports } from '#tests/support/builders/many-build-reports.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

interface Wall {
  readonly items: WallBuild[];
  readonly next: string | null;
  readonly totals: { builds: number; firstPedals: number; measured: number; inside: number; kits: object[] } | null;
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
    await addManyBuildReports(database(), 120);
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
    await addManyBuildReports(database(), 2000);
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
