import { describe, expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { defaultSettings } from './defaults.ts';
import { settingKeys, settingProblem } from './fields.ts';
import type { SettingKey } from './settings.ts';

describe('the settings', () => {
  it('have defaults that may be, every one of them', () => {
    expect(Object.keys(defaultSettings).toSorted()).toEqual([...settingKeys].toSorted());
    expect(settingKeys.filter((key) => settingProblem(key, defaultSettings[key]) !== null)).toEqual([]);
  });

  it.each<[SettingKey, unknown, string | null]>([
    ['standardFee', 0, null],
    ['standardFee', rupees(10_000), null],
    ['standardFee', rupees(10_000) + 1, 'Enter an amount from ₹0 to ₹10,000.'],
    ['standardFee', -1, 'Enter an amount from ₹0 to ₹10,000.'],
    ['standardFee', 1.5, 'Enter an amount from ₹0 to ₹10,000.'],
    ['standardFee', null, 'Enter an amount from ₹0 to ₹10,000.'],
    ['letterCeiling', 0, null],
    ['letterCeiling', rupees(100_001), 'Enter an amount from ₹0 to ₹1,00,000.'],
    ['gstin', '29AAACT0000A1ZB', null],
    ['gstin', '29AAACT0000A1ZC', 'Enter the 15 characters of a GSTIN of Karnataka, like 29AAACT0000A1ZB.'],
    ['gstin', '27AAPFU0939F1ZV', 'Enter the 15 characters of a GSTIN of Karnataka, like 29AAACT0000A1ZB.'],
    ['legalName', '', 'Enter one line of at most 120 characters.'],
    ['legalName', 'two\nlines', 'Enter one line of at most 120 characters.'],
    ['legalName', 'x'.repeat(121), 'Enter one line of at most 120 characters.'],
    ['legalName', 'तार Effects & Sons', null],
    ['pinCode', '056003', 'Enter a PIN code of six digits, like 560003.'],
    ['phone', 'call us', 'Enter a phone number of digits, like +91 80 0123 4567.'],
    ['grievanceEmail', 'officer@example.com\r\nBcc: x@example.com', 'Enter an email address, like help@example.com.'],
    ['grievanceEmail', 'officer@example.com', null],
    ['cutOffHour', 0, 'Enter a whole number from 1 to 23.'],
    ['supplyDays', 366, 'Enter a whole number from 1 to 365.'],
    ['sundayHours', null, null],
    ['sundayHours', { opensHour: 0, closesHour: 24 }, null],
    ['sundayHours', { opensHour: 9, closesHour: 9 }, 'Closing comes after opening.'],
    ['sundayHours', { opensHour: 9, closesHour: 25 }, 'Closing comes after opening.'],
    ['holidays', [{ day: '2026-12-25', name: 'Christmas' }], null],
    ['holidays', [{ day: '2027-02-29', name: 'No day' }], 'Choose a day for each holiday.'],
    ['holidays', [{ day: '2026-12-25', name: ' ' }], 'Give each holiday a name.'],
    ['holidays', ['2026-12-26', '2026-12-25'].map((day) => ({ day, name: 'x' })), 'The days must be in their order.'],
    ['holidays', ['2026-12-25', '2026-12-25'].map((day) => ({ day, name: 'x' })), 'A day is there twice.'],
    ['holidays', {}, 'Holidays are a list of days.'],
    ['cityPins', '560', null],
    ['cityPins', '560, 562110', null],
    ['cityPins', '', 'Enter the first 3 to 6 digits, with commas between: 560, 562.'],
    ['cityPins', '5', 'Enter the first 3 to 6 digits, with commas between: 560, 562.'],
    ['cityPins', '560,', 'Enter the first 3 to 6 digits, with commas between: 560, 562.'],
    ['cityPins', 'Bengaluru', 'Enter the first 3 to 6 digits, with commas between: 560, 562.'],
    ['bankAccountHolder', '', null],
    ['bankAccountNumber', '', null],
    ['bankAccountNumber', '000000123456', null],
    ['bankAccountNumber', '0000 0012 3456', 'Enter an account number of 9 to 18 digits, without spaces.'],
    ['bankIfsc', '', null],
    ['bankIfsc', 'SAMP0000001', null],
    [
      'bankIfsc',
      'SAMP1000001',
      'Enter the 11 characters of an IFSC, like SAMP0000001: four letters, a zero, six more.',
    ],
    ['upiCeiling', 0, 'Enter an amount from ₹1 to ₹10,00,000.'],
    ['remoteDaysMore', 31, 'Enter a whole number from 0 to 30.'],
    ['freeShippingThreshold', 99, 'Enter an amount from ₹1 to ₹10,00,000.'],
  ])('%s may be %j: %s', (key, value, problem) => {
    expect(settingProblem(key, value)).toBe(problem);
  });
});
