import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);
/** Where the schemas are that forms are checked by. */
const schemas = Object.values(manifest).find(({ name }) => name === 'schemas')!.file;
const isSchemas = new RegExp(`/${schemas}$`);

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Email', { exact: true }).last().fill('asha@example.com');
  await page.getByLabel('Subject').fill('Power');
  await page.getByLabel('Message').fill('Does the fuzz box take a 9 V adapter?');
};
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send Message' }).click();

const countSent = (page: Page): { count: number } => {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) sent.count += 1;
  });
  return sent;
};

test('what a form is checked by comes when somebody enters its fields, not with the page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => isSchemas.test(url))).toEqual([]);
  await page.getByLabel('First Name').focus();
  await expect.poll(() => fetched.filter((url) => isSchemas.test(url)).length).toBe(1);
});

test('a form that is sent twice before its check is there goes out once', async ({ page }) => {
  const release = await holdResponses(page, isSchemas);
  const sent = countSent(page);
  await open(page, '/contact');
  await fill(page);
  await send(page);
  await send(page);
  expect(sent.count).toBe(0);
  release();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(sent.count).toBe(1);
});

test('a form whose check cannot be fetched says so, keeps what was typed, and can be sent again', async ({
  page,
  problems,
}) => {
  problems.expect(/^failed request: GET .*\/assets\//);
  const sent = countSent(page);
  await open(page, '/contact');
  await page.route(isSchemas, (route) => route.abort());
  await fill(page);
  await send(page);
  await expect(page.getByText('We can’t reach the shop. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(sent.count).toBe(0);
  await page.unroute(isSchemas);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(sent.count).toBe(1);
});
