import { desktop, expect, open, test } from '#tests/support/journeys/journey.ts';

const columns = {
  Products: [
    '/products?difficulty=Beginner',
    '/products?difficulty=Intermediate',
    '/products?difficulty=Advanced',
    '/products',
  ],
  Support: ['/guides', '/support', '/community', '/contact', '/track-order'],
  Workbench: ['/bench', '/pedalboard', '/circuit', '/bench/class'],
};

test(
  'the footer leads to its screens, takes an address for the newsletter and holds the policies',
  desktop,
  async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');

    for (const [name, addresses] of Object.entries(columns)) {
      await test.step(`the column ${name} leads to its screens`, async () => {
        const links = footer.getByRole('navigation', { name }).getByRole('link');
        const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(found).toEqual(addresses);
      });
    }

    await test.step('the brand has its three social links, which open in a new tab', async () => {
      for (const name of ['GitHub', 'YouTube', 'Discord']) {
        const link = footer.getByRole('link', { name });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
      }
    });

    await test.step('the newsletter box takes an email address', async () => {
      await expect(footer.getByRole('textbox', { name: /email/i })).toHaveAttribute('type', 'email');
      await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    });

    await test.step('the last line holds the copyright since 2024 and the three policies', async () => {
      await expect(footer.getByText(/©.*2024/)).toBeVisible();
      for (const path of ['/privacy', '/terms', '/shipping']) {
        await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
      }
    });
  },
);

test('the beginner builds of the footer are everything with that difficulty', desktop, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Beginner builds' }).click();
  await expect(page).toHaveURL('/products?difficulty=Beginner');
  await expect(page.getByText(/^\d+ items/)).toBeVisible();
});

test('a shop with the test gateway says so at the end of every page', desktop, async ({ page }) => {
  for (const path of ['/', '/cart', '/auth']) {
    await page.goto(path);
    const notice = page.getByRole('complementary', { name: 'Test mode' });
    await expect(notice).toHaveText('Test mode: online payments are simulated and no money moves.');
  }
});
