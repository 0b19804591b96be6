import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import {
  businessDaysText,
  deliveryDays,
  deliveryMethods,
  processingDays,
  sameDayCutOff,
  shippingMethods,
  shippingRegions,
} from './shipping.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { listedFee, shippingFee } from '../pricing/shipping-fees.ts';

describe('shipping fees', () => {
  it('are those of the specification', () => {
    const fees = shippingMethods.map((method) => [method, listedFee(method, defaultSettings)]);
    expect(Object.fromEntries(fees)).toEqual({
      'domestic-standard': 79900,
      'domestic-express': 159900,
      'domestic-same-day': 207500,
      'international-standard': 329900,
      'international-express': 290400,
      pickup: 0,
    });
    expect(defaultSettings.freeShippingThreshold).toBe(620000);
  });

  it.each([
    ['nothing', 0, 79900],
    ['one paisa below the threshold', 619999, 79900],
    ['exactly the threshold', 620000, 0],
    ['one paisa above the threshold', 620001, 0],
  ])('charge domestic standard for %s as specified', (_words, subtotal, fee) => {
    expect(shippingFee('domestic-standard', toPaise(subtotal), defaultSettings)).toBe(fee);
  });

  it('stay charged above the threshold for every other service', () => {
    for (const method of shippingMethods.filter((each) => each !== 'domestic-standard')) {
      expect(shippingFee(method, rupees(100_000), defaultSettings)).toBe(listedFee(method, defaultSettings));
    }
  });
});

describe('delivery', () => {
  it('takes the specified business days', () => {
    const text = (method: (typeof shippingMethods)[number], region: (typeof shippingRegions)[number]) =>
      businessDaysText(deliveryDays(method, region)!);
    expect(text('domestic-standard', 'india')).toBe('5-7 business days');
    expect(text('domestic-express', 'india')).toBe('2-3 business days');
    expect(text('domestic-same-day', 'india')).toBe('Same day');
    expect(text('pickup', 'rest-of-world')).toBe('Same day');
    expect(text('international-standard', 'canada')).toBe('7-14 business days');
    expect(text('international-express', 'europe-uk')).toBe('10-21 business days');
    expect(text('international-standard', 'australia-asia')).toBe('14-28 business days');
    expect(text('international-standard', 'rest-of-world')).toBe('21-35 business days');
  });

  it('sends domestic services inside India only, and international ones outside only', () => {
    for (const region of shippingRegions) {
      expect(deliveryDays('domestic-standard', region) !== null).toBe(region === 'india');
      expect(deliveryDays('international-standard', region) !== null).toBe(region !== 'india');
    }
  });

  it('offers only services that have a time, and none to the rest of the world', () => {
    for (const region of shippingRegions) {
      for (const method of deliveryMethods(region)) expect(deliveryDays(method, region)).not.toBeNull();
    }
    expect(deliveryMethods('rest-of-world')).toEqual([]);
    expect(deliveryMethods('canada')).toEqual(['international-standard', 'international-express']);
    expect(deliveryMethods('india')).toHaveLength(3);
  });

  it('is preceded by processing, and by a cut-off for leaving the same day', () => {
    expect(businessDaysText(processingDays.usual)).toBe('1-2 business days');
    expect(businessDaysText(processingDays.busy)).toBe('3-4 business days');
    expect(defaultSettings.cutOffHour).toBe(14);
    expect(sameDayCutOff).toMatchObject({ weekdays: [1, 2, 3, 4, 5], timeZoneName: 'PST' });
  });
});
