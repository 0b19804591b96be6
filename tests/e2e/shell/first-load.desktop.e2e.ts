import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import {
  beforeTouchBudgetBytes,
  brotliBytes,
  firstLoadBudgets,
  firstLoadOf,
  transferBytes,
} from '../../../benchmarks/first-load-size.ts';

const client = 'dist/client';

const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
const firstLoad = async (request: APIRequestContext, path: string) =>
  firstLoadOf(await (await request.get(path)).text(), manifest);

test('pages keep to their budgets of JavaScript', async ({ request }) => {
  for (const { path, waits, kilobytes, files } of firstLoadBudgets) {
    const { scripts, atOnce, inline } = await firstLoad(request, path);
    const bytes = scripts.reduce((total, file) => total + transferBytes(client, file), brotliBytes(inline));
    expect.soft(atOnce.length, `files of ${path} before the first touch`).toBe(waits ? 0 : scripts.length);
    if (waits)
      expect.soft(brotliBytes(inline), `bytes of ${path} before it`).toBeLessThanOrEqual(beforeTouchBudgetBytes);
    expect.soft(bytes, `bytes of ${path}`).toBeGreaterThan(40 * 1024);
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(kilobytes * 1024);
    expect.soft(scripts.length, `files of ${path}`).toBeLessThanOrEqual(files);
  }
});

test('the home page comes alive with its first load alone', async ({ page, request }) => {
  const { scripts } = await firstLoad(request, '/');
  // The page comes alive with what was weighed alone: a script that comes after it may never come.
  await page.route('**/*.js', async (route) => {
    if (scripts.includes(new URL(route.request().url()).pathname.slice(1))) await route.continue();
  });
  await open(page, '/');
});

test('no file of the shop holds or names a file of the back office, nor the other way round', () => {
  const filesOf = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const shop = filesOf(client, '{assets/*.{js,css},index.html,.vite/manifest.json}');
  const office = filesOf(`${client}/office`, '{assets/*.{js,css},office/index.html,.vite/manifest.json}');
  const namesIn = (files: typeof shop) =>
    files.map(({ file }) => file.split('/').at(-1)!).filter((name) => /-/.test(name));
  expect([shop.length > 50, office.length > 20]).toEqual([true, true]);

  const officeOnly = ['office/', 'admin/routes', 'Back office, short'];
  const naming = (files: typeof shop, words: readonly string[]) =>
    files.filter(({ text }) => words.some((word) => text.includes(word))).map(({ file }) => file);
  expect(naming(shop, [...officeOnly, ...namesIn(office.filter(({ file }) => file.startsWith('assets/')))])).toEqual(
    [],
  );
  expect(naming(office, ['entry-client', 'routes/home.tsx'])).toEqual([]);
});
