export type Theme = 'light' | 'dark';

/** The key of the choice in the visitor's own storage. */
export const themeKey = 'theme';

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The visitor's choice if there is one, otherwise what their system prefers. */
export function initialTheme(stored: string | null, prefersDark: boolean): Theme {
  if (isTheme(stored)) return stored;
  return prefersDark ? 'dark' : 'light';
}

export const oppositeTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');
