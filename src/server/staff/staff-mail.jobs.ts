import { invitationHours } from '#domain/accounts/staff.ts';
import { invitationPath } from '#domain/paths/office-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import { button, note, paragraph, type MailContent } from '../mail/mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import * as invitations from './invitation.repository.ts';
import type { InvitationRow } from './invitation.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    'mail/staff-invitation': { readonly invitationId: string };
  }
}

const invitationMail = ({ email, role, invitedBy }: InvitationRow, link: string): MailContent => ({
  to: email,
  subject: `Work with us at ${shop.name}`,
  heading: `You’re invited to the office of ${shop.name}`,
  blocks: [
    paragraph(`${invitedBy} would like you to work in the back office of ${shop.name}, as ${role}.`),
    button('Accept the invitation', link),
    note(`The link works once, for ${invitationHours} hours. If you don’t know what this is about, ignore this email.`),
  ],
});

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** The token is made with the mail and lives in it alone; a mail that is tried again has a new one beside the first. */
export const staffMailJobs = ({ db, mailer, publicUrl }: Deps): Pick<JobHandlers, 'mail/staff-invitation'> => ({
  async 'mail/staff-invitation'({ invitationId }, { id }) {
    const token = newToken();
    const row = await invitations.addToken(db, invitationId, hashToken(token));
    if (!row) return;
    const link = absoluteUrl(publicUrl(), invitationPath(token));
    await mailer.send(await renderMailNow(db, invitationMail(row, link)), id);
  },
});
