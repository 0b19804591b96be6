import { z } from 'zod';
import { companyNameMaxLength, purchaseOrderMaxLength, receivers, type Business } from '#domain/business/business.ts';
import { gstinProblem, plainGstin } from '#domain/business/gstin.ts';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

const companyMissing = 'Enter the name of your company, school or institute.';
const companyLong = `A company name may have at most ${companyNameMaxLength} characters.`;
const purchaseOrderMessage = `A purchase order number is one line of at most ${purchaseOrderMaxLength} characters.`;

const companyName = z
  .string(companyMissing)
  .trim()
  .min(1, companyMissing)
  .max(companyNameMaxLength, companyLong)
  .refine(isPlainLine, 'A company name is one line.');

/** More than a person types: spaces and dashes between the signs are fine. */
const gstinMaxLength = 60;

const gstin = z
  .string('A GSTIN is text.')
  .max(gstinMaxLength, 'That’s too long for a GSTIN, which has 15 characters.')
  .superRefine((text, context) => {
    const message = gstinProblem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => plainGstin(text) || null)
  .nullish()
  .transform((number) => number ?? null)
  .describe('Checked for its form, its state and its last sign, not for whether it is in use. A UIN is taken too.');

/** For the forms too. */
export const businessDetails = z.object({ companyName, gstin });

/** For whom an order is made. For the form too. */
export const newOrderBusiness = businessDetails.extend({
  purchaseOrder: z
    .string(purchaseOrderMessage)
    .trim()
    .max(purchaseOrderMaxLength, purchaseOrderMessage)
    .refine(isPlainLine, purchaseOrderMessage)
    .nullish()
    .transform((number) => number || null)
    .describe('The buyer’s own, printed on the invoice.'),
  receiver: z
    .enum(receivers, 'receiver must be self or other.')
    .nullish()
    .transform((receiver) => receiver ?? null)
    .describe(
      'Needed where the GSTIN is of another state than the address: whoever gets the parcel decides about the tax.',
    ),
});

export const orderBusiness = z
  .object({
    companyName: z.string(),
    gstin: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    receiver: z.enum(receivers).nullable(),
  })
  .meta({ id: 'OrderBusiness' }) satisfies z.ZodType<Business>;

export type NewBusinessDetails = z.output<typeof businessDetails>;

export const accountBusiness = z
  .object({
    companyName: z.string(),
    gstin: z.string().nullable(),
    checkedAt: z.string().describe('When the form of the GSTIN was last checked: ISO 8601, UTC.'),
  })
  .meta({ id: 'AccountBusiness' });

export type AccountBusiness = z.infer<typeof accountBusiness>;

export const businessEndpoints = {
  'GET /api/user/business': {
    summary: 'The company, school or institute that the user buys for; null if there is none.',
    access: 'user',
    reply: z.object({ business: accountBusiness.nullable() }),
    status: 200,
  },
  'POST /api/user/business': {
    summary: 'Keeps the business that the user buys for. The next checkout begins with it.',
    access: 'user',
    body: businessDetails,
    reply: z.object({ business: accountBusiness }),
    status: 200,
  },
  'DELETE /api/user/business': {
    summary: 'Forgets it. Orders that were made for it stay as they are.',
    access: 'user',
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
