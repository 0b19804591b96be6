import { expect, type Page } from '@playwright/test';

/** Waits until the worker of the bench has what this page is made of: itself, the code it loaded, and files by a part of their name. */
export async function expectKeptOffline(page: Page, files: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (named) => {
      const [name] = await caches.keys();
      const urls = name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [];
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name: url }) => new URL(url).pathname)
        .filter((path) => path.startsWith('/assets/') && !path.includes('worker'));
      return [
        ...[location.pathname, ...loaded].filter((path) => !urls.includes(path)),
        ...named.filter((part) => !urls.some((url) => url.includes(part))),
      ];
    }, files);
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
