import type { Page } from '@playwright/test';
import { listenIn } from '#tests/support/journeys/hearing.ts';
import {
  desktop,
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  hydrated,
  open,
  test,
  phone,
} from '#tests/support/journeys/journey.ts';

// A kit that is played takes most of a core. On a busy machine a loop is prepared instead, which takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const path = '/pedalboard?kits=fuzz-box,no-such-kit';
const board = (page: Page) => page.getByRole('region', { name: 'Your board' });
const slot = (page: Page, name: string) => board(page).getByRole('group', { name });
const button = (page: Page, name: string) => board(page).getByRole('button', { name });
const names = (page: Page) => board(page).getByRole('listitem').getByRole('link');

// A row that is played takes most of a core, so one plays at a time, and on a busy machine it takes its time.

test('by mouse or finger: a row is played, moved, bypassed, taken off and shared', phone, async ({ page }) => {
  const heard = await listenIn(page);
  await open(page, path);
  // The page names what the link could not restore, and keeps the rest.
  await expect(board(page).getByText('One kit in this link isn’t in the shop')).toBeVisible();
  await button(page, 'Add a pedal').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Clean Booster/ })
    .click();
  await expect(names(page)).toHaveText([/Fuzz Box/, /Clean Booster/]);
  await expect(button(page, 'Add a pedal')).toBeFocused();
  await expect(slot(page, '2, Clean Booster').getByRole('switch')).toBeVisible();

  await button(page, 'Listen').click();
  await expect(board(page).getByText('Playing', { exact: true })).toBeAttached();
  await expect.poll(heard).toBeGreaterThan(0.003);

  await button(page, 'Move Clean Booster left').click();
  await expect(names(page)).toHaveText([/Clean Booster/, /Fuzz Box/]);
  await expect(board(page).getByText('Clean Booster is now 1 of 2')).toBeAttached();
  await expect(button(page, 'Stop')).toBeVisible();
  await expect.poll(heard).toBeGreaterThan(0.003);

  const fuzz = slot(page, '2, Fuzz Box');
  await fuzz.getByRole('switch').click();
  await expect(fuzz.getByText('Bypassed')).toBeVisible();
  await expect(slot(page, '1, Clean Booster').getByText('On', { exact: true })).toBeVisible();
  await board(page).getByRole('radio', { name: 'Bypass all' }).check();
  await expect(slot(page, '1, Clean Booster').getByText('Bypassed')).toBeVisible();
  await board(page).getByRole('radio', { name: 'Board' }).check();
  await expect(page).toHaveURL(/\/pedalboard\?kits=clean-booster,fuzz-box:k\d+-\d+~b$/);

  await button(page, 'Take Fuzz Box off the board').click();
  await expect(names(page)).toHaveText([/Clean Booster/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/Clean Booster/, /Fuzz Box/]);
  await expect(slot(page, '2, Fuzz Box').getByText('Bypassed')).toBeVisible();

  await expectNoAxeViolations(page, { within: '#board' });
  await expectNoHorizontalScroll(page);
  await button(page, 'Share').click();
  expect((await page.getByRole('dialog', { name: 'Share this board' }).boundingBox())!.x).toBeGreaterThan(0);
  const link = await board(page).getByRole('textbox', { name: 'Link to these settings' }).inputValue();
  await page.goto(link);
  await hydrated(page);
  await expect(slot(page, '2, Fuzz Box').getByText('Bypassed')).toBeVisible();
  await expect(button(page, 'Listen')).toBeVisible();
  const set = page.getByRole('region', { name: 'What the set costs and needs' });
  await expect(set.getByText('₹4,998')).toBeVisible();
  await expect(set.getByText(/^9\sV DC, centre negative, 2 plugs of 2.1\smm, 50\smA or more in all\./)).toBeVisible();
  await expect(set.getByText(/^4 jacks of 6.35\smm: 1 patch cable between the pedals/)).toBeVisible();
  await set.getByRole('button', { name: 'Add the set to the cart' }).click();
  await expect(page.getByText('2 items added to cart').first()).toBeVisible();
});

