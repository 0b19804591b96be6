import sharp from 'sharp';
import { post, signUp } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, open, test } from '../../support/journeys/journey.ts';

interface SheetData {
  readonly parts: readonly { readonly ref: string }[];
  readonly checks: readonly { readonly name: string }[];
  readonly voltages: readonly { readonly where: string; readonly volts: number }[];
}

test('a finished build is on the wall in three presses, also when the network was away, and goes with one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/failed request: .*ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  const contents = await (await page.request.get('/api/products/fuzz-box/contents')).json();
  const { parts, checks, voltages } = (await (await page.request.get(contents.bench.sheetUrl)).json()) as SheetData;
  const done = [
    ...parts.map(({ ref }) => `placed:${ref}`),
    ...checks.flatMap(({ name }) => (name === 'voltages' ? [] : [`check:${name}`])),
  ];
  const id = crypto.randomUUID();
  await post(page.request, `/api/builds/${id}/changes`, {
    kit: 'fuzz-box',
    changes: { ticks: Object.fromEntries(done.map((mark) => [mark, { 'd-11111111': 1 }])) },
  });
  await open(page, `/bench/fuzz-box/build?build=${id}`);
  for (const { where, volts } of voltages) await page.getByRole('textbox', { name: where }).fill(volts.toFixed(2));

  // The first press says that it works, the second rates, the third publishes.
  await page.getByRole('button', { name: 'All right, go on' }).tap();
  const report = page.getByRole('form', { name: 'Your report' });
  await expect(page.getByRole('heading', { name: 'Readings' })).toBeVisible();
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a02010' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'pedal.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('Add the photo: finished pedal').setInputFiles(file);
  await expect(page.getByAltText('Your photo: finished pedal')).toBeVisible();
  await page.getByRole('button', { name: 'Crop or turn: finished pedal' }).tap();
  const crop = page.getByRole('dialog', { name: 'Put the corners around your pedal' });
  await crop.getByRole('button', { name: 'Turn right' }).tap();
  await crop.getByRole('button', { name: 'Lower right corner' }).focus();
  for (let k = 0; k < 5; k += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expectNoAxeViolations(page, { within: 'dialog' });
  await crop.getByRole('button', { name: 'Use this photo' }).tap();
  await expect(crop).toBeHidden();
  await expectNoAxeViolations(page, { within: 'main' });
  await context.setOffline(true);
  await report.locator('label').filter({ hasText: '5 of 5' }).tap();
  await report.getByRole('button', { name: 'Publish report' }).tap();
  await expect(page.getByText('You’re offline. Your report waits on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your build is up.' })).toBeVisible();

  await page.getByRole('link', { name: 'See the page' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /Fuzz Box$/ })).toBeVisible();
  const shown = page.getByRole('img', { name: /finished$/ });
  await expect(shown).toBeVisible();
  // 800 by 600 was sent, a quarter turned, with the lower right corner a quarter further in.
  const [width, height] = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(width! / height!).toBeGreaterThan(0.6);
  expect(width! / height!).toBeLessThan(0.73);
  await expect(page.getByRole('table').getByText('Inside')).toHaveCount(voltages.length);
  await expectNoAxeViolations(page, { within: 'main' });
  const address = page.url();
  await open(page, '/community');
  const wall = page.getByRole('region', { name: 'What others built' });
  await expect(wall.locator(`a[href="${new URL(address).pathname}"]`)).toHaveAccessibleName(/Fuzz Box/);
  await expectNoAxeViolations(page, { within: 'main' });
  const liked = wall.getByRole('link', { name: 'Best liked' });
  await liked.press('Enter');
  await expect(page).toHaveURL(/sort=liked/);
  await expect(liked).toBeFocused();
  await expect(liked).toHaveAttribute('aria-current', 'true');

  await open(page, address);
  await page.getByRole('button', { name: 'Withdraw' }).tap();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Withdraw now' }).tap();
  await expect(page.getByRole('heading', { name: 'This build is gone' })).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(410);

  // What waited while the network was away goes out from whichever screen of the bench is open.
  const user = await (await page.request.get('/api/user')).json();
  const form = { shownName: 'Once more', stars: 4 };
  const waiting = { buildId: id, userId: user.id, form, key: crypto.randomUUID(), photos: {} };
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key!, kept!),
    [`taar-report:${user.id}:${id}`, JSON.stringify(waiting)],
  );
  await open(page, '/bench');
  await expect(async () => {
    const own = await (await page.request.get(`/api/user/build-reports?userId=${user.id}`)).json();
    expect(own).toMatchObject([{ shownName: 'Once more', stars: 4 }]);
  }).toPass();
});
