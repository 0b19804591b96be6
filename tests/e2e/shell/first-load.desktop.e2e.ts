import { readFileSync } from 'node:fs';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { firstLoadBudgetBytes, firstLoadOf, transferBytes } from '../../../bench/first-load-size.ts';

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