test('by the keyboard or a grip: a board of eight is put in order, and takes no ninth', desktop, async ({ page }) => {
  const seven = Array.from({ length: 7 }, (_, index) => (index === 0 ? 'fuzz-box:k30-x' : 'clean-booster'));
  await open(page, `/pedalboard?kits=${seven.join()}&amp=driven`);
  await expect(board(page).getByText('We couldn’t read all settings of the Fuzz Box')).toBeVisible();
  await expect(board(page).getByRole('radio', { name: 'Driven' })).toBeChecked();
  await button(page, 'Add a pedal').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Octave Up/ })
    .press('Enter');
  const full = board(page).getByText('The board is full: it holds 8 pedals. Take one off to add another.');
  await expect(full).toBeVisible();
  await expect(button(page, 'Add a pedal')).toHaveCount(0);
  const grip = (name: string) => button(page, `Move ${name}: drag it, or press an arrow key`);
  await expect(grip('Octave Up')).toBeFocused();

  await grip('Octave Up').press('Home');
  await expect(names(page).first()).toHaveText(/Octave Up/);
  await expect(grip('Octave Up')).toBeFocused();
  await expect(board(page).getByText('Octave Up is now 1 of 8')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(names(page).nth(1)).toHaveText(/Octave Up/);
  await expect(grip('Octave Up')).toBeFocused();

  // By the mouse: to the last place of the second row; with Escape on the way it stays where it is.
  const last = (await slot(page, '8, Clean Booster').boundingBox())!;
  const drag = async (): Promise<void> => {
    await grip('Fuzz Box').hover();
    await page.mouse.down();
    await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 4 });
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(names(page).first()).toHaveText(/Fuzz Box/);
  await drag();
  await page.mouse.up();
  await expect(names(page).last()).toHaveText(/Fuzz Box/);
  await expect(grip('Fuzz Box')).toBeFocused();
  await expect(page).toHaveURL(/kits=octave-up,.*fuzz-box:[^,]*&amp=driven$/);

  await button(page, 'Take Octave Up off the board').press('Enter');
  await expect(full).toBeHidden();
  await expect(button(page, 'Add a pedal')).toBeFocused();
  await expectNoAxeViolations(page, { within: '#board' });
});

test('by the keyboard alone: from a kit to a board of two', desktop, async ({ page }) => {
  await open(page, '/products/clean-booster?sound=k30');
  await page.getByRole('link', { name: 'Put it on a board' }).press('Enter');
  await expect(slot(page, '1, Clean Booster').getByRole('slider')).toHaveAttribute('aria-valuetext', '3.0 of 10');
  await button(page, 'Add a pedal').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fuzz Box/ })
    .press('Enter');
  const knob = slot(page, '2, Fuzz Box').getByRole('slider', { name: 'Fuzz' });
  await knob.focus();
  await page.keyboard.press('End');
  await expect(knob).toHaveAttribute('aria-valuetext', '10.0 of 10');
  const right = button(page, 'Move Clean Booster right');
  await right.press('Enter');
  await expect(names(page)).toHaveText([/Fuzz Box/, /Clean Booster/]);
  // At the end there is no further: the other way has the focus.
  await expect(button(page, 'Move Clean Booster left')).toBeFocused();
  await page.keyboard.press('b');
  await expect(slot(page, '1, Fuzz Box').getByText('Bypassed')).toBeVisible();
  for (const name of ['Fuzz Box', 'Clean Booster']) await button(page, `Take ${name} off the board`).press('Enter');
  await expect(board(page).getByText('Nothing on the board yet')).toBeVisible();
  await expect(board(page)).toBeFocused();
  await expectNoAxeViolations(page, { within: '#board' });
  await button(page, 'Start with Vintage Overdrive into Analog Delay').press('Enter');
  await expect(names(page)).toHaveText([/Vintage Overdrive/, /Analog Delay/]);
});

