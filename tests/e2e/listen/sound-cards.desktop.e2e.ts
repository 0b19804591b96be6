/** What sound cards and browsers do that the one we have does not do by itself. */
import type { Page } from '@playwright/test';
import { listenIn } from '#tests/support/journeys/hearing.ts';
import { expect as expectSoon, open, test } from '#tests/support/journeys/journey.ts';

const expect = expectSoon.configure({ timeout: 60_000 });

const panel = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });
const listen = (page: Page) => panel(page).getByRole('button', { name: 'Listen' });

/** A sound card of this rate, and an iPhone's word for what a page plays. */
async function plugCard(page: Page, rate: number): Promise<void> {
  await page.addInitScript((cardRate) => {
    const contexts: AudioContext[] = [];
    const Context = AudioContext;
    globalThis.AudioContext = class extends Context {
      constructor(options: AudioContextOptions = {}) {
        super({ sampleRate: cardRate, ...options });
        contexts.push(this);
      }
    };
    Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
    Object.assign(globalThis, { contexts });
  }, rate);
}

const contextsOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { contexts: AudioContext[] }).contexts.map(
      ({ sampleRate, state }) => `${sampleRate} ${state}`,
    ),
  );
const audioSession = (page: Page) =>
  page.evaluate(() => (navigator as unknown as { audioSession: { type: string } }).audioSession.type);

test('a kit plays with a sound card of 44.1 kHz, is interrupted, and goes on with a press', async ({ page }) => {
  await plugCard(page, 44_100);
  const loudest = await listenIn(page);
  await open(page, '/products/micro-booster');
  await listen(page).click();
  await expect.poll(loudest).toBeGreaterThan(0.02);
  expect(await contextsOf(page)).toEqual(['44100 running']);
  expect(await audioSession(page)).toBe('playback');
  // As a call does it: the page is not asked.
  await page.evaluate(() => (globalThis as unknown as { contexts: AudioContext[] }).contexts[0]!.suspend());
  await expect(panel(page).getByText('The sound was interrupted')).toBeVisible();
  await listen(page).press('Enter');
  await expect.poll(loudest).toBeGreaterThan(0.02);
  await expect(panel(page).getByText('The sound was interrupted')).toHaveCount(0);
  expect(await contextsOf(page)).toEqual(['44100 closed', '44100 running']);
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => audioSession(page)).toBe('auto');
});

for (const [rate, contexts] of [
  [96_000, ['96000 running']],
  // A headset in a call.
  [16_000, ['16000 closed', '48000 running']],
] as const)
  test(`a kit plays with a sound card of ${rate} Hz`, async ({ page }) => {
    await plugCard(page, rate);
    const loudest = await listenIn(page);
    await open(page, '/products/micro-booster');
    await listen(page).click();
    await expect.poll(loudest).toBeGreaterThan(0.02);
    expect(await contextsOf(page)).toEqual(contexts);
  });
