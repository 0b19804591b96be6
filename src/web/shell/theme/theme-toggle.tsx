import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { moon, sun } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { oppositeTheme, initialTheme, isTheme, themeKey, type Theme } from './theme.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './theme-toggle.module.css';
import { useSyncExternalStore } from 'react';

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

function chooseTheme(theme: Theme): void {
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
const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');

/** Both icons are in the page and the style sheet shows the right one, so that it is right before the script runs. */
export function ThemeToggle() {
  const next = oppositeTheme(useTheme());
  return (
    <IconButton
      className={visibility.needsScript}
      label={`Switch to ${next} theme`}
      onClick={() => chooseTheme(next)}
      data-press="theme"
    >
      <Icon shape={moon} className={styles.moon} />
      <Icon shape={sun} className={styles.sun} />
    </IconButton>
  );
}

/** The same choice with words, for the mobile menu. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Switch
      className={visibility.needsScript}
      label="Dark theme"
      checked={theme === 'dark'}
      onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
    />
  );
}
