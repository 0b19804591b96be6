import { formatMoney } from '#domain/money/money.ts';
import { officePaths, officeUrl } from '#domain/paths/office-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { button, note, paragraph, quote, table, type MailBlock, type MailContent } from '../mail/mail.ts';
import type { WholeOrderRow } from '../orders/order.repository.ts';

/** What a mail tells of a return. */
export interface ToldReturn {
  readonly number: string;
  readonly amount: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly arrived: number | null }[];
  /** What we wrote beside the step that the mail is about. */
  readonly note: string | null;
}

export type ReturnMailEvent = 'asked' | 'approved' | 'declined' | 'received';

const goods = ({ lines }: ToldReturn): MailBlock =>
  table(lines.map(({ name, quantity }): [string, string] => [name, `${quantity} ×`]));

const words = ({ note: said }: ToldReturn): MailBlock[] => (said ? [quote(said)] : []);

const missing = ({ lines }: ToldReturn): MailBlock[] =>
  lines.flatMap(({ name, quantity, arrived }) => {
    const absent = quantity - (arrived ?? quantity);
    if (absent === 0) return [];
    return [paragraph(`${absent} of ${quantity} ${name} ${absent === 1 ? 'wasn’t' : 'weren’t'} in the parcel.`)];
  });

type Content = (told: ToldReturn, order: WholeOrderRow, seller: Seller) => readonly [string, readonly MailBlock[]];

const contentOf: Readonly<Record<ReturnMailEvent, Content>> = {
  asked: (told, order) => [
    `We’ve got your return ${told.number}`,
    [
      paragraph(`You’d like to send back from order ${order.number}:`),
      goods(told),
      paragraph(
        `We answer within one working day. Once it has reached us, we refund ${formatMoney(told.amount, order.currency)}. Please don’t send anything before we’ve said yes.`,
      ),
    ],
  ],
  approved: (told, order, seller) => [
    `Your return ${told.number} is approved`,
    [
      paragraph(`Please send it to us, well packed and with ${told.number} on the parcel:`),
      paragraph(`${seller.legalName}, ${postalAddress(seller)}`),
      goods(told),
      ...words(told),
      paragraph(`Once it has reached us, we refund ${formatMoney(told.amount, order.currency)}.`),
    ],
  ],
  declined: (told, order) => [
    `About your return ${told.number}`,
    [
      paragraph(`We can’t take back what you asked for from order ${order.number}:`),
      goods(told),
      ...words(told),
      paragraph(`If you see it differently, please reply to this email or write to ${shop.email.support}.`),
    ],
  ],
  received: (told, order) => [
    `Your return ${told.number} has arrived`,
    [
      paragraph(`We’ve got your parcel for order ${order.number}. We check it and refund it next.`),
      ...missing(told),
      ...words(told),
    ],
  ],
};

export function returnMail(
  event: ReturnMailEvent,
  told: ToldReturn,
  { order, seller, link }: { order: WholeOrderRow; seller: Seller; link: string },
): MailContent {
  const [title, blocks] = contentOf[event](told, order, seller);
  return {
    to: order.email,
    subject: title,
    heading: title,
    blocks: [
      ...blocks,
      button('See your return', link),
      note(`Something not right? Reply to this email, or write to ${shop.email.support} with your order number.`),
    ],
    reason: `You’re getting this email because of an order at ${shop.name}. It isn’t advertising.`,
    needed: true,
  };
}

export const shopReturnMail = (told: ToldReturn, order: WholeOrderRow, publicUrl: string): MailContent => ({
  to: shop.email.support,
  reason: 'The shop sent this email to its keeper.',
  needed: true,
  subject: `New return ${told.number}: ${order.number}`,
  heading: `New return ${told.number}`,
  blocks: [
    paragraph(`From ${order.email}, for order ${order.number}. It waits for an answer.`),
    goods(told),
    button('Open the return', absoluteUrl(publicUrl, officeUrl(officePaths.return(told.number)))),
  ],
});
