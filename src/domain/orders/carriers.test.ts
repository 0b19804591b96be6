import { describe, expect, it } from 'vitest';
import { carrierName, carriers, cleanTrackingNumber, trackingUrl } from './carriers.ts';

describe('the carriers', () => {
  it('have each an id of its own and a link that takes the number of a parcel as it is', () => {
    expect(new Set(carriers.map(({ id }) => id)).size).toBe(carriers.length);
    for (const { id, link } of carriers) {
      if (link === null) continue;
      expect(new URL(link.replace('#', '1')).protocol, id).toBe('https:');
      expect(trackingUrl({ carrier: id, trackingNumber: 'A/1&b' })).toContain('A%2F1%26b');
    }
  });

  it('lead nowhere without a number, and where nobody knows a page', () => {
    expect(trackingUrl({ carrier: 'delhivery', trackingNumber: null })).toBeNull();
    for (const carrier of ['india-post', 'dtdc', 'xpressbees'])
      expect(trackingUrl({ carrier, trackingNumber: 'EE1IN' })).toBeNull();
    expect(trackingUrl({ carrier: 'My cousin', trackingNumber: '1' })).toBeNull();
    expect([carrierName('dtdc'), carrierName('My cousin')]).toEqual(['DTDC', 'My cousin']);
  });

  it('take numbers however they were grouped', () => {
    expect(cleanTrackingNumber(' 1490 8123\t5567 ')).toBe('149081235567');
    expect(cleanTrackingNumber('ee 123.456 in')).toBe('EE123456IN');
  });
});
