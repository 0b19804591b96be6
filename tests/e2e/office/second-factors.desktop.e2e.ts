import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminCredentials } from '../../support/builders/admin.ts';
import { expect, expectNoAxeViolations, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

const { username, password } = adminCredentials;
// A shop of its own: the keeper of the others is asked for no second factor. And it has a name, which passkeys need.
const shop = ownShop({ host: 'localhost' });

async function signIn(page: Page): Promise<void> {
  await page.goto(`${shop.url}/auth`);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(`${shop.url}/`);
}

/** Each code counts once, so that later ones come from later steps, as far as a clock may be off. */
const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an app' }).click();
  const again = page.getByRole('dialog', { name: 'Your password again' });
  await again.getByLabel('Your password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Go on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an app that makes codes' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await dialog.getByLabel('The six digits it shows').fill(codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  return secret;
}

/** A key that is plugged in and touched whenever it is asked. */
async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
}

test('a code of an app, then a passkey, sign in where the password alone no longer does', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 403: POST .*\/api\/(login|admin\/safety\/.*)$/);
  await plugInKey(page);
  await signIn(page);
  await page.waitForURL(`${shop.url}/admin`);
  await page.goto(`${shop.url}/admin/security`);
  const secret = await addApp(page);
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });

  await signOut(page);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expectNoAxeViolations(page);
  // The sixth digit sends it.
  await page.getByLabel('Code').pressSequentially(codeOf(secret, 1));
  await page.waitForURL(`${shop.url}/admin`);

  await page.goto(`${shop.url}/admin/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Blue key');
  await page.getByRole('button', { name: 'Add the passkey' }).click();
  const again = page.getByRole('dialog', { name: 'Your password again' });
  await again.getByLabel('Your password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue key' })).toContainText('Passkey');

  await signOut(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${shop.url}/admin`);

  // An hour in which nobody touches the screen, though it renews itself: signed out, with what was typed still there.
  problems.expect(/^answer 40[14]: GET /);
  await page.clock.install();
  await page.goto(`${shop.url}/admin/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Half typed');
  await page.clock.fastForward('01:01:00');
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Half typed');
  expect((await page.request.get(`${shop.url}/api/admin/me`)).status()).toBe(404);
});
