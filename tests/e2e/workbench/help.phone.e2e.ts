import { asAdmin } from '../../support/builders/admin.ts';
import { claimPhoto } from '../../support/builders/claims.ts';
import { signUp } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, open, test } from '../../support/journeys/journey.ts';

/** A fuzz box whose R3 does not hold, as the fault finder keeps it on the device. */
const search = {
  stage: 'measure',
  symptoms: ['silent'],
  knobs: [],
  readings: [
    { id: 'JDC.+', volts: 9.2 },
    { id: 'Q1.C', volts: 2.03 },
    { id: 'Q1.B', volts: 0 },
  ],
  listened: [],
  checked: [],
};

test('a builder asks the shop with what was measured, tries the answer, and says that it was it', async ({ page }) => {
  const { email } = await signUp(page);
  await page.addInitScript((kept) => localStorage.setItem('taar-faults-fuzz-box', kept), JSON.stringify(search));
  await open(page, '/bench/fuzz-box/faults');
  await page.getByRole('link', { name: 'Ask the shop' }).click();
  const ask = page.getByRole('button', { name: 'Ask the shop' });
  await expect(ask).toBeDisabled();
  const buffer = await claimPhoto();
  for (const side of ['Parts side', 'Solder side']) {
    await page.getByLabel(`Add a photo: ${side}`).setInputFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByLabel(`Replace the photo: ${side}`)).toBeAttached();
  }
  await expectNoAxeViolations(page);
  await ask.click();
  await expect(page.getByRole('heading', { name: 'We’ve got it.' })).toBeVisible();

  await asAdmin(async (api) => {
    const { items } = await (await api.get('/api/admin/messages', { params: { search: email } })).json();
    expect(items).toHaveLength(1);
    const data = { body: 'Heat both ends of R3 again.' };
    expect((await api.post(`/api/admin/messages/${items[0].id}/replies`, { data })).ok()).toBe(true);
  });
  await page.reload();
  await expect(page.getByText('Heat both ends of R3 again.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it works now' }).click();
  await page.getByRole('radio', { name: /^R3: a joint/ }).check();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'It works now.' })).toBeVisible();
});
