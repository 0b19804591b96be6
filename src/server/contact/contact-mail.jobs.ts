import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { layOut } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messageLetter, receiptLetter } from './contact-letters.ts';
import * as messages from './contact.repository.ts';

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
}

export function contactMailJobs({
  db,
  mailer,
}: Deps): Pick<JobHandlers, 'mail/contact-message' | 'mail/contact-receipt'> {
  const mail =
    (letter: typeof messageLetter) =>
    async ({ messageId }: { readonly messageId: string }, { id }: { readonly id: string }) => {
      const message = await messages.find(db, messageId);
      if (message) await mailer.send(layOut(letter(message)), id);
    };
  return { 'mail/contact-message': mail(messageLetter), 'mail/contact-receipt': mail(receiptLetter) };
}
