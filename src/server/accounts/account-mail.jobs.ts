import { emailLinkHours, resetLinkHours } from '#domain/accounts/account.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import * as mails from './account-mails.ts';
import * as links from './account-link.repository.ts';
import type { LinkRow } from './account-link.repository.ts';
import * as emailChanges from './email-change.repository.ts';
import * as users from './user.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    'mail/welcome': { readonly userId: number };
    /** Also for addresses nobody has: whether there is an account is looked up later, out of a visitor's sight. */
    'mail/password-reset': { readonly email: string };
    'mail/password-changed': { readonly userId: number; readonly email: string };
    'mail/factor-changed': { readonly userId: number; readonly change: 'added' | 'removed'; readonly name: string };
    'mail/email-change': { readonly userId: number; readonly newEmail: string; readonly end: 'old' | 'new' };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type AccountMailHandlers = Pick<
  JobHandlers,
  'mail/welcome' | 'mail/password-reset' | 'mail/password-changed' | 'mail/factor-changed' | 'mail/email-change'
>;

/**
 * Links are made when their mail is: a token lives in the mail alone, never in a job. A mail that is tried again has a
 * new link, and the one before stays good, in case it did arrive.
 */
export function accountMailJobs({ db, mailer, publicUrl }: Deps): AccountMailHandlers {
  async function makeLink(link: LinkRow, hours: number): Promise<string> {
    const token = newToken();
    await links.insert(db, hashToken(token), link, hours);
    const path = link.purpose === 'reset' ? mailedPaths.passwordReset(token) : mailedPaths.emailConfirmation(token);
    return absoluteUrl(publicUrl(), path);
  }

  return {
    async 'mail/welcome'({ userId }, { id }) {
      const user = await users.find(db, userId);
      if (!user) return;
      const link = await makeLink({ userId, purpose: 'confirm', email: user.email }, emailLinkHours);
      await mailer.send(await renderMailNow(db, mails.welcomeMail(user, link)), id);
    },

    async 'mail/password-reset'({ email }, { id }) {
      const user = await users.findByEmail(db, email);
      if (!user) return;
      const link = await makeLink({ userId: user.id, purpose: 'reset', email: user.email }, resetLinkHours);
      await mailer.send(await renderMailNow(db, mails.passwordResetMail(user, link)), id);
    },

    async 'mail/password-changed'({ userId, email }, { id }) {
      const user = await users.find(db, userId);
      if (!user) return;
      const address = absoluteUrl(publicUrl(), paths.auth);
      const needed = await users.hasConfirmedEmail(db, userId);
      await mailer.send(await renderMailNow(db, { ...mails.passwordChangedMail({ email }, address), needed }), id);
    },

    async 'mail/factor-changed'({ userId, change, name }, { id }) {
      const user = await users.find(db, userId);
      if (user) await mailer.send(await renderMailNow(db, mails.factorChangedMail(user, change, name)), id);
    },

    async 'mail/email-change'({ userId, newEmail, end }, { id }) {
      const user = await users.find(db, userId);
      if (!user || !(await emailChanges.isPending(db, userId, newEmail))) return;
      const link = await makeLink({ userId, purpose: `change-${end}`, email: newEmail }, emailLinkHours);
      const mail =
        end === 'old'
          ? {
              ...mails.emailChangeOldAddressMail(user, newEmail, link),
              needed: await users.hasConfirmedEmail(db, userId),
            }
          : mails.emailChangeNewAddressMail(newEmail, link);
      await mailer.send(await renderMailNow(db, mail), id);
    },
  };
}