test('a board is saved on the device, and no link takes its place unasked', desktop, async ({ page }) => {
  const saved = page.getByRole('region', { name: 'Your boards' });
  const save = async (name: string, word: 'Save' | 'Replace'): Promise<void> => {
    await saved.getByRole('button', { name: 'Save this board' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this board' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: word }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await open(page, '/pedalboard?kits=fuzz-box:k30-40,octave-up&riff=lead&amp=driven');
  await expect(names(page)).toHaveText([/Fuzz Box/, /Octave Up/]);
  await save('Loud', 'Save');
  await expect(saved.getByText('On the board')).toBeVisible();

  // Somebody's link: the saved one stays what it was, and comes back whole.
  await page.goto('/pedalboard?kits=clean-booster&amp=edge');
  await hydrated(page);
  await expect(names(page)).toHaveText([/Clean Booster/]);
  await expect(saved.getByText('On the board')).toBeHidden();
  await saved.getByRole('button', { name: 'Open Loud' }).press('Enter');
  await expect(names(page)).toHaveText([/Fuzz Box/, /Octave Up/]);
  await expect(slot(page, '1, Fuzz Box').getByRole('slider', { name: 'Fuzz' })).toHaveAttribute(
    'aria-valuetext',
    '3.0 of 10',
  );
  await expect(board(page).getByRole('radio', { name: 'Driven' })).toBeChecked();
  await expect(board(page).getByLabel('What you play')).toHaveValue('lead');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/Clean Booster/]);
  await expect(board(page).getByRole('radio', { name: 'Edge' })).toBeChecked();

  // Under a name that is taken it is replaced after a question, and what is deleted can be brought back.
  await save('loud', 'Replace');
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolations(page, { within: '#board' });
  await saved.getByRole('button', { name: 'Delete loud' }).press('Enter');
  await expect(saved.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(saved.getByRole('button', { name: 'Open loud' })).toBeVisible();
});

test('the home page’s row plays by the press on its link, and never by itself', desktop, async ({ page }) => {
  const heard = await listenIn(page);
  /** All that stands in the address is there and has been looked at, and nothing has begun. */
  const expectSilence = async (): Promise<void> => {
    await expect(board(page).getByRole('switch')).toHaveCount(4);
    await button(page, 'Share').click();
    const link = board(page).getByRole('textbox', { name: 'Link to these settings' });
    await expect(link).toHaveValue(/kits=vintage-overdrive,/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Listen')).toBeVisible();
    expect(await page.evaluate(() => 'ear' in globalThis)).toBe(false);
  };
  await open(page, '/');
  await page.getByRole('link', { name: 'Play this row' }).click();
  await expect(board(page).getByText('Playing', { exact: true })).toBeAttached();
  await expect(names(page)).toHaveCount(4);
  await expect.poll(heard).toBeGreaterThan(0.003);

  // Whoever comes back has not pressed again.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Play this row' })).toBeVisible();
  await page.evaluate(() => delete (globalThis as { ear?: unknown }).ear);
  await page.goForward();
  await expectSilence();
  // Nor has who reloads before the wish was heard, or opens the address.
  await page.evaluate(() => history.replaceState(performance.timeOrigin, ''));
  await page.reload();
  await expectSilence();
  await page.goto(page.url());
  await expectSilence();
});

test('a kit of the catalogue is heard for a moment on request', desktop, async ({ page, problems }) => {
  const heard = await listenIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/products?category=kit&subcategory=booster');
  const hear = page.getByRole('button', { name: 'Hear it: Clean Booster' });
  await expect(hear).toBeVisible();
  expect(asked.filter((name) => /^\/listen\/|worklet|render.worker/.test(name))).toEqual([]);
  await hear.click();
  await expect(page.getByText('Playing the Clean Booster')).toBeAttached();
  await expect.poll(heard).toBeGreaterThan(0.003);
  await page.getByRole('button', { name: 'Hear it: Treble Booster' }).click();
  await expect(hear).toBeVisible();
  await page.getByRole('button', { name: 'Stop: Treble Booster' }).click();
  await expect.poll(heard).toBe(0);

  problems.expect(/contents|Failed to load resource/);
  await page.route('**/api/products/*/contents', (route) => route.abort());
  await hear.click();
  await expect(page.getByText('The Clean Booster didn’t play').first()).toBeVisible();
  await expect(hear).toBeVisible();
});
