import { expect, open, test } from '#tests/support/journey.ts';

const featured = ['vintage-overdrive', 'analog-delay', 'fuzz-box', 'chorus-pedal'];
const benefits = ['Learn electronics', 'Personal connection', 'Complete guides', 'Join the community'];

test.beforeEach(({ page }) => open(page, '/'));

test('the banner shows its badge and leads to the build guides', async ({ page }) => {
  await expect(page.getByText('Premium DIY Kits', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Build Guides' })).toHaveAttribute('href', '/guides');
});

test('four featured kits stand in their order, each with its price and its page', async ({ page }) => {
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /Add.*to cart/i }) });
  await expect(cards).toHaveCount(4);
  for (const [index, slug] of featured.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/products/${slug}`);
    await expect(card.getByText(/₹\d,\d{3}/)).toBeVisible();
    await expect(card.getByText(/^(Beginner|Intermediate|Advanced)$/)).toBeVisible();
  }
});

test('four benefits say why to build', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Why Build Your Own Pedals?' });
  for (const name of benefits) {
    await expect(section.getByRole('heading', { level: 3, name: new RegExp(`^${name}$`, 'i') })).toBeVisible();
  }
});

test('three builders speak, each with a kit and five stars, and invite to share', async ({ page }) => {
  const quotes = page.getByRole('figure').filter({ has: page.locator('blockquote') });
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
    await expect(quote.getByRole('link')).toHaveAttribute('href', /^\/products\/[a-z-]+$/);
  }
  await expect(page.getByRole('link', { name: 'Share Your Build' })).toHaveAttribute('href', '/community');
});
