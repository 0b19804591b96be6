import type { ContactMessage } from '#contracts/contact.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { Retention } from '../db/retention.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import * as messages from './contact.repository.ts';

export type ContactService = ReturnType<typeof createContactService>;

interface Deps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
}

const limits = {
  messagesPerIp: { max: 30, minutes: 60 },
  receiptsPerMailbox: { max: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;

const tooMany = `That’s more messages than we can take in an hour. Please wait a little, or email ${shop.email.support}.`;

/** Only programs see the field, and programs fill in whatever they see. */
const isFromBot = ({ website }: ContactMessage): boolean => website != null && website !== '';

export function createContactService({ db, throttle, jobs }: Deps) {
  /** A stranger's mailbox cannot be flooded with receipts: beyond the limit only the shop gets the message. */
  const takeReceiptAllowance = (email: string): Promise<boolean> =>
    throttle.consume(`contact:mailbox:${digest(email)}`, limits.receiptsPerMailbox);

  return {
    async send(message: ContactMessage, from: string): Promise<{ ticket: string }> {
      if (!(await throttle.consume(`contact:address:${networkOf(from)}`, limits.messagesPerIp))) {
        throw new Refusal('too-many-requests', tooMany);
      }
      if (isFromBot(message)) return { ticket: await messages.takeTicketNumber(db) };
      const receipt = await takeReceiptAllowance(message.email);
      return db.transaction(async (tx) => {
        const { id: messageId, ticket } = await messages.insert(tx, message);
        await jobs.enqueue(tx, 'mail/contact-message', { messageId });
        if (receipt) await jobs.enqueue(tx, 'mail/contact-receipt', { messageId });
        return { ticket };
      });
    },
  };
}

export const contactRetention: Retention = {
  deleteExpired: messages.deleteExpired,
  deleteByEmail: messages.removeByEmail,
};
