import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { expect as expectSoon, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';
import { writeTone } from '#tests/support/listen/tone-file.ts';

// A kit that is played takes most of a core, and on a busy machine it takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const { args, ...launch } = launchOptions();
/** The open A of a guitar, at a quarter of full scale: -12 dB. */
const string = writeTone(resolve('test-results/sounds/a2.wav'), 110, 0.25);

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launch,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${string}`,
    ],
  },
});

const panel = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
const expectState = (page: Page, word: string) =>
  expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${word}$`) })
      .first(),
  ).toBeVisible();

/** What the page asks the browser for, and what it has been given. */
interface Inputs {
  readonly asked: MediaStreamConstraints[];
  readonly given: MediaStream[];
}

async function watchInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inputs: Inputs = { asked: [], given: [] };
    Object.assign(globalThis, { inputs });
    const ask = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (constraints = {}) {
      inputs.asked.push(constraints);
      const stream = await ask.call(this, constraints);
      inputs.given.push(stream);
      return stream;
    };
  });
}

const askedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { inputs: Inputs }).inputs.asked.map(({ audio }) => audio));

/** Of each input that was given, whether it is listened to. */
const listenedTo = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { inputs: Inputs }).inputs.given.map((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    ),
  );

async function chooseGuitar(page: Page): Promise<void> {
  await open(page, '/products/clean-booster');
  await button(page, 'Listen').click();
  await expectState(page, 'Playing');
  await panel(page)
    .getByRole('radio', { name: /My guitar/ })
    .check();
}

test('a guitar is muted first, then heard, set to its level, tuned, plugged in elsewhere and let go', async ({
  page,
}) => {
  await watchInputs(page);
  await chooseGuitar(page);
  await expectState(page, 'Muted');
  expect(await askedOf(page)).toEqual([
    expect.objectContaining({ echoCancellation: false, noiseSuppression: false, autoGainControl: false }),
  ]);
  await button(page, 'I’m wearing headphones').click();
  await expectState(page, 'Live');
  await expect(button(page, 'Stop')).toBeFocused();

  await test.step('the level', async () => {
    await expect(panel(page).getByRole('meter', { name: 'Guitar level' })).toHaveAttribute('aria-valuenow', '-12');
    await expect(panel(page).getByText('That’s right. Set this level.')).toBeVisible();
    const scope = panel(page).getByRole('img', { name: /^Scope, 15 ms/ });
    await expect(scope).toHaveAttribute('aria-label', /Bypass: 0\.25\sV/);
    await button(page, 'Set this level').click();
    await expect(panel(page).getByText('Level set')).toBeVisible();
    // As strong as a hard strum at the jack of a guitar.
    await expect(scope).toHaveAttribute('aria-label', /Bypass: 0\.45\sV/);
  });

  await test.step('tuner and latency', async () => {
    await expect(panel(page).getByText('A2, in tune')).toBeVisible();
    await expect(panel(page).getByText(/^About [1-9]\d*\sms from string to ear/)).toBeVisible();
  });
  await expectNoAxeViolations(page, { within: '#listen' });

  await test.step('another input', async () => {
    const input = panel(page).getByRole('combobox', { name: 'Input' });
    const other = input.getByRole('option', { name: 'Fake Audio Input 2' });
    const deviceId = await other.getAttribute('value');
    await input.selectOption(deviceId);
    await expect.poll(() => listenedTo(page)).toEqual([false, true]);
    expect((await askedOf(page))[1]).toMatchObject({ deviceId: { exact: deviceId } });
    await expectState(page, 'Live');
  });

  await button(page, 'Stop').click();
  await expectState(page, 'Off');
  expect(await listenedTo(page)).toEqual([false, false]);
});

test('a board takes the guitar too, muted first, beside every riff', async ({ page }) => {
  await watchInputs(page);
  await open(page, '/pedalboard?kits=clean-booster');
  const board = page.getByRole('region', { name: 'Your board' });
  const pick = board.getByRole('combobox', { name: 'What you play' });
  await expect(pick.getByRole('option')).toHaveText([
    'Open chords',
    'Power chords',
    'Lead with bends',
    'Arpeggio',
    'Bass line',
    'My guitar',
  ]);
  await pick.selectOption('My guitar');
  // Nobody is asked for a microphone before Listen.
  expect(await askedOf(page)).toEqual([]);
  await board.getByRole('button', { name: 'Listen' }).click();
  await expect(board.getByText('Muted', { exact: true })).toBeAttached();
  await board.getByRole('button', { name: 'I’m wearing headphones' }).click();
  await expect(board.getByText('Live', { exact: true })).toBeAttached();
  await expect(board.getByRole('meter', { name: 'Guitar level' })).toHaveAttribute('aria-valuenow', '-12');
  await expectNoAxeViolations(page, { within: '#board' });
  await pick.selectOption('Bass line');
  await expect(board.getByText('Playing', { exact: true })).toBeAttached();
  expect(await listenedTo(page)).toEqual([false]);
  await expect(board.getByRole('meter')).toHaveCount(0);
});

test('a refused microphone is told with what helps, and a riff still plays', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...launch,
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
  });
  const page = await browser.newPage({ baseURL: baseURL! });
  await chooseGuitar(page);
  const notice = panel(page).getByRole('alert');
  await expect(notice).toContainText('Your browser blocked the guitar input');
  await expect(notice).toContainText('Allow the microphone for this site, then try again, or choose a riff.');
  await expectState(page, 'Stopped');
  await expectNoAxeViolations(page, { within: '#listen' });
  await panel(page)
    .getByRole('radio', { name: /^Open chords/ })
    .check();
  await button(page, 'Try again').click();
  await expectState(page, 'Playing');
  await expect(notice).toHaveCount(0);
  await browser.close();
});
