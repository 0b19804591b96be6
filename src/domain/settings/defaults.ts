import { defaultDutyRules } from '../customs/duty-defaults.ts';
import { rupees } from '../money/money.ts';
import type { Settings } from './settings.ts';

/**
 * How the shop comes. What the owner changes is kept in the database; everything else is as it stands here.
 * Names, address, telephone numbers and GSTIN are stand-ins, which cannot be anyone else's by accident: no Bengaluru
 * number starts with 0, and no tax account is ever numbered 0000.
 */
export const defaultSettings: Settings = {
  legalName: 'taar Effects Private Limited',
  gstin: '29AAACT0000A1ZB',
  street: '14, 3rd Cross, Double Road, Indiranagar',
  city: 'Bengaluru',
  pinCode: '560038',
  phone: '+91 80 0123 4567',
  grievanceName: 'Kavya Raghunath',
  grievanceEmail: 'grievance@taar.example',
  grievancePhone: '+91 80 0123 4568',
  weekdayHours: { opensHour: 9, closesHour: 17 },
  saturdayHours: { opensHour: 10, closesHour: 14 },
  sundayHours: null,
  holidays: [],
  cutOffHour: 14,
  standardFee: rupees(799),
  letterFee: rupees(99),
  letterCeiling: rupees(0),
  expressFee: rupees(1599),
  sameDayFee: rupees(2075),
  abroadStandardFee: rupees(3299),
  abroadExpressFee: rupees(2904),
  freeShippingThreshold: rupees(6200),
  cityPins: '560',
  cityDaysFewer: 2,
  metroDaysFewer: 1,
  remoteDaysMore: 3,
  cashCeiling: rupees(25_000),
  openOrders: 5,
  cancelledPerDay: 20,
  orderLines: 100,
  supplyDays: 21,
  bankAccountHolder: '',
  bankAccountNumber: '',
  bankIfsc: '',
  bankName: '',
  transferTolerance: rupees(50),
  upiCeiling: rupees(100_000),
  exportTax: 'lut',
  lutNumber: '',
  freight: [],
  packagingGrams: 150,
  exchangeRates: [{ currency: 'EUR', hundredthPaise: 1_012_000, day: '2026-11-16' }],
  dutyRules: defaultDutyRules,
  searchBots: 'welcome',
  trainingBots: 'welcome',
  indexNowKey: '',
};
