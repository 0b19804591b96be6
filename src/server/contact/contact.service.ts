import type { ContactMessage } from '#contracts/contact.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/job.repository.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import * as messages from './contact.repository.ts';

export type ContactService = ReturnType<typeof createContactService>;

const limits = {
  messagesPerAddress: { most: 30, minutes: 60 },
  receiptsPerMailbox: { most: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;

const tooMany = `These are more messages than we take in an hour. Please wait a little, or write to ${shop.email.support}.`;

/** Only programs see the field, and programs fill in whatever they see. */
const isFromProgram = ({ website }: ContactMessage): boolean => website != null && website !== '';

export function createContactService({ db, throttle }: { readonly db: Database; readonly throttle: Throttle }) {
  /** A stranger's mailbox cannot be flooded with receipts: beyond the limit only the shop gets the message. */
  const mayReceipt = (email: string): Promise<boolean> =>
    throttle.take(`contact:mailbox:${digest(email)}`, limits.receiptsPerMailbox);

  return {
    async send(message: ContactMessage, from: string): Promise<{ ticket: string }> {
      if (!(await throttle.take(`contact:address:${networkOf(from)}`, limits.messagesPerAddress))) {
        throw new Refusal('too-many-requests', tooMany);
      }
      if (isFromProgram(message)) return { ticket: await messages.unusedTicket(db) };
      const receipt = await mayReceipt(message.email);
      return db.transaction(async (tx) => {
        const { id: messageId, ticket } = await messages.insert(tx, message);
        await enqueue(tx, 'mail/contact-message', { messageId });
        if (receipt) await enqueue(tx, 'mail/contact-receipt', { messageId });
        return { ticket };
      });
    },
  };
}
