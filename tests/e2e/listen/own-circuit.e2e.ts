import type { Page } from '@playwright/test';
import { listenIn } from '#tests/support/journeys/hearing.ts';
import {
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  expectToFitEveryWindow,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

// A circuit that is played takes most of a core. On a busy machine a loop is prepared instead, which takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const netlist = (page: Page) => page.getByRole('textbox', { name: 'Your netlist' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pasted = `* a booster
C1 IN b 100n
R1 vcc b 430k
R2 b 0 43k
Q1 c b e 2N5088
R3 vcc c 4k7
R4 e w 1x
XGAIN w 0 0 POT 1k C
C2 c OUT 100n
R5 OUT 0 100k
V1 vcc 0 9
`;

test('a netlist is pasted, mended by its lines, played, turned by keys, shared and taken to the cart @desktop', async ({
  page,
}) => {
  const heard = await listenIn(page);
  // From another screen, whose document may compile nothing.
  await open(page, '/pedalboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your own circuit' }).click();
  await expect(netlist(page)).toBeVisible();
  await netlist(page).fill(pasted);
  await expect(page.getByText('“1x” is no value.')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectToFitEveryWindow(page);
  // The line is where one types.
  await button(page, 'Line 7').click();
  await page.keyboard.type('R4 e w 390');
  await expect(page.getByText(/^9 parts, 8 nets/)).toBeVisible();
  await button(page, 'Write 4.7k').click();
  await expect(netlist(page)).toHaveValue(/R3 vcc c 4\.7k\n/);
  await expect(button(page, 'Write 4.7k')).toHaveCount(0);

  await button(page, 'Listen').click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  await expect.poll(heard).toBeGreaterThan(0.003);
  const gain = page.getByRole('slider', { name: 'GAIN' });
  await gain.press('End');
  await expect(gain).toHaveValue('100');
  await page.getByText('Voltages at rest, and a probe').click();
  await expect(page.getByRole('row', { name: /^vcc/ })).toContainText('9.00 V');
  await button(page, 'Hear c').click();
  await expect.poll(heard).toBeGreaterThan(0.003);
  await expectNoAxeViolations(page);
  await expectToFitEveryWindow(page);

  // The address has it, with its knob.
  await expect(page).toHaveURL(/#net=[\w-]+$/);
  const address = page.url();
  await button(page, 'Stop').click();
  await netlist(page).fill('');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(netlist(page)).toHaveValue(/R4 e w 390/);
  await expect(page.getByRole('slider', { name: 'GAIN' })).toHaveValue('100');

  await page.getByRole('link', { name: 'Get its parts' }).click();
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue(/1x 2N5088/);
});

test('a kit is the start of a circuit, and what lay there comes back @desktop', async ({ page }) => {
  await open(page, '/circuit');
  await netlist(page).fill(pasted);
  await expect(page.getByText('“1x” is no value.')).toBeVisible();
  await page.reload();
  await expect(netlist(page)).toHaveValue(pasted);
  await page.getByLabel('Start from a kit').selectOption({ label: 'Fuzz Box' });
  await expect(netlist(page)).toHaveValue(/^\(export/);
  await expect(page.getByText(/It can be played\.$/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'VOLUME' })).toBeVisible();
  await button(page, 'Bring back what was here').click();
  await expect(netlist(page)).toHaveValue(pasted);
});

test('a circuit is drawn as a schematic when it is asked for, and another circuit takes the drawing away', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const engine = () => fetched.filter((path) => path.includes('elk-worker'));
  await open(page, '/circuit');
  await button(page, 'Show me one').click();
  await button(page, 'Draw the schematic').focus();
  expectSoon(engine()).toEqual([]);
  await page.keyboard.press('Enter');
  const drawing = page.getByRole('img', { name: 'Schematic of your circuit' });
  await expect(drawing).toBeVisible();
  expectSoon(engine()).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Schematic' })).toBeFocused();
  for (const name of ['Q1', 'GAIN', 'VOLUME', '2N5088', 'vcc'])
    await expect(drawing.getByText(name).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  const width = async () => (await drawing.boundingBox())!.width;
  const before = await width();
  await button(page, 'Schematic larger').click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);

  await netlist(page).press('End');
  await netlist(page).fill(`${await netlist(page).inputValue()}R9 OUT 0 470k\n`);
  await expect(drawing).toHaveCount(0);
  await button(page, 'Draw the schematic').click();
  await expect(drawing.getByText('R9')).toBeVisible();
});
