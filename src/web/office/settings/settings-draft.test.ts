import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { changedKeys, changeInWords, draftOf, isDefault, problemsOf, valueOf, valuesOf } from './settings-draft.ts';

const draft = draftOf(defaultSettings);

describe('what is typed in the settings', () => {
  it('is nothing new until it means something else', () => {
    expect(changedKeys(defaultSettings, draft)).toEqual([]);
    expect(changedKeys(defaultSettings, { ...draft, standardFee: ' ₹799.00 ', supplyDays: '021' })).toEqual([]);
  });

  it('is sent as values, and only what changed', () => {
    const edited = { ...draft, standardFee: '1,450.5', supplyDays: '14', sundayHours: null };
    const keys = changedKeys(defaultSettings, edited);
    expect(valuesOf(edited, keys)).toEqual({ standardFee: 145_050, supplyDays: 14 });
    expect(keys.map((key) => changeInWords(key, defaultSettings, edited))).toEqual([
      'Standard, India from ₹799 to ₹1,450.50',
      'A supplier takes from 21 days to 14 days',
    ]);
  });

  it.each(['', 'free', '-1', '1.234', '99999999'])('%j is no fee, and gets a sentence', (typed) => {
    expect(problemsOf({ ...draft, standardFee: typed })).toEqual({
      standardFee: 'Enter an amount from ₹0 to ₹10,000.',
    });
  });

  it('can go back to the default', () => {
    expect(isDefault('standardFee', { ...draft, standardFee: '799' }, defaultSettings)).toBe(true);
    expect(isDefault('holidays', { ...draft, holidays: [{ day: '2026-12-25', name: 'x' }] }, defaultSettings)).toBe(
      false,
    );
    expect(valueOf('cutOffHour', '9')).toBe(9);
  });
});
