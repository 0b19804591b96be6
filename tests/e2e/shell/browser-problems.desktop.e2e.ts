import { expect, test } from '#tests/support/journeys/journey.ts';

// The journeys rely on their own guard: here it meets pages that are broken on purpose.
const brokenPages: [behaviour: string, html: string, complaint: RegExp][] = [
  ['logs an error', `<script>console.error('Hydration failed')</script>`, /console error: Hydration failed/],
  ['logs a warning', `<script>console.warn('A key is missing')</script>`, /console warning: A key is missing/],
  ['throws an error', `<script>throw new Error('broken')</script>`, /page error: Error: broken/],
  ['drops a rejected promise', `<script>Promise.reject(new Error('broken'))</script>`, /page error: Error: broken/],
  ['shows a missing picture', `<img src="/missing.png" alt="">`, /answer 404: GET .*\/missing.png/],
  ['asks who it is without a session', `<script>fetch('/api/user')</script>`, /answer 401: GET .*\/api\/user/],
  [
    'asks a server in vain',
    `<script>fetch('/unreachable').catch(() => {})</script>`,
    /failed request: GET .*\/unreachable/,
  ],
  [
    'breaks its policy',
    `<meta http-equiv="content-security-policy" content="script-src 'none'"><script>1</script>`,
    /script-src/,
  ],
];

test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/unreachable', (route) => route.abort('connectionrefused'));
  await page.route('**/api/user', (route) => route.fulfill({ status: 401, body: '' }));
});

for (const [behaviour, html, complaint] of brokenPages) {
  test(`a page that ${behaviour} is noticed`, async ({ page, problems }) => {
    await page.route('**/broken', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }),
    );
    await page.goto('/broken');
    await expect.poll(() => problems.unexpected().join('\n')).toMatch(complaint);
    problems.expect(complaint);
  });
}

test('a complaint fails its journey (as this one is meant to)', async ({ page }) => {
  test.fail();
  await page.evaluate(() => console.error('broken'));
});
