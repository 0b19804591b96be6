import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ inlineScripts: ['alert(1)'], development: false, films: {} });
  const directive = (name: string, from = policy) => from.split('; ').find((part) => part.startsWith(`${name} `));

  it('lets only our own inline script run, by its hash', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('lets exactly the hosts of published films show a frame, and none without one', () => {
    const films = {
      a: { url: 'https://films.example/embed/1?start=0' },
      b: { url: 'https://films.example/embed/2' },
      c: { url: 'https://other.example/x' },
      d: null,
    };
    const withFilms = contentSecurityPolicy({ inlineScripts: [], development: false, films });
    expect(directive('frame-src', withFilms)).toBe('frame-src https://films.example https://other.example');
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
