import { expect, it } from 'vitest';
import type { Product, ProductContents } from '#contracts/catalogue.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { builder } from '#tests/support/builders/build-reports.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const art = {
  'listen/test-fuzz': '/art/listen-test-fuzz.0a.svg',
  'listen-sheet/test-fuzz': '/art/listen-sheet-test-fuzz.0b.json',
  'bench-sheet/test-fuzz': '/art/bench-sheet-test-fuzz.0c.json',
  'board-soldered/test-fuzz': '/art/board-soldered-test-fuzz.0d.svg',
  'social/test-fuzz': '/art/social-test-fuzz.0e.png',
};

describeOnPostgres('a kit that was drawn under another address', (database) => {
  const setUp = async () => {
    const id = await addProduct(database());
    await addProduct(database(), { slug: 'fuzz-pcb', name: 'Fuzz PCB', category: 'pcb' });
    await database().query(`update products set slug = 'new-fuzz' where id = $1`, [id]);
    await database().query(`update products set pair_slug = 'new-fuzz' where slug = 'fuzz-pcb'`);
    await database().query(`insert into former_slugs (slug, product_id) values ('test-fuzz', $1)`, [id]);
    const app = buildTestApp(database(), {
      art,
      playable: { 'test-fuzz': '/listen/test-fuzz.js', amp: '/listen/amp.js' },
      readDrawn: async () => Buffer.from('{"controls":[]}'),
      embedScript: '/embed/assets/entry.js',
    });
    return { app, get: (url: string) => app.inject({ url }) };
  };

  it('is still heard, and still on the bench, and so is its board', async () => {
    const { get } = await setUp();
    expect((await get('/api/products/new-fuzz')).json<Product>()).toMatchObject({
      drawnAs: 'test-fuzz',
      playable: true,
      socialImageUrl: '/art/social-test-fuzz.0e.png',
    });
    expect((await get('/api/products/new-fuzz/contents')).json<ProductContents>()).toMatchObject({
      listening: { codeUrl: '/listen/test-fuzz.js' },
      bench: { sheetUrl: '/art/bench-sheet-test-fuzz.0c.json' },
    });
    expect((await get('/api/products/fuzz-pcb/contents')).json<ProductContents>()).toMatchObject({
      bench: { sheetUrl: '/art/bench-sheet-test-fuzz.0c.json' },
    });
  });

  it('plays in pages of others, and shows its board there', async () => {
    const { get } = await setUp();
    const player = (await get('/embed/listen/new-fuzz')).body;
    expect(player).toContain('data-kit="test-fuzz"');
    expect(player).toContain('href="http://shop.test/products/new-fuzz"');
    for (const slug of ['new-fuzz', 'fuzz-pcb'])
      expect((await get(`/embed/board/${slug}`)).body).toContain('src="/art/board-soldered-test-fuzz.0d.svg"');
  });

  it('is built as it was drawn, and its former bench leads to the new one', async () => {
    const { app, get } = await setUp();
    const asha = builder(await addUser(app, database(), 'asha'));
    expect((await asha.build()).json()).toMatchObject({ kit: 'test-fuzz' });
    const moved = await get('/bench/test-fuzz/build?build=new');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/bench/new-fuzz/build?build=new']);
  });

  it('says of no other kit under which address it was drawn', async () => {
    const { get } = await setUp();
    await addProduct(database(), { slug: 'plain', name: 'Plain' });
    expect((await get('/api/products/plain')).json()).not.toHaveProperty('drawnAs');
  });
});
