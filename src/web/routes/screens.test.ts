import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buyPath } from '#domain/cart/buy-link.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { matchScreen, screens } from './screens.ts';

describe('the table of screens', () => {
  it('lists every screen once', () => {
    expect(screens.map((screen) => screen.path)).toEqual([
      '/',
      '/products',
      '/products/:id',
      '/products/:id/reviews',
      '/cart',
      '/buy/:lines',
      '/wish-list',
      '/checkout',
      '/orders/:id',
      '/orders/:id/problem',
      '/orders/:id/return',
      '/quote',
      '/quote/:number',
      '/track-order',
      '/guides',
      '/guides/:id',
      '/guides/videos/:id',
      '/contact',
      '/support',
      '/community',
      '/builds/:code',
      '/first-pedal',
      '/bench/*?',
      '/pedalboard',
      '/circuit',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/privacy',
      '/terms',
      '/shipping',
      '/auth',
      '/dashboard',
      '*',
    ]);
  });

  it.each(screens.map((screen) => screen.module))('%s is a file', (module) => {
    expect(existsSync(new URL(`../${module}`, import.meta.url))).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products/', '/products'],
    ['/products/fuzz-box', '/products/:id'],
    ['/products/fuzz-box/more', '*'],
    ['/cart', '/cart'],
    ['/checkout', '/checkout'],
    ['/orders/0198f1de-0000-7000-8000-000000000000', '/orders/:id'],
    ['/orders/0198f1de/return', '/orders/:id/return'],
    ['/orders/0198f1de/problem', '/orders/:id/problem'],
    ['/orders', '*'],
    ['/guides/soldering', '/guides/:id'],
    ['/guides/videos', '/guides/:id'],
    ['/guides/videos/first-build', '/guides/videos/:id'],
    ['/bench', '/bench/*?'],
    ['/bench/fuzz-box', '/bench/*?'],
    ['/bench/fuzz-box/build', '/bench/*?'],
    ['/benches', '*'],
    ['/privacy', '/privacy'],
    ['/privacy/', '/privacy'],
    ['/privacy/more', '*'],
    ['/nowhere', '*'],
    ['/%E0%A4%A', '*'],
  ])('%s shows the screen %s', (address, path) => {
    expect(matchScreen(address).screen.path).toBe(path);
  });

  it('has a screen for every address of the shop, and an address for every screen', () => {
    const ofIds = [...Object.values(paths), ...Object.values(mailedPaths)].map((path) =>
      typeof path === 'string' ? path : path('id' as never),
    );
    const addresses = [...ofIds, buyPath([{ product: 'fuzz-box', quantity: 1 }])!];
    const reached = addresses.map((address) => matchScreen(new URL(address, 'http://shop.test').pathname).screen.path);
    const named = screens.map((screen) => screen.path).filter((path) => path !== '*');
    expect([...new Set(reached)].toSorted()).toEqual(named.toSorted());
  });

  it('gives a screen what its address holds', () => {
    expect(matchScreen('/products/fuzz-box').params).toMatchObject({ id: 'fuzz-box' });
  });

  it('load gives false for a path without a screen', async () => {
    const { screen, params } = matchScreen('/nowhere');
    const search = new URLSearchParams();
    const { createQueryClient } = await import('../api/query-client.ts');
    expect(await screen.load({ params, search, queryClient: createQueryClient() })).toBe(false);
  });
});
