import { placeLine } from '#domain/places/address.ts';
import { boughtBuildPath } from '#domain/workbench/workbench-path.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { findCountry } from '#domain/places/countries.ts';
import { findIndianState, isIndia } from '#domain/places/india.ts';
import { formatMoney, toPaise } from '#domain/money/money.ts';
import { carrierName, trackingUrl } from '#domain/orders/carriers.ts';
import { orderLinkDays } from '#domain/orders/order-link.ts';
import { cashConfirmationDays, paymentMethodNames, testPaymentLabel } from '#domain/orders/payment.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { pickupPlace, shippingNameOf } from '#domain/orders/shipping-name.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatCalendarDay, formatIndianTime } from '#domain/time.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import { button, note, paragraph, table, type MailContent, type MailBlock } from '../../mail/mail.ts';
import { orderPriceOf } from '../order-price.ts';
import { transferOf } from '../order-transfer.ts';
import type { WholeOrderRow } from '../order.repository.ts';

export type OrderMailEvent = JobPayloads['mail/order']['event'];

/** In the currency of the order, whatever the shop's own is. */
export const money = (paise: number, { currency }: Pick<WholeOrderRow, 'currency'>): string =>
  formatMoney(toPaise(paise), currency);

const day = (isoDate: string): string => formatCalendarDay(isoDate, 'longDay');

const isExport = ({ shippingAddress: { state = '', country = 'India' }, supplyState }: WholeOrderRow): boolean =>
  placeOfSupply({ state, country }, supplyState).kind === 'export';

function totalName(row: WholeOrderRow): string {
  if (!isExport(row)) return 'Total, including GST';
  return row.isExportTaxed ? 'Total (export on payment of IGST)' : 'Total, without GST (zero-rated export)';
}

function goods(row: WholeOrderRow): MailBlock {
  const { subtotalPaise, shippingMethod, totalPaise } = row;
  const { lines, adjustments, freight } = orderPriceOf(row);
  const changes = (wanted: 'goods' | 'freight') =>
    adjustments
      .filter(({ on }) => on === wanted)
      .map(({ label, amount }): [string, string] => [label, money(amount, row).replace('-', '−')]);
  return table([
    ...lines.map(({ line: { item }, amount }): [string, string] => [
      `${item.quantity} × ${item.name}`,
      money(amount, row),
    ]),
    ['Subtotal', money(subtotalPaise, row)],
    ...changes('goods'),
    [
      `Delivery: ${shippingNameOf({ shippingMethod, country: row.shippingAddress.country ?? '' })}`,
      freight.amount === 0 ? 'Free' : money(freight.amount, row),
    ],
    ...changes('freight'),
    [totalName(row), money(totalPaise, row)],
  ]);
}

const when = ({ arrivesFrom, arrivesTo }: Pick<WholeOrderRow, 'arrivesFrom' | 'arrivesTo'>): string =>
  arrivesFrom === arrivesTo ? day(arrivesFrom) : `${day(arrivesFrom)} to ${day(arrivesTo)}`;

function destination(row: WholeOrderRow): MailBlock {
  const { shippingAddress: to, shippingMethod } = row;
  if (shippingMethod === 'pickup') return paragraph(`Ready for pickup ${pickupPlace(to.country ?? '')}: ${when(row)}.`);
  const parts = [to.name, to.streetAddress, placeLine(to), to.country];
  return paragraph(`Delivering to ${parts.filter(Boolean).join(', ')}. Expected ${when(row)}.`);
}

/** For whom it was bought. In the buyer's own words, so only for those who are known to be the buyer. */
function businessWords({ business }: WholeOrderRow): MailBlock[] {
  if (business === null) return [];
  const { companyName, gstin, purchaseOrder } = business;
  const number = gstin === null ? '' : `, GSTIN ${gstin}`;
  return [paragraph(`Invoiced to ${companyName}${number}.${purchaseOrder ? ` Purchase order ${purchaseOrder}.` : ''}`)];
}

/**
 * Where it goes as far as the buyer did not put it into words of their own: whoever orders may have given a stranger's
 * mailbox, and no stranger reads what they wrote.
 */
function region(row: WholeOrderRow): MailBlock {
  const { shippingAddress: to, shippingMethod } = row;
  if (shippingMethod === 'pickup') return paragraph(`Ready for pickup ${pickupPlace(to.country ?? '')}: ${when(row)}.`);
  const state = findIndianState(to.state ?? '')?.name;
  const place = isIndia(to.country ?? '') && state ? `${state} ${to.zipCode}` : findCountry(to.country ?? '')?.name;
  return paragraph(
    `${place ? `Delivering to ${place}. ` : ''}Expected ${when(row)}. The full address is on your order page.`,
  );
}

const paymentName = ({ testPayment, paymentMethod }: WholeOrderRow): string =>
  testPayment ? testPaymentLabel : paymentMethodNames[paymentMethod];

const confirmationText = `We’ll email you once we confirm your order. If we can’t within ${cashConfirmationDays} days, we’ll cancel it and you owe nothing.`;

