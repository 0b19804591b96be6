import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser.ts';

describe('the browser for the journeys', () => {
  it('is the one that CHROMIUM_PATH names, when it exists', () => {
    const env = { CHROMIUM_PATH: '/opt/browser', PATH: '/usr/bin' };
    expect(findBrowser(env, () => true)).toBe('/opt/browser');
    expect(findBrowser(env, (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });

  it('is found as Chrome on Linux and on macOS', () => {
    expect(findBrowser({ PATH: '/bin:/usr/bin' }, (path) => path === '/usr/bin/google-chrome')).toBe(
      '/usr/bin/google-chrome',
    );
    expect(findBrowser({ PATH: '/bin' }, (path) => path.startsWith('/Applications/Google'))).toContain('Google Chrome');
  });

  it('is null on a machine without one', () => {
    expect(findBrowser({ PATH: '/usr/bin' }, () => false)).toBeNull();
  });
});
