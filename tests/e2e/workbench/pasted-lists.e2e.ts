import type { Page } from '@playwright/test';
import { toast } from '../../support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '../../support/journeys/journey.ts';

const oneLine = '2N5089 x2, 4k7 x6, 100n film, TL072, 1N4148 x4, 9V DC jack, 3PDT Stomp Foot / Pedal Switch and 2,2k';
const table = 'Qty,Value,Part\n4,10k,resistor\n1,2.2uF,film capacitor\n2,TL072,op-amp';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your list' });
const read = (page: Page) => page.getByRole('region', { name: 'What we read' });
const searchBox = (page: Page) =>
  page.getByRole('banner').getByPlaceholder('Search pedal kits...').filter({ visible: true });

/** What a browser does on Ctrl+V, with a clipboard of our own. */
async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, list) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', list);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

test(
  'a list on one line is read whole, each match can be changed, and a count nobody means is asked about',
  desktop,
  async ({ page }) => {
    await open(page, '/bench/paste');
    await field(page).fill(`${oneLine}\nTL072 x 5000\nunobtainium`);
    await expect(read(page).getByText('Metal Film Resistor 2K2, Pack of 10')).toBeVisible();
    for (const name of [
      '2N5089 NPN Transistor',
      'Film Capacitor 100n, Pack of 5',
      'DC Socket 2.1 mm',
      'Footswitch 3PDT, Latching',
    ])
      await expect(read(page).getByRole('link', { name })).toBeVisible();
    await expect(read(page).getByText('6 of a pack of 10, ₹15')).toBeVisible();
    await expect(read(page).getByText('unobtainium', { exact: true })).toBeVisible();

    // A quantity of five thousand chips has to be confirmed, because it is usually a slip.
    const slip = read(page).getByRole('group', { name: 'Really 5,000 pieces?' });
    await expect(slip).toBeVisible();
    await expect(page.getByText('1 question is still open.')).toBeVisible();
    await slip.getByRole('button', { name: 'No, 1' }).click();
    await expect(slip).toBeHidden();

    // By keyboard: another part for the film capacitor, and more of it.
    const change = read(page).getByRole('button', { name: 'Change: 100n film' });
    await change.focus();
    await page.keyboard.press('Enter');
    const chooser = read(page).getByRole('group', { name: 'Change 100n film' });
    await expect(chooser.getByRole('searchbox', { name: 'Find a part' })).toBeFocused();
    await expectNoAxeViolations(page, { within: 'main' });
    await expectNoHorizontalScroll(page);
    await page.keyboard.type('220n');
    await chooser.getByRole('button', { name: /^Take Film Capacitor 220n, Pack of 5/ }).focus();
    await page.keyboard.press('Enter');
    await expect(chooser).toBeHidden();
    await expect(change).toBeFocused();
    await expect(read(page).getByRole('link', { name: 'Film Capacitor 220n, Pack of 5' })).toBeVisible();
    await expect(read(page).getByText('Changed')).toBeVisible();

    // What is not ours can be chosen by hand.
    await read(page).getByRole('button', { name: 'Choose a part: unobtainium' }).click();
    await page.getByRole('searchbox', { name: 'Find a part' }).fill('mpsa18');
    await page.getByRole('button', { name: /^Take MPSA18 NPN Transistor/ }).click();
    await expect(read(page).getByText('1 × MPSA18 instead.')).toBeVisible();

    // Answers survive a reload.
    await open(page, '/bench/paste');
    await expect(read(page).getByRole('link', { name: 'Film Capacitor 220n, Pack of 5' })).toBeVisible();
    await expect(read(page).getByText('1 × MPSA18 instead.')).toBeVisible();
    await expect(slip).toBeHidden();
  },
);

test('the word of the kind decides, and headings are shown as what they are', phone, async ({ page }) => {
  await open(page, '/bench/paste');
  await field(page).fill(table);
  await expect(read(page).getByText('We don’t stock a 2u2 film capacitor.')).toBeVisible();
  await expect(read(page).getByText('4 of a pack of 10, ₹15')).toBeVisible();
  await read(page).getByText('1 line read as a heading').tap();
  await expect(read(page).getByText('Qty,Value,Part')).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });
  await expectNoHorizontalScroll(page);
});

test(
  'a list pasted into the search is offered to the list reader, whole, and a search stays one',
  desktop,
  async ({ page }) => {
    await open(page, '/');
    await searchBox(page).focus();
    await searchBox(page).fill('tl072');
    await expect(page.getByRole('option', { name: /Search for/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /Read it as a list/ })).toBeHidden();
    await searchBox(page).fill('');

    const long = `${table}\n${Array.from({ length: 40 }, (_, at) => `1,${at + 1}k,resistor`).join('\n')}`;
    await paste(page, 'header input[type=search]:focus', long);
    const offer = page.getByRole('option', { name: /Read it as a list of parts/ });
    await expect(offer).toHaveAttribute('aria-selected', 'true');
    await expectNoAxeViolations(page, { within: 'header' });
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/bench\/paste$/);
    await expect(field(page)).toHaveValue(long);
    await expect(read(page).getByText('We don’t stock a 2u2 film capacitor.')).toBeVisible();

    // From the reader itself, the list that lay there is kept.
    await searchBox(page).fill('4k7 x2, TL072');
    await expect(offer).toHaveAttribute('aria-selected', 'true');
    await searchBox(page).press('Enter');
    await expect(field(page)).toHaveValue('4k7 x2, TL072');
    await expect(toast(page, 'We saved your earlier list as “My last bill”.')).toBeVisible();
    await page.getByRole('button', { name: 'My last bill', exact: true }).click();
    await expect(field(page)).toHaveValue(long);

    // Whoever wants to search for it still can, and finds the way back.
    await open(page, '/');
    await searchBox(page).focus();
    await searchBox(page).fill('4k7 x2, TL072');
    await expect(offer).toHaveAttribute('aria-selected', 'true');
    await searchBox(page).press('ArrowDown');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/search=4k7/);
    await page.getByRole('link', { name: 'Read it as a list' }).click();
    await expect(field(page)).toHaveValue('4k7 x2, TL072');
  },
);

for (const [where, path, selector] of [
  ['the cart', '/cart', 'body'],
  ['the parts', '/products?category=parts', 'body'],
  ['the filter of a shelf', '/products?category=parts&kind=resistor', 'main input[type=search]'],
] as const)
  test(`a list pasted on ${where} opens in the list reader`, desktop, async ({ page }) => {
    await open(page, path);
    await paste(page, selector, '4k7');
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`));
    await paste(page, selector, table);
    await expect(page).toHaveURL(/\/bench\/paste$/);
    await expect(field(page)).toHaveValue(table);
    await expect(read(page).getByRole('link', { name: 'TL072 Dual Op-Amp' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`));
  });
