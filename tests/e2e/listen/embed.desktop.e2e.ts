import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { expect, expectNoAxeViolations, expectToFitEveryWindow, test } from '#tests/support/journeys/journey.ts';

const { args, ...launch } = launchOptions();
test.use({ launchOptions: { ...launch, args: [...args, '--autoplay-policy=no-user-gesture-required'] } });

const budgetBytes = 60 * 1024;

/** A page of somebody else, at another origin, with a frame of the fewest rights. */
async function somebodysPage(address: string) {
  const frame = `<!doctype html><title>A page</title><link rel="icon" href="data:,">
    <iframe src="${address}" sandbox="allow-scripts" width="480" height="640" title="A kit"></iframe>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frame));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('a kit plays in a sandboxed frame of another site, small before Play and without a cookie', async ({
  page,
  context,
  baseURL,
}) => {
  const { server, url } = await somebodysPage(`${baseURL}/embed/listen/fuzz-box?amp=clean&knobs=31-60`);
  try {
    const fetched: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(baseURL!))
        fetched.push(
          request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
        );
    });
    await page.goto(url);
    const frame = page.frameLocator('iframe');
    const play = frame.getByRole('button', { name: 'Play' });
    await expect(play).toBeEnabled();
    await expect(frame.getByRole('combobox', { name: 'Riff' }).getByRole('option')).toHaveCount(5);
    const before = (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0);
    expect(before).toBeGreaterThan(1000);
    expect(before).toBeLessThanOrEqual(budgetBytes);

    const amp = frame.getByRole('combobox', { name: 'Amp' });
    await expect(amp).toHaveValue('clean');
    await expect(frame.getByRole('slider').first()).toHaveValue('0.31');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('status')).toHaveText(/^Playing/);
    // What the audio thread fetches is not seen from here; how loud the amp is comes with it.
    expect(asked.filter((path) => path.includes('/amp-trims-'))).toHaveLength(1);
    await amp.selectOption('Off');
    const knob = frame.getByRole('slider').first();
    await knob.focus();
    await page.keyboard.press('ArrowRight');
    await frame.getByRole('combobox', { name: 'Riff' }).selectOption({ index: 1 });
    await expect(frame.getByRole('status')).toHaveText('Playing');
    await frame.getByRole('button', { name: 'Stop' }).click();
    await expect(frame.getByRole('status')).toHaveText('');
    expect(await context.cookies()).toEqual([]);
  } finally {
    server.close();
  }
});

test('an embed has the colours that its reader asks for, and says what is missing where there is nothing to show', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/embed\/board\/no-such-kit$/);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/embed/listen/fuzz-box');
  for (const [colorScheme, colour] of [
    ['light', 'rgb(252, 253, 251)'],
    ['dark', 'rgb(19, 26, 25)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await ground()).toBe(colour);
    await expectNoAxeViolations(page);
  }
  const missing = await page.goto('/embed/board/no-such-kit');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing to show here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All kits and parts at taar' })).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations(page);
  await expectToFitEveryWindow(page);
});
