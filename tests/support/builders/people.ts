import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';

export interface Person {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
}

/** Someone whom the shop has never seen. */
export function newPerson(part: Partial<Person> = {}): Person {
  const username = `asha-${randomUUID().slice(0, 8)}`;
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    username,
    email: `${username}@example.com`,
    password: 'solder-1',
    ...part,
  };
}

/** Makes an account and signs the browser in, without the screens. */
export async function signUp(page: Page, part: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(part);
  await post(page.request, '/api/register', { ...person });
  return person;
}

export async function signOut(page: Page): Promise<void> {
  await post(page.request, '/api/logout');
}

export async function post(request: APIRequestContext, path: string, data?: object): Promise<void> {
  const answered = await request.post(path, { ...(data && { data }) });
  expect(answered.ok(), `${path}: ${await answered.text()}`).toBe(true);
}

/** Keeps a call waiting until it is released, so that what shows in the meantime can be looked at. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route: Route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Answers a call instead of the shop. */
export async function mockResponse(
  page: Page,
  path: string,
  status: number,
  body: string | object = '',
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
  );
}

/** The toast on the screen. Radix repeats its words for screen readers, so they cannot be asked for alone. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(toast).toContainText(description);
}
