import { z } from 'zod';
import { giftNoteMaxLength, orderNotesMaxLength, phoneMaxLength } from '#domain/orders/checkout.ts';
import { paymentMethods } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { isPlainText } from '#domain/text.ts';
import { newOrderAddress } from './addresses.ts';
import { newOrderBusiness } from './business.ts';
import { emailAddress } from './email-address.ts';

const notesLong = `A note may have at most ${orderNotesMaxLength} characters.`;
const phoneMessage = 'A phone number has digits, spaces and a leading + only.';
const amountMessage = 'expectedTotal must be an amount such as "3499.00".';

/** For the form too. */
export const newOrder = z.object({
  email: emailAddress.nullish().describe('Needed from a guest; a user is known.'),
  phone: z
    .string()
    .trim()
    .max(phoneMaxLength, phoneMessage)
    .regex(/^(\+?[\d ()-]{6,})?$/, phoneMessage)
    .nullish()
    .describe('For the carrier.'),
  shippingAddress: newOrderAddress,
  billingAddress: newOrderAddress.nullish().describe('The shipping address, if none is given.'),
  shippingMethod: z.enum(shippingMethods, 'Please choose a delivery option.'),
  paymentMethod: z.enum(paymentMethods, 'Please choose how you would like to pay.'),
  notes: z
    .string()
    .trim()
    .max(orderNotesMaxLength, notesLong)
    .refine(isPlainText, 'A note is plain text.')
    .nullish()
    .describe('For the people who pack.'),
  giftNote: z
    .string()
    .trim()
    .max(giftNoteMaxLength, `A gift note may have at most ${giftNoteMaxLength} characters.`)
    .refine(isPlainText, 'A gift note is plain text.')
    .nullish()
    .describe('For a present: what to print on its slip. Empty: it is one, without words.'),
  business: newOrderBusiness.nullish().describe('For an order by a company, a school or an institute.'),
  asOneKit: z
    .boolean('asOneKit is true or false.')
    .optional()
    .describe('Abroad: a board and all its parts are declared as the kit that they make. 409 if they make none.'),
  expectedTotal: z
    .string(amountMessage)
    .regex(/^\d{1,8}\.\d{2}$/, amountMessage)
    .optional()
    .describe('The total that the buyer saw. If it is no longer right, nothing is ordered (409).'),
});

export type NewOrder = z.output<typeof newOrder>;
