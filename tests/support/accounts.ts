import type { FastifyInstance } from 'fastify';
import type { User } from '#contracts/accounts.ts';
import { accountMailJobs } from '#server/accounts/account-mail.jobs.ts';
import type { Database } from '#server/db/database.ts';
import { createJobWorker } from '#server/jobs/job-worker.ts';
import { createMailer, type Message } from '#server/mail/mailer.ts';
import { cookieOf } from './shop-app.ts';

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

/** Does the jobs that wait, and answers with the mails they sent. */
export async function deliverMail(db: Database): Promise<Message[]> {
  const sent: Message[] = [];
  const mailer = createMailer({ send: async (message) => void sent.push(message), close: () => {} });
  await createJobWorker({
    db,
    handlers: accountMailJobs({ db, mailer, publicUrl: () => 'http://shop.test' }),
  }).runDue();
  return sent;
}

/** The token of the link in a mail. */
export function tokenIn(message: Message | undefined): string {
  const match = /http:\/\/shop\.test\/auth#(?:reset|confirm)=([\w-]{43})\n/.exec(message?.text ?? '');
  if (!match) throw new Error(`There is no link in the mail '${message?.subject}'.`);
  return match[1]!;
}
