import {
  desktop,
  expect,
  expectToFitEveryWindow,
  hydrated,
  loadWholePage,
  test,
} from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { screens } from '#tests/support/journeys/screens.ts';

for (const { name, path, status, heading, title, long = false } of screens) {
  test.describe(name, () => {
    test.beforeEach(({ problems }) => {
      if (status >= 400) problems.expect(new RegExp(`^answer ${status}: GET .*${path}$`));
    });

    test('says what it is, hydrates, is accessible and fits its windows', desktop, async ({ page, baseURL }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page).toHaveTitle(title);
      for (const selector of ['meta[name="description"]', 'meta[property="og:title"]', 'meta[property="og:image"]']) {
        await expect(page.locator(selector)).toHaveAttribute('content', /\S/);
      }
      if (status === 200)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path.split('?')[0]}`);

      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await (long ? loadWholePage(page) : checkAppearance(page, name));
      await expectToFitEveryWindow(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen shows its heading, its texts, the header and the footer', desktop, async ({ page, problems }) => {
    // The preloads of scripts that may not run are refused, as they should be.
    problems.expect(/^failed request: GET .*\.js \(csp\)$/);
    problems.expect(/^answer 404: GET .*\/no-such-p(age|roduct)$/);
    for (const { name, path, heading, words } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
      for (const text of words) await expect(page.getByRole('main').getByText(text).first(), name).toBeVisible();
      await expect(page.getByRole('banner'), name).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), name).toBeVisible();
    }
  });
});

test('the same page is the same bytes for every visitor', desktop, async ({ request }) => {
  for (const { path } of screens) {
    const [first, second] = [await request.get(path), await request.get(path)];
    expect(await second.text()).toBe(await first.text());
    expect(first.headers()['set-cookie']).toBeUndefined();
  }
});

test('scripts run only when the page itself brings them', desktop, async ({ request }) => {
  for (const { path } of screens) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  }
});
