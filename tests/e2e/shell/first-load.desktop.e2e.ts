import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { firstLoadBudgetBytes, firstLoadOf, transferBytes } from '../../../benchmarks/first-load-size.ts';

const client = 'dist/client';

test('the home page keeps to its budget of JavaScript', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const { scripts } = firstLoadOf(html, JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')));
  const bytes = scripts.reduce((total, file) => total + transferBytes(client, file), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(firstLoadBudgetBytes);

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
