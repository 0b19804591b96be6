import { describe, expect, it } from 'vitest';
import { resolvePaymentSettings } from './payment-settings.ts';
import { paymentViews } from './payment-views.ts';

const keys = { keyId: 'rzp', keySecret: 's', webhookSecrets: ['w'], apiUrl: 'https://api.razorpay.com' };
const settings = { host: '127.0.0.1', publicUrl: null, razorpay: null, upiVpa: null };
const gatewayOf = (changes: object) => resolvePaymentSettings({ ...settings, ...changes }).gateway;

describe('paymentSettings', () => {
  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('offers the test gateway on %s', (host) => {
    expect(gatewayOf({ host })).toBe('test');
    expect(gatewayOf({ host, publicUrl: 'http://localhost:3000' })).toBe('test');
  });

  it.each(['0.0.0.0', '::', '192.168.0.2', 'shop.example', '127.0.0.1.example', 'localhost.example'])(
    'offers none on %s',
    (host) => {
      expect(gatewayOf({ host })).toBeNull();
    },
  );

  it('offers no test gateway behind a public URL', () => {
    expect(gatewayOf({ publicUrl: 'https://shop.example' })).toBeNull();
  });

  it('uses the real one wherever it has its keys', () => {
    expect(gatewayOf({ razorpay: keys })).toBe(keys);
    expect(gatewayOf({ razorpay: keys, host: '0.0.0.0', publicUrl: 'https://shop.example' })).toBe(keys);
    expect(paymentViews({ gateway: keys, upiVpa: null })).toMatchObject({
      options: { gateway: true, upi: false },
      testGateway: false,
    });
    expect(paymentViews({ gateway: 'test', upiVpa: null })).toMatchObject({
      options: { gateway: true },
      testGateway: true,
    });
  });
});
