import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, open, test, phone } from '../../support/journeys/journey.ts';

/** A fuzz box whose R3 does not hold, on an adapter of 9.2 V: what the meter shows, by the words of the point. */
const starved: readonly (readonly [RegExp, string])[] = [
  [/DC socket/, '9.2'],
  [/Q1 collector/, '2,03'],
  [/Q2 emitter|FUZZ lug 1/, '1.38'],
  [/Q1 base|R3 end|C1 \+ leg/, '0.00'],
  [/Q2 base|R2/, '2.03'],
  [/Q2 collector|TR1/, '1.42'],
];

const next = (page: Page) => page.getByRole('region', { name: 'Next step' });
const likeliest = (page: Page) => page.getByRole('region', { name: 'Measuring' }).locator('summary').first();

/** Types what the meter shows at the point that is asked for, and sends it with the Enter key. */
async function measure(page: Page): Promise<void> {
  const heading = (await next(page).getByRole('heading').textContent())!;
  const volts = starved.find(([place]) => place.test(heading))?.[1];
  expect(volts, `a reading for: ${heading}`).toBeDefined();
  const field = next(page).getByRole('textbox');
  await field.fill(volts!);
  await field.press('Enter');
  await expect(next(page).getByRole('heading')).not.toHaveText(heading);
}

test('a fault is found from typed voltages, and a reload loses none of them', phone, async ({ page }) => {
  await open(page, '/bench/fuzz-box/faults');
  const hot = page.getByRole('checkbox', { name: /Something is hot/ });
  await hot.check();
  await expect(page.getByRole('heading', { name: 'Unplug it now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start measuring' })).toHaveCount(0);
  await hot.uncheck();
  await page.getByRole('checkbox', { name: /Lamp lights, effect is silent/ }).press('Space');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start measuring' }).press('Enter');

  await test.step('the supply comes first, and what is no voltage is said', async () => {
    await expect(next(page).getByRole('heading')).toHaveText(/^Measure DC socket/);
    await expect(next(page).getByRole('heading')).toBeFocused();
    await next(page).getByRole('textbox').press('Enter');
    await expect(next(page).getByRole('alert')).toHaveText(/Type what the meter shows/);
    await measure(page);
    await expect(page.getByRole('textbox', { name: 'Volts at DC socket + lug' })).toHaveValue('9.20');
  });

  await test.step('two more readings name the joint', async () => {
    await measure(page);
    await measure(page);
    await expect(likeliest(page)).toContainText('R3: a joint that doesn’t hold');
    await expectNoAxeViolations(page);
  });

  await test.step('a reload keeps symptoms and readings', async () => {
    await page.reload();
    await expect(likeliest(page)).toContainText('R3: a joint that doesn’t hold');
    await expect(page.getByText('Lamp lights, effect is silent')).toBeVisible();
  });

  await test.step('mended: was that it?', async () => {
    await page.getByRole('button', { name: 'That was it' }).first().click();
    await expect(page.getByRole('radio', { name: 'R3: a joint that doesn’t hold' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'It plays.' })).toBeFocused();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'What does it do?' })).toBeFocused();
  });
});

test('a control that does nothing is asked for by its name, and leads to its stage', phone, async ({ page }) => {
  await open(page, '/bench/fuzz-box/faults');
  const which = page.getByRole('group', { name: 'Which control?' });
  await expect(which).toHaveCount(0);
  await page.getByRole('checkbox', { name: /A control does nothing/ }).press('Space');
  await which.getByRole('checkbox', { name: 'FUZZ' }).press('Space');
  await expectNoAxeViolations(page, { within: 'main' });
  await page.getByRole('button', { name: 'Start measuring' }).click();
  await expect(page.getByText('FUZZ does nothing')).toBeVisible();
  await expect(likeliest(page)).toContainText('C2: a joint that doesn’t hold');
  await page.reload();
  await expect(page.getByText('FUZZ does nothing')).toBeVisible();
});

test('bypass that is silent leads to a wire, which is lit in the open box', phone, async ({ page }) => {
  await open(page, '/bench/fuzz-box/faults');
  await page.getByRole('checkbox', { name: /No sound at all, bypass too/ }).press('Space');
  await page.getByRole('button', { name: 'Start measuring' }).click();
  const heading = next(page).getByRole('heading', { name: /^Beep wire \d+$/ });
  await expect(heading).toBeVisible();
  const number = /\d+/.exec((await heading.textContent())!)![0];
  const box = page.getByRole('img', { name: `The open box from behind. Wire ${number} goes from` });
  await expect(box).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });
  await next(page).getByRole('button', { name: 'It beeps' }).click();
  await expect(page.getByText(`Beep wire ${number}: it beeps`)).toBeVisible();
  await next(page).getByRole('button', { name: 'Silent' }).click();
  await expect(likeliest(page)).toContainText('off at one end');
});

/** Readings beside each other that are all wrong: each has a flag on the board. */
const allWrong = ['Q1.C', 'Q1.B', 'Q2.C', 'Q2.B', 'Q2.E'].map((id) => ({ id, volts: 8.8 }));

/** Pairs of flags that cover each other, by their words. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('[data-flag] b').evaluateAll((flags) =>
    flags.flatMap((one, k) =>
      flags.slice(k + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isCovered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return isCovered ? [`${one.textContent} / ${other.textContent}`] : [];
      }),
    ),
  );

test('flags of neighbours on the solder side do not cover each other', phone, async ({ page }) => {
  const search = { stage: 'measure', symptoms: ['silent'], readings: allWrong, listened: [] };
  await page.addInitScript((kept) => localStorage.setItem('taar-faults-fuzz-box', kept), JSON.stringify(search));
  await open(page, '/bench/fuzz-box/faults');
  await expect(page.getByRole('img', { name: /Fuzz Box board, solder side/ })).toBeVisible();
  await expect(page.locator('[data-flag]')).toHaveCount(allWrong.length);
  await expect.poll(() => covered(page)).toEqual([]);
});
