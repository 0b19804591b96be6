import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  desktop,
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  hydrated,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { firstLoadOf, type Manifest } from '../../../benchmarks/first-load-size.ts';

// Playing a kit takes most of a core. On a busy machine the page renders a loop beforehand instead, which may take minutes.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const path = '/products/vintage-overdrive';
const readManifest = () => JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
const panel = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });
const knob = (page: Page, name: string) => panel(page).getByRole('slider', { name, exact: true });

/** Waits for the text that shows the state. */
const expectState = (page: Page, word: string) =>
  expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${word}$`) })
      .first(),
  ).toBeVisible();

/** Before a page is opened: what it opens of the sound card is kept. */
const countContexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Context = AudioContext;
    globalThis.AudioContext = class extends Context {
      constructor(...all: ConstructorParameters<typeof Context>) {
        super(...all);
        contexts.push(this);
      }
    };
    Object.assign(globalThis, { contexts });
  });
const contextStates = (page: Page): Promise<string[]> => page.evaluate(() => contexts.map(({ state }) => state));

/** The middle of a knob, which is large enough for a finger. */
async function middleOf(control: Locator): Promise<readonly [number, number]> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  return [x + width / 2, y + height / 2];
}

/** Downwards by so many pixels, with a finger, which would scroll the page anywhere else. */
async function dragByFinger(page: Page, [x, y]: readonly [number, number], down: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', y + down * share);
  await touch('touchEnd', y + down);
}

async function dragByMouse(page: Page, [x, y]: readonly [number, number], down: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down, { steps: 4 });
  await page.mouse.up();
}

test('a visitor who does not press loads nothing of it', desktop, async ({ page }) => {
  const manifest = readManifest();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = await (await page.request.get(path)).text();
  await open(page, path);
  await panel(page).scrollIntoViewIfNeeded();
  const own = Object.entries(manifest).filter(([source]) => /^(listen|components\/player\/audio)\//.test(source));
  expect(own.length).toBeGreaterThan(0);
  const { scripts, styles } = firstLoadOf(html, manifest);
  for (const [, { file, css = [] }] of own) {
    expect([...scripts, ...styles]).not.toEqual(expect.arrayContaining([file]));
    for (const name of [file, ...css]) expect(asked).not.toContain(`/${name}`);
  }
  expect(asked.filter((name) => /^\/listen\/|listen-sheet/.test(name))).toEqual([]);
});

/** Changes a part, keeps what was turned as B, and goes from A to B. */
async function changePartAndCompare(page: Page): Promise<void> {
  const drive = knob(page, 'Drive');
  await panel(page).getByRole('radio', { name: 'red LED' }).check();
  await expect(page).toHaveURL(/pD1-red~pD2-red/);
  await panel(page).getByRole('button', { name: 'B Save these settings' }).click();
  await panel(page)
    .getByRole('button', { name: /^Memory A:/ })
    .click();
  await expect(drive).toHaveAttribute('aria-valuetext', '7.2 of 10');
  await panel(page)
    .getByRole('button', { name: /^Memory B: Drive 5\.2/ })
    .click();
  await expect(drive).toHaveAttribute('aria-valuetext', '5.2 of 10');
}

// Playing is the dearest of all that journeys do, so that one hears it at each width: this one by finger, the next by keyboard.
test('by finger: listen, turn, step, compare, change a part, share', phone, async ({ page }) => {
  await open(page, path);
  const go = panel(page).getByRole('button', { name: 'Listen' });
  await go.scrollIntoViewIfNeeded();
  const place = await go.boundingBox();
  await go.click();
  await expectState(page, 'Playing');
  const quality = /^Worked out [\d,]+ times a second|^This device is too slow to play it live/;
  await expect(panel(page).getByText(quality).first()).toBeVisible();
  const stop = panel(page).getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  expect((await stop.boundingBox())!.y).toBeCloseTo(place!.y, 0);

  const drive = knob(page, 'Drive');
  await expect(drive).toHaveAttribute('aria-valuetext', '7.2 of 10');
  await dragByFinger(page, await middleOf(drive), 44);
  await expect(drive).toHaveAttribute('aria-valuetext', '5.2 of 10');
  await expect(page).toHaveURL(/[?&]sound=k52-42-58/);

  const footswitch = panel(page).getByRole('switch');
  await footswitch.click();
  await expect(footswitch).not.toBeChecked();
  await expectState(page, 'Bypassed');
  await panel(page).getByRole('radio', { name: 'Pedal' }).check();
  await expectState(page, 'Playing');

  await changePartAndCompare(page);

  await panel(page).getByRole('button', { name: 'Share' }).click();
  const link = await panel(page).getByRole('textbox', { name: 'Link to these settings' }).inputValue();
  await expectNoAxeViolations(page, { within: '#listen' });
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await stop.click();
  await expectState(page, 'Off');

  // A link shows these settings and does not play them.
  await page.goto(link);
  await hydrated(page);
  await expect(knob(page, 'Drive')).toHaveAttribute('aria-valuetext', '5.2 of 10');
  await expect(panel(page).getByRole('radio', { name: 'red LED' })).toBeChecked();
  await expectState(page, 'Off');
  // Nor do the keys, for someone who only scrolls by.
  for (const key of ['b', 'Space']) await page.keyboard.press(key);
  await expect(panel(page).getByRole('switch')).toBeChecked();
  await expectState(page, 'Off');
  await knob(page, 'Drive').dblclick();
  await expect(knob(page, 'Drive')).toHaveAttribute('aria-valuetext', '7.2 of 10');
  const listen = panel(page).getByRole('button', { name: 'Listen' });
  await panel(page).getByRole('button', { name: 'Stock settings' }).click();
  await expect(listen).toBeFocused();
  await listen.dblclick();
  await expect(listen).toHaveCount(0);
});

test('by mouse: turn, step, compare, change a part, share, without a sound', desktop, async ({ page }) => {
  await open(page, `${path}?sound=k72-42-58`);
  const drive = knob(page, 'Drive');
  await expect(drive).toHaveAttribute('aria-valuetext', '7.2 of 10');
  await dragByMouse(page, await middleOf(drive), 44);
  await expect(drive).toHaveAttribute('aria-valuetext', '5.2 of 10');
  await expect(page).toHaveURL(/[?&]sound=k52-42-58/);

  const footswitch = panel(page).getByRole('switch');
  await footswitch.click();
  await expect(footswitch).not.toBeChecked();
  await footswitch.click();
  await expect(footswitch).toBeChecked();
  await changePartAndCompare(page);
  await panel(page).getByRole('button', { name: 'Share' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Link to these settings' })).toHaveValue(/sound=k52-42-58/);
  expect((await panel(page).getByRole('dialog', { name: 'Share these settings' }).boundingBox())!.x).toBeGreaterThan(0);
  await expectNoAxeViolations(page, { within: '#listen' });
  await expectNoHorizontalScroll(page);
  await expectState(page, 'Off');
});

test('by the keyboard alone', desktop, async ({ page }) => {
  await open(page, path);
  await panel(page).getByRole('button', { name: 'Listen' }).focus();
  await page.keyboard.press('Enter');
  await expectState(page, 'Playing');
  await knob(page, 'Tone').focus();
  for (const key of ['ArrowUp', 'Shift+ArrowRight', 'PageDown']) await page.keyboard.press(key);
  await expect(knob(page, 'Tone')).toHaveAttribute('aria-valuetext', '3.8 of 10');
  await page.keyboard.press('End');
  await expect(knob(page, 'Tone')).toHaveAttribute('aria-valuetext', '10.0 of 10');
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect(knob(page, 'Tone')).toHaveAttribute('aria-valuetext', '4.2 of 10');
  await page.keyboard.press('b');
  await expectState(page, 'Bypassed');
  await page.keyboard.press('b');
  await panel(page).getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expectState(page, 'Bypassed');
  await page.keyboard.press('Space');
  await panel(page)
    .getByRole('radio', { name: /^Power chords/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('radio', { name: /^Lead with bends/ })).toBeChecked();
  await expectState(page, 'Playing');

  const value = panel(page).getByRole('textbox', { name: 'Value' });
  await value.focus();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText('That isn’t a value for');
  const part = panel(page).getByRole('combobox', { name: 'Part' });
  await part.selectOption({ index: 1 });
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await part.selectOption({ index: 0 });
  await value.fill('10 k');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('list', { name: 'Changed parts' })).toContainText('10K');
  await panel(page)
    .getByRole('button', { name: /^Put .* back to stock$/ })
    .press('Enter');
  await expect(value).toBeFocused();
  await panel(page).getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('b');
  await expectState(page, 'Bypassed');
  await page.keyboard.press('Enter');
  await expectState(page, 'Off');
});

test('a press that has begun prepares the sound, and makes none where the mouse leaves', desktop, async ({ page }) => {
  await countContexts(page);
  await open(page, path);
  const button = panel(page).getByRole('button', { name: 'Listen', exact: true });
  await button.hover();
  await page.waitForLoadState('networkidle');
  // Pointing is not pressing: no sound card is opened for it.
  expect(await contextStates(page)).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => contextStates(page)).toEqual(['running']);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect.poll(() => contextStates(page)).toEqual(['suspended']);
  await expect(panel(page).getByText('No sound until you press Listen.')).toBeVisible();
  await button.click();
  await expectState(page, 'Playing');
  expect(await contextStates(page)).toEqual(['running']);
});

test('a press that ends elsewhere before the kit is there opens no sound', desktop, async ({ page }) => {
  await countContexts(page);
  await open(page, path);
  const release = await holdResponses(page, '**/art/listen-sheet-*');
  const fetched = page.waitForResponse(/listen-sheet/);
  const button = panel(page).getByRole('button', { name: 'Listen', exact: true });
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  release();
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  expect(await contextStates(page)).toEqual([]);
  // No press at all: the menu of the browser.
  await button.click({ button: 'right' });
  expect(await contextStates(page)).toEqual([]);
  await button.hover();
  await page.mouse.down();
  await expect.poll(() => contextStates(page)).toEqual(['running']);
  await page.mouse.up();
  await expectState(page, 'Playing');
});

test('what did not load is said, kept and tried again', desktop, async ({ page, problems }) => {
  const code = `**/${readManifest()['listen/panel/listen-panel.tsx']!.file}`;
  problems.expect(/listen-sheet|Failed to load resource/);
  problems.expect(new RegExp(code.slice(3)));
  await open(page, path);
  // A browser keeps the failure of code: only a new page asks for it again.
  await page.route(code, (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Listen' }).click();
  await expect(panel(page).getByText('The sound didn’t load.')).toBeVisible();
  await page.unroute(code);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('No sound until you press Listen.')).toBeVisible();
  await hydrated(page);
  await page.route('**/art/listen-sheet-*', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Listen' }).click();
  await expect(panel(page).getByText('The sound didn’t load.')).toBeVisible();
  await page.unroute('**/art/listen-sheet-*');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expectState(page, 'Playing');

  // A press while the panel of a shared link still loads is a press.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/art/listen-sheet-*', (route) => pressed.promise.then(() => route.continue()));
  await page.goto(`${path}?sound=k52-42-58`);
  await hydrated(page);
  const listen = panel(page).getByRole('button', { name: 'Listen' });
  await listen.click();
  pressed.resolve();
  await expect(knob(page, 'Drive')).toBeVisible();
  await expect(listen).toHaveCount(0);
});

test('whoever leaves before the panel is there hears nothing of it', desktop, async ({ page }) => {
  await countContexts(page);
  await open(page, path);
  const release = await holdResponses(page, '**/art/listen-sheet-*');
  await panel(page).getByRole('button', { name: 'Listen' }).click();
  await expect(panel(page).getByText('Getting the circuit ready.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'taar' }).first().click();
  await expect(panel(page)).toHaveCount(0);
  const fetched = page.waitForResponse(/listen-sheet/);
  release();
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  const stillOpen = async () => (await contextStates(page)).filter((state) => state !== 'closed');
  await expect.poll(stillOpen).toEqual([]);
});

test('a riff that a link names in vain is told', desktop, async ({ page }) => {
  await open(page, '/products/fuzz-box?sound=k40-60~rpolka');
  const notice = panel(page).getByRole('status').filter({ hasText: 'We don’t have a riff called “polka”' });
  await expect(notice).toContainText('You’ll hear Lead with bends instead');
  await panel(page)
    .getByRole('radio', { name: /^Open chords/ })
    .check();
  await expect(notice).toHaveCount(0);

  await open(page, '/pedalboard?kits=fuzz-box&riff=polka');
  await expect(page.getByText('We don’t have a riff called “polka”')).toBeVisible();
});

test('parts to change can be read whole', async ({ page }) => {
  await open(page, '/products/vintage-overdrive?sound=k50-50-50');
  const part = panel(page).getByRole('combobox', { name: 'Part', exact: true });
  // The field must be wide enough for the longest name in its font, and for the arrow.
  const spare = await part.evaluate((select: HTMLSelectElement) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = getComputedStyle(select).font;
    const { paddingLeft, paddingRight } = getComputedStyle(select);
    const longest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width));
    return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - longest;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

declare global {
  var contexts: AudioContext[];
}
