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

/** Begins where somebody stands who has said so much. */
const keepSearch = (page: Page, search: object): Promise<unknown> =>
  page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('taar-faults-fuzz-box')) localStorage.setItem('taar-faults-fuzz-box', kept);
    },
    JSON.stringify({ stage: 'measure', readings: [{ id: 'JDC.+', volts: 9.1 }], ...search }),
  );

test('suspects are heard beside the healthy pedal, and an answer narrows them', phone, async ({ page }) => {
  test.setTimeout(180_000);
  await keepSearch(page, { symptoms: ['quiet'] });
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

test('a silent pedal is heard inside, with an audio probe, and what is heard counts', phone, async ({ page }) => {
  test.setTimeout(180_000);
  await keepSearch(page, { symptoms: ['silent'] });
  const heard = await listenIn(page);
  await open(page, '/bench/fuzz-box/faults');
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('heading', { name: /^Measure/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear the likely faults' })).toHaveCount(0);
  const likeliest = await suspects(page).first().textContent();

  await page.getByRole('button', { name: 'Listen with an audio probe' }).press('Enter');
  await expect(next.getByRole('heading', { name: /^Listen at/ })).toBeVisible();
  await expect(next.getByText(/Is that yours\?$/)).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });
  await expectNoHorizontalScroll(page);

  await test.step('it plays how the point should sound', async () => {
    await next.getByRole('button', { name: 'Without a fault' }).click();
    await expect.poll(heard).toBeGreaterThan(0.003);
  });

  await test.step('nothing at all is an answer, which is kept and can be taken back', async () => {
    for (const note of ['Low notes', 'High notes, pick attack'])
      await next.getByRole('group', { name: note }).getByRole('radio', { name: 'Nothing' }).check();
    await next.getByRole('button', { name: 'Heard' }).click();
    await expect(page.getByText(/^Listened at: /)).toBeVisible();
    await expect(suspects(page).first()).not.toHaveText(likeliest!);
    await page.reload();
    await expect(page.getByText(/^Listened at: /)).toBeVisible();
    await page.getByRole('button', { name: 'Take back the last touch' }).click();
    await expect(page.getByText(/^Listened at: /)).toHaveCount(0);
    await expect(suspects(page).first()).toHaveText(likeliest!);
  });

  await test.step('the meter is one press away', async () => {
    await page.getByRole('button', { name: 'Listen with an audio probe' }).click();
    await page.getByRole('button', { name: 'Measure instead' }).click();
    await expect(next.getByRole('heading', { name: /^Measure/ })).toBeVisible();
  });
});
