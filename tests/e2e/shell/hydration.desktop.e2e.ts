import { expect, test } from '#tests/support/journeys/journey.ts';
import { signUp } from '#tests/support/builders/people.ts';

// React takes over the frame first and the screen in a later task. Answers that are there in the same instant as the
// question come in between, which a quick network does only now and then.
test('screens hydrate without a mismatch when API answers arrive before hydration', async ({ page }) => {
  await signUp(page);
  const answers: Record<string, string> = {};
  for (const address of ['/api/user', '/api/cart']) answers[address] = await (await page.request.get(address)).text();
  await page.addInitScript((known) => {
    const overTheNetwork = window.fetch;
    window.fetch = (input, init) => {
      const text = known[String(input)];
      return text === undefined || (init?.method ?? 'GET') !== 'GET'
        ? overTheNetwork(input, init)
        : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
    };
  }, answers);
  for (const path of ['/dashboard?tab=settings', '/cart', '/auth', '/products/vintage-overdrive']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText('Asha').first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});
