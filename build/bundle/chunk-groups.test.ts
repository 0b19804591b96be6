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
    ['node_modules/zod/index.js', 'forms'],
    ['src/web/layout/page-layout.tsx', 'app'],
    ['src/web/components/product-card/product-card.tsx', 'app'],
    ['src/web/forms/validation.ts', 'forms'],
    ['src/web/workbench/builds/build-text.ts', 'builds'],
    ['src/contracts/accounts.ts', 'forms'],
  ])('put %s into %s', (path, name) => {
    expect(groupOf(path)).toBe(name);
  });

  it.each([
    ['the entry, which the page names', 'src/web/entry-client.tsx'],
    ['what only the home page shows', 'src/web/shop/home/hero.tsx'],
    ['lists in pages, which the home page has not', 'node_modules/@tanstack/react-query/build/useInfiniteQuery.js'],
    ['the look at what others have begun', 'node_modules/@tanstack/react-query/build/useMutationState.js'],
    ['what screens without schemas share', 'src/web/shop/cart/summary/cart-summary.tsx'],
  ])('leave %s where it is', (_what, path) => {
    expect(groupOf(path)).toBeNull();
  });
});
