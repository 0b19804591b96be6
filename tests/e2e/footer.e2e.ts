import { expect, open, test } from '#tests/support/journey.ts';

const columns = {
  Products: [
    '/products?difficulty=Beginner',
    '/products?difficulty=Intermediate',
    '/products?difficulty=Advanced',
    '/products',
  ],
  Support: ['/guides', '/support', '/community', '/contact'],
};

test.beforeEach(({ page }) => open(page, '/'));

for (const [name, addresses] of Object.entries(columns)) {
  test(`the column ${name} leads to its screens`, async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found).toEqual(addresses);
  });
}

test('the brand has its three social links, which open in a new tab', async ({ page }) => {
  for (const name of ['GitHub', 'YouTube', 'Discord']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
});

test('the newsletter box takes an email address', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('textbox', { name: /email/i })).toHaveAttribute('type', 'email');
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('the last line holds the copyright since 2024 and the three policies', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/©.*2024/)).toBeVisible();
  for (const path of ['/privacy', '/terms', '/shipping']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
});
