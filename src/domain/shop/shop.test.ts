import { describe, expect, it } from 'vitest';
import { clockHour, copyrightYears, postalAddress, shop, supportHours } from './shop.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function gstinCheckDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

describe('the shop', () => {
  it('has a GSTIN of the right shape, of its own state, with its check digit', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(shop.gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
    expect(shop.gstin.slice(0, 2)).toBe(shop.address.gstStateCode);
    expect(shop.gstin.at(-1)).toBe(gstinCheckDigit(shop.gstin.slice(0, 14)));
  });

  it('can be written to and called', () => {
    for (const email of [shop.email.support, shop.email.privacy, shop.grievanceOfficer.email]) {
      expect(email).toMatch(/^[a-z]+@taar\.example$/);
    }
    for (const phone of [shop.phone, shop.grievanceOfficer.phone]) expect(phone).toMatch(/^\+91( \d+)+$/);
    expect(shop.address.pinCode).toMatch(/^[1-9]\d{5}$/);
    expect(postalAddress()).toBe('14, 3rd Cross, Double Road, Indiranagar, Bengaluru 560038, Karnataka, India');
  });

  it('has a grievance officer who answers in 48 hours and settles within a month', () => {
    expect(shop.grievanceOfficer.answersWithinHours).toBe(48);
    expect(shop.grievanceOfficer.settlesWithinMonths).toBe(1);
  });

  it('keeps the specified support hours', () => {
    expect(supportHours()).toBe('Mon-Fri 9-5 PST, Sat 10-2, Sun closed');
  });

  it('says for each day of the week once whether it is open', () => {
    expect(shop.support.hours.flatMap((days) => days.weekdays)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: shop.support.timeZone })).not.toThrow();
  });

  it('takes unopened kits back for 30 days', () => {
    expect(shop.returns.windowDays).toBe(30);
  });

  it('keeps 2024 in its copyright line', () => {
    expect(copyrightYears(2024)).toBe('2024');
    expect(copyrightYears(2026)).toBe('2024–2026');
  });
});

describe('clockHour', () => {
  it.each([
    [0, '12 AM'],
    [9, '9 AM'],
    [12, '12 PM'],
    [14, '2 PM'],
  ])('says hour %i as %s', (hour, words) => {
    expect(clockHour(hour)).toBe(words);
  });
});
