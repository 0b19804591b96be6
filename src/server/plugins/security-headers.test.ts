import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ inlineScripts: ['alert(1)'], development: false });
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

  it('lets only our own inline script run, by its hash', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('forbids frames, bases, plug-ins and foreign forms', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('form-action')).toBe("form-action 'self'");
  });
});
