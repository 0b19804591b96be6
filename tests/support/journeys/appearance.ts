import type { Page } from '@playwright/test';
import { expectNoAxeViolations, loadWholePage, test } from './journey.ts';

type Theme = 'light' | 'dark';

// The themes share their HTML and their measures: all that can differ between them is what colours do.
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Pictures prove nothing and take a sixth of the time: they are taken for whoever asks, with LOOKS=1. */
const arePicturesWanted = process.env['LOOKS'] === '1';

/**
 * The screen as it stands is accessible in both themes, or the part of it that is new since it was looked at last.
 * Where pictures are wanted it leaves one of each.
 */
export async function checkAppearance(page: Page, name: string, within = 'html'): Promise<void> {
  await loadWholePage(page);
  await expectNoAxeViolations(page, { within });
  await applyTheme(page, 'dark');
  await expectNoAxeViolations(page, { rules: colourRules, within });
  if (arePicturesWanted) await takePictures(page, `${name}-${test.info().project.name}`);
  await applyTheme(page, 'light');
}

async function takePictures(page: Page, name: string): Promise<void> {
  await readCookieNotice(page);
  await page.evaluate(() => scrollTo(0, 0));
  await takePicture(page, `${name}-dark`);
  await applyTheme(page, 'light');
  await takePicture(page, name);
}

/** As the system asks for a theme and as the page keeps it, once all colours have come to rest. */
async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The end of one may be the start of the next, where a colour is inherited.
    for (let all = underWay(); all.length > 0; all = underWay()) {
      await Promise.allSettled(all.map((transition) => transition.finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, theme);
}

/** Looks with the notice out of the way, which the checks before have seen. */
async function readCookieNotice(page: Page): Promise<void> {
  const wasRead = await page.evaluate(() => localStorage.getItem('cookie-notice') !== null);
  if (!wasRead) await page.getByRole('button', { name: 'Got it' }).click();
}

/** One pixel of the page is one of the picture: a phone's own density takes three times as long on its long pages. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/looks/${name}.png`, fullPage: true, scale: 'css' });
}
