import { chromium } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';
const url = process.argv[2] ?? 'http://localhost:4741';
const browser = await chromium.launch(launchOptions());
for (const [w, h] of [[1280, 800], [390, 844]] as const) for (const scheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(m.type(), m.text()); });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(`${url}/cart`);
  await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor({ timeout: 60000 });
  const gotIt = page.getByRole('button', { name: 'Got it' });
  if (await gotIt.count()) await gotIt.click();
  await page.screenshot({ path: `/tmp/cartshots/empty-${w}-${scheme}.png` });
  for (const [productId, quantity] of [['vintage-overdrive', 1], ['clean-booster', 2], ['fuzz-box-pcb', 1], ['resistor-4k7', 2]] as const) {
    const r = await page.request.post(`${url}/api/cart`, { data: { productId, quantity } });
    if (!r.ok()) console.log(productId, r.status(), await r.text());
  }
  const lines = await (await page.request.get(`${url}/api/cart`)).json();
  await page.request.post(`${url}/api/cart/${lines[3].id}/save`);
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    if (body[0]) Object.assign(body[0], { addedPrice: '2999.00' });
    if (body[1]) Object.assign(body[1].product, { stock: 3 });
    if (body[2]) Object.assign(body[2].product, { stock: 0, inStock: process.argv[3] !== 'out' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Order summary' }).waitFor({ timeout: 60000 });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/cartshots/filled-${w}-${scheme}.png`, fullPage: true });
  await context.close();
}
await browser.close();
