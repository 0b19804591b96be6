import type { Page } from '@playwright/test';
import { expectNoAxeViolations, loadWholePage, test } from './journey.ts';

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

/** Screenshots assert nothing and take a sixth of the time, so they are taken only with LOOKS=1. */
const arePicturesWanted = process.env['LOOKS'] === '1';

/**
 * The screen as it stands is accessible, or the part of it that is new since it was looked at last. The themes share their
 * HTML and their measures, so that by night only the colours are looked at. Where pictures are wanted, one is left of each.
 */
export async function checkAppearance(page: Page, name: string, within = 'html'): Promise<void> {
  await loadWholePage(page);
  for (const theme of themes) {
    await applyTheme(page, theme);
    await expectNoAxeViolations(page, { within, ...(theme === 'dark' && { rules: ['color-contrast'] }) });
    if (arePicturesWanted) await takePicture(page, `${name}-${test.info().project.name}-${theme}`);
  }
  await applyTheme(page, 'light');
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
  await readCookieNotice(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `test-results/looks/${name}.png`, fullPage: true, scale: 'css' });
}
