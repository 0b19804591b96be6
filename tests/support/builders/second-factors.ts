import { Secret, TOTP } from 'otpauth';
import type { Database } from '#server/db/database.ts';
import type { Browser } from './accounts.ts';
import { ownPassword } from './accounts.ts';

/** The code that an app shows, so many steps of thirty seconds from now. */
export async function codeOf(db: Database, secret: string, steps = 0): Promise<string> {
  const [row] = await db.query<{ now: Date }>('select clock_timestamp() as now');
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: row!.now.getTime() + steps * 30_000 });
}

export const confirmPassword = (browser: Browser) =>
  browser.call('POST /api/admin/confirm-password', { password: ownPassword });

/** Sets an app up for somebody in the office, whose present code is used by that. */
export async function addTotp(browser: Browser, db: Database): Promise<{ secret: string; recoveryCodes: string[] }> {
  await confirmPassword(browser);
  const { secret } = (await browser.call('POST /api/admin/safety/totp')).json<{ secret: string }>();
  const body = { name: 'My phone', code: await codeOf(db, secret) };
  const answer = await browser.call('POST /api/admin/safety/totp/confirm', body);
  if (answer.statusCode !== 201) throw new Error(`The app was not added: ${answer.body}`);
  return { secret, ...answer.json<{ recoveryCodes: string[] }>() };
}
