import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

test('a message is written and sent by keyboard alone, survives a failure, and gets a ticket', async ({
  page,
  problems,
}) => {
  await open(page, '/support');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Subject')).toHaveValue('Help with a build');

  // What is missing is said at its field, and the first such field is where the typing goes on.
  await main.getByRole('button', { name: 'Send Message' }).press('Enter');
  const firstName = main.getByLabel('First Name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('First name is required');
  await expect(main.getByLabel('Message')).toHaveAccessibleDescription(/^Message is required/);
  await expectNoAxeViolations(page);
  const { keyboard } = page;
  await keyboard.type('Asha');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('asha@example');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('It hums.\nOnly with the lid off.');
  // The field for programs is not on the way.
  await keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(main.getByLabel('Email')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('.com');
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('');

  problems.expect(/^answer 503: POST .*\/api\/contact$/);
  const busy = 'The shop is very busy right now. Please try again in a moment.';
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: busy }), { times: 1 });
  await keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(busy);
  await expect(firstName).toHaveValue('Asha');
  await expect(main.getByLabel('Subject')).toHaveValue('Help with a build');
  await expect(main.getByLabel('Message')).toHaveValue('It hums.\nOnly with the lid off.');

  const release = await holdResponses(page, '**/api/contact');
  await keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(main.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(main.getByText(/^TK-\d{4,}$/)).toBeVisible();
  await expect(main.getByText('asha@example.com')).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Write another message' }).press('Enter');
  await expect(main.getByLabel('Message')).toHaveValue('');
});

test.describe('the business hours', () => {
  test('say whether someone is there, by the clock of the shop and by that of the visitor', async ({ page }) => {
    // A Monday in November: 10:29 PM in India, one minute before the shop opens.
    await page.clock.install({ time: new Date('2026-11-16T16:59:30Z') });
    await open(page, '/contact');
    const hours = page.getByRole('main').locator('section', { hasText: 'Business hours' });
    await expect(hours.getByText('Closed now. Opens today at 10:30 PM.')).toBeVisible();
    await expect(hours.getByRole('row', { name: 'Monday to Friday' })).toContainText('9 AM to 5 PM PST');
    await expect(hours.getByRole('row', { name: 'Monday to Friday' })).toContainText(
      '10:30 PM to 6:30 AM the next day',
    );
    await expect(hours.getByText('India Standard Time')).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(hours.getByText('Open now, until 6:30 AM your time')).toBeVisible();
  });
});
