import { expectNoAxeViolations, hydrated, loadWholePage, test } from '#tests/support/journey.ts';
import { screens } from '#tests/support/screens.ts';

for (const { name, path, status } of screens.filter(({ long }) => !long)) {
  test(`${name} is accessible, and leaves its picture for people to look at`, async ({
    page,
    complaints,
  }, testInfo) => {
    if (status >= 400) complaints.expect(/^answer 404/);
    await page.goto(path);
    await hydrated(page);
    await loadWholePage(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.screenshot({ path: `test-results/looks/${name}-${testInfo.project.name}.png`, fullPage: true });
  });
}
