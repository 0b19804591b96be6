import { expect, open, phone, test } from '#tests/support/journeys/journey.ts';
import { ownShop } from '#tests/support/journeys/own-shop.ts';

// In the shop of the other journeys somebody may just be showing a build.
const shop = ownShop();

test(
  'the community page of a new shop invents no builders, says how to be the first, and takes the message',
  phone,
  async ({ page }) => {
    await open(page, `${shop.url}/community`);
    const main = page.getByRole('main');
    const others = main.getByRole('region', { name: 'What others built' });
    await expect(others.getByRole('heading', { name: 'Nobody has shown a build yet' })).toBeVisible();
    await expect(others.getByRole('link', { name: 'Build one on the bench' })).toHaveAttribute('href', '/bench');
    await expect(others.getByRole('img')).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'How to show yours' }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByLabel('Subject')).toHaveValue('My finished build');
    await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
  },
);
