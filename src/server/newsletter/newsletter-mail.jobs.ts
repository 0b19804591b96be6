import { confirmLinkDays, newsletterLink, oneClickLeavePath } from '#domain/messages/newsletter.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { layOut } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hashOfToken, newToken } from '../sessions/token.ts';
import { alreadyLetter, confirmLetter, welcomeToListLetter, type WaysOut } from './newsletter-letters.ts';
import * as subscribers from './newsletter.repository.ts';

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type NewsletterMailHandlers = Pick<JobHandlers, 'mail/newsletter-request' | 'mail/newsletter-welcome'>;

/** Links are made when their mail is, as for accounts: a token lives in the mail alone. */
export function newsletterMailJobs({ db, mailer, publicUrl }: Deps): NewsletterMailHandlers {
  async function waysOut(subscriberId: string): Promise<WaysOut> {
    const token = newToken();
    await subscribers.addLink(db, hashOfToken(token), { subscriberId, purpose: 'leave', days: null });
    return {
      leave: publicUrl() + newsletterLink('leave', token),
      oneClickLeave: publicUrl() + oneClickLeavePath(token),
    };
  }

  async function confirmAddress(subscriberId: string): Promise<string> {
    const token = newToken();
    await subscribers.addLink(db, hashOfToken(token), { subscriberId, purpose: 'confirm', days: confirmLinkDays });
    return publicUrl() + newsletterLink('confirm', token);
  }

  return {
    async 'mail/newsletter-request'({ email }, { id }) {
      const subscriber = await subscribers.findByEmail(db, email);
      if (!subscriber) return;
      const out = await waysOut(subscriber.id);
      const letter =
        subscriber.status === 'confirmed'
          ? alreadyLetter(subscriber.email, out)
          : confirmLetter(subscriber.email, await confirmAddress(subscriber.id), out);
      await mailer.send(layOut(letter), id);
    },

    async 'mail/newsletter-welcome'({ subscriberId }, { id }) {
      const subscriber = await subscribers.find(db, subscriberId);
      if (subscriber?.status !== 'confirmed') return;
      await mailer.send(layOut(welcomeToListLetter(subscriber.email, await waysOut(subscriberId))), id);
    },
  };
}
