import type { Page } from '@playwright/test';
import { expectToast, post, signUp } from '#tests/support/builders/people.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

const photosHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('taar-bench', 1);
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('photos').objectStore('photos').count();
          counting.addEventListener('success', () => {
            resolve(counting.result);
            opening.result.close();
          });
        });
      }),
  );

async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('summary').filter({ hasText: 'Asha', visible: true }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
}

async function solderR1(page: Page): Promise<void> {
  await open(page, '/bench/fuzz-box/build');
  await page.getByRole('button', { name: 'R1 is in' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'R2, a 33K resistor' })).toBeVisible();
}

/** The second tick has not reached the account when the bench is left. */
async function solderR2WithoutAnAnswer(page: Page): Promise<void> {
  await open(page, '/bench/fuzz-box/build');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.route('**/api/builds/*/changes', (route) => route.fulfill({ status: 503, body: 'Busy.' }));
  await page.getByRole('button', { name: 'R2 is in' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'R3, a 100K resistor' })).toBeVisible();
  await open(page, '/contact');
  await page.unroute('**/api/builds/*/changes');
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what belongs to an account leaves the browser at sign-out, is in the account, and a guest’s own stays', async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  await solderR1(page);
  const person = await signUp(page);
  await solderR2WithoutAnAnswer(page);
  await open(page, '/bench/paste');
  await page.getByRole('textbox', { name: 'Your list' }).fill('2x TL072 for the secret overdrive');
  await open(page, '/products/fuzz-box');
  await expect.poll(() => storedTexts(page)).toContain('recently-viewed');
  expect(await storedTexts(page)).toContain('secret overdrive');

  await open(page, '/contact');
  await logOut(page);
  await expectToast(page, 'Logged out', 'See you next time!');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /:\d/.test(key)))).toEqual([]);
  const left = await storedTexts(page);
  for (const word of ['secret overdrive', 'recently-viewed']) expect(left).not.toContain(word);

  // The next one at this computer begins a build of their own, and leaves it here.
  await solderR1(page);
  await open(page, '/');
  expect(await storedTexts(page)).toContain('taar-build:guest:');

  await post(page.request, '/api/login', { username: person.username, password: person.password });
  await open(page, '/bench/paste');
  await page.getByRole('button', { name: 'My last bill', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue('2x TL072 for the secret overdrive');
  await open(page, '/bench');
  // Which of the two boards lies on top depends on which of them was paused.
  const builds = page.getByRole('region', { name: 'Your builds' });
  for (const parts of [1, 2])
    await expect(
      builds.getByRole('img', { name: new RegExp(`board with ${parts} (of 28 )?parts`, 'i') }),
    ).toBeVisible();
  for (const next of ['R2', 'R3']) await expect(builds).toContainText(new RegExp(`(Go on with|Next:) ${next}`));
});

test('what the account cannot take is named at sign-out, stays for its owner alone, or is removed in a press', async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  const person = await signUp(page);
  await page.route('**/api/builds/*/changes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'Busy.' }) : route.fallback(),
  );
  await solderR1(page);
  await page.getByRole('button', { name: 'Notes and photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notes and photos' });
  await dialog.getByLabel('Add a photo').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: onePixel });
  await expect.poll(() => photosHere(page)).toBe(1);
  await open(page, '/contact');
  await logOut(page);
  await expectToast(page, 'Logged out', 'Not in your account: changes to a build and a photo.');
  await page.unroute('**/api/builds/*/changes');

  // Somebody else sees nothing of it; its owner finds it again.
  await open(page, '/bench');
  await expect(page.getByRole('heading', { name: 'Your builds' })).toBeHidden();
  await post(page.request, '/api/login', { username: person.username, password: person.password });
  await open(page, '/bench');
  await expect(page.getByText('1 of 28 parts placed')).toBeVisible();

  await open(page, '/contact');
  await logOut(page);
  await expectToast(page, 'Logged out', 'Not in your account: a photo.');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => photosHere(page)).toBe(0);
});