/** Where to transfer to, as the page of the order has it. */
function transferWords(row: WholeOrderRow): MailBlock[] {
  const transfer = transferOf(row);
  if (transfer === null) return [];
  const { account, reference } = transfer;
  if (account === null) return [paragraph(`Please write to ${shop.email.support} for the account to transfer to.`)];
  const until = row.payUntil === null ? '' : ` by ${formatIndianTime(row.payUntil, 'moment')} IST`;
  return [
    paragraph(`Please transfer ${money(row.totalPaise, row)}${until}. We keep your items for you until then.`),
    table([
      ['Account name', account.holder],
      ['Account number', account.number],
      ['IFSC', account.ifsc],
      ['Bank', account.bank],
      ['Amount', money(row.totalPaise, row)],
      ['Reference', reference],
    ]),
    paragraph(
      `Write ${reference} in the remark and nothing else: we find your transfer by amount and reference. We check transfers by hand and email you once yours arrives.`,
    ),
  ];
}

/** What the buyer has to do, if anything. */
function payment(row: WholeOrderRow): MailBlock[] {
  const { paymentMethod, paymentStatus, totalPaise } = row;
  if (paymentStatus === 'paid') return [paragraph(`Paid ${money(totalPaise, row)}.`)];
  if (paymentMethod === 'cod') {
    const cash = `Please keep ${money(totalPaise, row)} in cash ready for the courier.`;
    return [paragraph(row.status === 'pending' ? `${confirmationText} ${cash}` : cash)];
  }
  if (paymentMethod === 'upi') {
    return [
      paragraph(
        'Please pay by UPI: the QR code is on your order page. We check transfers by hand and email you once yours arrives.',
      ),
    ];
  }
  if (paymentMethod === 'bank-transfer') return transferWords(row);
  return [
    paragraph(
      `Your payment (${paymentName(row)}) hasn’t reached us yet. If it didn’t work, you can try again on your order page.`,
    ),
  ];
}

export const helpNote = note(
  `Something not right? Reply to this email, or write to ${shop.email.support} with your order number.`,
);

/** Why nobody but the clock cancelled it. */
function lapsedWords({ events, paymentMethod }: WholeOrderRow): MailBlock[] {
  if (events.at(-1)?.author !== 'clock') return [];
  const reason =
    paymentMethod === 'cod'
      ? `We couldn’t confirm it within ${cashConfirmationDays} days.`
      : 'No payment reached us in time.';
  return [paragraph(`${reason} If you’d still like these parts, please order again, or write to us.`)];
}

function cancelledWords({ paymentStatus, creditNotes }: WholeOrderRow): MailBlock[] {
  if (paymentStatus === 'void') {
    return [
      paragraph('Nothing was charged, and nothing will be sent.'),
      ...creditNotes.map(({ number }) => paragraph(`Your credit note ${number} is on your order page.`)),
    ];
  }
  return [
    paragraph(
      'Nothing will be sent. We’ll refund your original payment method; banks take five to seven working days.',
    ),
  ];
}

/** More buttons than this would be a wall of them. */
const maxBuildButtons = 3;

/** Where a mail leads. */
interface MailLinks {
  /** To the order. */
  readonly link: string;
  /** What opens it for a guest. */
  readonly token: string | null;
  readonly publicUrl: string;
}

/** Where the kits and boards of the parcel are built, step by step: each kit from its own bag on. */
function buildWords({ id, items }: WholeOrderRow, { token, publicUrl }: MailLinks): MailBlock[] {
  const builds = items.flatMap((item) => {
    const path = boughtBuildPath(item, { order: id, token });
    return path === null ? [] : [{ name: item.name, url: absoluteUrl(publicUrl, path) }];
  });
  if (builds.length === 0) return [];
  const words = paragraph(
    'The workbench helps you check the parts against the list, then shows each one on the board, in the order to solder it.',
  );
  if (builds.length > maxBuildButtons) return [words, button('Start building', absoluteUrl(publicUrl, paths.bench()))];
  return [words, ...builds.map(({ name, url }) => button(`Start building the ${name}`, url))];
}

type OrderMailContent = (
  row: WholeOrderRow,
  links: MailLinks,
) => { subject: string; heading: string; blocks: readonly MailBlock[] };

const contentByEvent: Readonly<Record<OrderMailEvent, OrderMailContent>> = {
  placed: (row) => ({
    subject: `Your order ${row.number}`,
    heading: 'Thank you for your order',
    blocks: [
      paragraph(`We’ve received your order ${row.number} and set its parts aside for you.`),
      goods(row),
      region(row),
      ...payment(row),
    ],
  }),
  confirmed: (row) => ({
    subject: `Order ${row.number} is confirmed`,
    heading: 'Your order is confirmed',
    blocks: [
      paragraph(`Order ${row.number} is being packed. Your invoice is on your order page.`),
      goods(row),
      ...businessWords(row),
      destination(row),
      ...payment(row),
    ],
  }),
  shipped: (row, links) => ({
    subject: `Order ${row.number} is on its way`,
    heading: 'Your parcel is on its way',
    blocks: [
      paragraph(`Order ${row.number} has left our bench.`),
      ...parcelWords(row),
      destination(row),
      ...latestAdminNote(row),
      ...buildWords(row, links),
    ],
  }),
  delivered: (row, links) => ({
    subject: `Order ${row.number} has arrived`,
    heading: 'Time to heat the iron',
    blocks: [
      paragraph(
        `Order ${row.number} was delivered. Before you start, check the parts against the list. If one is missing, tell us there and we send it.`,
      ),
      ...buildWords(row, links),
    ],
  }),
  cancelled: (row) => ({
    subject: `Order ${row.number} is cancelled`,
    heading: 'Your order is cancelled',
    blocks: [
      paragraph(`Order ${row.number} was cancelled.`),
      ...lapsedWords(row),
      ...cancelledWords(row),
      ...latestAdminNote(row),
    ],
  }),
};

