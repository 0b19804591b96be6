import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';
import { chunkGroups } from './chunk-groups.ts';

const groups = chunkGroups();

/** The group of highest priority that claims a file, as the bundler asks them. */
const groupOf = (path: string): string | null =>
  groups.toSorted((a, b) => b.priority - a.priority).find(({ test }) => test(join(root, path)))?.name ?? null;

describe('the chunks of the bundle', () => {
  it.each([
    ['node_modules/react-dom/client.js', 'vendor'],
    ['node_modules/zod/index.js', 'schemas'],
    ['src/web/entry-client.tsx', 'app'],
    ['src/web/layout/page-layout.tsx', 'app'],
    ['src/web/components/product-card/product-card.tsx', 'app'],
  ])('put %s into %s', (path, name) => {
    expect(groupOf(path)).toBe(name);
  });

  it('put what several screens share into a few of their own', () => {
    const shared = [
      'src/web/ui/quantity-stepper/quantity-stepper.tsx',
      'src/web/forms/validation.ts',
      'src/web/workbench/builds/build-text.ts',
      'src/domain/time.ts',
    ];
    for (const path of shared) expect(groupOf(path), path).toMatch(/^shared-/);
    expect(groups.filter(({ name }) => name.startsWith('shared-')).length).toBeLessThan(26);
  });

  it.each([
    ['what only the home page shows', 'src/web/shop/home/hero.tsx'],
    ['schemas, which are fetched with what they import, in its order', 'src/contracts/orders.ts'],
    ['what only the cart shows', 'src/web/shop/cart/summary/cart-summary.tsx'],
    ['the look at what others have begun', 'node_modules/@tanstack/react-query/build/useMutationState.js'],
  ])('leave %s where it is', (_what, path) => {
    expect(groupOf(path)).toBeNull();
  });
});
