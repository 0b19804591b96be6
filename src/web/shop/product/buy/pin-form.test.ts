import { describe, expect, it } from 'vitest';
import { deliveryDates } from '#domain/orders/delivery-dates.ts';
import { rupees } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { deliveryEstimate, shippingTerms } from './pin-form.tsx';

// A Sunday.
const now = new Date('2026-11-15T08:00:00Z');

describe('the delivery estimate of a PIN code', () => {
  it('names the place and the days that checkout would give', () => {
    expect(deliveryDates('domestic-standard', 'india', now, defaultSettings)).toEqual({
      from: '2026-11-24',
      to: '2026-11-27',
    });
    expect(deliveryEstimate('577001', now, defaultSettings)).toEqual({
      place: 'Karnataka',
      dates: 'Tue\u00a024 – Fri\u00a027\u00a0Nov',
    });
    expect(deliveryEstimate('560003', now, defaultSettings)).toEqual({
      place: 'Bengaluru',
      dates: 'Fri\u00a020 – Wed\u00a025\u00a0Nov',
    });
    expect(deliveryEstimate('791111', now, defaultSettings)).toEqual({
      place: 'Arunachal Pradesh',
      dates: 'Fri\u00a027\u00a0Nov – Wed\u00a02\u00a0Dec',
    });
  });

  it('says both months where there are two', () => {
    const { dates } = deliveryEstimate('577001', new Date('2026-11-20T08:00:00Z'), defaultSettings) as {
      dates: string;
    };
    expect(dates).toBe('Mon\u00a030\u00a0Nov – Thu\u00a03\u00a0Dec');
  });

  it.each(['', '56000', '056003', 'Bengaluru', '5600031'])('refuses %j in a sentence', (pin) => {
    expect(deliveryEstimate(pin, now, defaultSettings)).toEqual({
      error: 'Enter a PIN code of six digits, like 560003.',
    });
  });

  it('says when no such codes exist', () => {
    expect(deliveryEstimate('990001', now, defaultSettings)).toEqual({
      error: 'We can’t find 990001. Check the first three digits.',
    });
  });

  it('comes with the price of shipping', () => {
    expect(shippingTerms(defaultSettings)).toBe('Standard ₹799, free from ₹6,200');
    const letters = { ...defaultSettings, letterFee: rupees(60), letterCeiling: rupees(700) };
    expect(shippingTerms(letters)).toBe('Standard ₹799 (₹60 for goods up to ₹700), free from ₹6,200');
    expect(shippingTerms({ ...defaultSettings, standardFee: rupees(0) })).toBe('Standard delivery is free');
  });
});
