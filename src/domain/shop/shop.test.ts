import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { isGstin } from './gstin.ts';
import { copyrightYears, shop } from './shop.ts';
import { postalAddress } from './shop-details.ts';

describe('the shop', () => {
  it('has a GSTIN of its own state, with its check digit', () => {
    expect(isGstin('27AAPFU0939F1ZV', '27')).toBe(true);
    expect(isGstin(defaultSettings.gstin, shop.address.gstStateCode)).toBe(true);
  });

  it('can be written to and called', () => {
    for (const email of [shop.email.support, shop.email.privacy, defaultSettings.grievanceEmail]) {
      expect(email).toMatch(/^[a-z]+@taar\.example$/);
    }
    expect(postalAddress(defaultSettings)).toBe(
      '14, 3rd Cross, Double Road, Indiranagar, Bengaluru 560038, Karnataka, India',
    );
  });

  it('has a grievance officer who answers in 48 hours and settles within a month', () => {
    expect(shop.grievanceOfficer.answersWithinHours).toBe(48);
    expect(shop.grievanceOfficer.settlesWithinMonths).toBe(1);
  });

  it('takes unopened kits back for 30 days', () => {
    expect(shop.returns.windowDays).toBe(30);
  });

  it('keeps 2024 in its copyright line', () => {
    expect(copyrightYears(2024)).toBe('2024');
    expect(copyrightYears(2026)).toBe('2024–2026');
  });
});
