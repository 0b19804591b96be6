import { isAccountNumber, isIfsc } from '../orders/bank-transfer.ts';
import { isGstin } from '../shop/gstin.ts';
import { splitPinPrefixes } from '../places/delivery-zones.ts';
import { isPinCode } from '../places/india.ts';
import { shop } from '../shop/shop.ts';
import { type SettingRule, choice, count, email, holidays, hours, line, money, phone } from './rules.ts';
import { crawlerChoices, isIndexNowKey } from '../feeds/crawlers.ts';
import { exportTaxes } from '../shop/shop-details.ts';
import type { SettingKey } from './settings.ts';
import { dutyTable, exchangeTable, freightTable } from './table-rules.ts';

export type SettingSection = 'details' | 'hours' | 'delivery' | 'abroad' | 'payment' | 'limits' | 'stock' | 'crawlers';

interface SettingField {
  readonly section: SettingSection;
  readonly label: string;
  /** Where buyers and papers read it. */
  readonly cites: string;
  readonly rule: SettingRule;
}

const detailsCite = 'Contact, terms, privacy, shipping and product pages, mails, papers and new invoices.';
const officerCite = 'Contact and product pages, terms, privacy and shipping.';
const hoursCite = 'The contact page, the shipping page, the terms and mails. Pacific time (PST).';
const feeCites = 'Checkout, cart, and the shipping page.';
const bankCites =
  'Order pages and emails of unpaid bank transfers. Checkout offers them once all four are filled in; empty one to stop.';
const zoneCites = 'The days promised at checkout and on product pages, counted from the stated 5–7 (express 2–3).';

const isPinPrefixes = (text: string): boolean =>
  splitPinPrefixes(text).every((prefix) => /^[1-9]\d{2,5}$/.test(prefix));

