import { describe, expect, it } from 'vitest';
import { nextTab } from './tabs.tsx';

const tabs = ['orders', 'addresses', 'account'] as const;

describe('the keys of a row of tabs', () => {
  it.each([
    ['orders', 'ArrowRight', 'addresses'],
    ['addresses', 'ArrowLeft', 'orders'],
    ['account', 'ArrowRight', 'orders'],
    ['orders', 'ArrowLeft', 'account'],
    ['account', 'Home', 'orders'],
    ['orders', 'End', 'account'],
  ] as const)('lead from %s by %s to %s', (selected, key, expected) => {
    expect(nextTab(tabs, selected, key)).toBe(expected);
  });

  it('leave every other key to the browser', () => {
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'a', 'toString']) expect(nextTab(tabs, 'orders', key)).toBeNull();
  });
});
