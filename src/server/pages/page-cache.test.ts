import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

function countingCache(status = 200) {
  const rendered: string[] = [];
  const cache = new PageCache({
    canonicalUrl: (url) => url.split('?', 1)[0]!,
    async render(url) {
      rendered.push(url);
      return { status, html: `<h1>${url} ${rendered.length}</h1>` };
    },
  });
  return { cache, rendered };
}

describe('PageCache', () => {
  it('renders once per canonical address, also when asked at the same moment', async () => {
    const { cache, rendered } = countingCache();
    const pages = await Promise.all([cache.get('/'), cache.get('/?utm=1'), cache.get('/')]);
    await cache.get('/?utm=1');
    expect(rendered).toEqual(['/']);
    expect(new Set(pages).size).toBe(1);
  });

  it('keeps the same bytes compressed and plain, and names them by their content', async () => {
    const { cache } = countingCache();
    const page = await cache.get('/a');
    expect(brotliDecompressSync(page.brotli)).toEqual(page.plain);
    expect(page.etag).not.toBe((await cache.get('/b')).etag);
  });

  it('renders again after a purge', async () => {
    const { cache, rendered } = countingCache();
    await cache.get('/');
    cache.purge();
    await cache.get('/');
    expect(rendered).toHaveLength(2);
  });

  it('does not keep a page that was begun before a purge', async () => {
    const { cache, rendered } = countingCache();
    const begun = cache.get('/');
    cache.purge();
    await begun;
    await cache.get('/');
    expect(rendered).toHaveLength(2);
  });

  it('does not keep pages that were not found, for there is no end of them', async () => {
    const { cache, rendered } = countingCache(404);
    await cache.get('/x');
    await cache.get('/x');
    expect(rendered).toHaveLength(2);
  });

  it('tries again after a failure', async () => {
    let fail = true;
    const cache = new PageCache({
      canonicalUrl: (url) => url,
      async render() {
        if (fail) throw new Error('database away');
        return { status: 200, html: 'ok' };
      },
    });
    await expect(cache.get('/')).rejects.toThrow('database away');
    fail = false;
    expect((await cache.get('/')).status).toBe(200);
  });
});
