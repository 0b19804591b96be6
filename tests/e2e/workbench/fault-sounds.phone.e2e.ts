import type { Page } from '@playwright/test';
import { listenIn } from '../../support/journeys/hearing.ts';
import {
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '../../support/journeys/journey.ts';

// Twenty circuits are compiled and rendered: on a busy machine that takes its time.
const expect = expectSoon.configure({ timeout: 60_000 });

const ear = (page: Page) => page.getByRole('region', { name: 'Hear the likely faults' });
const suspects = (page: Page) => page.getByRole('region', { name: 'Measuring' }).locator('summary');

/** Of five, as the row of a suspect draws it. */
async function likelihoodOf(page: Page, name: string): Promise<number> {
  const drawn = suspects(page)
    .filter({ hasText: name })
    .getByRole('img', { name: /^Likely/ });
  return Number(/\d/.exec((await drawn.getAttribute('aria-label'))!)![0]);
}

test('suspects are heard beside the healthy pedal, and an answer narrows them', phone, async ({ page }) => {
  test.setTimeout(180_000);
  const search = { stage: 'measure', symptoms: ['quiet'], readings: [{ id: 'JDC.+', volts: 9.1 }] };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('taar-faults-fuzz-box')) localStorage.setItem('taar-faults-fuzz-box', kept);
  }, JSON.stringify(search));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const heard = await listenIn(page);
  await open(page, '/bench/fuzz-box/faults');
  await expect(suspects(page).first()).toBeVisible();
  expect(asked.filter((url) => /fault-sounds|bench-sounds/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Hear the likely faults' }).press('Enter');
  const question = ear(page).getByRole('group', { name: 'Is that yours?' });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });
  await expectNoHorizontalScroll(page);
  const name = (await ear(page).getByRole('heading', { level: 3 }).textContent())!;

  await test.step('both are played, one after the other', async () => {
    const fault = ear(page).getByRole('button', { name: 'With this fault' });
    await fault.click();
    await expect.poll(heard).toBeGreaterThan(0.003);
    await ear(page).getByRole('button', { name: 'Without a fault' }).click();
    await expect(fault).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(heard).toBeGreaterThan(0.003);
  });

  await test.step('what sounds like it becomes likelier, and another suspect is offered', async () => {
    const before = await likelihoodOf(page, name);
    await question.getByRole('button', { name: 'Yes, like this' }).click();
    await expect(page.getByText(`Heard. ${name}, like yours.`)).toBeVisible();
    await expect(ear(page).getByRole('heading', { level: 3 })).not.toHaveText(name);
    await expect.poll(() => likelihoodOf(page, name)).toBeGreaterThan(before);
  });

  await test.step('a reload keeps the answer, and it can be taken back', async () => {
    await page.reload();
    await expect(page.getByText(`Heard. ${name}, like yours.`)).toBeVisible();
    await page.getByRole('button', { name: 'Take back the last answer' }).click();
    await expect(page.getByText(/^Heard\./)).toHaveCount(0);
  });
});
