import { useSyncExternalStore } from 'react';
import { initialTheme, isTheme, themeKey, type Theme } from './theme.ts';

const systemQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Storage may be refused, in a private window for instance. The theme then lasts as long as the page. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The choice is still shown; it only cannot be kept.
  }
  show(theme);
}

function currentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return isTheme(shown) ? shown : initialTheme(storedTheme(), matchMedia(systemQuery).matches);
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(systemQuery);
  const followSystem = (): void => {
    if (!isTheme(storedTheme())) show(system.matches ? 'dark' : 'light');
  };
  const followOtherTab = (event: StorageEvent): void => {
    if (event.key === themeKey || event.key === null) show(initialTheme(storedTheme(), system.matches));
  };
  listeners.add(listener);
  system.addEventListener('change', followSystem);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', followSystem);
    removeEventListener('storage', followOtherTab);
  };
}

/** The server cannot know the theme: it renders for day, and the browser corrects the words after hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
