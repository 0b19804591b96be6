import type { DutyRule } from './duty.ts';

const euDay = '2026-11-01';
const euSource = 'Council of the European Union: €3 for each kind of goods in parcels up to €150, since 1 July 2026';

const inEurope = (countries: string, taxPercent: number): DutyRule => ({
  countries: countries.split(' '),
  currency: 'EUR',
  upTo: 15_000,
  perCode: 300,
  dutyPercent: 0,
  taxName: 'VAT',
  taxPercent,
  day: euDay,
  source: euSource,
});

type Row = Pick<DutyRule, 'currency' | 'upTo' | 'taxPercent' | 'source'> & { readonly taxName?: string };

const withoutDuty = (countries: string, { taxName = 'GST', ...row }: Row): DutyRule => ({
  countries: countries.split(' '),
  perCode: 0,
  dutyPercent: 0,
  taxName,
  day: '2026-11-01',
  ...row,
});

/**
 * What the shop comes with. Only what is published and simple enough to be told in one line; for everything else the buyer reads
 * that we do not know. The office keeps it up to date.
 */
export const defaultDutyRules: readonly DutyRule[] = [
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
  withoutDuty('GB', {
    currency: 'GBP',
    upTo: 13_500,
    taxName: 'VAT',
    taxPercent: 20,
    source: 'HMRC: goods up to £135',
  }),
  withoutDuty('CH LI', {
    currency: 'CHF',
    upTo: null,
    taxName: 'VAT',
    taxPercent: 8.1,
    source: 'Swiss customs (BAZG): no duty on industrial goods since 2024',
  }),
  withoutDuty('AU', {
    currency: 'AUD',
    upTo: 100_000,
    taxPercent: 0,
    source: 'Australian Border Force: nothing at the border up to A$1,000',
  }),
  withoutDuty('NZ', {
    currency: 'NZD',
    upTo: 100_000,
    taxPercent: 0,
    source: 'New Zealand Customs: nothing at the border up to NZ$1,000',
  }),
  withoutDuty('SG', {
    currency: 'SGD',
    upTo: 40_000,
    taxPercent: 0,
    source: 'Singapore Customs: nothing at the border up to S$400',
  }),
  withoutDuty('SG', { currency: 'SGD', upTo: null, taxPercent: 9, source: 'Singapore Customs: GST above S$400' }),
  withoutDuty('JP', {
    currency: 'JPY',
    upTo: 1_000_000,
    taxName: 'Consumption tax',
    taxPercent: 0,
    source: 'Japan Customs: free up to ¥10,000',
  }),
];
