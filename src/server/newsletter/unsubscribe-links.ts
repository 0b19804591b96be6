import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import type { Queryable } from '../db/database.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import type { UnsubscribeLinks } from './newsletter-mails.ts';
import * as subscribers from './newsletter.repository.ts';

/** The two addresses with a token, which lives in the mail alone. */
export const unsubscribeLinks = (publicUrl: string, token: string): UnsubscribeLinks => ({
  leave: absoluteUrl(publicUrl, mailedPaths.newsletterLeave(token)),
  oneClickUnsubscribeUrl: absoluteUrl(publicUrl, apiPaths.oneClickUnsubscribe(token)),
});

/** Links that work for as long as there is someone to leave. */
export async function createUnsubscribeLinks(
  db: Queryable,
  publicUrl: string,
  subscriberId: string,
): Promise<UnsubscribeLinks> {
  const token = newToken();
  await subscribers.addLink(db, hashToken(token), { subscriberId, purpose: 'leave', days: null });
  return unsubscribeLinks(publicUrl, token);
}
