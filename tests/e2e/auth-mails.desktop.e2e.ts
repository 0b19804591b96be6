import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/support/journey.ts';
import { expectToast, newPerson } from '#tests/support/people.ts';
import { type RunningShop, startShop } from '#tests/support/shop-process.ts';

// A shop of our own, because its mails are read from its folder.
let dataDir: string;
let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = mkdtempSync(join(tmpdir(), 'taar-mails-'));
  shop = await startShop({ env: { DATA_DIR: dataDir } });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The links of this kind that were mailed to someone, without the mail's own way of breaking lines. */
function linksTo(email: string, kind: 'reset' | 'confirm'): string[] {
  const folder = join(dataDir, 'mail');
  // The first mail makes the folder.
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return new RegExp(`${shop.url}/auth#${kind}=[\\w-]{43}`).exec(text) ?? [];
    });
}

test('the links in our mails work: the address is confirmed, and a forgotten password set anew', async ({ page }) => {
  const person = newPerson();
  await page.request.post(`${shop.url}/api/register`, { data: { ...person } });
  await expect.poll(() => linksTo(person.email, 'confirm')).toHaveLength(1);
  await page.goto(linksTo(person.email, 'confirm')[0]!);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByText(`Thank you. ${person.email} is confirmed.`)).toBeVisible();

  await page.request.post(`${shop.url}/api/logout`);
  await page.goto(`${shop.url}/auth?tab=forgot-password`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expect.poll(() => linksTo(person.email, 'reset')).toHaveLength(1);
  await page.goto(linksTo(person.email, 'reset')[0]!);
  await page.getByLabel('New Password').fill('solder-2');
  await page.getByLabel('Confirm Password').fill('solder-2');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expectToast(page, 'Password changed');

  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('solder-2');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Welcome back!', `Logged in as ${person.username}`);
});
