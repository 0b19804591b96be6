import { expect, test, touch } from '#tests/support/journeys/journey.ts';
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

// Pages are made once for all queries, so what stands in a query must wait until the page is alive.
test('addresses with a query hydrate without a mismatch, and show what the query says', async ({ page, problems }) => {
  problems.expect(/answer 40[14]: GET .*\/api\//);
  await page.goto('/bench/fuzz-box/parts?count=2&also=clean-booster:3');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Fuzz Box' })).toHaveValue('2');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Clean Booster' })).toHaveValue('3');
  for (const path of [
    '/bench?any=1',
    '/bench/fuzz-box?ref=R1&side=bottom',
    '/bench/fuzz-box/build?build=new',
    '/bench/fuzz-box/faults?any=1',
    '/bench/stash?any=1',
    '/bench/paste?any=1',
    '/bench/class?any=1',
    '/pedalboard?kits=fuzz-box&riff=lead',
    '/products?category=kit&difficulty=Beginner&unknown=1',
    '/products/fuzz-box?sound=k10-10',
    '/products/fuzz-box/reviews?stars=5&sort=helpful&about=part:R5',
    '/community?kit=fuzz-box&first=1&sort=liked&unknown=1',
    '/auth?view=sign-up',
    '/cart?any=1',
    '/contact?order=PK-1001',
    '/guides?any=1',
    '/orders/0198f1de-0000-7000-8000-000000000000?payment=unchecked',
  ]) {
    await page.goto(path);
    await touch(page);
    await page.waitForLoadState('networkidle');
  }
});
