import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchScreen, screens } from './router.ts';

describe('the table of screens', () => {
  it('lists every screen once', () => {
    expect(screens.map((screen) => screen.path)).toEqual([
      '/',
      '/privacy',
      '/terms',
      '/shipping',
      '/auth',
      '/dashboard',
      '*',
    ]);
  });

  it.each(screens.map((screen) => screen.module))('%s is a file', (module) => {
    expect(existsSync(new URL(module, import.meta.url))).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/privacy', '/privacy'],
    ['/privacy/', '/privacy'],
    ['/privacy/more', '*'],
    ['/nowhere', '*'],
    ['/%E0%A4%A', '*'],
  ])('%s shows the screen %s', (address, path) => {
    expect(matchScreen(address).screen.path).toBe(path);
  });
});
