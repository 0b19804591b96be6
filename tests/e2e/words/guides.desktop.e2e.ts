import { readFileSync } from 'node:fs';
import {
  expect,
  expectNoAxeViolations,
  expectSameWindow,
  markWindow,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

test('a guide is found in the list, read by its contents, and left for the next one', async ({ page }) => {
  await open(page, '/guides');
  await markWindow(page);
  await page.getByRole('link', { name: /^Read guide.*Your First Pedal Build/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your First Pedal Build' })).toBeFocused();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const first = contents.getByRole('link').first();
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect(page.getByRole('heading', { level: 2, name: await third.innerText() })).toBeInViewport();
  await expect(third).toHaveAttribute('aria-current', 'location');
  await expect(first).not.toHaveAttribute('aria-current', 'location');
  await expect(contents).toBeInViewport();

  await page
    .getByRole('navigation', { name: 'More guides' })
    .getByRole('link', { name: /^Read next/ })
    .click();
  await expect(page).toHaveURL(/\/guides\/soldering$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSameWindow(page);
});

test('the calculators answer to the keyboard alone, and say what is wrong with a value', async ({ page }) => {
  await open(page, '/guides/components');
  const resistor = page.getByRole('region', { name: 'Resistor colours' });
  await resistor.getByLabel('Value').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('220R');
  await expect(resistor.getByRole('status')).toContainText('220 Ω, ±1%');
  await expect(resistor.getByLabel('First band')).toHaveValue('red');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(resistor.getByLabel('First band')).toBeFocused();
  await page.keyboard.type('bro');
  await expect(resistor.getByRole('status')).toContainText('120 Ω');
  await expect(resistor.getByLabel('Value')).toHaveValue('120R');

  await resistor.getByLabel('Value').fill('lots');
  await expect(resistor.getByLabel('Value')).toHaveAccessibleDescription('Enter a resistance, like 4k7, 4.7k or 4700.');
  await expect(resistor.getByRole('status')).toContainText('120 Ω');
  await expectNoAxeViolations(page, { within: 'section:has(output)' });

  const capacitor = page.getByRole('region', { name: 'Capacitor code' });
  await capacitor.getByLabel('Print on the part').fill('473J');
  await expect(capacitor.getByLabel('Value')).toHaveValue('47n');
  await expect(capacitor.getByRole('status')).toContainText('47 nF, ±5%');
});

test('guides are suggested beside products, and the arrows reach them', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByPlaceholder('Search pedal kits...').filter({ visible: true });
  await box.focus();
  await box.fill('solder');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const wanted = list.getByRole('group', { name: 'Guides' }).getByRole('option').first();
  await expect(wanted).toBeVisible();
  await expectNoAxeViolations(page, { within: 'header' });
  await box.press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  while ((await wanted.getAttribute('aria-selected')) === 'false') await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/guides\//);
  await expect(page.getByRole('heading', { level: 1, name: /solder/i })).toBeFocused();
});

test('on paper a guide is its text and its drawings', async ({ page }) => {
  await open(page, '/guides/soldering');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('navigation', { name: 'On this page' })]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('article').locator('section p').first()).toHaveCSS('color', 'rgb(18, 33, 30)');
});

test('an unknown guide or film is a real 404', async ({ page, problems }) => {
  problems.expect(/^answer 404: GET .*\/guides\/(videos\/)?nothing$/);
  for (const path of ['/guides/nothing', '/guides/videos/nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
});

const readingPages = [
  '/guides/beginner',
  '/guides/soldering',
  '/guides/circuit-theory',
  '/guides/components',
  '/guides/tools',
  '/guides/safety',
  '/guides/troubleshooting',
];

test('every guide has its text in the middle of the page and a picture in its first screen', async ({ page }) => {
  for (const path of readingPages) {
    await open(page, path);
    await expect(page.getByRole('article').locator('header img')).toBeInViewport();
    const { left, right } = await page.evaluate(() => {
      const { left: from, right: to } = document.querySelector('article h2')!.parentElement!.getBoundingClientRect();
      return { left: from, right: document.documentElement.clientWidth - to };
    });
    expect(Math.abs(left - right), path).toBeLessThan(2);
  }
});

test('drawings hang in the margin beside their text, and none leaves the page or covers words', async ({ page }) => {
  for (const path of ['/guides/beginner', '/guides/circuit-theory', '/guides/soldering']) {
    await open(page, path);
    const figures = await page.evaluate(() => {
      const column = document.querySelector('article h2')!.parentElement!.getBoundingClientRect();
      const edge = document.querySelector('article')!.getBoundingClientRect().right;
      return [...document.querySelectorAll('article figure')].map((figure) => {
        const { left, right } = figure.getBoundingClientRect();
        return { hangs: right > column.right + 1, inside: left >= column.left - 1 && right <= edge + 1 };
      });
    });
    expect(figures.filter(({ hangs }) => hangs).length, path).toBeGreaterThan(figures.length / 2);
    expect(
      figures.every(({ inside }) => inside),
      path,
    ).toBe(true);
  }
});

test('colours in tables are drawn, and so is the resistor of the helper, whose bands follow what is chosen', async ({
  page,
}) => {
  await open(page, '/guides/beginner');
  await expect(page.getByRole('row', { name: /430K/ }).getByRole('presentation')).toBeVisible();
  await expect(page.getByRole('row', { name: /board IN.*switch lug 1/ }).getByRole('presentation')).toBeVisible();

  const helper = page.getByRole('region', { name: 'Resistor colours' });
  await helper.scrollIntoViewIfNeeded();
  const drawing = helper.getByRole('img', { name: /^A resistor with the bands/ });
  const before = await drawing.innerHTML();
  await helper.getByLabel('First band').selectOption('red');
  await expect(drawing).toHaveAccessibleName('A resistor with the bands red, violet, black, brown, brown');
  expect(await drawing.innerHTML()).not.toBe(before);
  await expectNoAxeViolations(page, { within: 'article' });
});

test('a policy and a guide have the same contents list, which follows the reader', async ({ page }) => {
  for (const path of ['/shipping', '/guides/tools']) {
    await open(page, path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const second = contents.getByRole('link').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'location');
    await expect(contents).toBeInViewport();
  }
});

test('the text of a guide comes once: with the page, or by a link as a file', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const fileOf = (id: string) => `/${manifest[`../../content/guides/${id}.md`].file}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const text = () => page.getByRole('article').innerText();

  await open(page, '/guides/soldering');
  await page.waitForLoadState('networkidle');
  const first = await text();
  await page.getByRole('link', { name: /^Read next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How Pedal Circuits Work' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Soldering and Desoldering/ })).toBeVisible();

  expect(await text()).toBe(first);
  expect(asked).not.toContain(fileOf('soldering'));
  expect(asked).toContain(fileOf('circuit-theory'));
});
