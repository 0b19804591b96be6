import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { post, signUp } from '../../support/builders/people.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  hydrated,
  open,
  test,
} from '../../support/journeys/journey.ts';
import { holdResponses } from '../../support/journeys/held-responses.ts';

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

interface PupilDevice extends BrowserContextOptions {
  /** A browser that refuses to keep anything, as some do in a private window. */
  readonly keepsNothing?: boolean;
}

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
}

/** Somebody without an account, on a device of their own. */
async function join(browser: Browser, link: string, name: string, device: PupilDevice): Promise<Page> {
  const { keepsNothing = false, ...options } = device;
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  if (keepsNothing) await context.addInitScript(refuseStorage);
  const page = await context.newPage();
  await open(page, link);
  await expect(page.getByText('no notes, no photos')).toBeVisible();
  await page.getByLabel('Your name in the class').fill(name);
  await page.getByRole('button', { name: 'Join and start building' }).click();
  await expect(step(page, 'R1, a 2M2 resistor')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your class' })).toBeVisible();
  return page;
}

/** Makes a class on the page of a teacher, and gives its link. */
async function makeClass(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Make the class' }).click();
  const invitation = page.getByRole('region', { name: 'The link to this class' });
  await expect(invitation).toContainText('/bench/join/');
  const [, code] = /join\/([\w-]{9})/.exec(await invitation.innerText().then((text) => text.replaceAll(/\s/g, '')))!;
  return new URL(`/bench/join/${code}`, page.url()).href;
}

interface Sheet {
  readonly steps: readonly { readonly name: string; readonly refs: readonly string[] }[];
}

/** A third one, whose device says that the board is done; answers with what opens the place. */
async function atTheWiring(page: Page, link: string): Promise<string> {
  const { bench } = await (await page.request.get('/api/products/fuzz-box/contents')).json();
  const { steps } = (await (await page.request.get(bench.sheetUrl)).json()) as Sheet;
  const before = steps.slice(
    0,
    steps.findIndex(({ name }) => name === 'panel'),
  );
  const code = link.split('/').at(-1)!;
  const joined = await page.request.post(`/api/class-codes/${code}/places`, { data: { name: 'Kabir' } });
  const { place } = (await joined.json()) as { place: string };
  const told = { placed: before.flatMap(({ refs }) => refs), checked: ['short'], failed: null };
  await post(page.request, '/api/class-places/news', { place, told, handCount: 0, quietSeconds: 1 });
  return place;
}

const row = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a teacher hands out one link, sees two pupils build, and helps the one who asks', async ({ page, browser }) => {
  await signUp(page);
  await open(page, '/bench');
  await page.getByRole('main').getByRole('link', { name: 'Teach a class' }).click();
  await page.getByLabel('What you build').selectOption({ label: 'Fuzz Box (Beginner)' });
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByText('Give the class a name.')).toBeVisible();
  const link = await makeClass(page, 'Class 9B');
  await expect(page.getByRole('img', { name: 'The link as a code to scan' })).toBeVisible();
  await expectNoAxeViolations(page);

  const arjun = await join(browser, link, 'Arjun', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  await expectNoAxeViolations(arjun);
  await expectNoHorizontalScroll(arjun);
  const meera = await join(browser, link, 'Meera', { viewport: { width: 1280, height: 800 } });
  await expect(row(page, /^Arjun, bench 1: 0 of 28 parts, at Resistors$/)).toBeVisible();
  await expect(row(page, /^Meera, bench 2: 0 of 28 parts/)).toBeVisible();

  // Each tick arrives; one without a network arrives later.
  await arjun.getByRole('button', { name: 'R1 is in' }).tap();
  await expect(row(page, /^Arjun, bench 1: 1 of 28 parts/)).toBeVisible();
  await meera.context().setOffline(true);
  for (const ref of ['R1', 'R2']) await meera.getByRole('button', { name: `${ref} is in` }).click();
  await expect(step(meera, 'R3, a 100K resistor')).toBeVisible();
  await meera.context().setOffline(false);
  await expect(row(page, /^Meera, bench 2: 2 of 28 parts/)).toBeVisible();

  // A hand goes up at the phone, and the teacher takes it down.
  await arjun.getByRole('button', { name: 'Ask for help' }).tap();
  await expect(arjun.getByText('Your hand is up')).toBeVisible();
  const needs = page.getByRole('complementary', { name: 'Help and the class' });
  await expect(needs).toContainText('Raised a hand at R2');
  await expect(page.getByRole('status').filter({ hasText: 'Arjun, bench 1: hand up' })).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'See the board of Arjun, bench 1' }).click();
  await expect(page.getByRole('img', { name: 'Board with 1 of 28 parts' })).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Done with Arjun, bench 1' }).click();
  await expect(needs).toContainText('Nobody needs you right now.');
  // The button went with its card, and the focus to the heading above.
  await expect(needs.getByRole('heading', { name: 'They need you' })).toBeFocused();
  // The phone hears of it with its next tick.
  await arjun.getByRole('button', { name: 'R2 is in' }).tap();
  await expect(arjun.getByRole('button', { name: 'Ask for help' })).toBeVisible();
  await expect(arjun.getByText('Your hand is up')).toBeHidden();

  // Somebody who is at the wiring is named with the wire, and seen with the open box.
  const kabir = await atTheWiring(page, link);
  await row(page, /^Kabir, bench 3: .*, at Strap, wire 1$/).click();
  const box = page.getByRole('dialog', { name: 'Kabir, bench 3' });
  await expect(
    box.getByRole('img', { name: /^The open box from behind. Wire 1, blue, goes from lug 1/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await box.getByRole('radio', { name: 'Board' }).check();
  await expect(box.getByRole('img', { name: /^Board with \d+ of 28 parts$/ })).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await post(page.request, '/api/class-places/leave', { place: kabir });

  // Who comes back goes on; who leaves is gone; a class that has ended says so.
  await open(arjun, link);
  await expect(arjun.getByText('You’re in as Arjun, bench 1.')).toBeVisible();
  await expectNoAxeViolations(arjun, { within: 'main' });
  await arjun.getByRole('link', { name: 'Go on building' }).tap();
  await expect(step(arjun, 'R3, a 100K resistor')).toBeVisible();
  await arjun.getByRole('button', { name: 'Leave', exact: true }).tap();
  await arjun.getByRole('button', { name: 'Leave the class' }).tap();
  await expect(arjun.getByRole('region', { name: 'Your class' })).toBeHidden();
  await expect(row(page, /^Arjun/)).toHaveCount(0);
  await page.getByRole('button', { name: 'End the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
  await expect(page.getByText('1 builder, ended')).toBeVisible();
  await meera.getByRole('button', { name: 'R3 is in' }).click();
  await expect(meera.getByRole('status').filter({ hasText: 'This class has ended.' })).toBeVisible();
  await arjun.goto(link);
  await hydrated(arjun);
  await expect(arjun.getByRole('heading', { name: 'This class has ended' })).toBeVisible();
  await Promise.all([arjun.context().close(), meera.context().close()]);

  // A kit for each who is left, with words for whoever packs.
  await page.getByRole('link', { name: 'Order this class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a quote');
  await expect(page.getByLabel('Quantity of Fuzz Box')).toHaveValue('1');
  await expect(page.getByLabel('A class or workshop')).toBeChecked();
  await expect(page.getByLabel('Label a box for each bench.')).toBeChecked();
});

test('a pupil whose browser keeps nothing has one bench, also after the page was loaded again', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await open(page, '/bench/class');
  await page.getByLabel('What you build').selectOption({ label: 'Fuzz Box (Beginner)' });
  const link = await makeClass(page, 'Class 10A');
  const nila = await join(browser, link, 'Nila', { viewport: { width: 390, height: 844 }, keepsNothing: true });
  const strip = nila.getByRole('region', { name: 'Your class' });
  await expect(strip).toContainText('Nila, bench 1');
  await expect(strip).toContainText('This browser saves nothing. Keep this tab open');
  await expectNoAxeViolations(nila, { within: 'main' });
  await expectNoHorizontalScroll(nila);
  await nila.getByRole('button', { name: 'R1 is in' }).click();
  await expect(row(page, /^Nila, bench 1: 1 of 28 parts/)).toBeVisible();
  await nila.getByRole('button', { name: 'Ask for help' }).click();
  await expect(nila.getByText('Your hand is up')).toBeVisible();

  await nila.reload();
  await expect(strip).toContainText('Nila, bench 1');
  await expect(nila.getByText('Your hand is up')).toBeVisible();
  await nila.getByRole('button', { name: 'Take it back' }).click();
  for (const ref of ['R1', 'R2']) await nila.getByRole('button', { name: `${ref} is in` }).click();
  await expect(row(page, /^Nila, bench 1: 2 of 28 parts/)).toBeVisible();
  await expect(row(page, /^Nila/)).toHaveCount(1);

  await nila.getByRole('button', { name: 'Leave', exact: true }).click();
  await nila.getByRole('button', { name: 'Leave the class' }).click();
  await expect(strip).toBeHidden();
  await nila.reload();
  await expect(step(nila, 'R1, a 2M2 resistor')).toBeVisible();
  await expect(strip).toBeHidden();
  await nila.context().close();
});

// It happened: the picture came between the press and its release, and nothing was sent.
test('the form to join stays where it is when the kit arrives', async ({ page, browser }) => {
  await signUp(page);
  await open(page, '/bench/class');
  await page.getByLabel('What you build').selectOption({ label: 'Fuzz Box (Beginner)' });
  const link = await makeClass(page, 'Class 8C');
  for (const width of [1280, 390]) {
    const pupil = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const release = await holdResponses(pupil, '**/api/products/fuzz-box');
    await open(pupil, link);
    const button = pupil.getByRole('button', { name: 'Join and start building' });
    await expect(pupil.getByText('Step by step.', { exact: true })).toBeVisible();
    const before = await button.boundingBox();
    release();
    await expect(pupil.getByText('You’ll build the Fuzz Box')).toBeVisible();
    const picture = pupil.getByRole('main').locator('img');
    // A phone has no room for it.
    if (width > 800) await picture.evaluate((image: HTMLImageElement) => image.decode());
    expect(await button.boundingBox()).toEqual(before);
    await pupil.close();
  }
});
