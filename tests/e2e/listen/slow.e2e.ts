import type { Page } from '@playwright/test';
import { listenIn } from '#tests/support/journeys/hearing.ts';
import {
  desktop,
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

const expect = expectSoon.configure({ timeout: 60_000 });
// The clock of the audio thread is exchanged by a file that the shop does not have.
test.use({ bypassCSP: true });

const panel = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });
/** On the pedal; that of the page comes after it. */
const volume = (page: Page) => panel(page).getByRole('slider', { name: 'Volume' }).first();
const notice = (page: Page, words: string) => panel(page).getByText(words);

/** A loop is heard, follows a knob, and is silent when it is stopped; all by the keyboard. */
async function hearLoops(page: Page, words: string): Promise<void> {
  const loudest = await listenIn(page);
  await open(page, '/products/fuzz-box');
  await panel(page).getByRole('button', { name: 'Listen' }).press('Enter');
  await expect(notice(page, words)).toBeVisible();
  await expect.poll(loudest).toBeGreaterThan(0.02);
  const amp = panel(page).getByRole('group', { name: 'Amp behind the pedal' });
  await expect(amp.getByRole('radio', { name: 'Clean' })).toBeChecked();
  await amp.getByRole('radio', { name: 'Clean' }).press('ArrowRight');
  await expect(amp.getByRole('radio', { name: 'Edge' })).toBeChecked();
  await expect(notice(page, words)).toBeVisible();
  await expectNoAxeViolations(page, { within: '#listen' });
  await expectNoHorizontalScroll(page);
  // As good as silent: the loop was rendered anew. The amp leaves a hiss of rounding at most.
  await volume(page).press('Home');
  await expect.poll(loudest).toBeLessThan(0.01);
  await volume(page).press('End');
  await expect.poll(loudest).toBeGreaterThan(0.02);
  await panel(page).getByRole('button', { name: 'Stop' }).press('Enter');
  await expect.poll(loudest).toBe(0);
}

test('a device that is too slow hears a loop with the amp, which follows its knobs', phone, async ({ page }) => {
  // Each look at the clock of the audio thread is five milliseconds later: no block of three is in time.
  await page.addInitScript(() => {
    const slow = URL.createObjectURL(
      new Blob(['let now = 0; Date.now = () => (now += 5);'], { type: 'text/javascript' }),
    );
    const add = AudioWorklet.prototype.addModule;
    AudioWorklet.prototype.addModule = async function (this: AudioWorklet, url: string | URL) {
      await add.call(this, slow);
      return add.call(this, url);
    };
  });
  await hearLoops(page, 'This device is too slow to play it live');
});

test('a browser without audio threads hears a loop with the amp, and is told why', desktop, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet'));
  await hearLoops(page, 'This browser can’t play it live');
});
