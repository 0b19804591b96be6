import type { ClassSummary, OpenedClass } from '#contracts/classroom.ts';
import type { Database } from '#server/db/database.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';
import { addUser, Browser } from './accounts.ts';

export const nothingTold = { placed: [], checked: [], failed: null };

/** A teacher, asha, with a class, and somebody without an account who knows its code. */
export async function setUpClass(db: Database) {
  await addProduct(db);
  const app = buildTestApp(db);
  const teacher = await addUser(app, db, 'asha');
  const made = await teacher.call('POST /api/classes', { kit: 'test-fuzz', name: ' Class 9B ' });
  const summary = made.json<ClassSummary>();
  const stranger = new Browser(app);
  const join = (name = 'Arjun', code = summary.code) => stranger.call(`POST /api/class-codes/${code}/places`, { name });
  const joined = async (name?: string) => (await join(name)).json<{ place: string; bench: number; name: string }>();
  const tell = (
    place: string,
    told: object = nothingTold,
    { handCount = 0, quietSeconds = null as number | null } = {},
  ) => stranger.call('POST /api/class-places/news', { place, told, handCount, quietSeconds });
  const open = async (by = teacher) => (await by.call(`GET /api/classes/${summary.id}`)).json<OpenedClass>();
  const help = (pupilId: string, by = teacher) =>
    by.call(`POST /api/classes/${summary.id}/pupils/${pupilId}/helped`, {});
  return { app, teacher, made, summary, stranger, join, joined, tell, open, help };
}
