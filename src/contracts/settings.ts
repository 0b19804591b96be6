import { z } from 'zod';
import type { Paise } from '#domain/money/money.ts';
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
} satisfies { [Key in keyof Settings]: z.ZodType<Settings[Key]> };

export const settings = z.object(shapes).meta({ id: 'Settings' });

/** Parsing leaves out what is nobody's business. */
export const publicSettings = settings
  .omit({ openOrders: true, cancelledPerDay: true, orderLines: true, supplyDays: true })
  .meta({ id: 'PublicSettings' });

export const settingsEndpoints = {
  'GET /api/shop': {
    summary: 'What the pages cite: who sells, hours, holidays, what delivery costs and up to what cash is taken.',
    access: 'anyone',
    reply: publicSettings,
    status: 200,
  },
} as const satisfies Endpoints;
