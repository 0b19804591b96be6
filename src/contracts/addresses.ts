import { z } from 'zod';
import { accountSentences, isPersonName, personNameMaxLength } from '#domain/accounts/account.ts';
import {
  addressLineMaxLength,
  addressSentences,
  defaultCountry,
  zipCodeMaxLength,
  zipCodeProblem,
} from '#domain/places/address.ts';
import { addressFormOf, addressStateProblem, postalCodeProblem } from '#domain/places/address-forms.ts';
import { isPlainLine } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

const { nameInvalid } = accountSentences;
const { notOneLine, tooLong, zipCodeLong } = addressSentences;

const line = (missing: string, maxLength: number = addressLineMaxLength, long: string = tooLong) =>
  z.string(missing).trim().min(1, missing).max(maxLength, long).refine(isPlainLine, notOneLine);

const fields = z.object({
  name: line(addressSentences.nameMissing, personNameMaxLength, nameInvalid).refine(isPersonName, nameInvalid),
  streetAddress: line(addressSentences.streetAddressMissing),
  city: line(addressSentences.cityMissing),
  state: line(addressSentences.stateMissing),
  zipCode: line(addressSentences.zipCodeMissing, zipCodeMaxLength, zipCodeLong),
  country: line(addressSentences.countryMissing),
});

const isDefault = z.boolean().describe('True makes it the default. The first address always is.');

/** For the forms too. */
const wholeAddress = fields.extend({
  country: fields.shape.country.default(defaultCountry),
  isDefault: isDefault.default(false),
});

/** The postal code is checked once the country is known. */
const checkZipCode = (address: { country: string; zipCode: string }, context: z.RefinementCtx): void => {
  const message = zipCodeProblem(address);
  if (message !== null) context.addIssue({ code: 'custom', path: ['zipCode'], message });
};

export const newAddress = wholeAddress.superRefine(checkZipCode);

const lineIfAny = (maxLength: number = addressLineMaxLength, long: string = tooLong) =>
  z.string().trim().max(maxLength, long).refine(isPlainLine, notOneLine).default('');

/** Where an order goes: as an address of the list, but with no more than addresses of its country have. */
export const newOrderAddress = wholeAddress
  .extend({ city: lineIfAny(), state: lineIfAny(), zipCode: lineIfAny(zipCodeMaxLength, zipCodeLong) })
  .superRefine((address, context) => {
    const cityMissing = address.city === '' && addressFormOf(address.country).onlyCity === undefined;
    const problems = {
      city: cityMissing ? addressSentences.cityMissing : null,
      state: addressStateProblem(address),
      zipCode: postalCodeProblem(address),
    };
    for (const [field, message] of Object.entries(problems)) {
      if (message !== null) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export type NewAddress = z.output<typeof newAddress>;

const addressChange = fields.extend({ isDefault }).partial();

export type AddressChange = z.output<typeof addressChange>;

export const address = z
  .object({
    id: z.uuid(),
    name: z.string(),
    streetAddress: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    isDefault: z.boolean(),
    createdAt: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'Address' });

export type Address = z.infer<typeof address>;

const addressParams = z.object({ id: z.string().max(200) });

export const addressEndpoints = {
  'GET /api/addresses': {
    summary: 'The addresses of the user, the default one first, then the newest.',
    access: 'user',
    reply: z.array(address),
    status: 200,
  },
  'POST /api/addresses': {
    summary: 'Saves an address. The first one becomes the default.',
    access: 'user',
    body: newAddress,
    reply: address,
    status: 201,
  },
  'PATCH /api/addresses/:id': {
    summary: 'Changes what is given. The default one stays so until another becomes it.',
    access: 'user',
    params: addressParams,
    body: addressChange,
    reply: address,
    status: 200,
  },
  'DELETE /api/addresses/:id': {
    summary: 'Removes an address. If it was the default, the newest of the others becomes it.',
    access: 'user',
    params: addressParams,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
