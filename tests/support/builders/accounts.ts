import type { FastifyInstance } from 'fastify';
import type { User } from '#contracts/accounts.ts';
import type { StaffRole } from '#domain/accounts/staff.ts';
import { createPasswordHasher, defaultCapacity } from '#server/accounts/passwords/password-hasher.ts';
import type { Database } from '#server/db/database.ts';
import { jobHandlers } from '#server/compose/job-handlers.ts';
import { createJobWorker } from '#server/jobs/job-worker.ts';
import { createMailer, type MailMessage } from '#server/mail/mailer.ts';
import { databaseThrottle } from '#server/throttle/throttle.ts';
import { hashToken, newToken } from '#server/sessions/token.ts';
import { cookieOf, leastPasswordCost } from '../processes/shop-app.ts';

export const ownPassword = 'solder joint';

/** Calls the API as one browser would: it keeps the cookie that the answers set. */
export class Browser {
  readonly app: FastifyInstance;
  cookie: string;

  constructor(app: FastifyInstance, cookie = '') {
    this.app = app;
    this.cookie = cookie;
  }

  async call(key: string, payload?: object, headers: Record<string, string> = {}) {
    const [method, url] = key.split(' ') as ['GET', string];
    const sent = { ...headers, ...(this.cookie && { cookie: this.cookie }) };
    const answer = await this.app.inject({ method, url, headers: sent, ...(payload && { payload }) });
    if (answer.headers['set-cookie'] !== undefined) this.cookie = cookieOf(answer);
    return answer;
  }

  signIn(username: string, password: string = ownPassword) {
    return this.call('POST /api/login', { username, password });
  }

  /** Who this browser is signed in as. */
  async whoAmI(): Promise<string | null> {
    const answer = await this.call('GET /api/user');
    return answer.statusCode === 200 ? answer.json<User>().username : null;
  }
}

/** A browser whose owner has just made an account; what a test does not care about follows from the name. */
export async function signUp(app: FastifyInstance, username: string, changes: object = {}): Promise<Browser> {
  const browser = new Browser(app);
  const registration = { username, email: `${username}@example.com`, password: ownPassword, ...changes };
  const answer = await browser.call('POST /api/register', registration);
  if (answer.statusCode !== 201) throw new Error(`Signing up ${username} failed: ${answer.body}`);
  return browser;
}

let ownHash: Promise<string> | undefined;

/** As signUp, but by SQL and with one hash for all: for tests that need many people and no sign-up. */
export async function addUser(
  app: FastifyInstance,
  db: Database,
  username: string,
  role: 'customer' | 'admin' | StaffRole = 'customer',
): Promise<Browser> {
  const staffRole = role === 'customer' ? null : role === 'admin' ? 'owner' : role;
  ownHash ??= createPasswordHasher(defaultCapacity, leastPasswordCost).hash(ownPassword);
  const token = newToken();
  await db.query(
    `with person as (
       insert into users (username, email, password_hash, role, staff_role)
       values ($1, $1 || '@example.com', $2, case when $3::text is null then 'customer' else 'admin' end, $3)
       returning id
     )
     insert into sessions (token_hash, user_id, known_user_id, signed_in_at, expires_at)
     select $4, id, id, now(), now() + interval '30 days' from person`,
    [username, await ownHash, staffRole, hashToken(token)],
  );
  return new Browser(app, `taar_session=${token}`);
}

/** Does the jobs that wait, and answers with the mails they sent. */
export async function deliverMail(db: Database): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const transport = { send: async (message: MailMessage) => void sent.push(message), close: () => {} };
  const mailer = createMailer(transport, { throttle: databaseThrottle(db) });
  await createJobWorker({
    db,
    handlers: jobHandlers({ db, mailer, publicUrl: () => 'http://shop.test' }),
  }).runDue();
  return sent;
}

/** The token of the link in a mail. */
export function tokenIn(message: MailMessage | undefined): string {
  const match = /http:\/\/shop\.test\/auth#(?:reset|confirm)=([\w-]{43})\n/.exec(message?.text ?? '');
  if (!match) throw new Error(`There is no link in the mail '${message?.subject}'.`);
  return match[1]!;
}
