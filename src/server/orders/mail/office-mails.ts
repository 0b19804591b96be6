import { officePaths, officeUrl } from '#domain/paths/office-paths.ts';
import { absoluteUrl } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import { button, paragraph, quote, table, type MailContent } from '../../mail/mail.ts';
import type { WholeOrderRow } from '../order.repository.ts';
import { helpNote, money, orderReason, parcelWords } from './order-mails.ts';

interface ToldRefund {
  /** Null: of the money of the order itself. */
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number;
  /** That of the payment, which need not be that of the order: then it is one of those that do not match. */
  readonly currency: string;
  readonly reason: string;
  readonly creditNote: string | null;
}

/** Cash and transfers go back by hand; what a gateway collected goes back the way it came. */
const wayBack = ({ paymentMethod }: WholeOrderRow): string =>
  paymentMethod === 'razorpay'
    ? 'It goes back to the card or account you paid with; banks take five to seven working days.'
    : `If it hasn’t reached you in seven working days, please write to ${shop.email.support}.`;

const refundedSoFar = (row: WholeOrderRow) =>
  table([
    ['Total of the order', money(row.totalPaise, row)],
    ['Refunded so far', money(row.refundedPaise, row)],
  ]);

export const refundMail = (row: WholeOrderRow, refund: ToldRefund, link: string): MailContent => ({
  to: row.email,
  subject: `Your refund for order ${row.number}`,
  heading: `We’ve refunded ${money(refund.amountPaise, refund)}`,
  blocks: [
    paragraph(
      refund.gatewayPaymentId === null
        ? `${money(refund.amountPaise, refund)} of order ${row.number} is on its way back to you. ${wayBack(row)}`
        : `A payment for order ${row.number} wasn’t needed or didn’t match its total. ${money(refund.amountPaise, refund)} of it is on its way back to you. ${wayBack(row)}`,
    ),
    quote(refund.reason),
    ...(refund.gatewayPaymentId === null ? [refundedSoFar(row)] : []),
    ...(refund.creditNote === null ? [] : [paragraph(`Your credit note ${refund.creditNote} is on your order page.`)]),
    button('See your order', link),
    helpNote,
  ],
  reason: orderReason,
  needed: true,
});

export const refundFailedMail = (
  row: WholeOrderRow,
  refund: ToldRefund & { readonly failure: string | null },
  publicUrl: string,
): MailContent => ({
  to: shop.email.support,
  reason: 'The shop sent this email to its keeper.',
  needed: true,
  subject: `Refund failed: ${row.number}`,
  heading: `A refund of order ${row.number} failed`,
  blocks: [
    paragraph(
      `${money(refund.amountPaise, refund)} could not go back to ${row.email}. Try again, or pay it in another way and write its reference down.`,
    ),
    ...(refund.failure === null ? [] : [quote(refund.failure)]),
    button('Open the order', absoluteUrl(publicUrl, officeUrl(officePaths.order(row.id)))),
  ],
});

export const parcelMail = (row: WholeOrderRow, link: string): MailContent => ({
  to: row.email,
  subject: `New tracking details for order ${row.number}`,
  heading: 'Your tracking details have changed',
  blocks: [
    paragraph(
      `What we told you about the parcel of order ${row.number} was not right. Please use these details instead.`,
    ),
    ...parcelWords(row),
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
