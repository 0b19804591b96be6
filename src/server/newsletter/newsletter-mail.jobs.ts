import { confirmLinkDays } from '#domain/messages/newsletter.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { alreadySubscribedMail, confirmSubscriptionMail, newsletterWelcomeMail } from './newsletter-mails.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';
import * as subscribers from './newsletter.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** Also for those who are subscribed: what the mail says is found out later, out of a visitor's sight. */
    'mail/newsletter-request': { readonly email: string };
    'mail/newsletter-welcome': { readonly subscriberId: string };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

type NewsletterMailHandlers = Pick<JobHandlers, 'mail/newsletter-request' | 'mail/newsletter-welcome'>;

/** Links are made when their mail is, as for accounts: a token lives in the mail alone. */
export function newsletterMailJobs({ db, mailer, publicUrl }: Deps): NewsletterMailHandlers {
  async function createConfirmLink(subscriberId: string): Promise<string> {
    const token = newToken();
    await subscribers.addLink(db, hashToken(token), { subscriberId, purpose: 'confirm', days: confirmLinkDays });
    return absoluteUrl(publicUrl(), mailedPaths.newsletterConfirm(token));
  }

  return {
    async 'mail/newsletter-request'({ email }, { id }) {
      const subscriber = await subscribers.findByEmail(db, email);
      if (!subscriber) return;
      const out = await createUnsubscribeLinks(db, publicUrl(), subscriber.id);
      const content =
        subscriber.status === 'confirmed'
          ? alreadySubscribedMail(subscriber.email, out)
          : confirmSubscriptionMail(subscriber.email, await createConfirmLink(subscriber.id), out);
      await mailer.send(await renderMailNow(db, content), id);
    },

    async 'mail/newsletter-welcome'({ subscriberId }, { id }) {
      const subscriber = await subscribers.find(db, subscriberId);
      if (subscriber?.status !== 'confirmed') return;
      await mailer.send(
        await renderMailNow(
          db,
          newsletterWelcomeMail(subscriber.email, await createUnsubscribeLinks(db, publicUrl(), subscriberId)),
        ),
        id,
      );
    },
  };
}
