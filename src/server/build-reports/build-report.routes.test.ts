import { expect, it } from 'vitest';
import type { OwnBuildReport, PublicBuild } from '#contracts/build-reports.ts';
import type { AccountExport } from '#contracts/account-export.ts';
import { reportSentences } from '#domain/build-reports/build-report.ts';
import { addUser, Browser, ownPassword } from '#tests/support/builders/accounts.ts';
import { builder, buildReportApp, builtChanges, openBuildReports } from '#tests/support/builders/build-reports.ts';
import { claimPhoto } from '#tests/support/builders/claims.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres, describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

interface Shown {
  readonly build: PublicBuild | null;
  readonly unseen: { state: string; reason: string | null; at: string | null } | null;
}

describeOnPostgres('the report of a build', (database) => {
  const pageOf = (browser: Browser, code: string) => browser.call(`GET /api/build-reports/${code}`);

  it('has time and readings of the bench, and says itself what is inside', async () => {
    const { app, asha } = await openBuildReports(database());
    const answer = await asha.publish({
      words: 'It roars. More at www.cheap.example',
      firstPedal: true,
      swaps: [
        { ref: 'C1', value: '220n' },
        { ref: 'LED1', value: 'blue' },
        { ref: 'R1', value: '4K7' },
      ],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { code } = answer.json<OwnBuildReport>();
    expect(code).toMatch(/^test-fuzz-[bcdfghjkmnpqrstvwxz]{6}$/);
    const { build } = (await pageOf(new Browser(app), code)).json<Shown>();
    expect(build).toMatchObject({
      kit: { slug: 'test-fuzz', name: 'Test Fuzz' },
      shownName: 'Asha R.',
      words: 'It roars. More at [link removed]',
      stars: 5,
      minutes: 130,
      sittings: 1,
      firstPedal: true,
      boughtHere: false,
      measurable: 2,
      measured: 2,
      inside: 1,
      readings: [
        { at: 'Q1.C', where: 'Q1 collector', read: 4.52, computed: 4.5, low: 4, high: 5 },
        { at: 'Q1.B', where: 'Q1 base', read: 0.9, computed: 0.6, low: 0.5, high: 0.7 },
      ],
      mods: 2,
      swaps: [
        { refs: ['C1'], was: '2u2', is: '220n', part: 'film-220n', gives: 'Tighter lows.' },
        { refs: ['LED1'], was: 'red', is: 'blue', part: null, gives: null },
      ],
      sound: 'k85~pC1-220n',
    });
  });

  it('is published once, however often it is sent, and edited only with the version that was read', async () => {
    const { asha } = await openBuildReports(database());
    const key = crypto.randomUUID();
    const first = (await asha.publish({ key })).json<OwnBuildReport>();
    const again = (await asha.publish({ key, words: 'Twice?' })).json<OwnBuildReport>();
    expect(again).toEqual(first);
    const edited = await asha.publish({ version: first.version, words: 'Better.', stars: 4, minutes: 90 });
    expect(edited.json()).toMatchObject({ code: first.code, words: 'Better.', stars: 4, minutes: 90 });
    const late = await asha.publish({ version: first.version, words: 'Too late.' });
    expect(late.statusCode).toBe(409);
    expect((await asha.own()).map(({ words }) => words)).toEqual(['Better.']);
  });

  it('is edited once, however often the press is sent', async () => {
    const { asha } = await openBuildReports(database());
    const { version } = (await asha.publish()).json<OwnBuildReport>();
    const press = { key: crypto.randomUUID(), version, words: 'Better.' };
    const edited = await asha.publish(press);
    const again = await asha.publish(press);
    expect([again.statusCode, again.json()]).toEqual([200, edited.json()]);
  });

  it('is published and edited of a kit that got another address since the build was begun', async () => {
    const { asha, app, productId } = await openBuildReports(database());
    const { version } = (await asha.publish({ words: 'Good.' })).json<OwnBuildReport>();
    const other = builder(asha.browser);
    await other.build();
    await database().query(`update products set slug = 'new-fuzz' where id = $1`, [productId]);
    await database().query(`insert into former_slugs (slug, product_id) values ('test-fuzz', $1)`, [productId]);
    expect((await asha.publish({ version, words: 'Better.' })).json()).toMatchObject({ words: 'Better.' });
    const published = await other.publish({ stars: null });
    expect(published.json()).toMatchObject({ kit: { slug: 'new-fuzz' } });
    const { build } = (await pageOf(new Browser(app), published.json<OwnBuildReport>().code)).json<Shown>();
    expect(build).toMatchObject({ measurable: 2, inside: 1 });
  });

  it('says whether its kit is still sold, and shows the board that its kit was drawn with', async () => {
    const { asha, productId } = await openBuildReports(database());
    const { code } = (await asha.publish()).json<OwnBuildReport>();
    const art = { 'board-soldered/test-fuzz': '/art/board-soldered-test-fuzz.0a.svg' };
    const kit = async () => {
      const page = await pageOf(new Browser(buildTestApp(database(), { art })), code);
      return page.json<Shown>().build?.kit;
    };
    expect(await kit()).toMatchObject({ onSale: true, boardUrl: art['board-soldered/test-fuzz'] });
    await database().query(`update products set slug = 'new-fuzz', archived_at = now() where id = $1`, [productId]);
    await database().query(`insert into former_slugs (slug, product_id) values ('test-fuzz', $1)`, [productId]);
    expect(await kit()).toMatchObject({
      slug: 'new-fuzz',
      onSale: false,
      boardUrl: art['board-soldered/test-fuzz'],
    });
  });

  it('can be edited when the bench has the build no more, with the readings that it had', async () => {
    const { asha } = await openBuildReports(database());
    const { version } = (await asha.publish({ words: 'Good.' })).json<OwnBuildReport>();
    await asha.build({ deleted: { value: true, at: 2, by: 'd-phone123' } });
    const edited = await asha.publish({ version, words: 'Better.' });
    expect(edited.json()).toMatchObject({
      words: 'Better.',
      minutes: 130,
      sittings: 1,
      readings: [{ read: 4.52 }, { read: 0.9 }],
    });
    await database().query('delete from builds');
    const again = await asha.publish({ version: version + 1, words: 'Best.' });
    expect(again.json()).toMatchObject({ words: 'Best.', minutes: 130, readings: [{ read: 4.52 }, { read: 0.9 }] });
  });

  it('is refused for a build that is not finished, of nobody, or of another', async () => {
    const { app, asha } = await openBuildReports(database());
    const half = builder(asha.browser);
    await half.build({ ticks: { 'placed:R1': { 'd-phone123': 1 } } });
    const unfinished = await half.publish();
    expect([unfinished.statusCode, unfinished.body]).toEqual([409, reportSentences.unfinished]);
    expect((await builder(asha.browser).publish()).statusCode).toBe(404);
    const bela = await addUser(app, database(), 'bela');
    expect((await builder(bela, asha.buildId).publish()).statusCode).toBe(404);
    expect((await builder(new Browser(app), asha.buildId).publish()).statusCode).toBe(401);
    await asha.build({ deleted: { value: true, at: 2, by: 'd-phone123' } });
    expect((await asha.publish()).statusCode).toBe(409);
    expect(await database().query('select 1 as one from contributions')).toEqual([]);
  });

  it.each([
    [{ shownName: ' ' }],
    [{ stars: 6 }],
    [{ stars: 0.5 }],
    [{ words: 'x'.repeat(2001) }],
    [{ words: 'www.a.example' }],
    [{ key: 'mine' }],
    [{ minutes: 0 }],
    [{ sound: 'javascript:alert(1)' }],
    [{ swaps: [{ ref: 'R99', value: '1K' }] }],
    [{ swaps: [{ ref: 'C1', value: 'x'.repeat(41) }] }],
    [{ shownName: 'www.cheap.example' }],
    [{ swaps: [{ ref: 'C1', value: 'https://cheap.example' }] }],
    // Each stands for more letters than it has.
    [{ words: `See ${'ab.com '.repeat(250)}` }],
    [{ swaps: Array.from({ length: 21 }, () => ({ ref: 'C1', value: '1n' })) }],
  ])('refuses %j with a sentence, and keeps nothing', async (changes) => {
    const { asha } = await openBuildReports(database());
    const answer = await asha.publish(changes);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.body.length).toBeGreaterThan(10);
    expect(await asha.own()).toEqual([]);
  });

  it('takes the place of the review that its author wrote, and of the stars of an older build', async () => {
    const { asha, productId } = await openBuildReports(database());
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
       select 'review', $1, id, 'Asha', 'Nice.', 2, 'shown' from users where username = 'asha'`,
      [productId],
    );
    await asha.publish({ stars: 4 });
    const second = builder(asha.browser);
    await second.build();
    await second.publish({ stars: 5 });
    expect(await database().query(`select kind, stars from contributions order by created_at`)).toEqual([
      { kind: 'build', stars: null },
      { kind: 'build', stars: 5 },
    ]);
    await builder(asha.browser, second.buildId).publish({ version: (await asha.own())[0]!.version, stars: null });
    expect((await asha.own()).map(({ stars }) => stars)).toEqual([null, null]);
  });

  it('is gone at once when it is withdrawn, stays gone for what is sent again, and may be published anew', async () => {
    const { app, asha } = await openBuildReports(database());
    const key = crypto.randomUUID();
    const { code } = (await asha.publish({ key })).json<OwnBuildReport>();
    await asha.photo('finished', await claimPhoto());
    const [{ photos }] = (await asha.own()) as [OwnBuildReport];
    expect((await asha.withdraw()).statusCode).toBe(204);
    const stranger = new Browser(app);
    expect((await pageOf(stranger, code)).statusCode).toBe(410);
    expect((await stranger.call(`GET ${photos[0]!.url}`)).statusCode).toBe(404);
    expect((await stranger.call(`GET /api/build-cards/${code}`)).statusCode).toBe(410);
    expect((await pageOf(stranger, 'test-fuzz-zzzzzz')).statusCode).toBe(404);
    const late = await asha.publish({ key });
    expect([late.statusCode, late.body]).toEqual([409, reportSentences.withdrawn]);
    expect((await asha.withdraw()).statusCode).toBe(404);
    const anew = await asha.publish();
    expect(anew.json<OwnBuildReport>().code).not.toBe(code);
    for (const table of ['build_photos', 'build_cards']) {
      expect(await database().query(`select 1 as one from ${table}`)).toEqual([]);
    }
  });

  it('says why it is hidden and since when, with nothing of what it said, and its author sees the photos', async () => {
    const { app, asha } = await openBuildReports(database());
    const { code } = (await asha.publish({ words: 'Buy my pedals.' })).json<OwnBuildReport>();
    await asha.photo('parts', await claimPhoto());
    const [{ photos }] = (await asha.own()) as [OwnBuildReport];
    await database().query(
      `update contributions set state = 'hidden', reason = 'It advertises something else.', decided_at = '2026-11-18T10:00Z'`,
    );
    const page = await pageOf(new Browser(app), code);
    expect(page.json<Shown>()).toEqual({
      build: null,
      unseen: { state: 'hidden', reason: 'It advertises something else.', at: '2026-11-18T10:00:00.000Z' },
      others: [],
    });
    expect(page.body).not.toContain('Buy my');
    const photo = `GET ${photos[0]!.url}`;
    expect((await new Browser(app).call(photo)).statusCode).toBe(404);
    expect((await asha.browser.call(photo)).statusCode).toBe(200);
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const id = photos[0]!.url.split('/').at(-1)!;
    expect((await clerk.call(`GET /api/admin/build-photos/${id}`)).statusCode).toBe(200);
    expect((await asha.browser.call(`GET /api/admin/build-photos/${id}`)).statusCode).toBe(404);
    expect((await asha.own())[0]).toMatchObject({ state: 'hidden', reason: 'It advertises something else.' });
  });

  it('is bought here only by a delivered order of the author', async () => {
    const { app, asha, productId } = await openBuildReports(database());
    const { code } = (await asha.publish()).json<OwnBuildReport>();
    const boughtHere = async () => (await pageOf(new Browser(app), code)).json<Shown>().build!.boughtHere;
    const [user] = await database().query<{ id: number }>(`select id from users where username = 'asha'`);
    const order = await addOrder(database(), { user_id: user!.id });
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise) values ($1, $2, 'Test Fuzz', 1, 1)`,
      [order, productId],
    );
    expect(await boughtHere()).toBe(false);
    await database().query(`update orders set status = 'delivered' where id = $1`, [order]);
    expect(await boughtHere()).toBe(true);
  });

  it('stands for a class of the teacher in totals, and for nobody else’s and no small one', async () => {
    const { app, asha } = await openBuildReports(database());
    const addClass = async (owner: string, pupils: number): Promise<string> => {
      const [room] = await database().query<{ id: string }>(
        `insert into classes (user_id, code, kit, name) select id, substr(gen_random_uuid()::text, 1, 8), 'test-fuzz', 'Class 9B'
         from users where username = $1 returning id`,
        [owner],
      );
      await database().query(
        `insert into class_pupils (class_id, bench, token_hash, name, told)
         select $1::uuid, n, sha256((gen_random_uuid()::text)::bytea), 'Pupil ' || n,
           jsonb_build_object('placed', '[]'::jsonb, 'checked', case when n > 1 then '["voltages"]'::jsonb else '[]'::jsonb end)
         from generate_series(1, $2::integer) as n`,
        [room!.id, pupils],
      );
      return room!.id;
    };
    await addUser(app, database(), 'bela');
    for (const [owner, pupils] of [
      ['bela', 10],
      ['asha', 4],
    ] as const)
      expect((await asha.publish({ classId: await addClass(owner, pupils) })).statusCode).toBe(404);
    const answer = await asha.publish({ classId: await addClass('asha', 8) });
    const { build } = (await pageOf(asha.browser, answer.json<OwnBuildReport>().code)).json<Shown>();
    expect([build!.boards, build!.boardsWork]).toEqual([8, 7]);
    const { version } = answer.json<OwnBuildReport>();
    expect((await asha.publish({ version })).json()).toMatchObject({ boards: 8, boardsWork: 7 });
    expect(JSON.stringify(build)).not.toContain('Pupil');
  });

  it('is in the export of the account, and goes with it: no photo, no name, no reading', async () => {
    const { app, asha } = await openBuildReports(database());
    const { code } = (await asha.publish({ words: 'Mine.' })).json<OwnBuildReport>();
    await asha.photo('solder', await claimPhoto());
    await asha.browser.call(`GET /api/build-cards/${code}`);
    const exported = (await asha.browser.call('GET /api/user/export')).json<AccountExport>();
    expect(exported.buildReports).toMatchObject([{ code, words: 'Mine.', readings: [{ read: 4.52 }, { read: 0.9 }] }]);
    const photoUrl = exported.buildReports[0]!.photos[0]!.url;
    expect((await asha.browser.call(`GET ${photoUrl}`)).headers['content-type']).toBe('image/webp');
    const deleted = await asha.browser.call('DELETE /api/user', { password: ownPassword });
    expect(deleted.statusCode, deleted.body).toBeLessThan(300);
    for (const table of ['contributions', 'build_reports', 'build_photos', 'build_cards', 'builds']) {
      expect([table, await database().query(`select 1 as one from ${table}`)]).toEqual([table, []]);
    }
    expect((await pageOf(new Browser(app), code)).statusCode).toBe(410);
    expect(await database().query('select code from gone_builds')).toEqual([{ code }]);
  });

  it('is not published for somebody who is no longer signed in here, nor of a kit without a sheet', async () => {
    const { app, asha } = await openBuildReports(database());
    const bela = await addUser(app, database(), 'bela');
    const { id: userId } = (await bela.call('GET /api/user')).json<{ id: number }>();
    expect((await asha.publish({ userId })).statusCode).toBe(401);
    await addProduct(database(), { slug: 'bare-fuzz' });
    const bare = crypto.randomUUID();
    await asha.browser.call(`POST /api/builds/${bare}/changes`, { kit: 'bare-fuzz', changes: builtChanges() });
    expect((await builder(asha.browser, bare).publish()).statusCode).toBe(404);
    const noBuild = new Browser(buildTestApp(database()), asha.browser.cookie);
    expect((await builder(noBuild, asha.buildId).publish()).statusCode).toBe(404);
  });
});

describeOnProcesses('reports over several processes', (database, pools) => {
  it('are one when two devices publish the same build at once, and rate a kit once for all builds', async () => {
    const { asha } = await openBuildReports(database());
    const others = [builder(asha.browser), builder(asha.browser)];
    for (const other of others) await other.build();
    const apps = pools().map(buildReportApp);
    const ids = [asha, ...others].map(({ buildId }) => buildId);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, device) =>
        builder(new Browser(apps[device % apps.length]!, asha.browser.cookie), ids[device % 3]!).publish(),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.json<OwnBuildReport>().code)).size).toBe(3);
    const kept = await database().query<{ stars: number | null }>('select stars from contributions');
    expect([kept.length, kept.filter(({ stars }) => stars !== null).length]).toEqual([3, 1]);
  });
});
