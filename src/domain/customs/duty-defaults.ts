import type { DutyRule } from './duty.ts';

/** The day on which these were last looked at. */
const day = '2026-11-18';

const euSource =
  'European Commission, guidance of 2 June 2026: €3 for each HS code of 6 digits in parcels up to €150 until 2028, and VAT on goods, delivery and duty';

const euAbove =
  'Above €150, duty goes by the kind of goods, with VAT on top. Ask your customs office, or look up the HS codes in TARIC, the tariff of the EU';

const inEurope = (countries: string, taxPercent: number): DutyRule => ({
  countries: countries.split(' '),
  currency: 'EUR',
  upTo: 15_000,
  perCode: 300,
  dutyPercent: 0,
  taxName: 'VAT',
  taxPercent,
  day,
  source: euSource,
});

type Row = Pick<DutyRule, 'currency' | 'upTo' | 'countsFreight' | 'taxPercent' | 'source'> & {
  readonly taxName?: string;
};

const withoutDuty = (countries: string, { taxName = 'GST', ...row }: Row): DutyRule => ({
  countries: countries.split(' '),
  perCode: 0,
  dutyPercent: 0,
  taxName,
  day,
  ...row,
});

/** We do not know how much: the source says what is known, and whom to ask. */
const notKnown = (countries: string, currency: string, source: string): DutyRule => ({
  countries: countries.split(' '),
  currency,
  upTo: null,
  perCode: 0,
  dutyPercent: 0,
  taxName: 'tax',
  taxPercent: 0,
  isUnknown: true,
  day,
  source,
});

const europe: readonly DutyRule[] = [
  inEurope('LU', 17),
  inEurope('MT', 18),
  inEurope('CY DE', 19),
  inEurope('AT BG FR', 20),
  inEurope('BE CZ ES LT LV NL RO', 21),
  inEurope('IT SI', 22),
  inEurope('IE PL PT SK', 23),
  inEurope('EE GR', 24),
  inEurope('DK HR SE', 25),
  inEurope('FI', 25.5),
  inEurope('HU', 27),
];

/**
 * What the shop comes with. Figures only where customs of the country publish them and one line tells them; for everything else
 * the buyer reads that we do not know, what is known, and whom to ask. The office keeps it up to date.
 */
export const defaultDutyRules: readonly DutyRule[] = [
  ...europe,
  notKnown(europe.flatMap(({ countries }) => countries).join(' '), 'EUR', euAbove),
  withoutDuty('GB', {
    currency: 'GBP',
    upTo: 13_500,
    taxName: 'VAT',
    taxPercent: 20,
    source: 'HMRC: no duty on goods up to £135; VAT of 20% is due',
  }),
  notKnown('GB', 'GBP', 'Above £135, duty goes by the kind of goods, with VAT of 20% on top. Ask HMRC or the carrier'),
  withoutDuty('CH LI', {
    currency: 'CHF',
    upTo: 6200,
    countsFreight: true,
    taxName: 'VAT',
    taxPercent: 0,
    source: 'Swiss customs (BAZG): tax up to CHF 5 isn’t charged, which is CHF 62 with delivery at 8.1%',
  }),
  withoutDuty('CH LI', {
    currency: 'CHF',
    upTo: null,
    taxName: 'VAT',
    taxPercent: 8.1,
    source: 'Swiss customs (BAZG): no duty on industrial goods since 2024; VAT of 8.1% on goods and delivery',
  }),
  withoutDuty('NO', {
    currency: 'NOK',
    upTo: null,
    taxName: 'VAT',
    taxPercent: 25,
    source: 'Norwegian Customs (Tolletaten): VAT of 25% from the first krone since 2024',
  }),
  withoutDuty('AU', {
    currency: 'AUD',
    upTo: 100_000,
    taxPercent: 0,
    source: 'Australian Border Force: nothing at the border for goods up to A$1,000',
  }),
  notKnown(
    'AU',
    'AUD',
    'Above A$1,000, duty goes by the kind of goods, with GST of 10% and a fee for the declaration. Ask the Australian Border Force',
  ),
  withoutDuty('NZ', {
    currency: 'NZD',
    upTo: 100_000,
    taxPercent: 0,
    source: 'New Zealand Customs: nothing at the border for goods up to NZ$1,000',
  }),
  notKnown(
    'NZ',
    'NZD',
    'Above NZ$1,000, duty goes by the kind of goods, with GST of 15% and entry fees. Ask New Zealand Customs',
  ),
  withoutDuty('SG', {
    currency: 'SGD',
    upTo: 40_000,
    countsFreight: true,
    taxPercent: 0,
    source: 'Singapore Customs: no GST at import up to S$400 with delivery',
  }),
  withoutDuty('SG', {
    currency: 'SGD',
    upTo: null,
    taxPercent: 9,
    source: 'Singapore Customs: GST of 9% on goods and delivery above S$400; no duty on these goods',
  }),
  withoutDuty('JP', {
    currency: 'JPY',
    upTo: 1_000_000,
    countsFreight: true,
    taxName: 'consumption tax',
    taxPercent: 0,
    source: 'Japan Customs (answer 1006): nothing up to a customs value of ¥10,000',
  }),
  notKnown(
    'JP',
    'JPY',
    'Above ¥10,000, consumption tax of 10% is due, and duty by the kind of goods. Ask Japan Customs or the carrier',
  ),
  withoutDuty('CA', {
    currency: 'CAD',
    upTo: 2000,
    taxPercent: 0,
    source: 'Canada Border Services Agency: nothing on goods up to CA$20',
  }),
  notKnown(
    'CA',
    'CAD',
    'Above CA$20, GST of 5% or the HST of your province is due, and duty by the kind of goods. Ask the Canada Border Services Agency',
  ),
  notKnown(
    'US',
    'USD',
    'No amount is free since 29 August 2025, and the extra duty on goods from India has changed several times. Ask the carrier, or US Customs (CBP) for HS 8543.70',
  ),
];
