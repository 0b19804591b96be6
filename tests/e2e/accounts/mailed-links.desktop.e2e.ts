import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectNoAxeViolations, hydrated, test } from '#tests/support/journeys/journey.ts';
import { expectToast, newPerson } from '#tests/support/builders/people.ts';
import { type RunningShop, startShop } from '#tests/support/processes/shop-process.ts';

// A shop of our own, because its mails are read from its folder. One worker, so that one is enough.
test.describe.configure({ mode: 'default' });
let dataDir: string;
let shop: RunningShop;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'taar-mails-'));
  shop = await startShop({ env: { DATA_DIR: dataDir }, migrated: true });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Link = 'auth#reset' | 'auth#confirm' | 'newsletter/confirm#token' | 'newsletter/leave#token';

/** The links of this kind that were mailed to someone, without the mail's own way of breaking lines. */
function linksTo(email: string, kind: Link): string[] {
  const folder = join(dataDir, 'mail');
  // The first mail makes the folder.
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return new RegExp(`${shop.url}/${kind}=[\\w-]{43}`).exec(text) ?? [];
    });
}

test('the links in our mails work: the address is confirmed, and a forgotten password set anew', async ({ page }) => {
  const person = newPerson();
  await page.request.post(`${shop.url}/api/register`, { data: { ...person } });
  await expect.poll(() => linksTo(person.email, 'auth#confirm')).toHaveLength(1);
  await page.goto(linksTo(person.email, 'auth#confirm')[0]!);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByText(`Thank you. ${person.email} is confirmed.`)).toBeVisible();

  await page.request.post(`${shop.url}/api/logout`);
  await page.goto(`${shop.url}/auth?tab=forgot-password`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expect.poll(() => linksTo(person.email, 'auth#reset')).toHaveLength(1);
  await page.goto(linksTo(person.email, 'auth#reset')[0]!);
  await page.getByLabel('New Password').fill('solder-2');
  await page.getByLabel('Confirm Password').fill('solder-2');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expectToast(page, 'Password changed');

  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('solder-2');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Welcome back!', `Logged in as ${person.username}`);
});

test('the newsletter is asked for in the footer, confirmed by the mailed link, and left by another', async ({
  page,
  problems,
}) => {
  const { email } = newPerson();
  await page.goto(shop.url);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email address' });
  await field.fill(email);

  problems.expect(/^answer 503: POST .*\/api\/newsletter$/);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'Please try again.' }), {
    times: 1,
  });
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('alert')).toHaveText('Please try again.');
  await expect(field).toHaveValue(email);
  await field.press('Enter');
  await expect(footer.getByRole('status')).toHaveText(/We’ve emailed you a link/);
  await expect(field).toHaveValue('');

  await expect.poll(() => linksTo(email, 'newsletter/confirm#token')).toHaveLength(1);
  await page.goto(linksTo(email, 'newsletter/confirm#token')[0]!);
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  const done = page.getByRole('main').getByRole('status');
  await expect(done).toHaveText(/you’re on the list/);
  await expect(done).toBeFocused();

  // The first mail has a link to leave, and so has the one that welcomes.
  await expect.poll(() => linksTo(email, 'newsletter/leave#token')).toHaveLength(2);
  await page.goto(linksTo(email, 'newsletter/leave#token')[1]!);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(done).toHaveText(/You won’t get any more newsletters/);

  problems.expect(/^answer 400: POST .*\/api\/newsletter\/confirm$/);
  await page.goto(linksTo(email, 'newsletter/confirm#token')[0]!);
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/This link has expired or was already used/);
});