/** Every setting: where it stands in the office, what it is called, who cites it, and what it may be. */
export const settingFields: Readonly<Record<SettingKey, SettingField>> = {
  legalName: { section: 'details', label: 'Legal name', cites: detailsCite, rule: line(120) },
  gstin: {
    section: 'details',
    label: 'GSTIN',
    cites: `The terms and new invoices. It is one of ${shop.address.state}: the state decides about the tax.`,
    rule: line(15, {
      test: (text) => isGstin(text, shop.address.gstStateCode),
      sentence: `Enter the 15 characters of a GSTIN of ${shop.address.state}, like 29AAACT0000A1ZB.`,
    }),
  },
  street: { section: 'details', label: 'Street', cites: detailsCite, rule: line(120) },
  city: { section: 'details', label: 'City', cites: detailsCite, rule: line(60) },
  pinCode: {
    section: 'details',
    label: 'PIN code',
    cites: detailsCite,
    rule: line(6, { test: isPinCode, sentence: 'Enter a PIN code of six digits, like 560003.' }),
  },
  phone: {
    section: 'details',
    label: 'Phone',
    cites: 'Contact, terms, shipping and product pages, address labels and new invoices.',
    rule: phone(),
  },
  grievanceName: { section: 'details', label: 'Grievance officer', cites: officerCite, rule: line(80) },
  grievanceEmail: { section: 'details', label: 'Their email', cites: officerCite, rule: email() },
  grievancePhone: { section: 'details', label: 'Their phone', cites: officerCite, rule: phone() },
  weekdayHours: { section: 'hours', label: 'Monday to Friday', cites: hoursCite, rule: hours() },
  saturdayHours: { section: 'hours', label: 'Saturday', cites: hoursCite, rule: hours() },
  sundayHours: { section: 'hours', label: 'Sunday', cites: hoursCite, rule: hours() },
  cutOffHour: {
    section: 'hours',
    label: 'Orders leave the same day until',
    cites: 'The shipping page and every promised day. On the 24-hour clock, Pacific time (PST).',
    rule: count(1, 23, 'o’clock'),
  },
  holidays: {
    section: 'hours',
    label: 'Holidays',
    cites: 'No packing, and no business day: delivery dates at checkout and on product pages move past them.',
    rule: holidays(100),
  },
  standardFee: {
    section: 'delivery',
    label: 'Standard, India',
    cites: 'Cart, checkout, product pages, the shipping page and the terms.',
    rule: money(0, 10_000),
  },
  letterFee: {
    section: 'delivery',
    label: 'Letter post, India',
    cites: 'Cart, checkout, product pages and the shipping page: what standard delivery of small orders costs.',
    rule: money(0, 10_000),
  },
  letterCeiling: {
    section: 'delivery',
    label: 'Letter post for goods worth up to',
    cites: 'As letter post above. ₹0: no order goes by letter post.',
    rule: money(0, 100_000),
  },
  expressFee: { section: 'delivery', label: 'Express, India', cites: feeCites, rule: money(0, 10_000) },
  sameDayFee: { section: 'delivery', label: 'Same day, India', cites: feeCites, rule: money(0, 10_000) },
  abroadStandardFee: { section: 'delivery', label: 'Standard, abroad', cites: feeCites, rule: money(0, 50_000) },
  abroadExpressFee: { section: 'delivery', label: 'Express, abroad', cites: feeCites, rule: money(0, 50_000) },
  freeShippingThreshold: {
    section: 'delivery',
    label: 'Free standard delivery in India from',
    cites: 'Home, cart, product pages, the shipping page and the terms.',
    // From a rupee on: who wants it always free sets the fee to nothing.
    rule: money(1, 1_000_000),
  },
  cityPins: {
    section: 'delivery',
    label: 'PIN codes of our city begin with',
    cites: 'Same day delivery is offered to these PIN codes only. The shipping page names the city.',
    rule: line(120, { test: isPinPrefixes, sentence: 'Enter the first 3 to 6 digits, with commas between: 560, 562.' }),
  },
  cityDaysFewer: {
    section: 'delivery',
    label: 'Our city, earlier than stated by',
    cites: zoneCites,
    rule: count(0, 4, 'business days'),
  },
  metroDaysFewer: {
    section: 'delivery',
    label: 'Other metros, earlier than stated by',
    cites: zoneCites,
    rule: count(0, 4, 'business days'),
  },
  remoteDaysMore: {
    section: 'delivery',
    label: 'North-east and islands, later than stated by',
    cites: zoneCites,
    rule: count(0, 30, 'business days'),
  },
  bankAccountHolder: {
    section: 'payment',
    label: 'Account name',
    cites: bankCites,
    rule: line(120, { test: () => true }),
  },
  bankAccountNumber: {
    section: 'payment',
    label: 'Account number',
    cites: bankCites,
    rule: line(18, {
      test: (text) => text === '' || isAccountNumber(text),
      sentence: 'Enter an account number of 9 to 18 digits, without spaces.',
    }),
  },
  bankIfsc: {
    section: 'payment',
    label: 'IFSC',
    cites: bankCites,
    rule: line(11, {
      test: (text) => text === '' || isIfsc(text),
      sentence: 'Enter the 11 characters of an IFSC, like SAMP0000001: four letters, a zero, six more.',
    }),
  },
  bankName: {
    section: 'payment',
    label: 'Bank and branch',
    cites: bankCites,
    rule: line(120, { test: () => true }),
  },
  transferTolerance: {
    section: 'payment',
    label: 'Bank charges we let go, up to',
    cites: 'Bank statements in the office: a transfer that is short by more waits for the rest.',
    rule: money(0, 10_000),
  },
  upiCeiling: {
    section: 'payment',
    label: 'UPI takes in one payment up to',
    cites: 'Checkout, before anyone tries. ₹1,00,000 is what NPCI lets most shops take, as of November 2026.',
    rule: money(1, 1_000_000),
  },
  exportTax: {
    section: 'abroad',
    label: 'Exports leave',
    cites:
      'New invoices, credit notes, GSTR-1 and e-invoices of exports. On payment of IGST, the tax is taken out of what the buyer pays, and you claim it back: buyers pay the same either way.',
    rule: choice(exportTaxes),
  },
  lutNumber: {
    section: 'abroad',
    label: 'Number of the LUT (ARN)',
    cites:
      'New invoices of exports under a letter of undertaking. It counts for one financial year: renew it each April.',
    rule: line(20, {
      test: (text) => /^([A-Z0-9]{15})?$/.test(text),
      sentence: 'An ARN has 15 capital letters and digits, like AD290326001234X. Leave it empty if you have none.',
    }),
  },
  freight: {
    section: 'abroad',
    label: 'Freight by zone and weight',
    cites:
      'Cart and checkout abroad. Countries without a line go by the two fees above, where the shipping page names them, or by quote. A parcel heavier than the last line goes by quote.',
    rule: freightTable(300),
  },
  packagingGrams: {
    section: 'abroad',
    label: 'Box and padding weigh',
    cites: 'Added to the net weight of the goods before the freight is looked up.',
    rule: count(0, 5000, 'grams'),
  },
  exchangeRates: {
    section: 'abroad',
    label: 'Exchange rates',
    cites:
      'Beside rupee prices abroad, as ‘about’, with their day, and in estimates of duty. Buyers always pay in rupees. The euro that the shop comes with stands in until you enter today’s rate.',
    rule: exchangeTable(60),
  },
  dutyRules: {
    section: 'abroad',
    label: 'Duty and tax on arrival',
    cites:
      'Cart and checkout abroad, as an estimate with its day and its source. Where you don’t know, write ? for duty and tax, and as the source what buyers should ask whom. Of a country without a line we say that we don’t know.',
    rule: dutyTable(200),
  },
  cashCeiling: {
    section: 'limits',
    label: 'Cash on delivery up to',
    cites: 'Checkout and the terms. Goods worth more are paid before they are packed.',
    rule: money(0, 1_000_000),
  },
  orderLines: {
    section: 'limits',
    label: 'Different products in one order',
    cites: 'Checkout, when there are more.',
    rule: count(1, 500, 'products'),
  },
  openOrders: {
    section: 'limits',
    label: 'Unpaid orders one person may have open',
    cites: 'Refused at checkout above it. One address may have twice as many, one internet connection four times.',
    rule: count(1, 100, 'orders'),
  },
  cancelledPerDay: {
    section: 'limits',
    label: 'Orders one person may cancel in a day',
    cites: 'Refused at checkout above it.',
    rule: count(1, 500, 'orders'),
  },
  supplyDays: {
    section: 'stock',
    label: 'A supplier takes',
    cites: 'The point of re-order of every product; the list of stock follows within ten minutes.',
    rule: count(1, 365, 'days'),
  },
  searchBots: {
    section: 'crawlers',
    label: 'Search engines',
    cites: 'robots.txt. Search engines asked to stay away soon stop listing the shop.',
    rule: choice(crawlerChoices),
  },
  trainingBots: {
    section: 'crawlers',
    label: 'Programs that collect text to train AI',
    cites:
      'robots.txt. It asks them to stay away, but can’t stop those that ignore it. Search engines aren’t affected.',
    rule: choice(crawlerChoices),
  },
  indexNowKey: {
    section: 'crawlers',
    label: 'IndexNow key',
    cites:
      'Bing and other search engines hear of each changed product within minutes. Make up 8 to 128 letters and digits. Empty it to stop.',
    rule: line(128, {
      test: (text) => text === '' || isIndexNowKey(text),
      sentence: 'Enter 8 to 128 letters, digits or dashes, or leave it empty.',
    }),
  },
};

export const settingKeys = Object.keys(settingFields) as readonly SettingKey[];

export const settingProblem = (key: SettingKey, value: unknown): string | null =>
  settingFields[key].rule.problem(value);
