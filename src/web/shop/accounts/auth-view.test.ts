import { describe, expect, it } from 'vitest';
import { authPath, readAuthView } from './auth-view.ts';

describe('the view of the sign-in screen', () => {
  it('is read from ?tab=, and defaults to sign-in', () => {
    expect(readAuthView('')).toBe('sign-in');
    expect(readAuthView('tab=sign-up&next=/cart')).toBe('sign-up');
    expect(readAuthView('tab=forgot-password')).toBe('forgot-password');
    expect(readAuthView('tab=nonsense')).toBe('sign-in');
  });

  it('keeps ?next= when the tab changes', () => {
    expect(authPath('sign-up', 'next=%2Fcart')).toBe('/auth?next=%2Fcart&tab=sign-up');
    expect(authPath('sign-in', 'next=%2Fcart&tab=sign-up')).toBe('/auth?next=%2Fcart');
    expect(authPath('sign-in', 'tab=sign-up')).toBe('/auth');
  });
});
