import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Complaints } from './complaints.ts';

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A journey through the running shop. It fails on every complaint of the browser: errors, warnings, bad answers. */
export const test = base.extend<{ complaints: Complaints }>({
  baseURL: process.env['TAAR_SHOP_URL'] ?? '',
  complaints: [
    async ({ context }, run) => {
      const complaints = new Complaints(context);
      await run(complaints);
      expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a screen and waits until React has taken over its HTML, so that clicks and keys are heard. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return isAlive(document.querySelector('header')) && isAlive(document.querySelector('h1'));
  });
}

/** Waits for every picture and font, also for those that a visitor would meet only by scrolling. */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** On the whole page, or only in what a selector finds on a page too long to look at all of it. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(accessibilityRules).include(within).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} - ${failureSummary}`),
  }));
  expect(found, 'accessibility violations').toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(widths.content, 'width of the content').toBeLessThanOrEqual(widths.window);
}

/** Leaves a note on the window, which is lost when the page is loaded anew. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { taarMark: true }));
}

export async function expectSameWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'taarMark' in window), 'the page was not loaded anew').toBe(true);
}

export { expect };
