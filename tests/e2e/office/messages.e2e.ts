import { expect, expectNoAxeViolations, open, test } from '../../support/journeys/journey.ts';
import { adminCredentials } from '../../support/builders/admin.ts';
import { newPerson, expectToast } from '../../support/builders/people.ts';

test('a message is found, answered with a saved reply by keyboard, and done', async ({ page, isMobile }) => {
  const { email } = newPerson();
  const firstName = `Asha${Date.now().toString(36)}`;
  const title = `Bent leg ${firstName}`;
  const wrote = { firstName, lastName: 'Rao', email, subject: 'One leg was bent', message: 'Can I straighten it?' };
  expect((await page.request.post('/api/contact', { data: wrote })).ok()).toBe(true);
  await page.request.post('/api/login', { data: adminCredentials });
  const saved = await page.request.post('/api/admin/saved-replies', {
    data: { title, body: 'Hi {first name}, a new one is on its way.' },
  });
  expect(saved.ok(), await saved.text()).toBe(true);

  await open(page, `/admin/messages?search=${firstName}`);
  const entry = page.getByRole('link', { name: new RegExp(`${firstName} Rao .*One leg was bent`) });
  if (isMobile) await entry.click();
  else {
    await expect(entry).toBeVisible();
    await page.keyboard.press('j');
  }
  const thread = page.getByRole('region', { name: 'One leg was bent' });
  await expect(thread.getByText('Can I straighten it?')).toBeVisible();
  const field = thread.getByRole('textbox', { name: 'Your reply' });
  await thread.getByRole('button', { name: title }).click();
  await expect(field).toHaveValue(`Hi ${firstName}, a new one is on its way.`);
  await expect(field).toBeFocused();

  // What is typed outlives the page.
  await page.keyboard.type(' Ravi');
  await page.reload();
  await expect(field).toHaveValue(`Hi ${firstName}, a new one is on its way. Ravi`);
  await expectNoAxeViolations(page);
  await field.focus();
  if (isMobile) await thread.getByRole('button', { name: 'Send, mark done' }).click();
  else await page.keyboard.press('Control+Enter');
  await expectToast(page, `Sent to ${email}`);
  await expect(thread.getByText(`${firstName}, a new one is on its way. Ravi`)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(thread.getByRole('button', { name: /^Open again/ })).toBeVisible();

  // D opens it again, and somebody takes it.
  if (isMobile) return;
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(thread.getByRole('button', { name: /^Done/ })).toBeVisible();
  await thread.getByLabel('Assigned to').selectOption({ label: adminCredentials.username });
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(entry).toContainText(`${adminCredentials.username} sees to it`);
});
