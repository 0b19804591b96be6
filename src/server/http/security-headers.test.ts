import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ inlineScripts: ['alert(1)'], development: false, videoEmbeds: {} });
  const directive = (name: string, from = policy) => from.split('; ').find((part) => part.startsWith(`${name} `));

  it('lets only our own inline script run, by its hash', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('lets exactly the hosts of published videos show a frame, and none without one', () => {
    const videoEmbeds = {
      a: { url: 'https://films.example/embed/1?start=0' },
      b: { url: 'https://films.example/embed/2' },
      c: { url: 'https://other.example/x' },
      d: null,
    };
    const withVideos = contentSecurityPolicy({ inlineScripts: [], development: false, videoEmbeds });
    expect(directive('frame-src', withVideos)).toBe('frame-src https://films.example https://other.example');
    expect(directive('frame-src')).toBeUndefined();
    expect(directive('default-src')).toBe("default-src 'self'");
  });

  it('forbids frames, bases, plug-ins and foreign forms', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('form-action')).toBe("form-action 'self'");
  });
});

describe('securityHeaders', () => {
  const policyOf = async (url: string, gatewayScript: boolean) => {
    const app = Fastify();
    securityHeaders(app, {
      inlineScripts: [],
      development: false,
      https: () => false,
      publicUrl: () => 'http://shop.test',
      videoEmbeds: {},
      gatewayScript,
    });
    app.get('/*', () => 'page');
    const { headers } = await app.inject(url);
    return {
      policy: String(headers['content-security-policy']),
      opener: headers['cross-origin-opener-policy'],
      permissions: String(headers['permissions-policy']),
    };
  };

  it.each([true, false])(
    'lets the page of an own circuit and the worker of the finder’s sounds compile WebAssembly, and nothing else',
    async (gatewayScript) => {
      const { policy: usual } = await policyOf('/', false);
      for (const url of ['/circuit', '/circuit/', '/circuit?a=1'])
        expect((await policyOf(url, gatewayScript)).policy).toBe(
          usual.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
        );
      const others = [
        '/',
        '/circuits',
        '/circuit/x',
        '/x/circuit',
        '/x?/circuit',
        '/pedalboard',
        '/products',
        '/checkout',
        '/api/circuit',
        '/bench/fuzz-box/faults',
        '/assets/render.worker-Bx_9-a.js',
        '/bench/fault-sounds.worker-a.js',
      ];
      expect((await policyOf('/assets/fault-sounds.worker-Bx_9-a.js', gatewayScript)).policy).toContain(
        "'wasm-unsafe-eval'",
      );
      for (const url of others) expect((await policyOf(url, gatewayScript)).policy).not.toContain('unsafe-eval');
    },
  );

  it.each(['/', '/products/fuzz-box', '/checkout'])(
    'lets a guitar be plugged in on %s by the shop alone',
    async (url) => {
      for (const gatewayScript of [true, false]) {
        expect((await policyOf(url, gatewayScript)).permissions).toContain('microphone=(self),');
      }
    },
  );

  it.each(['/checkout', '/checkout?a=1', '/orders/PK-1042', '/orders/PK-1042?token=1'])(
    "lets the gateway's checkout in on %s when there are keys, and only then",
    async (url) => {
      const { policy, opener } = await policyOf(url, true);
      expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;");
      expect(policy).toContain("frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com;");
      expect(policy).toContain("connect-src 'self' https://api.razorpay.com");
      expect(policy).toMatch(/form-action 'self' https:\/\/api\.razorpay\.com$/);
      expect(opener).toBe('same-origin-allow-popups');
      const without = await policyOf(url, false);
      expect(without.policy).not.toContain('razorpay');
      expect(without.opener).toBe('same-origin');
    },
  );

  it.each([
    '/',
    '/cart',
    '/checkout-help',
    '/orders',
    '/orders/',
    '/x/checkout',
    '/x?/checkout',
    '/api/orders/1',
    '/orders/1/x',
  ])('keeps it out of %s', async (url) => {
    const { policy, opener } = await policyOf(url, true);
    expect(policy).not.toContain('razorpay');
    expect(opener).toBe('same-origin');
  });
});
