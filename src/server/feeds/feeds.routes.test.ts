import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const bare = { description: '', kinds: [], topics: [], headings: [], terms: [] };
const guides = [
  { path: '/contact', title: 'Contact Us', ...bare },
  { path: '/guides/soldering', title: 'Soldering', ...bare },
];

describeOnPostgres('what machines read', (database) => {
  const setUp = async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'gone', archived_at: new Date() });
    return (url: string) => buildTestApp(database(), { guides }).inject({ url });
  };

  it('is a sitemap of every screen and product that can be found', async () => {
    const get = await setUp();
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(addresses).toEqual(
      [
        '/',
        '/products',
        '/guides',
        '/privacy',
        '/terms',
        '/shipping',
        '/contact',
        '/track-order',
        '/first-pedal',
        '/bench',
        '/pedalboard',
        '/circuit',
        '/bench/paste',
        '/bench/stash',
        '/guides/soldering',
        '/products/test-fuzz',
      ].map((path) => `http://shop.test${path}`),
    );
  });

  it('says in robots.txt where the sitemap is and what is private', async () => {
    const get = await setUp();
    const lines = (await get('/robots.txt')).body.split('\n');
    expect(lines).toContain('Sitemap: http://shop.test/sitemap.xml');
    for (const path of ['/cart', '/checkout', '/orders', '/dashboard']) expect(lines).toContain(`Disallow: ${path}`);
  });

  it('asks in robots.txt those to stay away that the office refuses, and them alone', async () => {
    const get = await setUp();
    const welcome = (await get('/robots.txt')).body;
    expect(welcome).not.toContain('GPTBot');
    await database().query(`insert into settings (changed) values ('{"trainingBots": "refused"}')`);
    const refused = (await get('/robots.txt')).body;
    expect(refused).toContain('User-agent: GPTBot\n');
    expect(refused).toContain('User-agent: Meta-ExternalAgent\nDisallow: /\n\nUser-agent: *\nDisallow: /api/\n');
    expect(refused).not.toContain('OAI-SearchBot');
    await database().query(`update settings set changed = '{"searchBots": "refused"}'`);
    const hidden = get('/robots.txt');
    expect((await hidden).body).toMatch(/^User-agent: Googlebot\n.*\nDisallow: \/\n\nUser-agent: \*\n/s);
    expect((await hidden).body).not.toContain('GPTBot');
  });

  it('serves the file that proves the key of IndexNow, and no other', async () => {
    const get = await setUp();
    expect((await get('/a1b2c3d4e5.txt')).statusCode).toBe(404);
    await database().query(`insert into settings (changed) values ('{"indexNowKey": "a1b2c3d4e5"}')`);
    const file = await get('/a1b2c3d4e5.txt');
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'a1b2c3d4e5',
    ]);
    expect((await get('/a1b2c3d4e6.txt')).statusCode).toBe(404);
  });

  it('is a JSON feed of the newest products', async () => {
    const get = await setUp();
    await addProduct(database(), { slug: 'newer', name: 'Newer' });
    const answer = await get('/feed.json');
    expect(answer.headers['content-type']).toContain('application/feed+json');
    expect(answer.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'http://shop.test/feed.json',
      items: [
        { url: 'http://shop.test/products/newer', title: 'Newer', image: 'http://shop.test/art/social-home.png' },
        { url: 'http://shop.test/products/test-fuzz' },
      ],
    });
  });
});
