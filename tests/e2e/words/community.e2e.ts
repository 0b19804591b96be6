import { expect, open, phone, test } from '#tests/support/journeys/journey.ts';

test(
  'the community page shows what others built, says how to show yours, and takes the message',
  phone,
  async ({ page }) => {
    await open(page, '/community');
    const main = page.getByRole('main');
    const others = main.getByRole('region', { name: 'What others built' });
    await expect(others.getByRole('figure')).toHaveCount(3);
    await expect(others.getByRole('img', { name: /^A builder’s bench from above/ })).toBeVisible();
    await expect(others.getByRole('link', { name: 'Fuzz Box' })).toHaveAttribute('href', '/products/fuzz-box');
    await expect(main.getByRole('region', { name: 'How to show yours' }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByLabel('Subject')).toHaveValue('My finished build');
    await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
  },
);
