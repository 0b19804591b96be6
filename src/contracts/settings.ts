import { z } from 'zod';
import type { Paise } from '#domain/money/money.ts';
import { settingFields, settingKeys, settingProblem } from '#domain/settings/fields.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Endpoints } from './endpoint.ts';

const paise = z.int().describe('Whole paise.') as unknown as z.ZodType<Paise>;

const hours = z
  .object({ opensHour: z.int(), closesHour: z.int() })
  .nullable()
  .describe('Whole hours of the 24-hour clock, Pacific time. Null: closed.');

/** The shapes; what a value may be, `settingProblem` says. */
const shapes = {
  legalName: z.string(),
  gstin: z.string(),
  street: z.string(),
  city: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  grievanceName: z.string(),
  grievanceEmail: z.string(),
  grievancePhone: z.string(),
  weekdayHours: hours,
  saturdayHours: hours,
  sundayHours: hours,
  holidays: z
    .array(z.object({ day: z.string().describe('YYYY-MM-DD'), name: z.string() }))
    .readonly()
    .describe('Nothing is packed, and no promise counts them.'),
  cutOffHour: z.int().describe('An order placed before this hour, Pacific time, leaves the same day.'),
  standardFee: paise,
  letterFee: paise,
  letterCeiling: paise.describe('Goods worth up to this pay the fee of letter post for standard delivery. 0: none do.'),
  expressFee: paise,
  sameDayFee: paise,
  abroadStandardFee: paise,
  abroadExpressFee: paise,
  freeShippingThreshold: paise.describe('Goods worth this much travel free with standard delivery inside India.'),
  cityPins: z.string().describe("How the PIN codes of the shop's city begin, with commas between them."),
  cityDaysFewer: z.int().describe('Business days fewer than stated, in the city.'),
  metroDaysFewer: z.int(),
  remoteDaysMore: z.int().describe('Business days more than stated, in the north-east and on the islands.'),
  cashCeiling: paise.describe('Goods worth more are not paid for in cash.'),
  openOrders: z.int(),
  cancelledPerDay: z.int(),
  orderLines: z.int(),
  supplyDays: z.int(),
  bankAccountHolder: z.string(),
  bankAccountNumber: z.string(),
  bankIfsc: z.string(),
  bankName: z.string(),
  transferTolerance: paise,
  upiCeiling: paise,
  freight: z
    .array(
      z.object({
        zone: z.string(),
        countries: z.array(z.string()).readonly(),
        upToGrams: z.int(),
        standardFee: paise.nullable(),
        expressFee: paise.nullable(),
      }),
    )
    .readonly()
    .describe('By zone and weight. Null: not offered.'),
  packagingGrams: z.int(),
  exportTax: z.enum(['lut', 'paid']).describe('Exports under a letter of undertaking, or on payment of IGST.'),
  lutNumber: z.string(),
  exchangeRates: z
    .array(z.object({ currency: z.string(), hundredthPaise: z.int(), day: z.string() }))
    .readonly()
    .describe('What one unit costs, in hundredths of a paisa.'),
  dutyRules: z
    .array(
      z.object({
        countries: z.array(z.string()).readonly(),
        currency: z.string(),
        upTo: z.int().nullable(),
        countsFreight: z.literal(true).optional(),
        isUnknown: z.literal(true).optional(),
        perCode: z.int(),
        dutyPercent: z.number(),
        taxName: z.string(),
        taxPercent: z.number(),
        day: z.string(),
        source: z.string(),
      }),
    )
    .readonly()
    .describe('What countries ask on arrival; amounts in hundredths of the currency.'),
  searchBots: z.enum(['welcome', 'refused']),
  trainingBots: z.enum(['welcome', 'refused']),
  indexNowKey: z.string().describe('Empty: search engines are not told of changes.'),
} satisfies { [Key in keyof Settings]: z.ZodType<Settings[Key]> };

const settings = z.object(shapes).meta({ id: 'Settings' });

/** Parsing leaves out what is nobody's business. */
export const publicSettings = settings
  .omit({ openOrders: true, cancelledPerDay: true, orderLines: true, supplyDays: true })
  .omit({ bankAccountHolder: true, bankAccountNumber: true, bankIfsc: true, bankName: true })
  .omit({ transferTolerance: true, upiCeiling: true })
  .omit({ searchBots: true, trainingBots: true, indexNowKey: true })
  .omit({ freight: true, packagingGrams: true, exchangeRates: true, dutyRules: true, exportTax: true, lutNumber: true })
  .meta({ id: 'PublicSettings' });

const namedBreaks = z
  .object({
    goods: z.discriminatedUnion('for', [
      z.object({ for: z.literal('everything') }),
      z.object({ for: z.literal('products'), slugs: z.array(z.string()) }),
      z.object({ for: z.literal('kinds'), kinds: z.array(z.string()) }),
    ]),
    breaks: z.array(z.object({ from: z.int(), percent: z.number() })),
    kitsOnly: z.boolean().describe('For kits alone, whatever else it is for.'),
  })
  .meta({ id: 'PriceBreaks' });

const shopFacts = publicSettings.extend({
  priceBreaks: z
    .array(namedBreaks)
    .optional()
    .describe('From so many units of one product on, so many percent less. Left out where there are none.'),
});

export type ShopFacts = z.infer<typeof shopFacts>;

export const settingsEndpoints = {
  'GET /api/shop': {
    summary: 'What the pages cite: who sells, hours, holidays, what delivery costs and up to what cash is taken.',
    access: 'anyone',
    reply: shopFacts,
    status: 200,
  },
} as const satisfies Endpoints;

const officeSettings = z
  .object({
    version: z.int(),
    values: settings.describe('In force.'),
    defaults: settings,
    changes: z
      .array(z.object({ key: z.string(), staffName: z.string(), at: z.string().describe('ISO 8601, UTC.') }))
      .describe('Who changed each the last time; what nobody has changed is not among them.'),
  })
  .meta({ id: 'OfficeSettings' });

export type OfficeSettings = z.infer<typeof officeSettings>;

const changed = settings.partial().superRefine((values, context) => {
  for (const key of settingKeys) {
    const problem = values[key] === undefined ? null : settingProblem(key, values[key]);
    if (problem === null) continue;
    context.addIssue({ code: 'custom', path: [key], message: `${settingFields[key].label}: ${problem}` });
  }
});

const settingsChange = z.object({ version: z.int('version must be a whole number.').min(0), values: changed });

export type SettingsChange = z.infer<typeof settingsChange>;

export const officeSettingsEndpoints = {
  'GET /api/admin/settings': {
    summary: 'The settings in force, how the shop comes, and who changed what.',
    access: 'admin',
    right: 'settings',
    reply: officeSettings,
    status: 200,
  },
  'PATCH /api/admin/settings': {
    summary: 'Changes those that are given. Orders that are placed keep their price. 409: somebody else saved first.',
    access: 'admin',
    right: 'settings',
    requiresRecentPassword: true,
    body: settingsChange,
    reply: officeSettings,
    status: 200,
  },
} as const satisfies Endpoints;
