import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { createRandom } from '#tests/support/random.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { oembedSentences } from './oembed.ts';

const art = {
  'listen/test-fuzz': '/art/listen-test-fuzz.0a.svg',
  'listen-sheet/test-fuzz': '/art/listen-sheet-test-fuzz.0b.json',
  'schematic/test-fuzz': '/art/schematic-test-fuzz.0c.svg',
  'board-soldered/test-fuzz': '/art/board-soldered-test-fuzz.0d.svg',
};
const sheet = { controls: [{ ref: 'VR1', label: 'Fuzz & "more"', position: 0.5 }] };

describeOnPostgres('what stands in pages of others', (database) => {
  const setUp = async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'no-pictures', name: 'Plain' });
    const app = buildTestApp(database(), {
      art,
      playable: { 'test-fuzz': '/listen/test-fuzz.js', amp: '/listen/amp.js' },
      readDrawn: async () => Buffer.from(JSON.stringify(sheet)),
      embedScript: '/embed/assets/entry.js',
    });
    return (url: string) => app.inject({ url });
  };

  it('may stand in any frame, sets no cookie and asks nobody else; every other page stays out of frames', async () => {
    const get = await setUp();
    for (const kind of ['listen', 'schematic', 'board']) {
      const answer = await get(`/embed/${kind}/test-fuzz`);
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'self' http://shop.test;");
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(answer.headers.etag).toBeDefined();
    }
    for (const url of ['/robots.txt', '/api/products', '/embed', '/embed/', '/embedded/listen/test-fuzz', '/oembed'])
      expect(String((await get(url)).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it('is a player with the knobs of the kit, a schematic or a board, with a link to the shop', async () => {
    const get = await setUp();
    const player = (await get('/embed/listen/test-fuzz')).body;
    expect(player).toContain('<script type="module" crossorigin src="/embed/assets/entry.js"></script>');
    expect(player).toContain('data-code="/listen/test-fuzz.js"');
    expect(player).toContain('Fuzz &amp; &quot;more&quot;<input type="range"');
    const schematic = (await get('/embed/schematic/test-fuzz')).body;
    expect(schematic).toContain('src="/art/schematic-test-fuzz.0c.svg"');
    expect(schematic).not.toContain('<script');
    expect((await get('/embed/board/test-fuzz')).body).toContain('href="http://shop.test/products/test-fuzz"');
  });

  it('says in its frame that there is nothing to show, with a link to the shop', async () => {
    const get = await setUp();
    for (const url of ['listen/no-pictures', 'board/no-pictures', 'listen/no-such', 'film/test-fuzz', 'listen/A']) {
      const answer = await get(`/embed/${url}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(String(answer.headers['content-security-policy'])).toContain('frame-ancestors *');
      expect(answer.body).toContain('<h1>Nothing to show here</h1>');
      expect(answer.body).toContain('href="http://shop.test/products" target="_blank"');
    }
  });

  it('is described to editors by oEmbed, within the size that they ask for', async () => {
    const get = await setUp();
    const ask = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);
    const whole = await ask({ url: 'http://shop.test/products/test-fuzz' });
    expect(whole.headers['access-control-allow-origin']).toBe('*');
    expect(whole.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Hear the Test Fuzz',
      width: 480,
      height: 640,
      thumbnail_width: 1200,
    });
    expect(whole.json<{ html: string }>().html).toContain('src="http://shop.test/embed/listen/test-fuzz"');
    const small = await ask({ url: 'http://shop.test/bench/test-fuzz', maxwidth: '300', maxheight: '200' });
    expect(small.json()).toMatchObject({ title: 'Board of the Test Fuzz', width: 300, height: 200 });
    expect(small.json()).not.toHaveProperty('thumbnail_url');
    const said = async (query: Record<string, string>) => {
      const { statusCode, body } = await ask(query);
      return [statusCode, body];
    };
    const url = 'http://shop.test/embed/schematic/test-fuzz';
    expect(await said({ url, format: 'xml' })).toEqual([501, oembedSentences.format]);
    expect(await said({ url, maxwidth: '12' })).toEqual([400, oembedSentences.size]);
    expect(await said({ url: 'https://other.example/products/test-fuzz' })).toEqual([400, oembedSentences.url]);
    expect(await said({})).toEqual([400, oembedSentences.url]);
    expect((await ask({ url: 'http://shop.test/products/no-such' })).statusCode).toBe(404);
    expect((await ask({ url: 'http://shop.test/cart' })).statusCode).toBe(404);
  });

  it('answers whatever is asked of it, of links, pictures and proofs, and never fails', async () => {
    const get = await setUp();
    const random = createRandom(30);
    const scraps = [
      'test-fuzz',
      'no-such',
      '%00',
      '%ff',
      '..',
      '%2e%2e%2f',
      ':',
      ',',
      '1',
      '-1',
      '99999999999',
      'é',
      '<b>',
    ];
    const word = () => Array.from({ length: random(5) }, () => scraps[random(scraps.length)]).join('');
    const forms = [
      () => `/embed/${word()}/${word()}`,
      () => `/embed/listen/${word()}`,
      () => `/oembed?url=${word()}&maxwidth=${word()}&format=json`,
      () => `/oembed?url=http://shop.test/products/${word()}&url=${word()}`,
      () => `/api/buy-link?lines=${word()},${word()}:${word()}`,
      () => `/api/buy-link?lines=${word()}&lines=${word()}`,
      () => `/merchant/pictures/${word()}/${word()}.png`,
      () => `/merchant/pictures/test-fuzz/${word()}.0123456789.png`,
      () => `/${word()}abcdefgh.txt`,
    ];
    for (let round = 0; round < 400; round += 1) {
      const url = forms[round % forms.length]!();
      const { statusCode } = await get(encodeURI(url).replaceAll('%25', '%'));
      expect(statusCode, url).toBeLessThan(500);
    }
  });
});
