import type { Page } from '@playwright/test';
import { badge, toast } from '../../support/journeys/cart-journey.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  hydrated,
  open,
  test,
  desktop,
} from '../../support/journeys/journey.ts';

const bill = `Qty,Value,Ref
3,10k,"R1,R2,R3"
2x BC108
C4 1uF
BC547
no such thing`;

const list = (page: Page) => page.getByRole('textbox', { name: 'Your list' });

test(
  'a bill is pasted, asked about, kept, shared and put into the cart, by keyboard',
  desktop,
  async ({ page, browser }) => {
    await open(page, '/bench/paste');
    await list(page).fill(bill);
    await expect(page.getByText('1 exact', { exact: true })).toBeVisible();
    for (const tally of ['1 likely', '1 question', '2 not ours'])
      await expect(page.getByText(tally, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page, { within: 'main' });
    await expectNoHorizontalScroll(page);

    // Questions come first: the first choice in the tab order after the list answers one.
    await page.getByRole('radio', { name: /Film Capacitor 1u/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Take 1 × BC549C instead' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 × BC549C instead.')).toBeVisible();

    await page.getByRole('textbox', { name: 'Keep it as' }).fill('My own fuzz');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Bill kept on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('#bill=');

    // 3 resistors are a pack, 2 BC108B two pieces, a pack of 5 capacitors, one BC549C.
    await page.getByRole('button', { name: /^Add 4 parts to cart, ₹/ }).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, '4 parts added to cart')).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName(/5/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(badge(page)).not.toHaveAccessibleName(/5/);

    // Somebody else opens the link and sees the same, answers included.
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(page.url());
    await hydrated(theirs);
    await expect(list(theirs)).toHaveValue(bill);
    await expect(theirs.getByRole('button', { name: /^Add 4 parts to cart, ₹/ })).toBeVisible();
    await other.close();

    // The bill is still here after a new start, and can be taken off the shelf again.
    await open(page, '/bench/paste');
    await expect(list(page)).toHaveValue(bill);
    await page.getByRole('button', { name: 'Remove My own fuzz' }).click();
    await expect(page.getByRole('button', { name: 'My own fuzz', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'My own fuzz', exact: true })).toBeVisible();
  },
);

test('a list that was not kept is never lost: not to a project, and not to a link', desktop, async ({ page }) => {
  await open(page, '/bench/paste');
  await list(page).fill('R1 10k');
  await page.getByRole('textbox', { name: 'Keep it as' }).fill('Mine');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(toast(page, 'Bill kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.url()).toContain('#bill=');
  const link = page.url();

  // Opening a project over a saved list shows no message; over an unsaved one it shows a message with an undo.
  const project = page.getByRole('button', { name: 'Mine', exact: true });
  await project.click();
  await list(page).fill('TL072');
  await project.click();
  await expect(toast(page, 'Mine opened')).toBeVisible();
  await expect(toast(page, 'The list that lay here wasn’t kept.')).toBeVisible();
  await expect(list(page)).toHaveValue('R1 10k');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page)).toHaveValue('TL072');

  // A link shows its own list; changing that puts the one that lay here aside.
  await page.goto('/bench');
  await page.goto(link);
  await expect(list(page)).toHaveValue('R1 10k');
  await list(page).fill('R1 10k\nR2 10k');
  await expect.poll(() => page.url()).not.toContain('#bill=');
  await page.getByRole('button', { name: 'Mine 2', exact: true }).click();
  await expect(list(page)).toHaveValue('TL072');
});
