import { expect, open, phone, test } from '#tests/support/journeys/journey.ts';

const featured = ['vintage-overdrive', 'analog-delay', 'fuzz-box', 'chorus-pedal'];
const benefits = ['Learn electronics', 'Personal connection', 'Complete guides', 'Join the community'];

test(
  'the home page shows the banner, four featured kits, four benefits and three testimonials',
  phone,
  async ({ page }) => {
    await open(page, '/');

    await test.step('the banner shows its badge and leads to the build guides', async () => {
      await expect(page.getByText('Premium DIY Kits', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Build Guides' })).toHaveAttribute('href', '/guides');
    });

    await test.step('four featured kits stand in their order, each with its price and its page', async () => {
      const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /Add.*to cart/i }) });
      await expect(cards).toHaveCount(4);
      for (const [index, slug] of featured.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/products/${slug}`);
        await expect(card.getByText(/₹\d,\d{3}/)).toBeVisible();
        await expect(card.getByText(/^(Beginner|Intermediate|Advanced)$/)).toBeVisible();
      }
    });

    await test.step('four benefits say why to build', async () => {
      const section = page.getByRole('region', { name: 'Why Build Your Own Pedals?' });
      for (const name of benefits) {
        await expect(section.getByRole('heading', { level: 3, name: new RegExp(`^${name}$`, 'i') })).toBeVisible();
      }
    });

    await test.step('three builders speak, each with a kit and five stars, and invite to share', async () => {
      const quotes = page.getByRole('figure').filter({ has: page.locator('blockquote') });
      await expect(quotes).toHaveCount(3);
      for (const quote of await quotes.all()) {
        await expect(quote.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
        await expect(quote.getByRole('link')).toHaveAttribute('href', /^\/products\/[a-z-]+$/);
      }
      await expect(page.getByRole('link', { name: 'Share Your Build' })).toHaveAttribute('href', '/community');
    });
  },
);
