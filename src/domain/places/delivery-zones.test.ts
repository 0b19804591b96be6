import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { zoneDays, zoneOf } from './delivery-zones.ts';

const zone = (zipCode: string, state = '') => zoneOf({ zipCode, state }, defaultSettings);

describe('the zone of a place in India', () => {
  it.each([
    ['560038', 'Karnataka', 'city'],
    ['560 038', '', 'city'],
    ['110001', 'Delhi', 'metro'],
    ['700001', 'West Bengal', 'metro'],
    ['577001', 'Karnataka', 'rest'],
    // Kochi, whose codes begin like those of Lakshadweep.
    ['682001', 'Kerala', 'rest'],
    ['682555', 'Lakshadweep', 'remote'],
    ['737101', 'Sikkim', 'remote'],
    ['734001', 'West Bengal', 'rest'],
    ['781001', 'Assam', 'remote'],
    ['791111', '', 'remote'],
    ['744101', '', 'remote'],
    // Army post.
    ['900056', '', 'rest'],
    ['', '', 'rest'],
    ['', 'Meghalaya', 'remote'],
  ])('%j in %j is %s', (zipCode, state, expected) => expect(zone(zipCode, state)).toBe(expected));

  it('is the slower one where PIN code and state disagree', () => {
    expect(zone('560038', 'Assam')).toBe('remote');
    expect(zone('781001', 'Karnataka')).toBe('remote');
  });

  it('follows the city of the settings', () => {
    expect(zoneOf({ zipCode: '560038', state: '' }, { ...defaultSettings, cityPins: '411' })).toBe('metro');
  });
});

describe('the days of a zone', () => {
  const stated = { fromDays: 2, toDays: 3 };

  it('are those stated, and never the same day where that is not what was bought', () => {
    expect(zoneDays('domestic-express', stated, 'rest', defaultSettings)).toEqual(stated);
    expect(zoneDays('domestic-express', stated, 'city', { ...defaultSettings, cityDaysFewer: 4 })).toEqual({
      fromDays: 1,
      toDays: 1,
    });
  });

  it('change nothing about same day, pickup and other countries', () => {
    const today = { fromDays: 0, toDays: 0 };
    expect(zoneDays('domestic-same-day', today, 'city', defaultSettings)).toBe(today);
    expect(zoneDays('pickup', today, 'remote', defaultSettings)).toBe(today);
    expect(zoneDays('international-standard', stated, 'remote', defaultSettings)).toBe(stated);
  });
});
