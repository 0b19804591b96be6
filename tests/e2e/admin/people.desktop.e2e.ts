import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminCredentials } from '#tests/support/builders/admin.ts';
import { expectToast, newPerson } from '#tests/support/builders/people.ts';
import { expect, expectNoAxeViolations, hydrated, test } from '#tests/support/journeys/journey.ts';
import { type RunningShop, startShop } from '#tests/support/processes/shop-process.ts';

// A shop of our own, because its mails are read from its folder. One worker, so that one is enough.
test.describe.configure({ mode: 'default' });
let dataDir: string;
let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  dataDir = mkdtempSync(join(tmpdir(), 'taar-people-'));
  const { username, password } = adminCredentials;
  shop = await startShop({ env: { DATA_DIR: dataDir, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Mails to someone, without the mail's own way of breaking lines. */
function mailsTo(email: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`));
}

test('a customer is found and gets their data; an issue is written and reaches who subscribed', async ({ page }) => {
  const person = newPerson();
  await page.request.post(`${shop.url}/api/register`, { data: { ...person } });
  await page.request.post(`${shop.url}/api/newsletter`, { data: { email: person.email } });
  const token = () => /newsletter\/confirm#token=([\w-]{43})/.exec(mailsTo(person.email).join('\n'))?.[1];
  await expect.poll(token).toBeDefined();
  await page.request.post(`${shop.url}/api/newsletter/confirm`, { data: { token: token() } });
  await page.request.post(`${shop.url}/api/logout`);
  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });

  await page.goto(`${shop.url}/admin/customers`);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type(person.email);
  await page
    .getByRole('row', { name: new RegExp(person.email) })
    .getByRole('link')
    .click();
  await expect(page.getByText('Buys as a guest')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export their data' }).click();
  expect(JSON.parse(readFileSync(await (await file).path(), 'utf8')).newsletter.status).toBe('confirmed');
  await expectNoAxeViolations(page);

  await page.goto(`${shop.url}/admin/subscribers`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject').fill('Two new kits');
  await page.getByLabel('Text', { exact: true }).fill('## Fuzz\n\nIt is loud.');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Fuzz' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expectToast(page, 'A test is on its way to you');
  await page.getByRole('button', { name: 'Send to all' }).click();
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  const issues = () => mailsTo(person.email).filter((mail) => mail.includes('Subject: Two new kits'));
  await expect.poll(issues).toHaveLength(1);
  expect(issues()[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await page.getByRole('button', { name: 'All issues' }).click();
  await expect(page.getByText(/1 sent, 0 to go, 0 left the list/)).toBeVisible();
});
