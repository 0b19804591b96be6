import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { BrowserProblems } from './browser-problems.ts';

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const probe = '/healthz?intercepted';

/**
 * The browser takes a moment until it hands the requests of a page over that is open already; whatever the page asks
 * for in that moment would reach the shop.
 */
async function waitForInterception(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.waitForFunction(async (path) => (await (await fetch(path)).text()) === 'handed over', probe);
}

/** Answers to a page that is open already count from the moment they were asked for. */
function interceptImmediately(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const routed = await route(...args);
    await route(`**${probe}`, (asked) => asked.fulfill({ body: 'handed over' }));
    await waitForInterception(page);
    return routed;
  };
}

/** A journey through the running shop. It fails on every complaint of the browser: errors, warnings, bad answers. */
export const test = base.extend<{ problems: BrowserProblems }>({
  baseURL: process.env['TAAR_SHOP_URL'] ?? '',
  page: async ({ page }, run) => {
    interceptImmediately(page);
    await run(page);
  },
  problems: [
    async ({ context }, run) => {
      const problems = new BrowserProblems(context);
      await run(problems);
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** For a journey that would show nothing else on a phone. */
export const desktop = { tag: '@desktop' };

/** For a journey by finger, beside which another shows the desk. */
export const phone = { tag: '@phone' };

/** Opens a screen and waits until React has taken over its HTML, so that clicks and keys are heard. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Shows a page that somebody is there, without pressing anything. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Pages for reading come alive when somebody touches them.
    if (window.heldPresses !== null) dispatchEvent(new Event('touchstart'));
    const isAlive = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const isHeld = Boolean(window.heldPresses);
    return !isHeld && isAlive(document.querySelector('header')) && isAlive(document.querySelector('h1'));
  });
  // The listeners that React adds to the window itself come with the effects, after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits for every picture and font, also for those that a visitor would meet only by scrolling. */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

const fromBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Its two thirds of a megabyte take as long to read as a small screen takes to be checked. The builder reads the version for
 * people, which is twice as long, two times for each check, and once more in each frame; once in a page is enough.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};0`);
}

/** Checks all rules or only the named ones, on the whole page or only in what a selector finds: in what changed. */
export async function expectNoAxeViolations(
  page: Page,
  { rules, within = 'html' }: { rules?: string[]; within?: string } = {},
): Promise<void> {
  // Frames need axe's other mode, which opens a second page for every check. The only one holds a page of the shop, which
  // has checks of its own.
  // A list that waits for its next rows is dimmed, and says so.
  await expect(page.locator('[aria-busy="true"]:has(table)')).toHaveCount(0);
  await loadAxe(page);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
    .include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(accessibilityRules)).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} - ${failureSummary}`),
  }));
  expect(found, 'accessibility violations').toEqual([]);
}

/** The width of what sticks out of the window, once the words stand in their own fonts. */
const excessPx = (page: Page) => () =>
  page.evaluate(async () => {
    // The fonts that this width needs are asked for when it is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await expect.poll(excessPx(page), 'pixels that stick out of the window').toBeLessThanOrEqual(0);
}

/** Phones are narrow; 640 is what is left of a desktop window of 1280 at a zoom of 200 %, 320 of one at 400 %. */
export async function expectToFitEveryWindow(page: Page): Promise<void> {
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
}

/** Leaves a note on the window, which is lost when the page is loaded anew. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { taarMark: true }));
}

export async function expectSameWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'taarMark' in window), 'the page was not loaded anew').toBe(true);
}

export { expect };
