import { addOwnPart, adminCredentials } from '../../support/builders/admin.ts';
import { expect, expectNoAxeViolations, open, test } from '../../support/journeys/journey.ts';

test('what a discount does is read whole in the list, however long its sentence is', async ({ page }) => {
  const { password } = adminCredentials;
  await page.request.post('/api/login', { data: adminCredentials });
  await page.request.post('/api/admin/confirm-password', { data: { password } });
  const parts = [await addOwnPart(), await addOwnPart(), await addOwnPart(), await addOwnPart(), await addOwnPart()];
  const code = `PARTS-${Date.now()}`;
  const added = await page.request.post('/api/admin/discounts', {
    data: {
      name: 'Parts of a class',
      code,
      gift: { kind: 'percent', percent: 1 },
      goods: { for: 'products', slugs: parts.map(({ slug }) => slug) },
      minimum: '99999',
      startsOn: '2998-01-01',
      endsOn: '2999-12-31',
      maxUses: 100,
      maxPerPerson: 1,
      together: false,
      isEnded: false,
    },
  });
  expect(added.status()).toBe(201);
  const { sentence } = (await added.json()) as { sentence: string };
  expect(sentence.length).toBeGreaterThan(110);
  await open(page, `/admin/discounts?search=${code}`);
  const cell = page.getByRole('cell', { name: sentence });
  await expect(cell).toBeVisible();
  // All of it has room, below each other.
  const cut = await cell.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  const [row, head] = await Promise.all([cell, page.getByRole('columnheader').first()].map((one) => one.boundingBox()));
  expect(row!.height).toBeGreaterThan(1.2 * head!.height);
  await expectNoAxeViolations(page);
});
