import { formatMoney } from '#domain/money/money.ts';
import { officePaths, officeUrl } from '#domain/paths/office-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import type { ReturnKind } from '#domain/returns/returns.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { button, note, paragraph, quote, table, type MailBlock, type MailContent } from '../mail/mail.ts';
import type { WholeOrderRow } from '../orders/order.repository.ts';

/** What a mail tells of a return. */
export interface ToldReturn {
  readonly kind: ReturnKind;
  readonly number: string;
  readonly amount: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly arrived: number | null;
    readonly parts: readonly { readonly name: string; readonly quantity: number }[];
  }[];
  /** What we wrote beside the step that the mail is about. */
  readonly note: string | null;
}

export type ReturnMailEvent = 'asked' | 'approved' | 'declined' | 'received' | 'message' | 'spare-sent';

const goods = ({ lines }: ToldReturn): MailBlock =>
  table(
    lines.flatMap(({ name, quantity, parts }) =>
      parts.length === 0
        ? [[name, `${quantity} ×`] as [string, string]]
        : parts.map((part): [string, string] => [`${part.name} (${name})`, `${part.quantity} ×`]),
    ),
  );

const words = ({ note: said }: ToldReturn): MailBlock[] => (said ? [quote(said)] : []);

const missing = ({ lines }: ToldReturn): MailBlock[] =>
  lines.flatMap(({ name, quantity, arrived }) => {
    const absent = quantity - (arrived ?? quantity);
    if (absent === 0) return [];
    return [paragraph(`${absent} of ${quantity} ${name} ${absent === 1 ? 'wasn’t' : 'weren’t'} in the parcel.`)];
  });

type Content = (told: ToldReturn, order: WholeOrderRow, seller: Seller) => readonly [string, readonly MailBlock[]];

const differently = paragraph(
  `If you see it differently, please reply to this email or write to ${shop.email.support}.`,
);

const claimContentOf: Readonly<Record<ReturnMailEvent, Content | null>> = {
  asked: (told, order) => [
    `We’ve got your claim ${told.number}`,
    [
      paragraph(`You told us about order ${order.number}:`),
      goods(told),
      paragraph(
        'We’re sorry about that. We answer within one working day; a missing part we usually send at once, free.',
      ),
      paragraph('A photo helps us see what’s wrong. You can add photos and write to us on the page of your order.'),
    ],
  ],
  'spare-sent': (told, order) => [
    `Your spare part is on its way: ${told.number}`,
    [paragraph(`We’ve sent you, free, for order ${order.number}:`), goods(told), ...words(told)],
  ],
  declined: (told, order) => [
    `About your claim ${told.number}`,
    [paragraph(`We’ve closed your claim about order ${order.number}:`), goods(told), ...words(told), differently],
  ],
  message: (told, order) => [
    `An answer to your claim ${told.number}`,
    [paragraph(`About order ${order.number} we wrote:`), ...words(told)],
  ],
  approved: null,
  received: null,
};

const contentOf: Readonly<Record<ReturnMailEvent, Content | null>> = {
  'spare-sent': null,
  message: (told, order) => [
    `An answer to your return ${told.number}`,
    [paragraph(`About order ${order.number} we wrote:`), ...words(told)],
  ],
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
      differently,
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
  const content = (told.kind === 'claim' ? claimContentOf : contentOf)[event];
  if (content === null) throw new Error(`A ${told.kind} is never ${event}.`);
  const [title, blocks] = content(told, order, seller);
  return {
    to: order.email,
    subject: title,
    heading: title,
    blocks: [
      ...blocks,
      button(told.kind === 'claim' ? 'See your claim' : 'See your return', link),
      note(`Something not right? Reply to this email, or write to ${shop.email.support} with your order number.`),
    ],
    reason: `You’re getting this email because of an order at ${shop.name}. It isn’t advertising.`,
    needed: true,
  };
}

interface ShopMailInput {
  readonly order: WholeOrderRow;
  /** Else its buyer wrote about it. */
  readonly isNew: boolean;
  readonly publicUrl: string;
}

export function shopReturnMail(told: ToldReturn, { order, isNew, publicUrl }: ShopMailInput): MailContent {
  const name = `${told.kind} ${told.number}`;
  const title = isNew ? `New ${name}` : `New message about ${name}`;
  return {
    to: shop.email.support,
    reason: 'The shop sent this email to its keeper.',
    needed: true,
    subject: `${title}: ${order.number}`,
    heading: title,
    blocks: [
      paragraph(`From ${order.email}, for order ${order.number}. It waits for an answer.`),
      goods(told),
      button(`Open the ${told.kind}`, absoluteUrl(publicUrl, officeUrl(officePaths.return(told.number)))),
    ],
  };
}
