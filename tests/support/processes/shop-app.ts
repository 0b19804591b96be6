import type { FastifyInstance } from 'fastify';
import type { PasswordCost } from '#server/accounts/passwords/password-hasher.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';

/** The least there is: most tests that sign somebody in are about something else. */
export const leastPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/**
 * The app as the shop builds it, without pages, listening or logs. With `passwordCost: undefined` passwords cost what they cost
 * in the shop.
 */
export function buildTestApp(db: Database, changes: Partial<AppDeps> = {}): FastifyInstance {
  return buildApp({
    db,
    publicUrl: () => 'http://shop.test',
    art: {},
    inlineScripts: [],
    development: false,
    version: '0.0.0',
    quiet: true,
    passwordCost: leastPasswordCost,
    ...changes,
  });
}

const newProduct = {
  slug: 'test-fuzz',
  name: 'Test Fuzz',
  summary: 'A fuzz for tests.',
  description: 'Two transistors that exist only here.',
  price_paise: 299_900,
  difficulty: 'Beginner',
  category: 'kit',
  subcategory: 'fuzz',
  kind: null as string | null,
  value: null as string | null,
  bom: null as string | null,
  based_on: null as string | null,
  rating: '4.50',
  review_count: 2,
  image_url: 'art:pedal/test-fuzz',
  stock: 10 as number | null,
  hsn_code: '8543',
  country_of_origin: 'India',
  archived_at: null as Date | null,
};

/** Adds a product to the catalogue; what a test does not care about has a default. */
export async function addProduct(db: Database, changes: Partial<typeof newProduct> = {}): Promise<string> {
  const row = { ...newProduct, ...changes };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const [added] = await db.query<{ id: string }>(
    `insert into products (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return added!.id;
}

/** The session cookie that an answer set, as a browser would send it back. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0]!;
}

/** Signs a new user in to every session there is, without the detour over a password. */
export async function signIn(db: Database): Promise<number> {
  const [user] = await db.query<{ id: number }>(
    `insert into users (username, email, password_hash) values ('asha', 'asha@example.com', 'x') returning id`,
  );
  await db.query('update sessions set user_id = $1', [user!.id]);
  return user!.id;
}
