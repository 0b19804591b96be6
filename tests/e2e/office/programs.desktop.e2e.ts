import { request, type Page } from '@playwright/test';
import { adminCredentials } from '../../support/builders/admin.ts';
import { signersOf, WebhookReceiver } from '../../support/faults/webhook-receiver.ts';
import { expect, expectNoAxeViolations, hydrated, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

const { username, password } = adminCredentials;
// A shop of its own, which may send to a receiver on this machine.
const shop = ownShop({ env: { WEBHOOKS_TO_LOOPBACK: 'on' } });

async function openOffice(page: Page, path: string): Promise<void> {
  await page.request.post(`${shop.url}/api/login`, { data: { username, password } });
  await page.goto(`${shop.url}/admin${path}`);
  await hydrated(page);
}

async function givePassword(page: Page): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Your password again' });
  await again.getByLabel('Your password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Go on' }).click();
}

/** What a dialog shows this once. */
async function takeSecret(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  const secret = await dialog.locator('code').innerText();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  return secret;
}

test('the keeper adds an address, tests it, sees what failed and sends it again', async ({ page, problems }) => {
  problems.expect(/^answer 403: POST .*\/api\/admin\/webhooks$/);
  problems.expect(/^answer 400: POST .*\/api\/admin\/webhooks$/);
  let status = 204;
  const receiver = await WebhookReceiver.start(() => status);
  await openOffice(page, '');
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is told yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await expectNoAxeViolations(page, { within: 'dialog' });
  await dialog.getByLabel('Address').fill('https://192.168.1.10/hook');
  // By the keyboard alone.
  await page.keyboard.press('Enter');
  await givePassword(page);
  await expect(dialog.getByText('That address leads into a private network')).toBeVisible();
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add the address' }).click();
  const secret = await takeSecret(page, 'The secret of this address');
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText('Arrived', { exact: true })).toBeVisible();
  expect(signersOf(receiver.received[0]!, [secret])).toEqual([secret]);

  status = 503;
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText('It answered 503.').first()).toBeVisible();
  await expectNoAxeViolations(page);
  status = 204;
  await page.getByRole('button', { name: 'Send again: test' }).last().click();
  await expect.poll(() => receiver.received.at(-1)?.id).toBe(receiver.received[0]!.id);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test event' })).toBeDisabled();
  await page.getByRole('button', { name: 'New secret…' }).click();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  expect(await takeSecret(page, 'The secret of this address')).not.toBe(secret);
  await expect(page.getByText('The old secret works until')).toBeVisible();
  await receiver.close();
});

test('the keeper makes a token for a program, sees it used, and revokes it', async ({ page, problems }) => {
  problems.expect(/^answer 403: POST .*\/api\/admin\/tokens$/);
  await openOffice(page, '/tokens');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await dialog.getByLabel('Name').fill('Accounting');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByText('Choose at least one thing that it may do.')).toBeVisible();
  await dialog.getByLabel('Orders, returns and quotes').check();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await givePassword(page);
  const token = await takeSecret(page, 'Your new token');
  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const ask = async () => (await program.get(`${shop.url}/api/admin/orders`)).status();
  expect(await ask()).toBe(200);
  await page.reload();
  await expect(page.getByText('last used')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Revoke… Accounting' }).click();
  await page.getByRole('button', { name: 'Revoke the token' }).click();
  await expect(page.getByRole('heading', { name: 'No program has a token' })).toBeVisible();
  // The row and its button are gone.
  await expect(page.locator('body')).not.toBeFocused();
  expect(await ask()).toBe(401);
  await program.dispose();
});
