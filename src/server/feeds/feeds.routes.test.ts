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
