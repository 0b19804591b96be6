import { readFileSync } from 'node:fs';
import { expect, hydrated, test } from '#tests/support/journeys/journey.ts';
import { firstLoadBudgetBytes, firstLoadOf, transferBytes } from '../../../bench/first-load-size.ts';

const client = 'dist/client';

test('the home page keeps to its budget of JavaScript', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const { scripts } = firstLoadOf(html, JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')));
  const bytes = scripts.reduce((total, file) => total + transferBytes(client, file), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(firstLoadBudgetBytes);

  // What was weighed is what the browser fetches before the page is alive.
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') fetched.push(new URL(sent.url()).pathname.slice(1));
  });
  await page.goto('/');
  await hydrated(page);
  expect(fetched.filter((file) => !scripts.includes(file))).toEqual([]);
});
