import { describe, expect, it } from 'vitest';
import { initialTheme, oppositeTheme } from './theme.ts';
import { themeScript } from './theme-script.ts';

const cases = ['light', 'dark', null, '', 'blue', 'Dark'].flatMap((stored) =>
  [true, false].map((prefersDark) => ({ stored, prefersDark })),
);

/** Runs the head's script against a page, a storage and a system that say what the case says. */
function runScript(storage: { getItem: (key: string) => string | null }, prefersDark: boolean): string | undefined {
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  const matchMedia = (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark });
  // oxlint-disable-next-line no-new-func -- The script is a string in the page, and this is how a page runs it.
  new Function('document', 'localStorage', 'matchMedia', themeScript)(document, storage, matchMedia);
  return document.documentElement.dataset.theme;
}

describe('the initial theme', () => {
  it('is the stored choice, whatever the system prefers', () => {
    expect(initialTheme('light', true)).toBe('light');
    expect(initialTheme('dark', false)).toBe('dark');
  });

  it('follows the system when nothing usable is stored', () => {
    expect(initialTheme(null, true)).toBe('dark');
    expect(initialTheme(null, false)).toBe('light');
    expect(initialTheme('blue', true)).toBe('dark');
  });

  it.each(cases)('is the same in the script of the head: stored $stored, system dark $prefersDark', (given) => {
    const storage = { getItem: (key: string) => (key === 'theme' ? given.stored : null) };
    expect(runScript(storage, given.prefersDark)).toBe(initialTheme(given.stored, given.prefersDark));
  });

  it('follows the system when the storage refuses to answer', () => {
    const storage = {
      getItem: (): string => {
        throw new Error('denied');
      },
    };
    expect(runScript(storage, true)).toBe('dark');
  });
});

describe('the opposite theme', () => {
  it('is the other one', () => {
    expect(oppositeTheme('dark')).toBe('light');
    expect(oppositeTheme('light')).toBe('dark');
  });
});
