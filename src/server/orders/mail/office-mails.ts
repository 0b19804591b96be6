import { shop } from '#domain/shop/shop.ts';
import { button, paragraph, quote, table, type MailContent } from '../../mail/mail.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import { helpNote, money, orderReason } from './order-mails.ts';

interface ToldRefund {
  readonly amountPaise: number;
  readonly reason: string;
}

/** Cash and transfers go back by hand; what a gateway collected goes back the way it came. */
const wayBack = ({ paymentMethod }: WholeOrderRow): string =>
  paymentMethod === 'razorpay'
    ? 'It goes back to the card or account you paid with; banks take five to seven working days.'
    : `If it hasn’t reached you in seven working days, please write to ${shop.email.support}.`;

export const refundMail = (row: WholeOrderRow, { amountPaise, reason }: ToldRefund, link: string): MailContent => ({
  to: row.email,
  subject: `Your refund for order ${row.number}`,
  heading: `We’ve refunded ${money(amountPaise)}`,
  blocks: [
    paragraph(`${money(amountPaise)} of order ${row.number} is on its way back to you. ${wayBack(row)}`),
    quote(reason),
    table([
      ['Total of the order', money(row.totalPaise)],
      ['Refunded so far', money(row.refundedPaise)],
    ]),
    button('See your order', link),
    helpNote,
  ],
  reason: orderReason,
  needed: true,
});

export const orderNoteMail = (row: WholeOrderRow, text: string, link: string): MailContent => ({
  to: row.email,
  subject: `A note about order ${row.number}`,
  heading: `About your order ${row.number}`,
  blocks: [quote(text), button('See your order', link), helpNote],
  reason: orderReason,
  needed: true,
});