/** Who carries it, and where to follow it. */
export function parcelWords({ carrier, trackingNumber }: WholeOrderRow): MailBlock[] {
  if (carrier === null) return [];
  const number = trackingNumber === null ? '' : ` Its tracking number is ${trackingNumber}.`;
  const url = trackingUrl({ carrier, trackingNumber });
  return [
    paragraph(`It travels with ${carrierName(carrier)}.${number}`),
    ...(url === null ? [] : [button('Track your parcel', url)]),
  ];
}

/** What the admin wrote beside the newest move. */
function latestAdminNote({ events }: WholeOrderRow): MailBlock[] {
  const newest = events.at(-1);
  return newest?.note && newest.author === 'admin' ? [paragraph(newest.note)] : [];
}

export const orderReason = `You’re getting this email because of an order at ${shop.name}. It isn’t advertising.`;
/** An order that was never paid and that nobody confirmed may be one that a stranger made up. */
const isNeeded = ({ paymentStatus, invoiceNumber }: WholeOrderRow): boolean =>
  invoiceNumber !== null || ['paid', 'refund-due', 'refunded'].includes(paymentStatus);

const shopReason = 'The shop sent this email to its keeper.';

export function orderMail(row: WholeOrderRow, event: OrderMailEvent, links: MailLinks): MailContent {
  const { subject, heading, blocks } = contentByEvent[event](row, links);
  return {
    to: row.email,
    subject,
    heading,
    blocks: [...blocks, button('See your order', links.link), helpNote],
    reason: orderReason,
    needed: isNeeded(row),
  };
}

export const orderLinkMail = (row: WholeOrderRow, link: string): MailContent => ({
  to: row.email,
  subject: `Your link to order ${row.number}`,
  heading: `Your link to order ${row.number}`,
  blocks: [
    paragraph(
      row.userId === null
        ? `You asked for a new link to your order. It works for ${orderLinkDays} days; please don’t pass it on.`
        : 'You asked for a link to your order. It’s part of your account, so please sign in to see it.',
    ),
    button('See your order', link),
    note('Not you? Then ignore this email: nobody but you got the link.'),
  ],
  reason: orderReason,
});

export const shopOrderMail = (row: WholeOrderRow): MailContent => ({
  to: shop.email.support,
  reason: shopReason,
  needed: true,
  subject: `New order ${row.number}: ${money(row.totalPaise, row)}`,
  heading: `New order ${row.number}`,
  blocks: [
    paragraph(`From ${row.email}${row.phone ? `, ${row.phone}` : ''}. Payment: ${paymentName(row)}.`),
    ...(row.paymentMethod === 'cod'
      ? [note(`If you don’t confirm it within ${cashConfirmationDays} days, it’s cancelled and its parts go back.`)]
      : []),
    goods(row),
    ...businessWords(row),
    destination(row),
    ...(row.notes ? [paragraph(`Note of the buyer: ${row.notes}`)] : []),
    ...(row.giftNote === null ? [] : [paragraph('It’s a present: put the packing slip in, and no invoice.')]),
  ],
});

export const shopRefundMail = (row: WholeOrderRow): MailContent => ({
  to: shop.email.support,
  reason: shopReason,
  needed: true,
  subject: `Money to give back: ${row.number}`,
  heading: `Order ${row.number} has money to give back`,
  blocks: [
    paragraph(
      `A payment came in for ${row.number} that the order cannot keep: it was cancelled, paid twice, or the amount was not right. Please look at its payments, give the money back, and mark it as refunded.`,
    ),
    table([
      ['Status of the order', row.status],
      ['Total of the order', money(row.totalPaise, row)],
      ['Buyer', row.email],
    ]),
  ],
});

export const lowStockMail = (product: { name: string; slug: string; stock: number }, page: string): MailContent => ({
  to: shop.email.support,
  reason: shopReason,
  needed: true,
  subject: `Running low: ${product.name}`,
  heading: `${product.stock} left of ${product.name}`,
  blocks: [
    paragraph(
      product.stock === 0
        ? `The last ${product.name} was sold. It is shown as out of stock until you set a new count.`
        : `Only ${product.stock} of ${product.name} are left. You will not be told again until the shelf was filled.`,
    ),
    button('See the product', page),
  ],
});
